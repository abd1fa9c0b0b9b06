// The rules of the Cabo family in reading order. The settings of a table decide which lines its
// page has, so that house rules get a page of their own, exact to the last line.
import type { Passage } from "../../../guide/paragraphs";
import type { PictureName } from "./pictures";
import { all, has, is, not, size, type Settings } from "../../../guide/settings";

const isCabo = not(is("deck", "french"));
const isFrench = is("deck", "french");
const endsWithPile = is("empty_pile", "end-round");
const isDutch = is("scoring", "dutch");
const isNearest = is("first_look", "nearest");

function ends(settings: Settings): number {
  return ["limit", "rounds", "minutes"].filter((option) => size(settings, option) > 0).length;
}

export const PASSAGES: readonly Passage<PictureName>[] = [
  { id: "goal", key: "guide-cabo-goal", lines: ["guide-cabo-goal.text"] },
  {
    id: "cards",
    key: "guide-cabo-cards",
    lines: [
      ["guide-cabo-cards.cabo", isCabo],
      ["guide-cabo-cards.french", isFrench],
    ],
  },
  {
    id: "kings",
    key: "guide-cabo-kings",
    lines: [["guide-cabo-kings.text", isFrench]],
    picture: "kings",
  },
  {
    id: "jokers",
    key: "guide-cabo-jokers",
    lines: [["guide-cabo-jokers.text", has("jokers")]],
  },
  {
    id: "deal",
    key: "guide-cabo-deal",
    lines: [
      "guide-cabo-deal.text",
      "guide-cabo-deal.places",
      ["guide-cabo-deal.winner", is("starter", "winner")],
      ["guide-cabo-deal.youngest", is("starter", "youngest")],
    ],
  },
  {
    id: "first-look",
    key: "guide-cabo-first-look",
    lines: [
      ["guide-cabo-first-look.choice", all(has("looks"), not(isNearest))],
      ["guide-cabo-first-look.nearest", all(has("looks"), isNearest)],
      ["guide-cabo-first-look.none", not(has("looks"))],
      "guide-cabo-first-look.after",
    ],
    picture: (settings) => {
      if (!has("looks")(settings)) return null;
      return isNearest(settings) ? "square" : "layout";
    },
  },
  { id: "turn", key: "guide-cabo-turn", lines: ["guide-cabo-turn.text"] },
  {
    id: "draw",
    key: "guide-cabo-draw",
    lines: ["guide-cabo-draw.text", "guide-cabo-draw.action"],
    picture: "replace",
  },
  { id: "take", key: "guide-cabo-take", lines: ["guide-cabo-take.text"] },
  {
    id: "actions",
    key: "guide-cabo-actions",
    lines: [
      ["guide-cabo-actions.cabo", isCabo],
      ["guide-cabo-actions.french", isFrench],
      "guide-cabo-actions.optional",
    ],
    picture: "powers",
  },
  { id: "peek", key: "guide-cabo-peek", lines: ["guide-cabo-peek.text"], picture: "peek" },
  { id: "spy", key: "guide-cabo-spy", lines: ["guide-cabo-spy.text"], picture: "spy" },
  {
    id: "swap",
    key: "guide-cabo-swap",
    lines: ["guide-cabo-swap.text", ["guide-cabo-swap.free", has("free_swap")]],
    picture: "swap",
  },
  {
    id: "black-king",
    key: "guide-cabo-black-king",
    lines: [["guide-cabo-black-king.text", isFrench]],
  },
  {
    id: "sets",
    key: "guide-cabo-sets",
    lines: [
      ["guide-cabo-sets.text", has("sets")],
      ["guide-cabo-sets.cabo", all(has("sets"), isCabo)],
      ["guide-cabo-sets.french", all(has("sets"), isFrench)],
      ["guide-cabo-sets.one-by-one", all(has("sets"), has("one_by_one"))],
    ],
    picture: "set",
  },
  {
    id: "false-set",
    key: "guide-cabo-false-set",
    lines: [
      ["guide-cabo-false-set.discard", all(has("sets"), is("false_set", "discard"))],
      ["guide-cabo-false-set.keep", all(has("sets"), is("false_set", "keep"))],
    ],
  },
  {
    id: "snap",
    key: "guide-cabo-snap",
    lines: [
      ["guide-cabo-snap.text", has("snap")],
      ["guide-cabo-snap.french", all(has("snap"), isFrench)],
      ["guide-cabo-snap.limits", has("snap")],
    ],
    picture: "snap",
  },
  {
    id: "snap-wrong",
    key: "guide-cabo-snap-wrong",
    lines: [["guide-cabo-snap-wrong.text", has("snap")]],
  },
  {
    id: "sneak",
    key: "guide-cabo-sneak",
    lines: [
      ["guide-cabo-sneak.text", has("forbidden_look")],
      ["guide-cabo-sneak.limits", has("forbidden_look")],
    ],
  },
  {
    id: "call",
    key: "guide-cabo-call",
    lines: ["guide-cabo-call.text", ["guide-cabo-call.below", has("call_below")]],
  },
  {
    id: "last-lap",
    key: "guide-cabo-last-lap",
    lines: [
      "guide-cabo-last-lap.text",
      ["guide-cabo-last-lap.locked", has("caller_locked")],
      ["guide-cabo-last-lap.open", not(has("caller_locked"))],
    ],
  },
  {
    id: "empty-pile",
    key: "guide-cabo-empty-pile",
    lines: [
      ["guide-cabo-empty-pile.reshuffle", not(endsWithPile)],
      ["guide-cabo-empty-pile.end", endsWithPile],
      ["guide-cabo-empty-pile.pay", all(endsWithPile, not(isDutch))],
      ["guide-cabo-empty-pile.no-call", all(endsWithPile, isDutch)],
      ["guide-cabo-empty-pile.end-cabo", all(endsWithPile, is("pile_out_after_call", "end-cabo"))],
      ["guide-cabo-empty-pile.end-pile", all(endsWithPile, is("pile_out_after_call", "end-pile"))],
      ["guide-cabo-empty-pile.play-on", all(endsWithPile, is("pile_out_after_call", "play-on"))],
    ],
  },
  {
    id: "turn-limit",
    key: "guide-cabo-turn-limit",
    lines: [["guide-cabo-turn-limit.text", has("turn_limit")]],
  },
  {
    id: "scoring",
    key: "guide-cabo-scoring",
    lines: [
      ["guide-cabo-scoring.cabo", not(isDutch)],
      ["guide-cabo-scoring.cabo-tie", not(isDutch)],
      ["guide-cabo-scoring.dutch", isDutch],
      ["guide-cabo-scoring.dutch-below", all(isDutch, has("call_below"))],
      ["guide-cabo-scoring.dutch-winner", isDutch],
    ],
    picture: (settings) => (isDutch(settings) ? "scoring-dutch" : "scoring-cabo"),
  },
  {
    id: "kamikaze",
    key: "guide-cabo-kamikaze",
    lines: [["guide-cabo-kamikaze.text", not(isDutch)]],
    picture: "kamikaze",
  },
  {
    id: "hundred",
    key: "guide-cabo-hundred",
    lines: [
      ["guide-cabo-hundred.always", is("hundred", "always")],
      ["guide-cabo-hundred.once", is("hundred", "once")],
    ],
    picture: "hundred",
  },
  {
    id: "end",
    key: "guide-cabo-end",
    lines: [
      ["guide-cabo-end.points", has("limit")],
      ["guide-cabo-end.rounds", has("rounds")],
      ["guide-cabo-end.minutes", has("minutes")],
      ["guide-cabo-end.first", (settings) => ends(settings) > 1],
      "guide-cabo-end.winner",
    ],
  },
];

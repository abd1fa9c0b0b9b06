// The lessons of the coach in a round of Cabo. Their words may stay on the screen after the card
// that they explain lies face down again, so they never name it.
import { powerOf, valueOf, type Power } from "../cards/values";
import type { CaboRoundResult, CaboScore, CaboView } from "../../../generated/protocol";
import type { Lesson } from "../../../guide/lessons";
import { size, type Settings } from "../../../guide/settings";
import { adviceOn } from "./calls";

/** The highest value of a card that is worth keeping in any case. */
const LOW = 4;
/** The highest value of a card. */
const WORST = 13;
/** The highest value of a top discard that is worth taking. */
const TEMPTING = 3;
/** The phases within a player's turn. */
const PLAYING: ReadonlySet<string> = new Set(["turn", "holding", "looking", "snapping"]);

const HOLDING: Record<Power, Lesson> = {
  peek: { id: "holding-peek", key: "guide-lesson-cabo-holding-peek" },
  spy: { id: "holding-spy", key: "guide-lesson-cabo-holding-spy" },
  swap: { id: "holding-swap", key: "guide-lesson-cabo-holding-swap" },
  king: { id: "holding-king", key: "guide-lesson-cabo-holding-king" },
};
/** The introduction, before the first tap. */
const AIM: Lesson = { id: "aim", key: "guide-lesson-cabo-aim", opening: true };
const FIRST_LOOK: Lesson = { id: "first-look-1", key: "guide-lesson-cabo-first-look-1" };
const NEXT_ROUND: Lesson = {
  id: "next-round",
  key: "guide-lesson-cabo-next-round",
  opening: true,
};
const TAKEN: Lesson = { id: "holding-taken", key: "guide-lesson-cabo-holding-taken" };
const SETS: Lesson = { id: "sets", key: "guide-lesson-cabo-sets" };
const SET: Lesson = { id: "choosing-set", key: "guide-lesson-cabo-choosing-set" };
const NONE: Lesson = { id: "holding-none", key: "guide-lesson-cabo-holding-none" };
/** Said while the cards of a round are turned up. */
export const reveal: Lesson = { id: "reveal", key: "guide-lesson-cabo-reveal" };

interface Table {
  view: CaboView;
  me: number;
  settings: Settings;
  seen: ReadonlySet<string>;
  doing: string;
}

export { debrief } from "./calls";
export { happened } from "./happened";

/** All lessons for the current view, the most specific first. */
export function lessons(
  view: CaboView,
  me: number,
  settings: Settings,
  seen: ReadonlySet<string>,
  doing = "",
): readonly Lesson[] {
  const table: Table = { view, me, settings, seen, doing };
  const kinds = new Set(view.decisions.filter(({ actor }) => actor === me).map(kindOf));
  if (view.result || view.phase === "round-over") return over(table);
  if (view.phase === "first-looks") {
    const again = view.round > 1 ? [NEXT_ROUND] : [];
    return [...again, ...firstLooks(table, kinds)];
  }
  if (kinds.has("snap")) return [{ id: "snap", key: "guide-lesson-cabo-snap" }];
  if (kinds.has("looking")) return looking(table);
  if (kinds.has("card")) return holding(table);
  if (kinds.has("turn")) return turn(table);
  return waiting(table);
}

function kindOf({ kind }: { kind: string }): string {
  return kind;
}

/** The end of the match is left to the podium. */
function over({ view, me }: Table): Lesson[] {
  const result = view.results.find(({ round }) => round === view.round);
  return result ? scored(result, me, view.turn) : [];
}

/** The reason for my points of a round: said after each round. */
function scored(result: CaboRoundResult, me: number, turn: number): Lesson[] {
  const mine = result.scores[me];
  if (!mine) return [];
  const { points, penalty } = mine;
  const score: Lesson = {
    ...{ id: `round-${result.round}`, key: reason(result, mine, me) },
    about: { points, penalty },
  };
  // After a call everybody else has one more turn.
  const advice = adviceOn(result, me, turn - result.scores.length + 1);
  return advice ? [score, advice] : [score];
}

function reason({ winners, scores, ending }: CaboRoundResult, { why }: CaboScore, me: number) {
  if (why === "kamikaze") return "guide-lesson-cabo-kamikaze-mine";
  if (scores.some((score) => score.why === "kamikaze")) return "guide-lesson-cabo-kamikaze-other";
  if (why === "called-too-high") return "guide-lesson-cabo-call-too-high";
  if (why === "caller-not-lowest") return "guide-lesson-cabo-call-lost";
  if (why === "caller-tied") return "guide-lesson-cabo-call-tied";
  if (why === "tied-with-caller") return "guide-lesson-cabo-tied-with-caller";
  if (ending === "pile") return "guide-lesson-cabo-pile-end";
  return winners.includes(me) ? "guide-lesson-cabo-round-won" : "guide-lesson-cabo-round-lost";
}

function firstLooks({ view }: Table, kinds: ReadonlySet<string>): Lesson[] {
  if (kinds.has("looking")) return [{ id: "looking", key: "guide-lesson-cabo-looking" }];
  if (kinds.has("first-look") && !view.looked.length) return [AIM, FIRST_LOOK];
  if (!kinds.has("first-look")) {
    return [{ id: "first-looks-done", key: "guide-lesson-cabo-first-looks-done" }];
  }
  return [{ id: "first-look-2", key: "guide-lesson-cabo-first-look-2" }];
}

function looking({ view, me }: Table): Lesson[] {
  // By now the card that lets me look is on the discard pile.
  if (powerOf(view.discard) === "king") {
    return [{ id: "looking-king", key: "guide-lesson-cabo-looking-king" }];
  }
  return view.looks.some(({ by, place }) => by === me && place[0] === me)
    ? [{ id: "looking-peek", key: "guide-lesson-cabo-looking-peek" }]
    : [{ id: "looking-spy", key: "guide-lesson-cabo-looking-spy" }];
}

function holding(table: Table): Lesson[] {
  const { view, doing } = table;
  if (!view.hand) return [];
  if (doing === "set") return [SET];
  const value = valueOf(view.hand.card);
  const power = powerOf(view.hand.card);
  const tip = setTip(table);
  if (!view.hand.drawn) return [...tip.now, TAKEN, ...tip.later];
  if (power) return [...tip.now, HOLDING[power], ...tip.later];
  if (value === null) return [];
  return [...tip.now, plain(table, value), ...tip.later];
}

/** The lesson about a drawn card without an action. */
function plain(table: Table, value: number): Lesson {
  if (value >= WORST) return { id: "holding-worst", key: "guide-lesson-cabo-holding-worst" };
  const better = place(table, value);
  if (better === "none") return NONE;
  return value <= LOW
    ? { id: "holding-low", key: "guide-lesson-cabo-holding-low" }
    : { id: "holding-middle", key: "guide-lesson-cabo-holding-middle", about: { better } };
}

/**
 * Where a card of this value would be better than what lies there, as far as I know: in the place
 * of a card that I know to be higher, or else of one that I do not know.
 */
function place({ view, me }: Table, value: number): "known" | "unseen" | "none" | "unsure" {
  const { remembered } = view;
  if (!remembered) return "unsure";
  const known = remembered[me]?.map((card) => valueOf(card)) ?? [];
  if (known.some((other) => other !== null && other > value)) return "known";
  return unknownCards({ view, me }) ? "unseen" : "none";
}

/** The number of my cards that I do not know; null if the table does not remember what I know. */
function unknownCards({ view, me }: Pick<Table, "view" | "me">): number | null {
  const { remembered, layouts } = view;
  if (!remembered) return null;
  const mine = layouts[me]?.map((card, slot) => card !== null && !remembered[me]?.[slot]);
  return mine?.filter(Boolean).length ?? 0;
}

/**
 * The lesson about sets: at once if the table remembers a matching pair for me, else when I know
 * the basics.
 */
function setTip({ view, me, settings }: Table): { now: Lesson[]; later: Lesson[] } {
  const mine = view.layouts[me]?.filter((card) => card !== null) ?? [];
  if (!settings["sets"] || mine.length < 2) return { now: [], later: [] };
  const known = (view.remembered?.[me] ?? [])
    .map((card) => valueOf(card))
    .filter((value) => value !== null);
  const pair = new Set(known).size < known.length;
  const settled = view.turn > 2 * view.layouts.length;
  return { now: pair ? [SETS] : [], later: settled ? [SETS] : [] };
}

function turn(table: Table): Lesson[] {
  const { view, me, settings, doing } = table;
  const unknown = unknownCards(table);
  if (doing === "call" && unknown !== null) {
    return [{ id: "calling", key: "guide-lesson-cabo-calling", about: { unknown } }];
  }
  const top = valueOf(view.discard);
  const tempting: Lesson[] =
    top !== null && top <= TEMPTING && place(table, top) !== "none"
      ? [{ id: "discard-low", key: "guide-lesson-cabo-discard-low", about: { value: top } }]
      : [];
  if (view.caller !== null) {
    return [{ id: "called-by-other", key: "guide-lesson-cabo-called-by-other" }, ...tempting];
  }
  const first: Lesson = { id: "first-turn", key: "guide-lesson-cabo-first-turn" };
  const call: Lesson = { id: "when-to-call", key: "guide-lesson-cabo-when-to-call" };
  const settled = view.turn > 2 * view.layouts.length;
  const dark: Lesson[] = unknown
    ? [{ id: "unknown-cards", key: "guide-lesson-cabo-unknown-cards", about: { unknown } }]
    : [];
  const advice = [...tempting, ...dark, ...cardCount(view, me, settings)];
  return [first, ...(settled ? [call] : []), ...advice];
}

/** Whether I have fewer cards than I was dealt, or more. */
function cardCount(view: CaboView, me: number, settings: Settings): Lesson[] {
  const cards = view.layouts[me]?.filter((card) => card !== null).length ?? 0;
  const dealt = size(settings, "cards");
  if (cards < dealt) return [{ id: "fewer-cards", key: "guide-lesson-cabo-fewer-cards" }];
  if (cards > dealt) return [{ id: "more-cards", key: "guide-lesson-cabo-more-cards" }];
  return [];
}

function waiting({ view, me, settings, seen }: Table): Lesson[] {
  if (!PLAYING.has(view.phase)) return [];
  if (view.caller === me) return [{ id: "called-by-me", key: "guide-lesson-cabo-called-by-me" }];
  if (view.player === me) return [];
  const others: Lesson = { id: "others-turn", key: "guide-lesson-cabo-others-turn" };
  const kept = ["holding-low", "holding-middle", "holding-taken"].some((id) => seen.has(id));
  const after: Lesson = { id: "after-replace", key: "guide-lesson-cabo-after-replace" };
  return [...(kept ? [after] : []), others, ...cardCount(view, me, settings)];
}

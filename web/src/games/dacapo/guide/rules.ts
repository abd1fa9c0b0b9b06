// The rules of Da Capo! in reading order, with the sizes of the table.
import type { Passage } from "../../../guide/paragraphs";
import type { PictureName } from "./pictures";
import { has, not, size, type Settings } from "../../../guide/settings";

/** The condition of a picture: it counts up to 5, so with fewer numbers it would be wrong. */
function ifHighEnough(picture: PictureName): (settings: Settings) => PictureName | null {
  return (settings) => (size(settings, "highest") >= 5 ? picture : null);
}

export const PASSAGES: readonly Passage<PictureName>[] = [
  { id: "goal", key: "guide-dacapo-goal", lines: ["guide-dacapo-goal.text"] },
  { id: "cards", key: "guide-dacapo-cards", lines: ["guide-dacapo-cards.text"] },
  {
    id: "deal",
    key: "guide-dacapo-deal",
    lines: [
      "guide-dacapo-deal.text",
      ["guide-dacapo-deal.starter", not(has("first_seat_starts"))],
      ["guide-dacapo-deal.first-seat", has("first_seat_starts")],
      ["guide-dacapo-deal.next", has("target")],
    ],
    picture: ifHighEnough("place"),
  },
  { id: "turn", key: "guide-dacapo-turn", lines: ["guide-dacapo-turn.text"] },
  {
    id: "building",
    key: "guide-dacapo-building",
    lines: ["guide-dacapo-building.text"],
    picture: ifHighEnough("building"),
  },
  {
    id: "jokers",
    key: "guide-dacapo-jokers",
    lines: [["guide-dacapo-jokers.text", has("jokers")]],
    picture: ifHighEnough("joker"),
  },
  {
    id: "sources",
    key: "guide-dacapo-sources",
    lines: [
      "guide-dacapo-sources.stack",
      "guide-dacapo-sources.hand",
      "guide-dacapo-sources.help",
      "guide-dacapo-sources.others",
    ],
    list: true,
  },
  {
    id: "others-stacks",
    key: "guide-dacapo-others-stacks",
    lines: ["guide-dacapo-others-stacks.text"],
    picture: ifHighEnough("others-stack"),
  },
  {
    id: "help-piles",
    key: "guide-dacapo-help-piles",
    lines: ["guide-dacapo-help-piles.text", "guide-dacapo-help-piles.none"],
  },
  { id: "draw-up", key: "guide-dacapo-draw-up", lines: ["guide-dacapo-draw-up.text"] },
  { id: "empty-pile", key: "guide-dacapo-empty-pile", lines: ["guide-dacapo-empty-pile.text"] },
  { id: "winning", key: "guide-dacapo-winning", lines: ["guide-dacapo-winning.text"] },
  { id: "stalemate", key: "guide-dacapo-stalemate", lines: ["guide-dacapo-stalemate.text"] },
  {
    id: "points",
    key: "guide-dacapo-points",
    lines: ["guide-dacapo-points.text"],
    picture: (settings) => (size(settings, "stack") >= 7 ? "left" : null),
  },
  {
    id: "end",
    key: "guide-dacapo-end",
    lines: [
      ["guide-dacapo-end.single", not(has("target"))],
      ["guide-dacapo-end.target", has("target")],
    ],
  },
];

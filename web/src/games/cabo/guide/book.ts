// The rules with their pictures, for the page of rules.
import type { Rulebook } from "../../../guide/paragraphs";
import { deckOf } from "../cards/decks";
import { PICTURES } from "./pictures";
import { PASSAGES } from "./rules";

export const BOOK: Rulebook = {
  short: "guide-cabo-short",
  passages: PASSAGES,
  essential: [
    ...["jokers", "first-look", "actions", "peek", "spy", "swap", "black-king"],
    ...["sets", "false-set", "snap"],
    ...["snap-wrong", "call", "last-lap", "empty-pile", "turn-limit", "scoring", "kamikaze"],
    ...["hundred", "end"],
  ],
  otherwise: "turn",
  pictures: PICTURES,
  deckOf,
};

// The rules with their pictures, for the page of rules.
import type { Rulebook } from "../../../guide/paragraphs";
import { DECK } from "../cards/deck";
import { PICTURES } from "./pictures";
import { PASSAGES } from "./rules";

export const BOOK: Rulebook = {
  short: "guide-dacapo-short",
  passages: PASSAGES,
  essential: [
    ...["deal", "turn", "building", "jokers", "sources", "others-stacks", "help-piles"],
    ...["draw-up", "empty-pile", "winning", "stalemate", "points", "end"],
  ],
  otherwise: "turn",
  pictures: PICTURES,
  deckOf: () => DECK,
};

import type { Deck } from "../../../cards/deck";
import { DECK } from "./deck";

/** The cards of a rising scale. */
export const COVER: readonly (readonly [Deck, string])[] = [
  [DECK, "1"],
  [DECK, "4"],
  [DECK, "10"],
];

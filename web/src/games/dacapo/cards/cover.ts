import type { Deck } from "../../../cards/deck";
import { DECK } from "./deck";

/** The way up the scale. */
export const COVER: readonly (readonly [Deck, string])[] = [
  [DECK, "1"],
  [DECK, "4"],
  [DECK, "10"],
];

import type { Deck } from "../../../cards/deck";
import { CABO } from "./caboDeck";
import { FRENCH } from "./frenchDeck";

/** The best card, the worst one, and one of the other deck. */
export const COVER: readonly (readonly [Deck, string])[] = [
  [CABO, "0"],
  [FRENCH, "KH"],
  [CABO, "13"],
];

import type { Deck } from "../../../cards/deck";
import { CABO } from "./caboDeck";
import { FRENCH } from "./frenchDeck";

/** The one that one hopes for, the one that one fears, and one of the other deck. */
export const COVER: readonly (readonly [Deck, string])[] = [
  [CABO, "0"],
  [FRENCH, "KH"],
  [CABO, "13"],
];

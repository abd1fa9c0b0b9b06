// Cards of all decks, for display only.
import type { Deck } from "../cards/deck";
import { CABO } from "./cabo/cards/caboDeck";
import { FRENCH } from "./cabo/cards/frenchDeck";
import { DECK as DACAPO } from "./dacapo/cards/deck";

export type DisplayCard = readonly [deck: Deck, face: string | null];

/** The cards of a hand. */
export const FAN: readonly DisplayCard[] = [
  [CABO, "0"],
  [CABO, "8"],
  [DACAPO, "7"],
  [FRENCH, "KH"],
  [CABO, "13"],
];

/** The cards that preview the size of figures. */
export const FIGURES: readonly DisplayCard[] = [
  [CABO, "4"],
  [CABO, "11"],
  [FRENCH, "QH"],
];

/** The cards of a closed table. */
export const PUT_AWAY: readonly DisplayCard[] = [
  [CABO, "?"],
  [CABO, null],
  [DACAPO, "?"],
];

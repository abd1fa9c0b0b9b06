// The deck of a table.
import type { Deck } from "../../../cards/deck";
import { CABO } from "./caboDeck";
import { FRENCH } from "./frenchDeck";

export function deckOf({ deck }: { readonly deck?: unknown }): Deck {
  return deck === "french" ? FRENCH : CABO;
}

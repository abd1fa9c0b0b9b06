// Which deck is on the table.
import type { Deck } from "../../../cards/deck";
import type { RuleSettings } from "../../../rules/settings";
import { CABO } from "./caboDeck";
import { FRENCH } from "./frenchDeck";

export function deckOf(settings: RuleSettings): Deck {
  return settings["deck"] === "french" ? FRENCH : CABO;
}

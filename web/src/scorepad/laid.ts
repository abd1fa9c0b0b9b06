// What lies before a player at the end of a round: its sum, and how it is written in a line.
import { rankOf, valueOf, type Deck } from "../cards/deck";
import type { PadCards, PadSum } from "../protocol";

type Laid = PadCards | PadSum;

const KAMIKAZE = [12, 13];
const SUITS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };
const JOKER = "★";

export function sumOf(laid: Laid, deck: Deck): number {
  return laid.type === "sum" ? laid.sum : sumOfCards(laid.cards, deck);
}

export function sumOfCards(cards: readonly string[], deck: Deck): number {
  return cards.reduce((sum, card) => sum + (valueOf(deck, card) ?? 0), 0);
}

/** Two 12s and both 13s, whatever else. */
export function isKamikaze(laid: Laid, deck: Deck): boolean {
  if (laid.type === "sum") return laid.kamikaze;
  const values = laid.cards.map((card) => valueOf(deck, card));
  return KAMIKAZE.every((wanted) => values.filter((value) => value === wanted).length > 1);
}

/** `7♠`, `10♥`, `★`; a card of the Cabo deck is its figure. */
export function cardSign(card: string, deck: Deck): string {
  if (deck !== "french") return card;
  return card === "X" ? JOKER : rankOf(card) + (SUITS[card.slice(-1)] ?? "");
}

/** Points with a minus that is as wide as it should be. */
export function figure(number: number): string {
  return String(number).replace("-", "−");
}

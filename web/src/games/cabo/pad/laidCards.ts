// A player's cards at the end of a round: their sum, and their text in a line.
import type { PadCards, PadSum } from "../../../generated/protocol";
import { isFrench, rankOf, valueOf } from "../cards/values";

export type Laid = PadCards | PadSum;

const KAMIKAZE = [12, 13];
const SUITS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };
const JOKER = "★";

export function sumOf(laid: Laid): number {
  return laid.type === "sum" ? laid.sum : sumOfCards(laid.cards);
}

export function sumOfCards(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + (valueOf(card) ?? 0), 0);
}

/** Whether two 12s and both 13s are among the cards. */
export function isKamikaze(laid: Laid): boolean {
  if (laid.type === "sum") return laid.kamikaze;
  const values = laid.cards.map(valueOf);
  return KAMIKAZE.every((wanted) => values.filter((value) => value === wanted).length > 1);
}

/** A card as text: `7♠`, `10♥`, `★`; for the Cabo deck its number. */
export function cardSign(card: string): string {
  if (!isFrench(card)) return card;
  return card === "X" ? JOKER : rankOf(card) + (SUITS[card.slice(-1)] ?? "");
}

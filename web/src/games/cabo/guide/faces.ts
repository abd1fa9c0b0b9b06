// The face for a value, in the deck of the table.
import type { Settings } from "../../../guide/settings";

const RANKS: Record<number, string> = { 1: "A", 11: "J", 12: "Q" };

/** The face with a value. As playing cards, a red king counts 0 and a black one 13. */
export function faceOf(settings: Settings, value: number, suit: string): string {
  if (settings["deck"] !== "french") return String(value);
  if (value === 0) return "KH";
  if (value === 13) return suit === "C" ? "KC" : "KS";
  return (RANKS[value] ?? String(value)) + suit;
}

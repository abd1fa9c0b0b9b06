/* The decks as the browser knows them: which one is on the table, what a card counts and can do.
   The server decides; this only draws and explains. It mirrors src/dacabo/cabo/cards.py. */

export type Deck = "cabo" | "french" | "dacapo";
export type Power = "peek" | "spy" | "swap" | "king";

/** The deck that a game is played with under its settings. */
export function deckOf(game: "cabo" | "dacapo", settings: Record<string, unknown>): Deck {
  if (game === "dacapo") return "dacapo";
  return settings.deck === "french" ? "french" : "cabo";
}

const LETTERS: Record<string, number> = { A: 1, J: 11, Q: 12 };

/** Hearts and diamonds are red. */
export function isRed(face: string): boolean {
  return /[HD]$/.test(face);
}

/** The rank of a playing card: "10S" → "10"; a joker stays "X". */
export function rankOf(face: string): string {
  return face.length > 1 ? face.slice(0, -1) : face;
}

/** The points of an open card; null for a back, an empty place, a joker of Da Capo!. */
export function valueOf(deck: Deck, face: string | null): number | null {
  if (face === null || face === "?") return null;
  if (deck === "french") {
    if (face === "X") return -1;
    const rank = rankOf(face);
    if (rank === "K") return isRed(face) ? 0 : 13;
    return LETTERS[rank] ?? Number(rank);
  }
  return face === "J" ? null : Number(face);
}

/** What a card lets its player do when drawn from the pile and played at once. */
export function powerOf(deck: Deck, face: string | null): Power | null {
  if (deck === "dacapo") return null;
  if (face === "KS" || face === "KC") return "king";
  const value = valueOf(deck, face) ?? 0;
  if (value < 7 || value > 12) return null;
  return value < 9 ? "peek" : value < 11 ? "spy" : "swap";
}

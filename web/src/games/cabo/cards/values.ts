// The points and the action of a card. Its face shows the deck: "10" or "10S".
// The server decides; this only draws and explains. It mirrors src/dacabo/cabo/cards.py.

export type Power = "peek" | "spy" | "swap" | "king";

const LETTERS: Record<string, number> = { A: 1, J: 11, Q: 12 };

/** Whether the face is that of a playing card, and not of the Cabo deck. */
export function isFrench(face: string): boolean {
  return !/^\d+$/.test(face);
}

/** Hearts and diamonds are red. */
export function isRed(face: string): boolean {
  return /[HD]$/.test(face);
}

/** The rank of a playing card: "10S" → "10"; a joker stays "X". */
export function rankOf(face: string): string {
  return face.length > 1 ? face.slice(0, -1) : face;
}

const SUITS: Record<string, string> = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** A playing card as it is printed, "J♥"; null for a joker and for cards of the Cabo deck. */
export function indexOf(face: string): string | null {
  const suit = SUITS[face.slice(-1)];
  return suit ? `${rankOf(face)}${suit}\uFE0E` : null;
}

/** The points of a face-up card; null for a back or an empty place. */
export function valueOf(face: string | null): number | null {
  if (face === null || face === "?") return null;
  if (!isFrench(face)) return Number(face);
  if (face === "X") return -1;
  const rank = rankOf(face);
  if (rank === "K") return isRed(face) ? 0 : 13;
  return LETTERS[rank] ?? Number(rank);
}

/** The action of a card that is drawn from the pile and used at once. */
export function powerOf(face: string | null): Power | null {
  if (face === "KS" || face === "KC") return "king";
  const value = valueOf(face) ?? 0;
  if (value < 7 || value > 12) return null;
  return value < 9 ? "peek" : value < 11 ? "spy" : "swap";
}

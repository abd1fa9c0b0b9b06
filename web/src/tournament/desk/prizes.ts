import type { EventPublicView } from "../../protocol";

/** The prizes that have not been chosen yet. */
export function prizesLeft({ prizes, taken }: EventPublicView): string[] {
  const chosen = new Set(taken.map(({ prize }) => prize));
  return prizes.filter((prize) => !chosen.has(prize));
}

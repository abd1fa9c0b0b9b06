import type { EventMatchView } from "../../protocol";

/** Who plays, or played to the end; they have the seats of the match's pad, in this order. */
export function activeIn({ lines }: EventMatchView): number[] {
  return lines.filter(({ left }) => !left).map(({ player }) => player);
}

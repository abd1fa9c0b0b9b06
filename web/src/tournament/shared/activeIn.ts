import type { EventMatchView } from "../../generated/protocol";

/**
 * The players who play, or played to the end; they have the seats of the match's pad that are not
 * out.
 */
export function activeIn({ lines }: EventMatchView): number[] {
  return lines.filter(({ left }) => !left).map(({ player }) => player);
}

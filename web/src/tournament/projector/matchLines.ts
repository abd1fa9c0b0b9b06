// The lines of a match on the projector, and the sign before a name.
import type { IconName } from "../../icons/paths";
import type { EventLine, EventMatchView, EventPublicView } from "../../generated/protocol";
import { currentStage } from "../public/eventState";

/** The state of a player: advances, has to play on, or has won the tournament. */
export type SignKind = Extract<IconName, "arrow-right" | "swap" | "crown">;

const LAST = 99;

/** The lines of a match, by place as soon as there are places. */
export function linesOf({ decided, lines }: EventMatchView): EventLine[] {
  if (!decided) return lines;
  return lines.toSorted((one, other) => (one.place ?? LAST) - (other.place ?? LAST));
}

/** The sign of a player; `seats` are tied for the last seats in the final. */
export function signOf(
  { player, place, advances }: EventLine,
  { final, ties, decided }: EventMatchView,
  seats: readonly number[] = [],
): SignKind | null {
  if ([...ties, seats].some((tied) => tied.includes(player))) return "swap";
  if (!decided) return null;
  if (final) return place === 1 ? "crown" : null;
  return advances ? "arrow-right" : null;
}

/** Whether the places of the final are kept back, because others still play beside it. */
export function heldBack(event: EventPublicView, { final }: EventMatchView): boolean {
  const beside = (currentStage(event)?.matches.length ?? 0) > 1;
  return final && beside && event.phase === "playing";
}

// The points with which a player's evening ended, and the tie-break rounds that decided a place.
import type { EventMatchView, EventPublicView } from "../../generated/protocol";

function lastMatch({ stages }: EventPublicView, player: number): EventMatchView | undefined {
  return stages
    .flatMap(({ matches }) => matches.filter(({ consolation }) => !consolation))
    .findLast(({ lines }) => lines.some((line) => line.player === player));
}

/** The total of a player's last match; null without one, or if they left it. */
export function pointsOf(event: EventPublicView, player: number): number | null {
  const line = lastMatch(event, player)?.lines.find((one) => one.player === player);
  return !line || line.left ? null : line.total;
}

/** The points of a player's tie-break rounds in that match, as in `0, 5`; empty if there were none. */
export function tieBreakOf(event: EventPublicView, player: number): string {
  const decisions = lastMatch(event, player)?.decisions ?? [];
  return decisions
    .flatMap((points) => points[player] ?? [])
    .map(String)
    .join(", ");
}

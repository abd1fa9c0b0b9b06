// From a match's score pad to its result: seats of the pad are players of the match.
import { gameOf } from "../../games";
import type { EventMatchView, PadView } from "../../protocol";
import { activeIn } from "../parts/activeIn";

type Points = Record<string, number>;

/** The result to submit, or null while the pad is empty. */
export function resultOf(
  match: EventMatchView,
  pad: PadView | null,
): { totals: Points; rounds: Points[] } | null {
  if (!pad) return null;
  const players = activeIn(match);
  const game = gameOf(pad.game);
  const rounds = pad.rounds.flatMap(({ result }) => (result ? [game.entries(result)] : []));
  if (!rounds.length || pad.totals.length !== players.length) return null;
  return {
    totals: bySeat(players, pad.totals),
    rounds: rounds.map((round) =>
      bySeat(
        players,
        round.map(({ points }) => points),
      ),
    ),
  };
}

function bySeat(players: readonly number[], points: readonly number[]): Points {
  return Object.fromEntries(players.map((player, seat) => [player, points[seat] ?? 0]));
}

// From a match's score pad to its result: seats of the pad are players of the match.
import type { EventMatchView, PadView } from "../../protocol";
import { activeIn } from "../parts/activeIn";

type Points = Record<string, number>;

/** What is to be handed in, or null as long as nothing is written on the pad. */
export function resultOf(
  match: EventMatchView,
  pad: PadView | null,
): { totals: Points; rounds: Points[] } | null {
  const players = activeIn(match);
  const results = pad?.rounds.map(({ result }) => result) ?? [];
  const rounds = results.flatMap((one) => (one && "scores" in one ? [one.scores] : []));
  if (!pad || !rounds.length || pad.totals.length !== players.length) return null;
  return {
    totals: bySeat(players, pad.totals),
    rounds: rounds.map((scores) =>
      bySeat(
        players,
        scores.map(({ points }) => points),
      ),
    ),
  };
}

function bySeat(players: readonly number[], points: readonly number[]): Points {
  return Object.fromEntries(players.map((player, seat) => [player, points[seat] ?? 0]));
}

// From a match's score pad to its result: those who stayed are the players of the match.
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
  const seats = [...pad.names.keys()].filter((seat) => !pad.out.includes(seat));
  const game = gameOf(pad.game);
  const rounds = pad.rounds.flatMap(({ result }) => (result ? [game.entries(result)] : []));
  if (!rounds.length || seats.length !== players.length) return null;
  return {
    totals: byPlayer((seat) => pad.totals[seat]),
    rounds: rounds.map((round) => byPlayer((seat) => round[seat]?.points)),
  };

  function byPlayer(points: (seat: number) => number | undefined): Points {
    return Object.fromEntries(players.map((player, at) => [player, points(seats[at]!) ?? 0]));
  }
}

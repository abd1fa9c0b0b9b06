// The result of a round of any game: the lines of the score sheet and their order.
import type { Phrase, Result, View } from "../generated/protocol";

export type RoundResult = NonNullable<View>["results"][number];

/** The score of one player in one round. */
export interface Entry {
  points: number;
  total: number;
  /** Whether a total of exactly 100 has become 50. */
  halved: boolean;
  called: boolean;
}

/** A game's functions for the results of its rounds. */
export interface Scored<R extends RoundResult = RoundResult> {
  /** The result of a round, for all players. */
  entries(result: R): readonly Entry[];
  /** Whether few points are better than many. */
  fewWin: boolean;
}

/** The seats, best first. */
export function ranking(game: Scored, result: RoundResult): number[] {
  const entries = game.entries(result);
  const points = entries.map((entry) => (game.fewWin ? entry.points : -entry.points));
  const first = (seat: number) => (result.winners.includes(seat) ? 0 : 1);
  return [...entries.keys()].sort(
    (one, other) => first(one) - first(other) || points[one]! - points[other]!,
  );
}

/** The sentence about the winners of the match. */
export function matchWonPhrase(game: string, result: Result): Phrase {
  const seats = winnersOf(result);
  const points = result.points[seats[0] ?? 0] ?? 0;
  return { key: `${game}-match-won`, about: { players: { type: "players", seats }, points } };
}

export function winnersOf({ places }: Result): number[] {
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

// The scoring of a game in the browser, for pads without a network: the same points, ends and
// starters as on the server. tests/web/test_units.py compares the two over thousands of rounds.
import type { PadEntry, PadRoundSeen, Phrase, Result } from "../../generated/protocol";

export type RoundResult = NonNullable<PadRoundSeen["result"]>;

export interface Scoring<E extends PadEntry = PadEntry, R extends RoundResult = RoundResult> {
  /** An entry in normal form, without the parts of players who had left. */
  read(entry: E, without: readonly number[]): E;
  /** The result of a round, given the earlier ones. */
  score(entry: E, before: readonly R[], without: readonly number[]): R;
  totals(result: R): readonly number[];
  /** The end of the match with this result, if it ended; one more round may have been agreed on. */
  ended(result: R, timeUp: boolean, agreed: number | null): Ended | null;
  /** The player who begins the round after these; `first` began the first one, if known. */
  begins(
    players: number,
    results: readonly R[],
    first: number | null,
    out: readonly number[],
  ): Begins;
  /** The player who would have begun the first round, if a lot gave this round to a seat. */
  first(players: number, round: number, seat: number): number | null;
}

export interface Ended {
  result: Result;
  why: Phrase;
}

export interface Begins {
  /** One player; or several, if a lot decides or the pad does not know. */
  seats: readonly number[];
  said: Phrase;
}

/** The places if some players have left: they are behind all others, whose places close up. */
export function behind({ points, places }: Result, out: readonly number[]): Result {
  const stayed = places.filter((_, seat) => !out.includes(seat));
  return {
    points,
    places: places.map((place, seat) =>
      out.includes(seat) ? stayed.length + 1 : 1 + stayed.filter((other) => other < place).length,
    ),
  };
}

/** The seats with the smallest number. */
export function lowestOf(numbers: readonly number[]): number[] {
  const lowest = Math.min(...numbers);
  return numbers.flatMap((number, seat) => (number === lowest ? [seat] : []));
}

export function who(seat: number): Phrase["about"][string] {
  return { type: "who", seat };
}

export function players(seats: readonly number[]): Phrase["about"][string] {
  return { type: "players", seats: [...seats] };
}

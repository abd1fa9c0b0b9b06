// What a round brought, whatever the game: the lines of the score sheet and the reasons for them.
import type { RoundResult } from "../live/room.svelte";
import type { CaboScore, CaboWhy, Phrase, Result } from "../protocol";
import { t } from "../words/words.svelte";

/** What is written down for one player and one round. */
export interface Entry {
  points: number;
  total: number;
  /** Exactly 100 has become 50. */
  halved: boolean;
  called: boolean;
}

export interface Row {
  round: number;
  entries: readonly Entry[];
}

export function rowOf(result: RoundResult): Row {
  const { round } = result;
  if ("scores" in result) {
    const entries = result.scores.map(({ points, total, halved }, seat) => {
      return { points, total, halved, called: seat === result.caller };
    });
    return { round, entries };
  }
  const entries = result.points.map((points, seat) => {
    return { points, total: result.totals[seat] ?? 0, halved: false, called: false };
  });
  return { round, entries };
}

/** The seats, best first: few points are good in Cabo, many in Da Capo! */
export function ranking(result: RoundResult): number[] {
  const { entries } = rowOf(result);
  const few = "scores" in result ? 1 : -1;
  const points = entries.map((entry) => entry.points * few);
  const first = (seat: number) => (result.winners.includes(seat) ? 0 : 1);
  return [...entries.keys()].sort(
    (one, other) => first(one) - first(other) || points[one]! - points[other]!,
  );
}

const WHY: Record<CaboWhy | "sum", string> = {
  sum: "app-why-sum",
  lowest: "app-why-lowest",
  "caller-wins-tie": "app-why-caller-wins-tie",
  "tied-with-caller": "app-why-tied-with-caller",
  "caller-not-lowest": "app-why-caller-not-lowest",
  "called-too-high": "app-why-called-too-high",
  "caller-tied": "app-why-caller-tied",
  "pile-ran-out": "app-why-pile-ran-out",
  kamikaze: "app-why-kamikaze",
  "kamikaze-victim": "app-why-kamikaze-victim",
};

export function whyText({ why, sum, penalty }: CaboScore): string {
  return t(WHY[why ?? "sum"], { sum, penalty });
}

/** How the round ended. */
export function endingPhrase(result: RoundResult): Phrase | null {
  if (!("scores" in result)) return null;
  return { key: `cabo-round-${result.ending}`, about: { round: result.round } };
}

/** Who won the round, and with what. */
export function wonPhrase(result: RoundResult): Phrase {
  const players = { type: "players", seats: result.winners } as const;
  if ("scores" in result) return { key: "cabo-round-won", about: { players } };
  const key = result.ending === "stack" ? "dacapo-round-won" : "dacapo-round-won-stalemate";
  return { key, about: { players, points: Math.max(...result.points) } };
}

/** Who won the match. */
export function matchWonPhrase(game: "cabo" | "dacapo", result: Result): Phrase {
  const seats = winnersOf(result);
  const points = result.points[seats[0] ?? 0] ?? 0;
  return { key: `${game}-match-won`, about: { players: { type: "players", seats }, points } };
}

export function winnersOf({ places }: Result): number[] {
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

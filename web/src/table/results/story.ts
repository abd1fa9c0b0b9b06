// One sentence that tells a match, and one for a player who has not won. Both follow from the score
// sheet and from public facts, and claim only what these prove.
import type { Tale } from "../../games/effects";
import { winnersOf, type RoundResult, type Scored } from "../../games/result";
import type { Phrase, Result } from "../../generated/protocol";

/** The smallest lead that is worth telling. */
const FAR = 20;
/** At most this many points are a narrow end. */
const CLOSE = 3;
/** From this round on, a winner who was never caught is worth telling. */
const MANY_ROUNDS = 3;
/** The points below which a round is good, in games where few points are good. */
const GOOD = 8;

const who = (seat: number) => ({ type: "who", seat }) as const;

/** The most telling sentence; null if nothing stands out. */
export function matchStory(
  game: Scored,
  results: readonly RoundResult[],
  result: Result,
  tales: readonly Tale[],
): Phrase | null {
  const all = [...tales, ...courseOf(game, results, result)];
  return all.toSorted((one, other) => other.weight - one.weight)[0]?.phrase ?? null;
}

/** How far a seat is behind the best of the others, in points; negative if it leads. */
function behind({ fewWin }: Scored, totals: readonly number[], seat: number): number {
  const others = totals.filter((_, other) => other !== seat);
  const mine = totals[seat] ?? 0;
  return fewWin ? mine - Math.min(...others) : Math.max(...others) - mine;
}

/** The course of a single winner through the score sheet. */
function courseOf(game: Scored, results: readonly RoundResult[], result: Result): Tale[] {
  const winners = winnersOf(result);
  const [winner = 0] = winners;
  if (winners.length !== 1 || result.points.length < 2) return [];
  const sheet = results.map((round) => game.entries(round).map(({ total }) => total));
  // A sheet with a gap has no story.
  if (results.some(({ round }, index) => round !== index + 1)) return [];
  const gaps = sheet.map((totals) => behind(game, totals, winner));
  const before = gaps.slice(0, -1);
  const far = Math.max(0, ...before);
  const round = 1 + before.indexOf(far);
  const lead = -behind(game, result.points, winner);
  const tales: Tale[] = [];
  if (far >= FAR) {
    const about = { who: who(winner), round, points: far };
    tales.push({ weight: 70 + far / 10, phrase: { key: "app-story-comeback", about } });
  }
  if ((before.at(-1) ?? 0) > 0) {
    tales.push({
      weight: 65,
      phrase: { key: "app-story-last-round", about: { who: who(winner) } },
    });
  }
  if (lead >= 1 && lead <= CLOSE) {
    tales.push({ weight: 60, phrase: { key: "app-story-close", about: { points: lead } } });
  }
  if (results.length >= MANY_ROUNDS && gaps.every((gap) => gap < 0)) {
    tales.push({ weight: 30, phrase: { key: "app-story-always", about: { who: who(winner) } } });
  }
  return tales;
}

/** A kind word that is true, for a player who has not won; null for the winners. */
export function kindWord(
  game: Scored,
  results: readonly RoundResult[],
  result: Result,
  seat: number,
): Phrase | null {
  const [winner] = winnersOf(result);
  if (winner === undefined || result.places[seat] === 1) return null;
  const points = Math.abs((result.points[seat] ?? 0) - (result.points[winner] ?? 0));
  if (points <= CLOSE) return { key: "app-kind-close", about: { points } };
  const rounds = results.map((round) => ({ round, mine: game.entries(round)[seat] }));
  const won = rounds.filter(({ round, mine }) => {
    const all = game.entries(round).map((entry) => entry.points);
    const best = game.fewWin ? Math.min(...all) : Math.max(...all);
    return round.winners.includes(seat) && mine?.points === best;
  }).length;
  if (won && results.length > 1)
    return { key: "app-kind-won", about: { won, rounds: results.length } };
  // Who shares the place with everybody behind the winner is last as well.
  const second = result.places[seat] === 2 && result.places.some((place) => place > 2);
  if (second) return { key: "app-kind-second", about: { players: result.places.length } };
  const scores = rounds.map(({ mine }) => mine?.points ?? Infinity);
  const least = Math.min(...scores);
  if (game.fewWin && results.length > 1 && least < GOOD) {
    const round = results[scores.indexOf(least)]?.round ?? 1;
    return { key: "app-outcome-best", about: { round, points: least } };
  }
  return { key: "app-kind-next", about: {} };
}

// The story of a match and the kind word are true, in recorded matches.
import { describe, expect, it } from "vitest";
import { python } from "../../fixtures/python";
import type { TableEffects } from "../../games/effects";
import { gameOf } from "../../games";
import { winnersOf, type RoundResult } from "../../games/result";
import type { CaboRoundResult, Event, Fact, Phrase, Result } from "../../generated/protocol";
import { kindWord, matchStory } from "./story";

interface Match {
  game: string;
  events: readonly Fact[][];
  results: readonly RoundResult[];
  result: Result;
}

const logOf = ({ events }: Match) =>
  events.map((facts, number) => ({ number, facts, said: [] }) as unknown as Event);

const seatIn = ({ about }: Phrase, name: string) => (about[name] as { seat: number }).seat;
const number = ({ about }: Phrase, name: string) => Number(about[name]);

/** Whether a sentence about a match is true, computed from its sheet in another way. */
function isTrue(match: Match, told: Phrase): boolean {
  const { results, result } = match;
  const { fewWin, entries } = gameOf(match.game);
  const sheet = results.map((round) => entries(round).map(({ total }) => total));
  const best = (totals: number[]) => (fewWin ? Math.min(...totals) : Math.max(...totals));
  const cabo = results as readonly CaboRoundResult[];
  switch (told.key) {
    case "app-story-comeback": {
      const totals = sheet[number(told, "round") - 1]!;
      const gap = Math.abs(totals[seatIn(told, "who")]! - best(totals));
      return gap === number(told, "points") && result.places[seatIn(told, "who")] === 1;
    }
    case "app-story-last-round": {
      const totals = sheet.at(-2)!;
      return totals[seatIn(told, "who")] !== best(totals);
    }
    case "app-story-close": {
      const sorted = result.points.toSorted((one, other) => (fewWin ? one - other : other - one));
      return Math.abs(sorted[0]! - sorted[1]!) === number(told, "points");
    }
    case "app-story-always":
      return sheet.every((totals) => totals[seatIn(told, "who")] === best(totals));
    case "app-story-kamikaze":
      return cabo[number(told, "round") - 1]!.scores.every(
        ({ points }, seat) => points === (seat === seatIn(told, "who") ? 0 : 50),
      );
    case "app-story-hundred":
      return cabo[number(told, "round") - 1]!.scores[seatIn(told, "who")]!.halved;
    case "app-story-call-dear": {
      const { caller, scores } = cabo[number(told, "round") - 1]!;
      const mine = scores[caller!]!;
      return (
        caller === seatIn(told, "who") &&
        mine.sum === number(told, "sum") &&
        mine.points === number(told, "points") &&
        scores.some(({ sum }) => sum < mine.sum)
      );
    }
    case "app-story-call": {
      const { caller, scores } = cabo[number(told, "round") - 1]!;
      return (
        caller === seatIn(told, "who") &&
        scores[caller]!.sum === number(told, "sum") &&
        Math.min(...scores.map(({ sum }) => sum)) === scores[caller]!.sum
      );
    }
    case "app-story-theft": {
      const [taken, left] = ["taken", "left"].map(
        (name) => (told.about[name] as { cards: string[] }).cards[0],
      );
      const { scores } = cabo.at(-1)!;
      return (
        scores[seatIn(told, "who")]!.cards.includes(taken!) &&
        scores[seatIn(told, "whom")]!.cards.includes(left!)
      );
    }
    default:
      return false;
  }
}

function isKind(match: Match, seat: number, word: Phrase): boolean {
  const { results, result } = match;
  const { entries } = gameOf(match.game);
  const mine = results.map((round) => entries(round)[seat]!.points);
  switch (word.key) {
    case "app-kind-close":
      return Math.abs(result.points[seat]! - result.points[winnersOf(result)[0]!]!) <= 3;
    case "app-kind-won":
      return results.filter(({ winners }) => winners.includes(seat)).length >= number(word, "won");
    case "app-kind-second":
      return result.places[seat] === 2 && Math.max(...result.places) > 2;
    case "app-outcome-best":
      return mine[number(word, "round") - 1] === number(word, "points") && Math.min(...mine) < 8;
    default:
      return word.key === "app-kind-next";
  }
}

const MATCHES = python<Record<string, Match[]>>("matches") ?? {};

describe.each(Object.entries(MATCHES))("matches of %s", (_, matches) => {
  it("have only true stories", async () => {
    for (const match of matches) {
      const game = gameOf(match.game);
      const effects = (await game.effects?.()) as TableEffects;
      const { results, result } = match;
      const tales = effects.tales?.(results, result, logOf(match)) ?? [];
      // Every possible story is checked, not only the shown one.
      for (const { phrase } of tales) expect(isTrue(match, phrase), phrase.key).toBe(true);
      const told = matchStory(game, results, result, tales);
      if (told) expect(isTrue(match, told), told.key).toBe(true);
      for (const seat of result.places.keys()) {
        const word = kindWord(game, results, result, seat);
        expect(word === null).toBe(winnersOf(result).includes(seat));
        if (word) expect(isKind(match, seat, word), word.key).toBe(true);
      }
    }
  });
});

const CABO = gameOf("cabo");

/** A sheet of Cabo with nothing but points. */
function sheet(...rounds: number[][]): RoundResult[] {
  const totals = rounds[0]!.map(() => 0);
  return rounds.map((points, index) => ({
    ...{ game: "cabo", round: index + 1, ending: "cabo", caller: null },
    winners: [points.indexOf(Math.min(...points))],
    scores: points.map((one, seat) => ({
      ...{ cards: [], sum: one, penalty: 0, points: one, why: null, halved: false },
      total: (totals[seat]! += one),
    })),
  }));
}
const result = (...points: number[]): Result => ({
  points,
  places: points.map((mine) => 1 + points.filter((other) => other < mine).length),
});

it("a comeback is told rather than a narrow end, and nothing if nothing stands out", () => {
  const rounds = sheet([30, 0], [5, 20], [0, 20]);
  expect(matchStory(CABO, rounds, result(35, 40), [])).toEqual({
    key: "app-story-comeback",
    about: { who: { type: "who", seat: 0 }, round: 1, points: 30 },
  });
  expect(matchStory(CABO, sheet([0, 9], [8, 12]), result(8, 21), [])).toBeNull();
  // A round is missing, so nobody knows who led after it.
  expect(matchStory(CABO, rounds.slice(1), result(35, 40), [])).toBeNull();
});

it("a bad round is never praised", () => {
  const rounds = sheet([26, 0], [31, 0]);
  expect(kindWord(CABO, rounds, result(57, 0), 0)?.key).toBe("app-kind-next");
  expect(kindWord(CABO, sheet([26, 0], [7, 0]), result(33, 0), 0)).toEqual({
    key: "app-outcome-best",
    about: { round: 2, points: 7 },
  });
  expect(kindWord(CABO, rounds, result(57, 0), 1)).toBeNull();
});

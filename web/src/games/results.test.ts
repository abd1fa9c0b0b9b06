// The score sheet and the order of points follow from the results of either game.
import { describe, expect, it } from "vitest";
import type { CaboRoundResult, CaboScore, DacapoRoundResult } from "../generated/protocol";
import { matchWonPhrase, ranking, winnersOf } from "./result";
import { cabo } from "./cabo";
import { dacapo } from "./dacapo";

function score(points: number, total: number, halved = false): CaboScore {
  return { cards: ["7", null], sum: points, penalty: 0, points, why: null, total, halved };
}

const CABO: CaboRoundResult = {
  game: "cabo",
  round: 3,
  ending: "cabo",
  caller: 2,
  winners: [1],
  scores: [score(12, 50, true), score(0, 8), score(25, 77)],
};
const DACAPO: DacapoRoundResult = {
  game: "dacapo",
  round: 1,
  ending: "stalemate",
  winners: [0, 2],
  left: [2, 9, 2],
  points: [5, 0, 5],
  totals: [5, 0, 5],
};

describe("a round of Cabo", () => {
  it("is written down with its caller and with a 100 that became 50", () => {
    const entries = cabo.entries(CABO);
    expect(entries[0]).toEqual({ points: 12, total: 50, halved: true, called: false });
    expect(entries[2]).toEqual({ points: 25, total: 77, halved: false, called: true });
  });

  it("lists few points first", () => {
    expect(ranking(cabo, CABO)).toEqual([1, 0, 2]);
  });

  it("lists the winner of a round that ran out first, in spite of five extra points", () => {
    const scores = [score(8, 8), score(10, 10), score(30, 30)];
    expect(ranking(cabo, { ...CABO, ending: "pile", caller: null, scores })).toEqual([1, 0, 2]);
  });
});

describe("a round of Da Capo!", () => {
  it("lists many points first, and players who share the round side by side", () => {
    expect(ranking(dacapo, DACAPO)).toEqual([0, 2, 1]);
    expect(dacapo.entries(DACAPO)[2]).toMatchObject({ points: 5, total: 5 });
  });

  it("names the way in which it was won", () => {
    expect(dacapo.won(DACAPO).key).toBe("dacapo-round-won-stalemate");
    expect(dacapo.won({ ...DACAPO, ending: "stack", winners: [0] }).about["points"]).toBe(5);
  });
});

it("lets several players win a match together", () => {
  const result = { points: [50, 58, 50], places: [1, 3, 1] };
  expect(winnersOf(result)).toEqual([0, 2]);
  expect(matchWonPhrase("cabo", result)).toEqual({
    key: "cabo-match-won",
    about: { players: { type: "players", seats: [0, 2] }, points: 50 },
  });
});

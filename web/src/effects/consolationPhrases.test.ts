// Players who have not won are told how close it was, and what went well.
import { expect, it } from "vitest";
import { dacapo } from "../games/dacapo";
import type { Game } from "../games/game";
import type { DacapoRoundResult, Result } from "../generated/protocol";
import { consolation } from "./consolationPhrases";

const round = (number: number, points: number[], totals: number[]): DacapoRoundResult => ({
  ...{ game: "dacapo", round: number, ending: "stack", winners: [0], left: [0, 0], points, totals },
});
const ROUNDS = [round(1, [5, 0], [5, 0]), round(2, [0, 7], [5, 7]), round(3, [9, 0], [14, 7])];
const RESULT: Result = { points: [14, 7], places: [1, 2] };

it("says so to everybody but the winner", () => {
  const words = consolation(dacapo as unknown as Game, ROUNDS, RESULT, 1);
  expect(words).toEqual([
    { key: "app-outcome-behind", about: { points: 7 } },
    { key: "app-outcome-best", about: { round: 2, points: 7 } },
  ]);
  expect(consolation(dacapo as unknown as Game, ROUNDS, RESULT, 0)).toEqual([]);
});

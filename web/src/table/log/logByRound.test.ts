// The log has all events in order, by round, except those that players have to remember.
import { expect, it } from "vitest";
import type { Event, Fact, Phrase } from "../../generated/protocol";
import { cabo } from "../../games/cabo";
import { logByRound } from "./logByRound";

function event(number: number, keys: string[], facts: Fact[] = []): Event {
  const said = keys.map((key): Phrase => ({ key, about: {} }));
  return { number, at: 0, seat: null, by: null, facts, said, level: null };
}

const LOOKED = event(5, ["cabo-looked-first", "cabo-saw"]);
const DREW = event(6, ["cabo-drew", "cabo-drawn"]);
const NEXT = event(9, ["cabo-round-began"], [{ type: "round-began", round: 3 }]);

const keysOf = (rounds: ReturnType<typeof logByRound>) =>
  rounds.map(({ round, events }) => [
    round,
    events.flatMap(({ said }) => said.map(({ key }) => key)),
  ]);

it("leaves out facts that only one player received, at a classic table", () => {
  expect(keysOf(logByRound([LOOKED, DREW], 2, cabo.secrets))).toEqual([
    [2, ["cabo-looked-first", "cabo-drew"]],
  ]);
});

it("contains them at an assisted table", () => {
  expect(keysOf(logByRound([LOOKED, DREW], 2))).toEqual([
    [2, ["cabo-looked-first", "cabo-saw", "cabo-drew", "cabo-drawn"]],
  ]);
});

it("begins a new part with each round, and knows the round in the middle of which it began", () => {
  expect(keysOf(logByRound([DREW, NEXT], 3, cabo.secrets))).toEqual([
    [2, ["cabo-drew"]],
    [3, ["cabo-round-began"]],
  ]);
});

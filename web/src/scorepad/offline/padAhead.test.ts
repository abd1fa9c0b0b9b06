// The pending requests of a pad: the rounds that they add and change, and the next round.
import { describe, expect, it } from "vitest";
import type { PadEntry, PadRequest, PadView } from "../../generated/protocol";
import { padAhead as aheadOf, standing, type PadAhead } from "./padAhead";
import type { KnownSheet } from "./applyRequests";
import { confirmed, overwriting } from "./retryRequest";

const entry = (left: number): PadEntry => ({ type: "dacapo", left: [0, left] });
const enter = (round: number): PadRequest => ({ type: "enter", round, entry: entry(round) });
const waiting = (...requests: PadRequest[]) =>
  requests.map((request, order) => ({ order, asked: { id: `${order}`, request } }));

/** A game in which every round is worth nothing, and the third one is the last. */
const NOTHING: KnownSheet = {
  unit: "game",
  scoring: {
    read: (read) => read,
    score: (_, before) => ({ game: "dacapo", round: before.length + 1 }) as never,
    totals: () => [0, 0],
    ended: ({ round }) =>
      round === 6 ? { result: { points: [0, 0], places: [1, 1] }, why: phraseOf("over") } : null,
    begins: () => ({ seats: [0], said: phraseOf("begins") }),
    first: () => null,
  },
};
const phraseOf = (key: string) => ({ key, about: {} });
const ahead = (pad: PadView, queue: ReturnType<typeof waiting>) => aheadOf(pad, NOTHING, queue);
const next = ({ pad }: PadAhead) => pad.rounds.length + 1;

function padWith(rounds: number): PadView {
  const seen = (round: number) => ({ round, entry: entry(100 + round) });
  const all = Array.from({ length: rounds }, (_, index) => seen(index + 1));
  const rest = { names: ["Ana", "Ben"], out: [], lots: [], first: null, last: null, result: null };
  return { number: rounds + 1, rounds: all, ...rest } as unknown as PadView;
}

describe("a pending round", () => {
  it("comes after the rounds of the pad", () => {
    const found = ahead(padWith(2), waiting(enter(3), enter(4)));
    expect([...found.coming.keys()]).toEqual([3, 4]);
    expect(next(found)).toBe(5);
    expect(found.pad.asks.at(-1)).toEqual({
      ...{ key: "scorepad-enter", about: { round: 5, unit: "game" } },
    });
  });

  it("may end the match", () => {
    const found = ahead(padWith(4), waiting(enter(5), enter(6), enter(7)));
    expect(found.pad.result?.places).toEqual([1, 1]);
    expect(found.pad.rounds.length).toBe(6);
  });

  it("is not shown twice once the pad has it", () => {
    const found = ahead(padWith(3), waiting(enter(3), enter(4)));
    expect([...found.coming.keys()]).toEqual([4]);
    expect(next(found)).toBe(5);
  });

  it("marks the rounds that it changes", () => {
    const correct: PadRequest = { type: "correct", round: 1, entry: entry(1), instead: entry(101) };
    const back: PadRequest = { type: "take-back", round: 2, entry: entry(102) };
    const found = ahead(padWith(2), waiting(correct, back));
    expect([...found.changing]).toEqual([1, 2]);
    expect([found.coming.size, found.pad.rounds[0]?.entry, next(found)]).toEqual([0, entry(1), 2]);
  });

  it("stays visible between the answer and the page that shows it", () => {
    const landed = [{ request: enter(3), number: 4 }];
    const before = aheadOf(padWith(2), NOTHING, [], landed);
    expect([[...before.coming], next(before)]).toEqual([[[3, null]], 4]);
    const after = aheadOf(padWith(3), NOTHING, [], landed);
    expect([after.coming.size, next(after)]).toEqual([0, 4]);
  });
});

describe("the entry of a round", () => {
  it("is that of the pad, or its last pending change", () => {
    const correct = (left: number): PadRequest => {
      return { type: "correct", round: 1, entry: entry(left), instead: entry(101) };
    };
    expect(standing(padWith(2), [], 1)).toEqual(entry(101));
    expect(standing(padWith(2), waiting(correct(5), correct(6)), 1)).toEqual(entry(6));
    expect(standing(padWith(2), waiting(correct(5)), 2)).toEqual(entry(102));
    expect(standing(padWith(2), [], 3)).toBeUndefined();
  });
});

describe("a repeated request", () => {
  it("carries the confirmation of the user", () => {
    expect(confirmed(enter(1))).toEqual({ ...enter(1), sure: true });
    const rename: PadRequest = { type: "rename", seat: 0, name: "Ana" };
    expect(confirmed(rename)).toEqual(rename);
  });

  it("names the other entry that it replaces", () => {
    const stands = entry(9);
    expect(overwriting(enter(1), stands)).toEqual({
      ...{ type: "correct", round: 1, entry: entry(1), instead: stands, sure: false },
    });
    const correct: PadRequest = {
      ...{ type: "correct", round: 1, entry: entry(1), instead: entry(2), reason: "misread" },
    };
    expect(overwriting(correct, stands)).toEqual({ ...correct, instead: stands });
    const back: PadRequest = { type: "take-back", round: 1, entry: entry(2) };
    expect(overwriting(back, stands)).toEqual({ ...back, entry: stands });
    expect(overwriting({ type: "take-time-back" }, stands)).toBeNull();
  });
});

// Faces react to public events: a call, a swap that hits a player, a snap, the end of a round. They
// reveal nothing that a spectator does not see.
import { describe, expect, it } from "vitest";
import type {
  CaboFact,
  CaboScore,
  DacapoFact,
  DacapoRoundResult,
  Event,
  Fact,
} from "../generated/protocol";
import { python } from "../fixtures/python";
import { EFFECTS as CABO } from "./cabo/effects";
import { EFFECTS as DACAPO } from "./dacapo/effects";
import type { TableEffects } from "./effects";

const event = (facts: readonly Fact[]): Event => ({
  ...{ number: 1, at: 0, seat: 0, by: "person", facts: [...facts], said: [], level: null },
});
const cabo = (...facts: CaboFact[]) => Object.fromEntries(CABO.moods(event(facts), 3));
const dacapo = (...facts: DacapoFact[]) => Object.fromEntries(DACAPO.moods(event(facts), 3));

describe("a face in Cabo", () => {
  it("is startled by a call, and by a swap of its own cards", () => {
    const called = cabo({ type: "called", by: 1 });
    expect(called).toEqual({ 0: "startled", 1: "happy", 2: "startled" });
    const swapped = (by: number) => cabo({ type: "swapped", by, one: [0, 1], other: [2, 3] });
    expect(swapped(0)).toEqual({ 2: "startled" });
    expect(swapped(1)).toEqual({ 0: "startled", 2: "startled" });
  });

  it("is startled when somebody else looks at its card", () => {
    const looked = (owner: number): CaboFact => {
      return { type: "looked", by: 1, place: [owner, 2], why: owner === 1 ? "peek" : "spy" };
    };
    expect(cabo(looked(0))).toEqual({ 0: "startled" });
    expect(cabo(looked(1))).toEqual({});
  });

  it("is happy about a snap or a set, and sad about a failed one", () => {
    const snapped = (right: boolean): CaboFact => {
      return { type: "snapped", by: 2, slot: 0, card: "7S", right };
    };
    expect(cabo(snapped(true))).toEqual({ 2: "happy" });
    expect(cabo(snapped(false), { type: "penalty-taken", by: 2, slots: [4] })).toEqual({
      2: "sad",
    });
    expect(cabo({ type: "replaced", by: 1, slots: [0, 1], cards: ["8", "8"] })).toEqual({
      1: "happy",
    });
    expect(cabo({ type: "replaced", by: 1, slots: [0], cards: ["8"] })).toEqual({});
    const shown: CaboFact = {
      ...{ type: "false-set-shown", by: 1, slots: [0, 2], cards: ["5", "6"], kept: true },
    };
    expect(cabo(shown)).toEqual({ 1: "sad" });
  });

  it("shows how the round ended", () => {
    const score = (points: number, penalty = 0): CaboScore => ({
      ...{ cards: [], sum: points - penalty, penalty, points, why: null, total: 9, halved: false },
    });
    const ended = (caller: number | null, winners: number[], ...scores: CaboScore[]) => {
      const result = { game: "cabo", round: 1, ending: "cabo", caller, winners, scores } as const;
      return cabo({ type: "round-ended", result });
    };
    expect(ended(1, [2], score(9), score(9, 5), score(0))).toEqual({ 1: "sad", 2: "happy" });
    // A failed call is bad news even if it is cheap, and so are many points.
    expect(ended(1, [2], score(23), score(4), score(0))).toEqual({
      ...{ 0: "sad", 1: "sad", 2: "happy" },
    });
    // The winner is happy whatever it cost.
    expect(ended(1, [1], score(9), score(11), score(9))).toEqual({ 1: "happy" });
    expect(ended(null, [0], score(12, 5), score(12), score(13))).toEqual({
      ...{ 0: "happy", 1: "sad", 2: "sad" },
    });
  });

  it("stays calm about facts that only one player sees", () => {
    expect(cabo({ type: "drawn", card: "13" }, { type: "drew", by: 0 })).toEqual({});
    expect(cabo({ type: "saw", place: [0, 0], card: "0" })).toEqual({});
  });
});

it("in Da Capo! a face reacts to a finished pile, and to a card taken from its side pile", () => {
  const built = (owner: number): DacapoFact => ({
    ...{ type: "built", by: 0, source: "help", owner, help: 0, card: "7", pile: 1, number: 7 },
  });
  expect(dacapo(built(0))).toEqual({});
  expect(dacapo(built(2))).toEqual({ 2: "startled" });
  expect(dacapo(built(0), { type: "pile-finished", pile: 1 })).toEqual({ 0: "happy" });
  const result: DacapoRoundResult = {
    ...{ game: "dacapo", round: 1, ending: "stack", winners: [1], left: [4, 0, 7] },
    ...{ points: [0, 11, 0], totals: [0, 11, 0] },
  };
  expect(dacapo({ type: "round-ended", result })).toEqual({ 0: "sad", 1: "happy", 2: "sad" });
});

interface Told {
  game: string;
  players: number;
  /** The messages to a spectator and to each seat, step by step. */
  steps: { public: Fact[]; seats: Fact[][] }[];
}

const MESSAGES = Object.entries(python<Record<string, Told>>("told") ?? {});

/** The steps at which the faces that a seat sees differ from those that a spectator sees. */
function leaks(moods: TableEffects["moods"], { players, steps }: Told): number {
  return steps.filter(({ public: everybody, seats }) =>
    seats.some((facts) => {
      const [seen, shown] = [moods(event(facts), players), moods(event(everybody), players)];
      return JSON.stringify([...seen].sort()) !== JSON.stringify([...shown].sort());
    }),
  ).length;
}

describe.each(MESSAGES)("%s", (_, match) => {
  const { moods } = match.game === "cabo" ? CABO : DACAPO;

  it("shows every viewer the same faces", () => {
    expect(leaks(moods, match)).toBe(0);
    const shown = match.steps.filter((step) => moods(event(step.public), match.players).size);
    expect(shown.length).toBeGreaterThan(0);
  });

  it("the comparison fails if a face shows a card that only one player knows", () => {
    const leaky: TableEffects["moods"] = ({ facts }) =>
      new Map(facts.some(({ type }) => type === "drawn" || type === "saw") ? [[0, "sad"]] : []);
    expect(leaks(leaky, match)).toBeGreaterThan(3);
  });
});

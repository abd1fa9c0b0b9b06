// Marks that a thumb can tell apart, and the moments that decided a match.
import { expect, it, vi } from "vitest";
import type { Course } from "../generated/protocol";
import { callKey, sums, turnings, verdictKey } from "./judge.svelte";
import { groups, mainKind, nextInGroup } from "./marks";

vi.hoisted(() => {
  const media = { matches: false, addEventListener: () => undefined };
  vi.stubGlobal("matchMedia", () => media);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: ["en"] });
});

it("joins marks that lie on each other", () => {
  const marks = [8, 2, 3, 20].map((frame) => ({ frame, seat: 0, kind: "call" }));
  const found = groups(marks, (frame) => 10 * frame, 26);
  expect(found.map((group) => group.map(({ frame }) => frame))).toEqual([[2, 3], [8], [20]]);
});

it("goes from one mark of a group to the next, and from the last to the first", () => {
  const group = ["look", "call", "costly"].map((kind, index) => ({
    ...{ frame: 10 + 2 * Math.min(index, 1), seat: 0, kind },
  }));
  expect(mainKind(group)).toBe("call");
  expect(nextInGroup(group, 3, null)).toBe(12); // the sign of the group
  expect(nextInGroup(group, 9, 10)).toBe(12); // on the way to the first
  expect(nextInGroup(group, 10, 10)).toBe(12);
  expect(nextInGroup(group, 11, 12)).toBe(10); // before the last, to weigh it
  expect(nextInGroup(group, 30, null)).toBe(12);
});

const course = (frame: number, chances: number[]): Course => ({
  ...{ round: 1, frame, chances, points: [] },
  ...{ luck: [frame, 0], skill: [-1, 1] },
});

const NO_TURNS = new Map<string, number>();

it("finds the moments that changed the chances most, in their order", () => {
  const match = [
    course(0, [0.5, 0.5]),
    course(1, [0.51, 0.49]),
    course(2, [0.3, 0.7]),
    course(3, [0.35, 0.65]),
    course(4, [1, 0]),
  ];
  const found = turnings(match, NO_TURNS, 2);
  expect(found.map(({ course: { frame }, seat, change }) => [frame, seat, change > 0])).toEqual([
    [2, 0, false],
    [4, 0, true],
  ]);
  expect(turnings(match, NO_TURNS, 9)).toHaveLength(3);
});

it("leaves out what changed the chances by less than five in a hundred", () => {
  const match = [course(0, [0.5, 0.5]), course(1, [0.54, 0.46]), course(2, [0.6, 0.4])];
  expect(turnings(match, NO_TURNS, 9).map(({ course: { frame } }) => frame)).toEqual([2]);
});

it("names one moment of a turn, the one that changed most", () => {
  const match = [0.5, 0.6, 0.8, 0.7, 0.6].map((chance, frame) =>
    course(frame, [chance, 1 - chance]),
  );
  const turns = new Map(Object.entries({ "1.1": 4, "1.2": 4, "1.3": 5, "1.4": 6, "2.1": 4 }));
  expect(turnings(match, turns, 9).map(({ course: { frame } }) => frame)).toEqual([2, 3, 4]);
});

it("adds up what the decisions of a turn gave away, as the judge names it", () => {
  const turn = [course(2, []), course(3, []), course(4, [])];
  const judgement = (frame: number, seat: number, cost: number) => ({
    ...{ round: 1, frame, seat, cost },
  });
  const all = [judgement(2, 0, 2.5), judgement(3, 0, 0), judgement(4, 0, 3.5), judgement(4, 1, 9)];
  const elsewhere = [judgement(7, 0, 4), { ...judgement(2, 0, 5), round: 2 }];
  expect(sums(turn, [...all, ...elsewhere], 0)).toEqual({ luck: 9, skill: -6, count: 2 });
});

it("judges a decision by its size, and a lucky one by its average", () => {
  const key = (cost: number, right?: boolean) =>
    verdictKey({ move: "cabo", best: "draw", cost }, right === undefined ? null : { right });
  expect(key(0.1)).toBe("app-film-judge-fine");
  expect(key(1)).toBe("app-film-judge-cost");
  expect(key(3.5)).toBe("app-film-judge-costly");
  expect(key(26, false)).toBe("app-film-judge-mistake");
  expect(key(9, true)).toBe("app-film-judge-went-well");
  expect(callKey({ verdict: "far-too-early" })).toBe("app-film-call-far-too-early");
});

// Marks that a thumb can tell apart, and the moments that decided a match.
import { expect, it, vi } from "vitest";
import type { Course } from "../generated/protocol";
import { sums, turnings } from "./judge.svelte";
import { groups } from "./marks";

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

const course = (frame: number, chances: number[]): Course => ({
  ...{ round: 1, frame, chances, points: [] },
  ...{ luck: [frame, 0], skill: [-1, 1] },
});

it("finds the moments that changed the chances most, in their order", () => {
  const match = [
    course(0, [0.5, 0.5]),
    course(1, [0.51, 0.49]),
    course(2, [0.3, 0.7]),
    course(3, [0.35, 0.65]),
    course(4, [1, 0]),
  ];
  const found = turnings(match, 2);
  expect(found.map(({ course: { frame }, seat, change }) => [frame, seat, change > 0])).toEqual([
    [2, 0, false],
    [4, 0, true],
  ]);
  expect(turnings(match, 9)).toHaveLength(3);
  expect(sums(match, 0)).toEqual({ luck: 10, skill: -5 });
});

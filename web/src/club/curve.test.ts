import { expect, it } from "vitest";
import type { ClubRated } from "../generated/protocol";
import { curveOf, HIGH, WIDE } from "./curve";

const rated = (evening: number, mu: number, sigma: number): ClubRated => ({ evening, mu, sigma });

it("has nothing to draw before the first evening", () => {
  expect(curveOf([])).toBeNull();
});

it("stays within its frame, the uncertainty included", () => {
  const curve = curveOf([rated(1, 25, 8), rated(2, 31, 6), rated(3, 22, 5)])!;
  const points = `${curve.line} ${curve.band}`
    .split(" ")
    .map((pair) => pair.split(",").map(Number));
  for (const [x, y] of points) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(WIDE);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(HIGH);
  }
  expect([curve.lowest, curve.highest]).toEqual([17, 37]);
});

it("goes up when the rating does", () => {
  const [first, second] = curveOf([rated(1, 20, 1), rated(2, 30, 1)])!.line.split(" ");
  expect(Number(second!.split(",")[1])).toBeLessThan(Number(first!.split(",")[1]));
});

it("draws a single evening in the middle, also without any uncertainty", () => {
  expect(curveOf([rated(1, 25, 0)])!.last).toEqual({ x: 169, y: 8 });
});

it("has a handful of round numbers at its side, and its first and last evening below", () => {
  const { marks, ends } = curveOf([rated(3, 25, 8), rated(4, 31, 6), rated(7, 22, 5)])!;
  expect(marks.map(({ value }) => value)).toEqual([20, 25, 30, 35]);
  for (const { y } of marks) expect(y).toBeGreaterThan(0);
  expect(marks.map(({ y }) => y)).toEqual(marks.map(({ y }) => y).toSorted((a, b) => b - a));
  expect(ends.map(({ evening }) => evening)).toEqual([3, 7]);
  expect(curveOf([rated(3, 25, 8)])!.ends).toHaveLength(1);
});

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
  expect(curveOf([rated(1, 25, 0)])!.last).toEqual({ x: WIDE / 2, y: 8 });
});

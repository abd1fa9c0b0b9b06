// The course of a rating as a line for an SVG.
import type { ClubRated } from "../generated/protocol";

export const WIDE = 320;
export const HIGH = 120;
const MARGIN = 8;

export interface Curve {
  /** The rating after each evening. */
  line: string;
  /** The uncertainty of the rating: the area around the line. */
  band: string;
  last: { x: number; y: number };
  lowest: number;
  highest: number;
}

/** The curve; null before the first evening. */
export function curveOf(course: readonly ClubRated[]): Curve | null {
  if (!course.length) return null;
  const highest = Math.max(...course.map(({ mu, sigma }) => mu + sigma));
  const lowest = Math.min(...course.map(({ mu, sigma }) => mu - sigma));
  const x = (index: number) =>
    course.length === 1 ? WIDE / 2 : MARGIN + (index * (WIDE - 2 * MARGIN)) / (course.length - 1);
  const y = (value: number) =>
    MARGIN + ((highest - value) * (HIGH - 2 * MARGIN)) / (highest - lowest || 1);
  const at = (index: number, value: number) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`;
  const upper = course.map(({ mu, sigma }, index) => at(index, mu + sigma));
  const lower = course.map(({ mu, sigma }, index) => at(index, mu - sigma)).toReversed();
  const last = course.length - 1;
  return {
    line: course.map(({ mu }, index) => at(index, mu)).join(" "),
    band: [...upper, ...lower].join(" "),
    last: { x: x(last), y: y(course[last]!.mu) },
    lowest,
    highest,
  };
}

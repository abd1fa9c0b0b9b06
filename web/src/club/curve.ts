// The course of a rating as a line for an SVG.
import type { ClubRated } from "../generated/protocol";

export const WIDE = 320;
export const HIGH = 120;
const MARGIN = 8;
/** The room for the numbers of the axes. */
const LEFT = 26;
const BOTTOM = 20;
/** The distances of the numbers on the axis, one of which gives a handful of them. */
const STEPS = [1, 2, 5, 10, 20, 50];
const MOST_MARKS = 5;

export interface Curve {
  /** The rating after each evening. */
  line: string;
  /** The uncertainty of the rating: the area around the line. */
  band: string;
  last: { x: number; y: number };
  lowest: number;
  highest: number;
  /** Round ratings, with the height of each. */
  marks: { value: number; y: number }[];
  /** The first and the last evening, with their places on the axis. */
  ends: { evening: number; x: number }[];
}

/** The curve; null before the first evening. */
export function curveOf(course: readonly ClubRated[]): Curve | null {
  if (!course.length) return null;
  const highest = Math.max(...course.map(({ mu, sigma }) => mu + sigma));
  const lowest = Math.min(...course.map(({ mu, sigma }) => mu - sigma));
  const x = (index: number) =>
    course.length === 1
      ? (LEFT + WIDE - MARGIN) / 2
      : LEFT + (index * (WIDE - MARGIN - LEFT)) / (course.length - 1);
  const y = (value: number) =>
    MARGIN + ((highest - value) * (HIGH - MARGIN - BOTTOM)) / (highest - lowest || 1);
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
    marks: marksBetween(lowest, highest).map((value) => ({ value, y: y(value) })),
    ends: [...new Set([0, last])].map((index) => ({
      evening: course[index]!.evening,
      x: x(index),
    })),
  };
}

function marksBetween(lowest: number, highest: number): number[] {
  const step = STEPS.find((one) => (highest - lowest) / one < MOST_MARKS) ?? 100;
  const first = Math.ceil(lowest / step);
  const count = Math.floor(highest / step) - first + 1;
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

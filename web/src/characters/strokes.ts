// The shapes and lines of faces on a square of 40, and the features that a mood changes.
import type { Mood } from "./mood";

/** Something painted: an area, a line, or an area with an outline. */
export interface Stroke {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

export const INK = "#2b2622";
const LIPS = "#7d2f2c";
const TEETH = "#fff5ea";

export const dot = (x: number, y: number, r: number, fill: string, ry = r): Stroke => ({
  d: `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0z`,
  fill,
});
export const shape = (fill: string, d: string): Stroke => ({ d, fill });
export const line = (d: string, width = 1.4, stroke = INK): Stroke => ({ d, stroke, width });
export const shoulders = (fill: string) => shape(fill, "M6.5 40q1-9.5 13.5-9.5T33.5 40z");

/** Eyes that are wide open when startled; otherwise those given, or two dots. */
export function eyes(mood: Mood, y: number, apart = 3.7, size = 1.3, calm?: Stroke[]): Stroke[] {
  const both = (r: number, fill: string) => [
    dot(20 - apart, y, r, fill),
    dot(20 + apart, y, r, fill),
  ];
  if (mood === "startled") return [...both(2.5, "#fff"), ...both(1.2, INK)];
  return calm ?? both(size, INK);
}

/** Brows above eyes at this height; a calm face shows only those given. */
export function brows(
  mood: Mood,
  y: number,
  colour: string,
  apart = 3.7,
  calm: Stroke[] = [],
): Stroke[] {
  const left = 20 - apart - 1.9;
  const right = 20 + apart - 1.9;
  const arcs = (high: number) =>
    `M${left} ${high}q1.900-1.700 3.800 0M${right} ${high}q1.900-1.700 3.800 0`;
  switch (mood) {
    case "happy":
      return [line(arcs(y - 3.4), 1.3, colour)];
    case "startled":
      return [line(arcs(y - 4.6), 1.3, colour)];
    case "sad":
      return [
        line(`M${left} ${y - 2.6}l3.600-1.700M${right + 0.2} ${y - 4.3}l3.600 1.700`, 1.3, colour),
      ];
    case "calm":
      return calm;
  }
}

/** The mouth: laughing, bent down, round; a calm face has its own. */
export function mouth(mood: Mood, y: number, calm: Stroke[], half = 3.2): Stroke[] {
  switch (mood) {
    case "happy": {
      const smile = `M${20 - half} ${y - 0.6}q${half} 1.200 ${2 * half} 0`;
      return [
        shape(LIPS, `${smile}q-.4 4-${half} 4t-${half}-4z`),
        shape(
          TEETH,
          `${smile}q-.1 1.300-.5 1.700q-${half - 0.5} .9-${2 * half - 1} 0q-.4-.4-.5-1.700z`,
        ),
      ];
    }
    case "sad":
      return [line(`M${20 - half + 0.6} ${y + 1.6}q${half - 0.6}-2.600 ${2 * half - 1.2} 0`)];
    case "startled":
      return [dot(20, y + 0.8, 1.6, LIPS, 2.1)];
    case "calm":
      return calm;
  }
}

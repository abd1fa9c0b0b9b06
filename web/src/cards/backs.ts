/* The backs, one for each deck: Cabo winks, playing cards have a lattice, Da Capo! repeats. */

import type { Deck } from "./deck";

interface Back {
  ink: string;
  /** The pattern all over. */
  weave: string;
  /** The quiet place in the middle, and what is on it. */
  shield: string;
  emblem: string;
}

/** Something drawn again and again within the frame: rows, every other one shifted by half. */
function rows(across: number, down: number, draw: (x: number, y: number) => string): string {
  let path = "";
  for (let row = 0, y = 10.5 + down / 2; y < 129; y += down, row += 1) {
    for (let x = 10.5 + (row % 2 ? across : across / 2); x < 88; x += across) {
      if (Math.hypot((x - 50) / 40, (y - 70) / 27) > 1) path += draw(x, y);
    }
  }
  return path;
}

/** Lines both ways, from edge to edge of the frame. */
function lattice(): string {
  let path = "";
  for (let at = -108.625; at < 80; at += 9.875) {
    const from = Math.max(0, at);
    const to = Math.min(79, at + 119);
    if (to <= from) continue;
    path += `M${10.5 + from} ${10.5 + from - at}L${10.5 + to} ${10.5 + to - at}`;
    path += `M${89.5 - from} ${10.5 + from - at}L${89.5 - to} ${10.5 + to - at}`;
  }
  return path;
}

/** Staves across the card. */
function staves(): string {
  let path = "";
  for (let y = 17; y < 126; y += 22.5) {
    for (let line = 0; line < 5; line += 1) {
      const at = y + line * 3.75;
      path += `M10.5 ${at}C37 ${at - 9} 63 ${at + 9} 89.5 ${at}`;
    }
  }
  return path;
}

export const BACKS: Record<Deck, Back> = {
  cabo: {
    ink: "#96492f",
    weave: rows(
      19.75,
      11.875,
      (x, y) => `M${x - 5} ${y - 1.5}q5 5 10 0m-5 2.5v2.5m-3.5-3.6l-1 2m8-2l1 2`,
    ),
    shield: "M50 47C68 47 80 58 84 70C80 82 68 93 50 93S20 82 16 70C20 58 32 47 50 47Z",
    emblem:
      "M24 70C28 62 32 60 36 60S44 62 48 70C44 78 40 80 36 80S28 78 24 70Z" +
      "M36 67A3 3 0 1 1 36 73A3 3 0 0 1 36 67Z" +
      "M54 68C60 77 70 77 76 68M65 75V80M58.5 73L56 77.5M71.5 73L74 77.5",
  },
  french: {
    ink: "#2c4a78",
    weave: lattice(),
    shield: "M50 44C66 44 76 56 76 70S66 96 50 96S24 84 24 70S34 44 50 44Z",
    emblem:
      "M50 53Q54 60 60 65Q66 68 66 70Q66 72 60 75Q54 80 50 87Q46 80 40 75Q34 72 34 70" +
      "Q34 68 40 65Q46 60 50 53ZM50 64L55 70L50 76L45 70Z",
  },
  dacapo: {
    ink: "#5b3263",
    weave: staves(),
    shield:
      "M34 42H66A10 10 0 0 1 76 52V88A10 10 0 0 1 66 98H34A10 10 0 0 1 24 88V52" +
      "A10 10 0 0 1 34 42Z",
    emblem:
      "M32 51H33.5V89H32ZM40 51V89M46 63V63.5M46 76.5V77M54 63V63.5M54 76.5V77M60 51V89" +
      "M66.5 51H68V89H66.5Z",
  },
};

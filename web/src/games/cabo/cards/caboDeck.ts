// The deck of Cabo, 0 to 13. Its back winks.
import type { Deck } from "../../../cards/deck";
import CaboFace from "./CaboFace.svelte";

/** Repeat a shape within the frame, in rows; every other row is shifted by half. */
function rows(across: number, down: number, draw: (x: number, y: number) => string): string {
  let path = "";
  for (let row = 0, y = 10.5 + down / 2; y < 129; y += down, row += 1) {
    for (let x = 10.5 + (row % 2 ? across : across / 2); x < 88; x += across) {
      if (Math.hypot((x - 50) / 40, (y - 70) / 27) > 1) path += draw(x, y);
    }
  }
  return path;
}

export const CABO: Deck = {
  Face: CaboFace,
  back: {
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
};

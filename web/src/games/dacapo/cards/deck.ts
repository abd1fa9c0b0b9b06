// The deck of Da Capo!: numbers and jokers. Its back repeats.
import type { Deck } from "../../../cards/deck";
import DacapoFace from "./DacapoFace.svelte";

/** The path of the staves across the card. */
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

export const DECK: Deck = {
  Face: DacapoFace,
  back: {
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

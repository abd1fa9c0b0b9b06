// Playing cards, as the Dutch rules want them. Their back is a lattice.
import type { Deck } from "../../../cards/deck";
import FrenchFace from "./FrenchFace.svelte";

/** Diagonal lines from edge to edge of the frame. */
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

export const FRENCH: Deck = {
  Face: FrenchFace,
  back: {
    ink: "#2c4a78",
    weave: lattice(),
    shield: "M50 44C66 44 76 56 76 70S66 96 50 96S24 84 24 70S34 44 50 44Z",
    emblem:
      "M50 53Q54 60 60 65Q66 68 66 70Q66 72 60 75Q54 80 50 87Q46 80 40 75Q34 72 34 70" +
      "Q34 68 40 65Q46 60 50 53ZM50 64L55 70L50 76L45 70Z",
  },
};

// An entry that comes too late is shown as it was tapped or typed.
import { describe, expect, it } from "vitest";
import type { PadEntry } from "../protocol";
import { typedText } from "./entryText";

const cabo = (...laid: (readonly string[] | number)[]): PadEntry => ({
  type: "cabo",
  laid: laid.map((one) =>
    typeof one === "number"
      ? { type: "sum", sum: one, kamikaze: false }
      : { type: "cards", cards: [...one] },
  ),
  caller: null,
  ending: "pile",
  called_with: null,
});

describe("without the rules", () => {
  it("shows the cards of both decks, and sums", () => {
    const entry = cabo(["3", "13"], ["7S", "10H", "X"], 17, -2);
    const texts = [0, 1, 2, 3].map((seat) => typedText(entry, seat));
    expect(texts).toEqual(["3 13", "7♠ 10♥ ★", "17", "−2"]);
  });

  it("shows the cards that are left, and nothing for whoever is not on it", () => {
    const entry: PadEntry = { type: "dacapo", left: [4, 0] };
    expect([0, 1, 2].map((seat) => typedText(entry, seat))).toEqual(["4", "0", ""]);
  });
});

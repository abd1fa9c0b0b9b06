// An entry that comes too late is shown as it was tapped or typed.
import { describe, expect, it } from "vitest";
import type { PadCaboEntry } from "../../../generated/protocol";
import { typedTexts } from "./entryText";

const cabo = (...laid: (readonly string[] | number)[]): PadCaboEntry => ({
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
    expect(typedTexts(entry)).toEqual(["3 13", "7♠ 10♥ ★", "17", "−2"]);
  });
});

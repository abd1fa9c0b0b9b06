// The name of the next tournament follows from the last one's.
import { expect, it } from "vitest";
import { nextName } from "./nextName";

it("a number at the end counts on", () => {
  expect(["Cup", "Cup 9", "Game night 2026-11", "7"].map(nextName)).toEqual([
    "Cup",
    "Cup 10",
    "Game night 2026-12",
    "8",
  ]);
});

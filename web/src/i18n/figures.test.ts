import { expect, test } from "vitest";
import { signed } from "./figures";

test("points have one sign, and zero has both", () => {
  expect([9, 0, -1].map(signed)).toEqual(["+9", "±0", "−1"]);
});

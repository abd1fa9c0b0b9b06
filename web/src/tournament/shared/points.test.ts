// Typed points are whole numbers, or they are not handed in.
import { describe, expect, it } from "vitest";
import { allPoints, pointsOf } from "./points";

describe("typed points", () => {
  it("are whole numbers without a sign, with any spaces around them", () => {
    expect(["7", " 104 ", "007", "0"].map(pointsOf)).toEqual([7, 104, 7, 0]);
    const wrong = ["", " ", "-3", "+3", "1.5", "1,5", "1e3", "0x10", "a", "1234567"];
    expect(wrong.filter((text) => pointsOf(text) !== null)).toEqual([]);
  });

  it("are complete when each player has some", () => {
    const typed = { 3: "12", 5: "0", 8: "99" };
    expect(allPoints(typed, [3, 5])).toEqual({ 3: 12, 5: 0 });
    expect(allPoints(typed, [3, 4])).toBeNull();
    expect(allPoints({ ...typed, 5: "x" }, [3, 5])).toBeNull();
  });
});

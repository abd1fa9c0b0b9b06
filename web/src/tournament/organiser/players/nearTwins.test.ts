// Two names that differ by a letter are found; numbers and initials are no mistakes.
import { expect, it } from "vitest";
import { nearTwins } from "./nearTwins";

it("are names of which one word differs by a letter", () => {
  expect(nearTwins(["Anna Schmid", "Bo", "Anna Schmidt"])).toEqual([
    ["Anna Schmid", "Anna Schmidt"],
  ]);
  expect(nearTwins(["Jonas Weber", "Jonas Feber", "jönas weber"])).toEqual([
    ["Jonas Weber", "Jonas Feber"],
    ["Jonas Feber", "jönas weber"],
  ]);
  expect(
    nearTwins(["Anna A.", "Anna B.", "Guest 1", "Guest 2", "Mia", "Mio", "Anna", "Anja K"]),
  ).toEqual([]);
  expect(nearTwins(["Hannah", "Hanna", "Ana"])).toEqual([["Hannah", "Hanna"]]);
});

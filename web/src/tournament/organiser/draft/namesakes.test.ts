// Namesakes at one table are found, however they are written.
import { expect, it } from "vitest";
import { namesakes } from "./namesakes";

const NAMES = ["Anna Schmidt", "anna Weber", "Bo", "Ánna-Lena", "Bo 2", "Annabel", "Zoë"];
const found = (...players: number[]) => namesakes(players, (player) => NAMES[player] ?? "");

it("are those with the same first name", () => {
  expect(found(0, 1, 2, 5)).toEqual([[0, 1]]);
  expect(found(0, 2, 3, 4)).toEqual([
    [0, 3],
    [2, 4],
  ]);
  expect(found(0, 2, 5, 6)).toEqual([]);
});

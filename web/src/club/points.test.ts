import { expect, it } from "vitest";
import { pointsIn } from "./points";

it.each([
  ["10 7 5", [10, 7, 5]],
  ["10, 7; 5/3 ", [10, 7, 5, 3]],
  ["0", [0]],
])("reads %j", (text, points) => {
  expect(pointsIn(text)).toEqual(points);
});

it.each(["", " ", "ten", "10 -7", "1.5", "10 7 x", "99999"])("rejects %j", (text) => {
  expect(pointsIn(text)).toBeNull();
});

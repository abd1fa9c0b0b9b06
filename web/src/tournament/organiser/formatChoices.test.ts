// Named formats: how often each person plays, for any number of people.
import { expect, it } from "vitest";
import { FORMAT_CHOICES, isSame, matchesEach } from "./formatChoices";

const matches = (players: number) =>
  FORMAT_CHOICES.map(({ format }) => matchesEach(format, players).join("–"));

it("tell how many matches each person plays", () => {
  expect(matches(5)).toEqual(["1–1", "1–1", "1–1", "1–1"]);
  expect(matches(12)).toEqual(["1–2", "2–2", "3–3", "3–4"]);
  expect(matches(30)).toEqual(["1–3", "2–3", "3–3", "3–4"]);
});

it("are the same whatever the fields say that mean nothing in them", () => {
  const [winners, , twice] = FORMAT_CHOICES.map(({ format }) => format);
  expect(isSame(winners!, { ...winners!, finalists: 5, by: "points" })).toBe(true);
  expect(isSame(twice!, { ...twice!, advance: 2 })).toBe(true);
  expect(isSame(winners!, twice!)).toBe(false);
});

// A bot's reduced level under load is said; otherwise nothing is.
import { expect, it } from "vitest";
import type { Event } from "../protocol";
import { inFull } from "./inFull";

const DREW: Event = {
  number: 7,
  at: 0,
  seat: 2,
  by: "bot",
  facts: [],
  said: [{ key: "cabo-drew", about: { who: { type: "who", seat: 2 } } }],
  level: null,
};

it("says at which level a bot has thought, if it was another than its own", () => {
  expect(inFull({ ...DREW, level: "allegro" }).said.slice(1)).toEqual([
    { key: "app-log-played-as", about: { who: { type: "who", seat: 2 }, level: "Allegro" } },
  ]);
});

it("says nothing otherwise", () => {
  expect(inFull(DREW)).toBe(DREW);
});

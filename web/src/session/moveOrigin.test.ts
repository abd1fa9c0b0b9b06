// A bot's reduced level under load is said; otherwise nothing is.
import { expect, it } from "vitest";
import type { ChairView, Event } from "../generated/protocol";
import { withMoveOrigin } from "./moveOrigin";

const DREW: Event = {
  number: 7,
  at: 0,
  seat: 2,
  by: "bot",
  facts: [],
  said: [{ key: "cabo-drew", about: { who: { type: "who", seat: 2 } } }],
  level: null,
};

const EMPTY: ChairView = {
  player: null,
  name: "",
  level: null,
  character: null,
  ready: true,
  seal: null,
  shown: false,
  share: null,
  won: 0,
};
const BOT = { ...EMPTY, level: "largo" };
const CHAIRS = [EMPTY, EMPTY, BOT];

it("says that the clock has played for somebody", () => {
  expect(withMoveOrigin({ ...DREW, by: "clock" }, CHAIRS).said.map(({ key }) => key)).toEqual([
    "app-log-time-up",
    "cabo-drew",
  ]);
});

it("says that a bot has played for somebody, but not that a bot is one", () => {
  const away = [EMPTY, EMPTY, { ...BOT, player: "ben" }];
  expect(withMoveOrigin(DREW, away).said[0]?.key).toBe("app-log-sits-in");
});

it("says nothing when the table itself has moved", () => {
  const closed: Event = { ...DREW, seat: -1, by: "clock" };
  expect(withMoveOrigin(closed, CHAIRS)).toBe(closed);
});

it("says at which level a bot has thought, if it was another than its own", () => {
  expect(withMoveOrigin({ ...DREW, level: "allegro" }, CHAIRS).said.slice(1)).toEqual([
    { key: "app-log-played-as", about: { who: { type: "who", seat: 2 }, level: "Allegro" } },
  ]);
});

it("says nothing otherwise", () => {
  expect(withMoveOrigin(DREW, CHAIRS)).toBe(DREW);
});

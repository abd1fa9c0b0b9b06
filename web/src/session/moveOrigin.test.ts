// The log names the real author of a move if it is not the player.
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

it("says that the clock has played for a player", () => {
  expect(withMoveOrigin({ ...DREW, by: "clock" }, CHAIRS).said.map(({ key }) => key)).toEqual([
    "app-log-time-up",
    "cabo-drew",
  ]);
});

it("says that a bot has played for a player, but not that a bot is a bot", () => {
  const away = [EMPTY, EMPTY, { ...BOT, player: "ben" }];
  expect(withMoveOrigin(DREW, away).said[0]?.key).toBe("app-log-sits-in");
});

it("adds nothing to a move of the table itself", () => {
  const closed: Event = { ...DREW, seat: -1, by: "clock" };
  expect(withMoveOrigin(closed, CHAIRS)).toBe(closed);
});

it("names the level at which a bot has thought, if it was not its own", () => {
  expect(withMoveOrigin({ ...DREW, level: "allegro" }, CHAIRS).said.slice(1)).toEqual([
    { key: "app-log-played-as", about: { who: { type: "who", seat: 2 }, level: "Allegro" } },
  ]);
});

it("adds nothing otherwise", () => {
  expect(withMoveOrigin(DREW, CHAIRS)).toBe(DREW);
});

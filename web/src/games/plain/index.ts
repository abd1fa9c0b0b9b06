// A game that has no folder here: it is played at a plain table, with what every game tells.
import type { Game } from "../game";

export const plain: Game = {
  table: () => import("./PlainTable.svelte"),
  points: () => import("./NoPoints.svelte"),
  entries: () => [],
  fewWin: false,
  ended: () => null,
  won: () => ({ key: "", about: {} }),
  scoring: "",
  secrets: [],
  stillShown: () => true,
};

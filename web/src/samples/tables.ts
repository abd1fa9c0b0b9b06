// Fixed settings and views for tests: tables as the server describes them.
import type { CaboView, DacapoView, Decision } from "../generated/protocol";
import games from "recorded/games.json";

function settings(game: string, preset: string) {
  const { presets } = games.find(({ name }) => name === game)!;
  return presets.find(({ name }) => name === preset)!.settings;
}

export const ORIGINAL = settings("cabo", "original");
export const DUTCH = settings("cabo", "dutch");
export const TOURNAMENT = settings("cabo", "tournament");
export const SINGLE = settings("dacapo", "single");
export const MATCH = settings("dacapo", "match");

/** A decision of seat 0. */
export function asked<Kind extends string>(kind: Kind): Decision & { kind: Kind } {
  return { id: kind, actor: 0, kind, must: true, clock: null, chance: null, seconds: null };
}

/** The first turn of a round of two, the other player's. */
export const CABO_VIEW: CaboView = {
  game: "cabo",
  viewer: 0,
  phase: "turn",
  round: 1,
  turn: 1,
  starter: 1,
  player: 1,
  caller: null,
  layouts: [
    ["?", "?", "?", "?"],
    ["?", "?", "?", "?"],
  ],
  pile: 43,
  discards: 1,
  discard: "9",
  hand: null,
  looks: [],
  looked: [],
  decisions: [],
  awaited: [1],
  totals: [0, 0],
  results: [],
  time_up: false,
  result: null,
  remembered: null,
};

/** The first turn of a round of two, the other player's. */
export const DACAPO_VIEW: DacapoView = {
  game: "dacapo",
  viewer: 0,
  phase: "turn",
  round: 1,
  turn: 1,
  dealer: 0,
  player: 1,
  hand: ["3", "6", "8", "9"],
  hands: [4, 4],
  stacks: [
    { height: 20, top: "7" },
    { height: 20, top: "5" },
  ],
  helps: [
    [[], [], []],
    [[], [], []],
  ],
  building: [[], [], []],
  pile: 117,
  aside: 0,
  decisions: [],
  awaited: [1],
  totals: [0, 0],
  results: [],
  result: null,
};

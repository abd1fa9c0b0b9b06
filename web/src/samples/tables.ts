// Fixed settings and views for tests: tables as the server describes them.
import type { CaboView, DacapoView, Decision } from "../protocol";
import type { RuleSettings as Settings } from "../rules/settings";

export const ORIGINAL: Settings = {
  deck: "cabo",
  jokers: 0,
  cards: 4,
  looks: 2,
  first_look: "choice",
  starter: "winner",
  sets: true,
  one_by_one: false,
  false_set: "discard",
  free_swap: false,
  snap: false,
  forbidden_look: false,
  caller_locked: false,
  call_below: null,
  empty_pile: "reshuffle",
  pile_out_after_call: "end-cabo",
  scoring: "cabo",
  hundred: "always",
  limit: 101,
  rounds: null,
  minutes: null,
  turn_limit: null,
};

export const DUTCH: Settings = {
  ...ORIGINAL,
  deck: "french",
  jokers: 2,
  first_look: "nearest",
  starter: "youngest",
  sets: false,
  snap: true,
  forbidden_look: true,
  caller_locked: true,
  call_below: 5,
  scoring: "dutch",
  hundred: "never",
  limit: null,
  rounds: 1,
};

export const TOURNAMENT: Settings = {
  ...ORIGINAL,
  one_by_one: true,
  empty_pile: "end-round",
  hundred: "once",
  minutes: 45,
};

export const SINGLE: Settings = {
  stack: 20,
  hand: 4,
  building_piles: 3,
  help_piles: 3,
  highest: 10,
  copies: 15,
  jokers: 15,
  target: null,
};

export const MATCH: Settings = { ...SINGLE, target: 50 };

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

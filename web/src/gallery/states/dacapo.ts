// Da Capo!
import type { DacapoRoundResult, DacapoView, Event } from "../../protocol";
import { bot, CODE, company, person, tableOf } from "../people";
import type { State } from "../state";
import { decision, event, face, phrase, players, welcome, who, type Told } from "../telling";

interface Game {
  players?: number;
  preset?: string;
  mine?: boolean;
  view?: Partial<DacapoView>;
  last?: Event;
  told?: Partial<Told>;
  over?: boolean;
}

const TOPS = ["4", "8", "J", "2", "10", "7"];
const HELPS = [
  [["9", "9", "3"], ["6"], []],
  [["10", "2"], [], []],
  [["7", "7"], ["J", "1"], ["5"]],
  [[], [], []],
  [["8"], ["8", "3"], ["1", "10", "10", "6"]],
  [["2"], ["4"], []],
];
const BUILT = event([
  phrase("dacapo-built-other", { who: who(1), owner: who(2), card: face("5"), pile: 2 }),
]);
const STORY = [
  event([phrase("dacapo-dealt", { who: who(1), round: 2, stack: 20, hand: 4 })]),
  event([phrase("dacapo-built-stack", { who: who(1), card: face("1"), pile: 1 })]),
  event([phrase("dacapo-turned-up", { who: who(1), card: face("8") })]),
  event([phrase("dacapo-joker-hand", { who: who(1), pile: 1, number: 2 })]),
  event([phrase("dacapo-put", { who: who(1), card: face("10"), pile: 1 })]),
  event([phrase("dacapo-drew", { who: who(0), count: 2 })]),
];

/** The first game of a match. */
function first(count: number): DacapoRoundResult {
  const left = [6, 0, 11, 3, 14, 9].slice(0, count);
  const points = left.map((cards) => (cards ? 0 : left.reduce((all, one) => all + one, 0)));
  return { game: "dacapo", round: 1, ending: "stack", winners: [1], left, points, totals: points };
}

function dacapo(name: string, game: Game, rest: Partial<State> = {}): State {
  const count = game.players ?? 3;
  const mine = game.mine ?? true;
  const chairs = game.over
    ? [person("ana", { ready: false }), ...company(count).slice(1)]
    : count === 3
      ? [person("ana"), person("wolfgang"), bot("allegro")]
      : company(count);
  const preset = game.preset ?? "match";
  const phase = game.view?.result ? "over" : "playing";
  const table = tableOf("dacapo", preset, chairs, { phase });
  const results = preset === "match" ? [first(count)] : [];
  const view: DacapoView = {
    game: "dacapo",
    viewer: 0,
    phase: "turn",
    round: results.length + 1,
    turn: 7,
    dealer: 2,
    player: mine ? 0 : 1,
    hand: ["1", "3", "6", "J"],
    hands: Array<number>(count).fill(4),
    stacks: TOPS.slice(0, count).map((top, seat) => ({ height: 17 - seat * 2, top })),
    helps: HELPS.slice(0, count),
    building: [["1", "J", "3"], ["1", "2", "3", "4", "J"], []],
    pile: 64,
    aside: 20,
    decisions: mine ? [decision("turn")] : [],
    awaited: [mine ? 0 : 1],
    totals: results.at(-1)?.totals ?? Array<number>(count).fill(0),
    results,
    result: null,
    ...game.view,
  };
  const missed = [...STORY, game.last ?? BUILT];
  const told = [welcome({ table, view, missed, ...game.told })];
  return { name, group: "Da Capo!", path: `/tables/${CODE}`, told, ...rest };
}

const SECOND: DacapoRoundResult = {
  game: "dacapo",
  round: 2,
  ending: "stack",
  winners: [0],
  left: [0, 4, 7],
  points: [11, 0, 0],
  totals: [11, 17, 0],
};
const WON: DacapoRoundResult = { ...SECOND, left: [0, 19, 33], points: [52, 0, 0] };

/** A character has something to say. */
function remarking(): State {
  const playing = dacapo("dacapo-remark", { players: 4 });
  const said = { type: "remarked", seat: 3, character: "otto", occasion: "defeat" } as const;
  return { ...playing, told: [...(playing.told ?? []), said] };
}

export const DACAPO: readonly State[] = [
  remarking(),
  dacapo("dacapo-turn", {}),
  dacapo("dacapo-first-turn", {
    preset: "single",
    view: {
      building: [[], [], []],
      helps: [
        [[], [], []],
        [[], [], []],
        [[], [], []],
      ],
    },
    last: event([phrase("dacapo-drawn", { cards: face("1", "3", "6", "J") })]),
  }),
  dacapo("dacapo-joker-chosen", {}, { steps: ["[data-place=hand-4]"] }),
  dacapo("dacapo-card-chosen", {}, { steps: ["[data-place=hand-2]"] }),
  dacapo(
    "dacapo-others-stack",
    {
      view: {
        stacks: [
          { height: 12, top: "9" },
          { height: 9, top: "4" },
          { height: 15, top: "8" },
        ],
      },
    },
    { steps: ["[data-place=stack-b]"] },
  ),
  dacapo("dacapo-must-end", {
    view: { hand: [], hands: [0, 4, 4] },
    last: event([phrase("dacapo-built-hand", { who: who(0), card: face("6"), pile: 2 })]),
  }),
  dacapo("dacapo-others-turn", { mine: false }),
  dacapo("dacapo-many-helps", {
    players: 4,
    view: {
      helps: [
        [
          ["9", "9", "3", "8", "8", "10", "7", "J"],
          ["6", "5", "4"],
          ["10", "10", "9", "2"],
        ],
        ...HELPS.slice(1, 4),
      ],
    },
  }),
  dacapo("dacapo-two", {
    players: 2,
    last: event([phrase("dacapo-put", { who: who(1), card: face("2"), pile: 1 })]),
  }),
  dacapo("dacapo-six", { players: 6, mine: false }),
  dacapo("dacapo-six-turn", { players: 6 }),
  dacapo("dacapo-nearly-empty", {
    view: {
      stacks: [
        { height: 1, top: "9" },
        { height: 2, top: "8" },
        { height: 1, top: "10" },
      ],
      pile: 2,
    },
  }),
  dacapo("dacapo-spectator", {
    players: 4,
    mine: false,
    view: { viewer: null, hand: null },
    told: { seat: null },
  }),
  dacapo("dacapo-summary", {
    over: true,
    view: {
      phase: "round-over",
      player: null,
      decisions: [],
      totals: SECOND.totals,
      results: [first(3), SECOND],
    },
    last: event([phrase("dacapo-round-won", { players: players(0), points: 11 })]),
  }),
  dacapo("dacapo-outcome", {
    over: true,
    view: {
      phase: "round-over",
      player: null,
      decisions: [],
      results: [first(3), { ...WON, totals: [52, 17, 0] }],
      result: { points: [52, 17, 0], places: [1, 2, 3] },
    },
    last: event([phrase("dacapo-match-won", { players: players(0), points: 52 })]),
  }),
];

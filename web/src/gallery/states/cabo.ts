// The table of Cabo.
import { BACKS, STORY, caboNow, caboState, roundResult, type CaboState } from "../caboTable";
import { bot, CODE, company, person } from "../people";
import type { State } from "../state";
import { event, face, news, phrase, players, slots, welcome, where, who } from "../telling";

function holding(card: string, drawn = true): CaboState {
  const said = drawn
    ? [phrase("cabo-drew", { who: who(0) }), phrase("cabo-drawn", { card: face(card) })]
    : [phrase("cabo-took", { who: who(0), card: face(card) })];
  return {
    asked: ["card"],
    view: { phase: "holding", hand: { seat: 0, card, drawn } },
    last: event(said),
  };
}

const FIRST: CaboState["view"] = { phase: "first-looks", turn: 0, player: 1 };

const BEGINNING: State[] = [
  caboState("first-look", { asked: ["first-look"], view: FIRST }),
  caboState("first-look-looking", {
    asked: ["looking"],
    view: {
      ...FIRST,
      layouts: [["?", "12", "?", "?"], BACKS, BACKS, BACKS],
      looks: [
        { by: 0, place: [0, 1] },
        { by: 2, place: [2, 0] },
      ],
      looked: [1],
    },
    last: event([
      phrase("cabo-looked-first", { who: who(0), where: where(0, 1) }),
      phrase("cabo-saw", { where: where(0, 1), card: face("12") }),
    ]),
  }),
  caboState("first-look-waiting", {
    view: { ...FIRST, looked: [1, 2], awaited: [1], looks: [{ by: 1, place: [1, 3] }] },
    last: event([phrase("cabo-looked-first", { who: who(1), where: where(1, 3) })]),
  }),
];

const CALLED = event([phrase("cabo-called", { who: who(1) })], [{ type: "called", by: 1 }]);

/** A lap that ends with my turn: Cem has taken something from me. */
const LAP = [
  event([phrase("cabo-drew", { who: who(0) })], [{ type: "drew", by: 0 }]),
  event(
    [phrase("cabo-replaced", { who: who(1), slots: slots(2), cards: face("10") })],
    [{ type: "replaced", by: 1, slots: [2], cards: ["10"] }],
  ),
  event(
    [phrase("cabo-swapped", { who: who(2), one: where(2, 1), other: where(0, 3) })],
    [{ type: "swapped", by: 2, one: [2, 1], other: [0, 3] }],
  ),
  event(
    [phrase("cabo-looked-spy", { who: who(3), where: where(0, 0) })],
    [{ type: "looked", by: 3, place: [0, 0], why: "spy" }],
  ),
];

const CALLING = caboNow({ view: { player: 1 } });
const ENDING = roundResult(
  3,
  [["1 - 3 0"], ["2 0 1 1", "lowest", 0], ["13 6 6 9"], ["12 10 7 8"]],
  CALLING.view.totals,
  { caller: 1, winners: [1] },
);

/** What a table shows beside its cards. */
const SHOWN: State[] = [
  caboState(
    "turn-since",
    { asked: ["turn"], told: { missed: [...STORY, ...LAP] } },
    { steps: ["[data-sign]"] },
  ),
  {
    ...caboState("call", CALLING),
    told: [
      welcome({ ...CALLING, missed: [...STORY, ...LAP] }),
      news(CALLING.table, { ...CALLING.view, caller: 1, player: 2 }, CALLED),
    ],
    steps: ["[data-mark=word]"],
  },
  {
    ...caboState("reveal", CALLING),
    told: [
      welcome({ ...CALLING, missed: [...STORY, ...LAP] }),
      news(
        CALLING.table,
        {
          ...CALLING.view,
          ...{ phase: "round-over", player: null, caller: 1, results: [ENDING] },
          layouts: ENDING.scores.map(({ cards }) => cards),
          totals: ENDING.scores.map(({ total }) => total),
        },
        event([phrase("cabo-round-won", { players: players(1) })]),
      ),
    ],
    steps: ["[data-sum]"],
  },
];

const TURNS: State[] = [
  caboState("turn", { asked: ["turn"] }),
  caboState("turn-cabo-sure", { asked: ["turn"] }, { steps: ["[data-action=cabo]"] }),
  caboState("turn-last-lap", { asked: ["turn"], view: { caller: 1 }, last: CALLED }),
  caboState("turn-empty-discard", {
    asked: ["turn"],
    view: { discards: 0, discard: null, pile: 3 },
  }),
  caboState(
    "turn-refused",
    { asked: ["turn"] },
    {
      refusal: "decision-over",
      steps: ["[data-action=draw]"],
    },
  ),
  caboState("i-called", {
    view: { caller: 0, player: 2 },
    last: event([phrase("cabo-called", { who: who(0) })]),
  }),
  caboState("others-turn", {
    view: { player: 1, phase: "holding", hand: { seat: 1, card: "?", drawn: true } },
    last: event([phrase("cabo-drew", { who: who(1) })]),
  }),
  caboState("others-turn-taken", {
    view: { player: 2, phase: "holding", hand: { seat: 2, card: "3", drawn: false } },
    last: event([phrase("cabo-took", { who: who(2), card: face("3") })]),
  }),
];

const CHOOSING: State[] = [
  caboState("holding", holding("4")),
  caboState("holding-peek", holding("7")),
  caboState("holding-spy", holding("10")),
  caboState("holding-swap", holding("11")),
  caboState("holding-taken", holding("2", false)),
  caboState("holding-set", holding("5"), {
    steps: ["[data-action=set]", "[data-place=a3]", "[data-place=a1]"],
  }),
  caboState(
    "holding-set-in-order",
    { ...holding("5"), preset: "tournament" },
    {
      steps: ["[data-action=set]", "[data-place=a4]", "[data-place=a2]", "[data-place=a1]"],
    },
  ),
  caboState("using-peek", holding("8"), { steps: ["[data-action=use]"] }),
  caboState("using-spy", holding("9"), { steps: ["[data-action=use]"] }),
  caboState("using-swap", holding("12"), { steps: ["[data-action=use]", "[data-place=a2]"] }),
  caboState("five-spying", { ...holding("9"), players: 5 }, { steps: ["[data-action=use]"] }),
  caboState(
    "five-swapping",
    { ...holding("12"), players: 5 },
    { steps: ["[data-action=use]", "[data-place=d3]"] },
  ),
];

const LOOKS: State[] = [
  caboState("looking-peek", {
    asked: ["looking"],
    view: {
      phase: "looking",
      layouts: [["?", "?", "0", "?"], BACKS, BACKS, BACKS],
      looks: [{ by: 0, place: [0, 2] }],
      discard: "7",
    },
    last: event([
      phrase("cabo-used", { who: who(0), card: face("7") }),
      phrase("cabo-looked-peek", { who: who(0), where: where(0, 2) }),
    ]),
  }),
  caboState("looking-spy", {
    asked: ["looking"],
    view: {
      phase: "looking",
      layouts: [BACKS, BACKS, ["?", "13", "?", "?"], BACKS],
      looks: [{ by: 0, place: [2, 1] }],
      discard: "10",
    },
    last: event([
      phrase("cabo-used", { who: who(0), card: face("10") }),
      phrase("cabo-looked-spy", { who: who(0), where: where(2, 1) }),
    ]),
  }),
  caboState("looked-at", {
    view: { phase: "looking", player: 1, looks: [{ by: 1, place: [0, 3] }], discard: "9" },
    last: event([
      phrase("cabo-used", { who: who(1), card: face("9") }),
      phrase("cabo-looked-spy", { who: who(1), where: where(0, 3) }),
    ]),
  }),
  caboState("assisted", {
    asked: ["turn"],
    options: { memory: "assisted" },
    view: {
      remembered: [
        ["?", "3", "11", "?"],
        ["?", "?", "7", "?"],
        ["?", "?", "?", "?"],
        ["0", "?", "?", "?"],
      ],
    },
  }),
];

const seven = ["?", null, "?", "?", "?", "?", "?", "?"];

const LAYOUTS: State[] = [
  caboState("gaps", {
    asked: ["turn"],
    view: {
      layouts: [
        ["?", null, "?", "?"],
        [null, "?", null, "?"],
        ["?", "?", "?", "?", "?", "?"],
        [null, null, null, "?"],
      ],
    },
    last: event([
      phrase("cabo-set", { who: who(3), slots: slots(0, 1, 2), cards: face("6", "6", "6") }),
    ]),
  }),
  caboState("many-cards", {
    preset: "gretel-malte",
    asked: ["turn"],
    view: { layouts: [seven, BACKS, [...seven, "?", "?"], BACKS] },
    last: event([
      phrase("cabo-false-set-kept", { who: who(0), slots: slots(1, 2), cards: face("4", "10") }),
    ]),
  }),
  caboState("two-players", { players: 2, asked: ["turn"] }),
  caboState("three-players", { players: 3, asked: ["turn"] }),
  caboState("five-last-lap", { players: 5, asked: ["turn"], view: { caller: 2 }, last: CALLED }),
  caboState("five-players", {
    players: 5,
    view: { player: 3 },
    last: event([phrase("cabo-swapped", { who: who(3), one: where(3, 1), other: where(4, 0) })]),
    told: { present: ["ana", "wolfgang", "eleni", "shira"] },
  }),
  caboState("spectator", {
    players: 5,
    view: { viewer: null, player: 1 },
    told: { seat: null },
  }),
];

const TROUBLE: State[] = [
  caboState("clock-low", {
    asked: ["turn"],
    options: { clock: 30 },
    told: { clocks: [{ key: "r3.t9", seconds: 7 }] },
  }),
  caboState("clock-match", {
    preset: "tournament",
    asked: ["turn"],
    options: { clock: 60 },
    told: {
      clocks: [
        { key: "time", seconds: 1130 },
        { key: "r3.t9", seconds: 48 },
      ],
    },
  }),
  caboState("time-up", { preset: "tournament", asked: ["turn"], view: { time_up: true } }),
  caboState("bot-sits-in", {
    asked: ["turn"],
    chairs: [person("ana", { level: "andante" }), ...company(4).slice(1)],
  }),
  caboState("paused", { asked: ["turn"], table: { phase: "paused" } }),
  caboState("network-lost", { asked: ["turn"] }, { broken: { code: 1006, reason: "" } }),
  caboState("outdated", { asked: ["turn"], told: { build: "/assets/index-newer.js" } }),
  caboState(
    "coach",
    { players: 2, asked: ["turn"], view: { round: 1, turn: 2 } },
    {
      kept: { "dacabo.lessons": { code: CODE, seen: [] } },
    },
  ),
  caboState(
    "coach-swap",
    { ...holding("11"), chairs: [person("ana"), bot("largo")] },
    {
      kept: { "dacabo.lessons": { code: CODE, seen: ["first-turn"] } },
    },
  ),
  caboState("extreme", { asked: ["turn"] }, { settings: { extreme: true } }),
  caboState("large-face", holding("11"), { settings: { face: "large" } }),
];

/** All cards are turned up, and not counted yet. */
function roundOver(): State {
  const playing = caboState("round-over", { asked: ["turn"], view: { caller: 1 } });
  const layouts = [
    ["1", null, "3", "0"],
    ["2", "4", "5", "1"],
    ["13", "6", "6", "9"],
    ["12", "10", "7", "8"],
  ];
  const cards = layouts.map((row) => row.map((card) => card ?? "-").join(" "));
  const result = roundResult(
    3,
    [[cards[0]!, "lowest", 0], [cards[1]!, "caller-not-lowest", 17, 5], [cards[2]!], [cards[3]!]],
    [],
    { caller: 1 },
  );
  const { table, view } = caboNow({
    view: { phase: "round-over", player: null, caller: 1, layouts, results: [result] },
  });
  const over = event([
    phrase("cabo-round-cabo", { round: 3 }),
    phrase("cabo-round-won", { players: players(0) }),
  ]);
  return { ...playing, told: [...(playing.told ?? []), news(table, view, over)] };
}

function reacting(): State {
  const playing = caboState("reactions", { asked: ["turn"], players: 5 });
  const told = [
    { type: "reacted", seat: 1, reaction: "laugh" },
    { type: "reacted", seat: 3, reaction: "ouch" },
    { type: "reacted", seat: 0, reaction: "thanks" },
  ] as const;
  return { ...playing, told: [...(playing.told ?? []), ...told] };
}

/** Three characters; one of them has something to say. */
function remarking(): State {
  const chairs = [
    person("ana"),
    bot("allegro", "otto"),
    bot("largo", "mila"),
    bot("presto", "theo"),
  ];
  const playing = caboState("remarks", { asked: ["turn"], players: 4, chairs });
  const told = [
    { type: "remarked", seat: 1, character: "otto", occasion: "called" },
    { type: "remarked", seat: 3, character: "theo", occasion: "touched" },
  ] as const;
  return { ...playing, told: [...(playing.told ?? []), ...told] };
}

export const CABO: readonly State[] = [
  ...BEGINNING,
  ...TURNS,
  ...SHOWN,
  ...CHOOSING,
  ...LOOKS,
  ...LAYOUTS,
  roundOver(),
  reacting(),
  remarking(),
  caboState("reactions-open", { asked: ["turn"] }, { steps: ["[data-action=react]"] }),
  ...TROUBLE,
];

// Live tables: each state is a match that was recorded at that moment, and the buttons that are
// pressed then.
import recorded from "recorded/tables.json";
import type { State, Step } from "../state";

const CODE = "K7Q2MX";

interface Shown extends Partial<State> {
  /** The recorded moment, if its name is not that of the state. */
  at?: string;
}

function tables(group: string, states: Record<string, Shown>): State[] {
  return Object.entries(states).map(([name, { at = name, answers, ...rest }]) => {
    const found = recorded[at];
    if (!found) throw new Error(`not recorded: ${at}`);
    const { record, ...told } = found;
    const more = record ? { [`GET /api/tables/${CODE}/records/1`]: record } : {};
    const path = `/tables/${CODE}`;
    return { name, group, path, ...told, ...rest, answers: { ...more, ...answers } };
  });
}

const actions = (...names: string[]): Step[] => names.map((name) => `[data-action=${name}]`);
const places = (...names: string[]): Step[] => names.map((name) => `[data-place=${name}]`);

/** Sheets that open from the menu; on a desktop some of their actions are on the table, too. */
const sheet = (...names: string[]): Shown => ({
  at: "somebody-away",
  steps: ["[data-action=menu]", ...names.map((name) => `dialog[open] [data-action=${name}]`)],
});

/** The answer of the judge to the match of an outcome, with the longest things that are said. */
interface Moments {
  /** Whether the moments are told in the longest sentences. */
  long?: boolean;
  /** The moment that decided the match. */
  turned?: readonly [number, number];
}

function judged(
  players: number,
  luck: number,
  margin: number,
  { long = false, turned = [3, 17] }: Moments = {},
): NonNullable<State["answers"]> {
  const who = (seat: number) => ({ type: "who", seat }) as const;
  const face = (...cards: string[]) => ({ type: "face", cards }) as const;
  const swapped = (seat: number, other: number) => ({
    key: "cabo-swapped",
    about: {
      who: who(seat),
      one: { type: "where", place: [seat, 1] },
      other: { type: "where", place: [other, 3] },
    },
  });
  const last = players - 1;
  const failed = [
    {
      key: "cabo-false-set",
      about: { who: who(last), slots: { type: "slots", slots: [0, 1] }, cards: face("10H", "9S") },
    },
    { key: "cabo-penalty", about: { who: who(last), count: 2 } },
  ];
  const called = {
    key: "cabo-film-called",
    about: { who: who(0), sum: 35, rival: who(last), fewest: 17 },
  };
  const moments = [
    { round: 3, frame: 17, seat: last, turn: 6, said: long ? failed : [swapped(last, 0)] },
    {
      round: 2,
      frame: 9,
      seat: 0,
      turn: 4,
      said: [{ key: "cabo-called", about: { who: who(0) } }],
    },
    { round: 3, frame: 30, seat: 0, turn: 11, said: [long ? called : swapped(0, last)] },
  ];
  const seats = Array.from({ length: players }, (_, seat) => ({
    seat,
    margin: seat ? -margin / (players - 1) : margin,
    luck: seat ? -luck / (players - 1) : luck,
    best: [2, 9],
    gain: 3.4,
    costliest: [[3, 30]],
  }));
  const judgements = [{ round: 3, frame: 30, cost: 4.2 }];
  return {
    [`GET /api/tables/${CODE}/records/1`]: "a record",
    "POST /api/analysis": { seats, turning_point: turned, moments, judgements },
  };
}

const companion = (player: string) => ({ player, token: player });
const SHARED = {
  kept: { "dacabo.companions": { [CODE]: ["wolfgang", "eleni"].map(companion) } },
};
const SUMMARY: Shown = { steps: actions("points") };

export const TABLES: readonly State[] = [
  ...tables("Lobby", {
    "lobby-alone": {},
    "lobby-ready": {},
    "lobby-words": {
      steps: [
        { into: "[data-field=word]", text: "Frère Jacques, dormez-vous?" },
        ...actions("word"),
      ],
    },
    "lobby-shuffling": {},
    "lobby-called-off": {},
    "lobby-not-host": {},
    "lobby-visitor": { answers: { "GET /api/me": { refused: "not-a-guest" } } },
    "lobby-refused": { at: "lobby-two", refusal: "house-full", steps: actions("start") },
    "lobby-other-rules": { steps: actions("change-rules") },
    "lobby-closing": { steps: actions("ask-close") },
    "lobby-closed": {},
  }),
  ...tables("Hands", {
    "hands-pass": SHARED,
    "hands-who": SHARED,
    "hands-gone": { ...SHARED, at: "hands-pass", steps: actions("ask-gone") },
    "hands-snap": { ...SHARED, steps: actions("take") },
    "hands-lobby": { ...SHARED, steps: actions("here") },
  }),
  ...tables("Cabo", {
    "first-look": {},
    "first-look-looking": {},
    "first-look-waiting": {},
    turn: {},
    "turn-cabo-sure": { at: "turn", steps: actions("cabo") },
    "turn-last-lap": {},
    "turn-empty-discard": {},
    "turn-refused": { at: "turn", refusal: "decision-over", steps: actions("draw") },
    "i-called": {},
    "others-turn": {},
    "others-turn-taken": {},
    "turn-since": { steps: ["[data-sign]"] },
    call: { steps: ["[data-mark=word]"] },
    reveal: { steps: ["[data-sum]"] },
    holding: {},
    "holding-peek": {},
    "holding-spy": {},
    "holding-swap": {},
    "holding-taken": {},
    "holding-set": { at: "holding", steps: [...actions("set"), ...places("a3", "a1")] },
    "holding-set-in-order": {
      at: "holding-in-order",
      steps: [...actions("set"), ...places("a4", "a2", "a1")],
    },
    "using-peek": { at: "holding-peek", steps: actions("use") },
    "using-spy": { at: "holding-spy", steps: actions("use") },
    "using-swap": { at: "holding-swap", steps: [...actions("use"), ...places("a2")] },
    "five-spying": { steps: actions("use") },
    "five-swapping": { steps: [...actions("use"), ...places("d3")] },
    "looking-peek": {},
    "looking-spy": {},
    "looked-at": {},
    assisted: {},
    gaps: {},
    "many-cards": {},
    "two-players": {},
    "three-players": {},
    "five-last-lap": {},
    "five-players": {},
    spectator: {},
    "round-over": {},
    "round-over-stays": { steps: ["[data-mark=sum]"] },
    reactions: {},
    remarks: {},
    "reactions-open": { at: "turn", steps: actions("react") },
    "clock-low": {},
    "clock-match": {},
    "time-up": {},
    "bot-sits-in": {},
    paused: {},
    "network-lost": { at: "turn", broken: { code: 1006, reason: "" } },
    outdated: {},
    coach: { kept: { "dacabo.lessons": { code: CODE, seen: [] } } },
    "coach-swap": { kept: { "dacabo.lessons": { code: CODE, seen: ["first-turn"] } } },
    extreme: { at: "turn", settings: { extreme: true } },
    "large-face": { at: "holding-swap", settings: { face: "large" } },
  }),
  ...tables("Cabo, Dutch rules", {
    "dutch-first-look": {},
    "dutch-turn": {},
    "snap-window": {},
    "snapped-wrong": {},
    "sneak-sure": { ...sheet("sneak"), at: "dutch-turn" },
    sneaked: {},
    "holding-king": {},
    "king-looking": {},
    "dutch-penalties": {},
    "dutch-six-players": {},
    "dutch-six-swapping": { steps: actions("use") },
    "dutch-six-spying": { steps: actions("use") },
    "dutch-six-squeezed": {},
    "dutch-six-totals": {},
    "dutch-six-reacting": { at: "dutch-six-totals", steps: actions("react") },
  }),
  ...tables("Menu and sheets", {
    menu: sheet(),
    "menu-leaving": sheet("ask-leave"),
    "rules-here": sheet("rules"),
    log: sheet("log"),
    scores: sheet("scores"),
    keys: sheet("keys"),
  }),
  ...tables("Round summary", {
    "summary-lowest": SUMMARY,
    "summary-plus-five": SUMMARY,
    "summary-kamikaze": SUMMARY,
    "summary-hundred": SUMMARY,
    "summary-tie": SUMMARY,
    "summary-pile-ran-out": SUMMARY,
    "summary-dutch": SUMMARY,
  }),
  ...tables("Da Capo!", {
    "dacapo-remark": {},
    "dacapo-reactions": {},
    "dacapo-turn": {},
    "dacapo-first-turn": {},
    "dacapo-joker-chosen": { at: "dacapo-joker", steps: places("hand-4") },
    "dacapo-card-chosen": { at: "dacapo-joker", steps: places("hand-2") },
    "dacapo-others-stack": { steps: places("stack-b") },
    "dacapo-must-end": {},
    "dacapo-others-turn": {},
    "dacapo-many-helps": {},
    "dacapo-two": {},
    "dacapo-six": {},
    "dacapo-six-turn": {},
    "dacapo-nearly-empty": {},
    "dacapo-spectator": {},
    "dacapo-summary": {},
    "dacapo-outcome": {},
  }),
  ...tables("Outcome", {
    "match-over": { steps: actions("skip") },
    "outcome-won": {},
    "outcome-shared": {},
    "outcome-spectator": {},
    "outcome-lost": {},
    "outcome-six": {},
    "story-shared": { at: "outcome-won", answers: judged(5, 12, 19), steps: actions("share") },
    "story-shared-two": {
      at: "outcome-lost",
      answers: judged(2, -47, -40),
      steps: actions("share"),
    },
    "story-shared-six": { at: "outcome-six", answers: judged(6, -9, -5), steps: actions("share") },
    "story-won": { at: "outcome-won", answers: judged(5, 12, 19) },
    "story-lost": { at: "outcome-lost", answers: judged(2, -47, -40) },
    "story-six": { at: "outcome-six", answers: judged(6, -9, -5) },
    "story-told": { at: "outcome-six", answers: judged(6, -29, -94, { long: true }) },
    "story-merged": { at: "outcome-lost", answers: judged(2, -47, -40, { turned: [3, 30] }) },
    "story-spectator": { at: "outcome-spectator", answers: judged(3, -4, 11) },
    "dacapo-story": { at: "dacapo-outcome", answers: judged(3, -4, -11) },
    "outcome-look": { at: "outcome-lost", steps: actions("look-again") },
    "outcome-again-wanted": {},
    "outcome-again-waits": {},
    "outcome-checked": { steps: actions("look-again", "check") },
  }),
];

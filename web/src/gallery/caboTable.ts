// A table of Cabo in the middle of its third round, from which all its states are made.
import { valueOf } from "../games/cabo/cards/values";
import type {
  CaboDecision,
  CaboRoundResult,
  CaboScore,
  CaboView,
  CaboWhy,
  ChairView,
  Event,
  Options,
  TableView,
} from "../protocol";
import { CODE, company, tableOf } from "./people";
import type { State } from "./state";
import { decision, event, face, phrase, slots, welcome, where, who, type Told } from "./telling";

export const BACKS = ["?", "?", "?", "?"];

export interface CaboState {
  players?: number;
  chairs?: readonly ChairView[];
  preset?: string;
  options?: Partial<Options>;
  table?: Partial<TableView>;
  view?: Partial<CaboView>;
  /** What is asked of me. */
  asked?: readonly CaboDecision["kind"][];
  /** The last thing that happened. */
  last?: Event;
  told?: Partial<Told>;
}

/** A table of Cabo, told at once. */
export function caboState(name: string, now: CaboState, rest: Partial<State> = {}): State {
  const { table, view } = caboNow(now);
  const missed = now.preset === "dutch" ? [...DUTCH_STORY] : [...STORY, DISCARDED];
  if (now.last) missed.push(now.last);
  const told = [welcome({ table, view, missed, ...now.told })];
  return { name, group: "Cabo", path: `/tables/${CODE}`, told, ...rest };
}

export function caboNow(now: CaboState): { table: TableView; view: CaboView } {
  const chairs = now.chairs ?? company(now.players ?? 4);
  const preset = now.preset ?? "original";
  const count = chairs.length;
  const table = tableOf("cabo", preset, chairs, now.table, now.options);
  const decisions = (now.asked ?? []).map((kind) =>
    decision(kind, `r3.t9.${kind}`, kind !== "sneak" && kind !== "snap"),
  );
  const results = preset === "dutch" ? [] : earlier(count);
  return {
    table,
    view: {
      game: "cabo",
      viewer: 0,
      phase: "turn",
      round: results.length + 1,
      turn: 9,
      starter: 1,
      player: 0,
      caller: null,
      layouts: Array.from({ length: count }, () => [...BACKS]),
      pile: 27,
      discards: 6,
      discard: preset === "dutch" ? "9H" : "9",
      hand: null,
      looks: [],
      looked: [],
      decisions,
      awaited: [now.view?.player ?? 0],
      totals: results.at(-1)?.scores.map(({ total }) => total) ?? Array<number>(count).fill(0),
      results,
      time_up: false,
      result: null,
      remembered: null,
      ...now.view,
    },
  };
}

// --- points ------------------------------------------------------------------------------

type Entry = [cards: string, why?: CaboWhy, points?: number | undefined, penalty?: number];

/** A finished round: all cards (`-` is a gap) and what is special about them. */
export function roundResult(
  round: number,
  entries: readonly Entry[],
  before: readonly number[],
  more: Partial<CaboRoundResult> & { halved?: number } = {},
): CaboRoundResult {
  const { halved, ...rest } = more;
  const scores = entries.map(([text, why, points, penalty = 0], seat): CaboScore => {
    const cards = text.split(" ").map((card) => (card === "-" ? null : card));
    const sum = cards.reduce((all, card) => all + (card ? (valueOf(card) ?? 0) : 0), 0);
    const written = points ?? sum + penalty;
    const total = seat === halved ? 50 : (before[seat] ?? 0) + written;
    return {
      ...{ cards, sum, penalty, points: written, why: why ?? null, total },
      halved: seat === halved,
    };
  });
  return { game: "cabo", round, ending: "cabo", caller: 0, winners: [0], scores, ...rest };
}

/** Two rounds that lie behind us. */
export function earlier(players: number): CaboRoundResult[] {
  const first: Entry[] = [
    ["3 5 2 7"],
    ["0 1 - 2", "lowest", 0],
    ["12 9 8 10"],
    ["6 4 7 5"],
    ["8 8 3 2"],
    ["9 11 2 5"],
  ];
  const second: Entry[] = [
    ["1 - - 2", "lowest", 0],
    ["13 9 5 4"],
    ["10 3 6 8"],
    ["2 1 1 4", "caller-not-lowest", 13, 5],
    ["11 12 0 4"],
    ["7 2 6 3"],
  ];
  const one = roundResult(1, first.slice(0, players), [], { caller: 1, winners: [1] });
  const totals = one.scores.map(({ total }) => total);
  const caller = players > 3 ? 3 : null;
  const ending = caller === null ? "turns" : "cabo";
  return [one, roundResult(2, second.slice(0, players), totals, { caller, ending })];
}

// --- what happened ---------------------------------------------------------------------------

const DISCARDED = event([phrase("cabo-discarded", { who: who(1), card: face("9") })]);

export const STORY: readonly Event[] = [
  event([
    phrase("cabo-starter-won", { who: who(0) }),
    phrase("cabo-dealt", { round: 3, cards: 4, card: face("6") }),
  ]),
  event([phrase("cabo-looked-first", { who: who(1), where: where(1, 0) })]),
  event([phrase("cabo-looked-first", { who: who(0), where: where(0, 2) })]),
  event([phrase("cabo-drew", { who: who(0) })]),
  event([phrase("cabo-replaced", { who: who(0), slots: slots(1), cards: face("11") })]),
  event([phrase("cabo-took", { who: who(1), card: face("11") })]),
  event([phrase("cabo-set", { who: who(1), slots: slots(0, 3), cards: face("8", "8") })]),
  event([phrase("cabo-swapped", { who: who(2), one: where(2, 1), other: where(0, 3) })]),
];

const DUTCH_STORY: readonly Event[] = [
  event([
    phrase("cabo-starter-youngest", { who: who(1) }),
    phrase("cabo-dealt", { round: 1, cards: 4, card: face("AH") }),
  ]),
  event([phrase("cabo-took", { who: who(1), card: face("AH") })]),
  event([phrase("cabo-replaced", { who: who(1), slots: slots(0), cards: face("QC") })]),
  event([phrase("cabo-snapped", { who: who(0), slots: slots(2), card: face("QD") })]),
  event([phrase("cabo-discarded", { who: who(1), card: face("9H") })]),
];

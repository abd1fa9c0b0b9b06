// Cabo's points, as in src/dacabo/cabo/chapters/scoring.py and src/dacabo/scorepad/cabo/sheet.py.
import type {
  CaboRoundResult,
  CaboScore,
  CaboWhy,
  PadCaboEntry,
  PadCaboPoints,
} from "../../../generated/protocol";
import {
  lowestOf,
  players,
  who,
  type Begins,
  type Scoring,
} from "../../../scorepad/offline/scoring";
import { valueOf } from "../cards/values";
import { isKamikaze, sumOf, type Laid } from "./laidCards";

const WRONG_CALL = 5;
const PILE_RAN_OUT = 5;
const KAMIKAZE = 50;
const DUTCH_WRONG_CALL = 20;
const DUTCH_SHARED_CALL = 10;
const EXACTLY = 100;
const BECOMES = 50;
/** A sum above every possible one, for a player who had left. */
const BEYOND = 2_000;

interface Line {
  points: number;
  penalty: number;
  why: CaboWhy | null;
}

export function scoring(rules: PadCaboPoints): Scoring<PadCaboEntry, CaboRoundResult> {
  return {
    read: (entry, without) => readEntry(rules, entry, without),
    score: (entry, before, without) => score(rules, entry, before, without),
    totals: ({ scores }) => scores.map(({ total }) => total),
    ended(result, timeUp, agreed) {
      const points = result.scores.map(({ total }) => total);
      const why = over(rules, result.round, points, timeUp, agreed);
      const places = points.map((one) => 1 + points.filter((other) => other < one).length);
      return why && { result: { points, places }, why };
    },
    begins: (count, results, first, out) => begins(rules, count, results, first, out),
    first: (_players, round, seat) => (round === 1 || rules.youngest_begins ? seat : null),
  };
}

function readEntry(
  rules: PadCaboPoints,
  entry: PadCaboEntry,
  without: readonly number[],
): PadCaboEntry {
  const laid = entry.laid.map((one, seat): Laid => {
    if (without.includes(seat)) return { type: "cards", cards: [] };
    return one.type === "sum" ? one : { type: "cards", cards: [...one.cards].sort(byValue) };
  });
  const { caller } = entry;
  const called = caller !== null && laid[caller];
  const same = called && entry.called_with === sumOf(called);
  return {
    ...entry,
    laid,
    ending: called && !rules.pile_after_call ? "cabo" : entry.ending,
    called_with: called && rules.call_below !== null && !same ? entry.called_with : null,
  };
}

function byValue(one: string, other: string): number {
  return (valueOf(one) ?? 0) - (valueOf(other) ?? 0) || (one < other ? -1 : 1);
}

function score(
  rules: PadCaboPoints,
  entry: PadCaboEntry,
  before: readonly CaboRoundResult[],
  without: readonly number[],
): CaboRoundResult {
  const sums = entry.laid.map((laid, seat) => (without.includes(seat) ? BEYOND : sumOf(laid)));
  const { lines, winners } = linesOf(rules, entry, sums);
  const totals = before.at(-1)?.scores.map(({ total }) => total) ?? sums.map(() => 0);
  const halves = mayHalve(rules, before);
  return {
    game: "cabo",
    round: before.length + 1,
    ending: entry.ending,
    caller: entry.caller,
    winners,
    scores: lines.map((line, seat): CaboScore => {
      const old = totals[seat] ?? 0;
      if (without.includes(seat)) {
        return { cards: [], sum: 0, penalty: 0, points: 0, why: null, total: old, halved: false };
      }
      const laid = entry.laid[seat];
      const halved = halves && old + line.points === EXACTLY;
      return {
        ...{ cards: laid?.type === "cards" ? laid.cards : [], sum: sums[seat] ?? 0, ...line },
        ...{ total: halved ? BECOMES : old + line.points, halved },
      };
    }),
  };
}

function linesOf(rules: PadCaboPoints, entry: PadCaboEntry, sums: readonly number[]) {
  const called = entry.ending === "cabo" ? entry.caller : null;
  const lowest = lowestOf(sums);
  if (rules.scoring === "dutch") {
    const lines = dutchLines(rules, sums, called, entry.called_with);
    return { lines, winners: lowestOf(lines.map(({ points }) => points)) };
  }
  const kamikaze = entry.laid.flatMap((laid, seat) => (isKamikaze(laid) ? [seat] : []));
  if (kamikaze.length) {
    const lines = sums.map((_, seat): Line =>
      seat === kamikaze[0]
        ? { points: 0, penalty: 0, why: "kamikaze" }
        : { points: KAMIKAZE, penalty: 0, why: "kamikaze-victim" },
    );
    return { lines, winners: kamikaze };
  }
  if (entry.ending === "pile") return { lines: pileLines(sums), winners: lowest };
  const right = called !== null && lowest.includes(called);
  return { lines: caboLines(sums, called), winners: right ? [called] : lowest };
}

function plain(sums: readonly number[]): Line[] {
  return sums.map((points) => ({ points, penalty: 0, why: null }));
}

function caboLines(sums: readonly number[], caller: number | null): Line[] {
  const lowest = lowestOf(sums);
  const lines = plain(sums);
  if (caller !== null && lowest.includes(caller)) {
    for (const seat of lowest) lines[seat]!.why = "tied-with-caller";
    const why = lowest.length > 1 ? "caller-wins-tie" : "lowest";
    lines[caller] = { points: 0, penalty: 0, why };
    return lines;
  }
  for (const seat of lowest) lines[seat] = { points: 0, penalty: 0, why: "lowest" };
  if (caller !== null) lines[caller] = fined(sums[caller]!, WRONG_CALL, "caller-not-lowest");
  return lines;
}

function pileLines(sums: readonly number[]): Line[] {
  const lines = plain(sums);
  for (const seat of lowestOf(sums)) {
    lines[seat] = fined(sums[seat]!, PILE_RAN_OUT, "pile-ran-out");
  }
  return lines;
}

function dutchLines(
  { call_below }: PadCaboPoints,
  sums: readonly number[],
  caller: number | null,
  calledWith: number | null,
): Line[] {
  const lines = plain(sums);
  if (caller === null) return lines;
  const sum = sums[caller]!;
  const lowest = lowestOf(sums);
  if (call_below !== null && (calledWith ?? sum) >= call_below) {
    lines[caller] = fined(sum, DUTCH_WRONG_CALL, "called-too-high");
  } else if (!lowest.includes(caller)) {
    lines[caller] = fined(sum, DUTCH_WRONG_CALL, "caller-not-lowest");
  } else if (lowest.length > 1) {
    lines[caller] = fined(sum, DUTCH_SHARED_CALL, "caller-tied");
  }
  return lines;
}

function fined(sum: number, penalty: number, why: CaboWhy): Line {
  return { points: sum + penalty, penalty, why };
}

function mayHalve({ hundred }: PadCaboPoints, before: readonly CaboRoundResult[]): boolean {
  if (hundred !== "once") return hundred === "always";
  return !before.some(({ scores }) => scores.some(({ halved }) => halved));
}

function over(
  rules: PadCaboPoints,
  round: number,
  totals: readonly number[],
  timeUp: boolean,
  agreed: number | null,
) {
  const { limit } = rules;
  const rounds = rules.rounds && Math.max(rules.rounds, agreed ?? 0);
  if (limit !== null && Math.max(...totals) >= limit) {
    return { key: "scorepad-over-limit", about: { limit } };
  }
  if (round === rounds) return { key: "scorepad-over-rounds", about: { rounds } };
  return timeUp ? { key: "scorepad-over-time", about: {} } : null;
}

function begins(
  { youngest_begins }: PadCaboPoints,
  count: number,
  results: readonly CaboRoundResult[],
  first: number | null,
  out: readonly number[],
): Begins {
  const round = results.length + 1;
  const all = Array.from({ length: count }, (_, seat) => seat);
  const stay = all.filter((seat) => !out.includes(seat));
  const last = results.at(-1);
  const byWinning = !youngest_begins && last !== undefined;
  const meant = byWinning ? startersAfter(last) : first === null ? all : [first];
  const still = meant.filter((seat) => stay.includes(seat));
  const seats = still.length ? still : stay;
  const about = { round, unit: "round" };
  if (seats.length === 1) {
    const key = byWinning ? "scorepad-begins-winner" : "scorepad-begins";
    return { seats, said: { key, about: { ...about, who: who(seats[0]!) } } };
  }
  if (youngest_begins)
    return { seats, said: { key: "scorepad-begins-youngest", about: { round } } };
  return {
    seats,
    said: { key: "scorepad-begins-lot", about: { ...about, players: players(seats) } },
  };
}

/** The seats that may begin the next round: the winners, or those of them with the lowest total. */
function startersAfter({ winners, scores }: CaboRoundResult): number[] {
  const totals = winners.map((seat) => scores[seat]?.total ?? 0);
  return lowestOf(totals).map((index) => winners[index]!);
}

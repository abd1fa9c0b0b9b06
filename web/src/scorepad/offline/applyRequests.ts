// Predicts a pad after some requests: the app of a phone without a network goes on as the server
// would. The server's pad replaces the prediction as soon as it arrives.
import type { PadRequest, PadRoundSeen, PadView, Phrase } from "../../generated/protocol";
import { matchWonPhrase } from "../../games/result";
import { cleanText } from "../../i18n/phrases";
import type { RoundResult, Sheet } from "../padKind";
import { behind, who, type Begins, type Ended, type Scoring } from "./scoring";

/** The parts of a game that are needed. */
export type KnownSheet = Pick<Sheet, "scoring" | "unit">;

export function applyRequests(
  pad: PadView,
  sheet: KnownSheet,
  requests: readonly PadRequest[],
): PadView {
  return requests.reduce((before, request) => {
    const after = changed(before, sheet.scoring, request);
    return after === before ? before : reckoned(after, sheet);
  }, pad);
}

/** A request for one more round, if the match is over because all rounds were played. */
export function oneMore(pad: PadView, sheet: KnownSheet): PadRequest | null {
  const request: PadRequest = { type: "prolong", last: pad.rounds.length + 1 };
  return pad.result && !applyRequests(pad, sheet, [request]).result ? request : null;
}

/**
 * Apply a request to the pad; all points are recomputed afterwards. The same pad if nothing
 * changes.
 */
function changed(pad: PadView, scoring: Scoring, request: PadRequest): PadView {
  const { rounds, out } = pad;
  switch (request.type) {
    case "enter": {
      if (pad.result || request.round !== rounds.length + 1) return pad;
      const entry = scoring.read(request.entry, out);
      const seen = { round: request.round, entry, result: null, doubts: [], corrected: false };
      return { ...pad, rounds: [...rounds, { ...seen, without: out }] };
    }
    case "correct": {
      const stands = rounds[request.round - 1];
      if (!stands) return pad;
      const entry = scoring.read(request.entry, stands.without);
      return {
        ...pad,
        rounds: rounds.with(request.round - 1, { ...stands, entry, corrected: true }),
      };
    }
    case "take-back":
      return request.round === rounds.length ? { ...pad, rounds: rounds.slice(0, -1) } : pad;
    case "rename": {
      const name = cleanText(request.name.trim());
      if (!name || pad.names.includes(name)) return pad;
      return { ...pad, names: pad.names.map((old, seat) => (seat === request.seat ? name : old)) };
    }
    case "leave":
      if (out.includes(request.seat) || out.length + 2 >= pad.names.length) return pad;
      return { ...pad, out: [...out, request.seat].sort((one, other) => one - other) };
    case "return":
      if (!out.includes(request.seat)) return pad;
      return { ...pad, out: out.filter((seat) => seat !== request.seat) };
    case "prolong":
      return { ...pad, agreed: request.last };
    case "call-time":
      return { ...pad, last: request.last };
    case "take-time-back":
      return { ...pad, last: null };
    case "draw-lot":
      return pad; // only the server has the seed
  }
}

function reckoned(pad: PadView, sheet: KnownSheet): PadView {
  const { scoring } = sheet;
  const results: RoundResult[] = [];
  let ended: Ended | null = null;
  const rounds = pad.rounds.map((seen): PadRoundSeen => {
    if (ended) return { ...seen, result: null };
    const result = scoring.score(seen.entry, results, seen.without);
    results.push(result);
    const timeUp = pad.last !== null && results.length >= pad.last;
    ended = scoring.ended(result, timeUp, pad.agreed);
    return { ...seen, result };
  });
  const last = results.at(-1);
  const totals = last ? [...scoring.totals(last)] : pad.names.map(() => 0);
  const over = ended as Ended | null;
  const result = over && behind(over.result, pad.out);
  const begins = over ? null : beginsNow(pad, results, sheet);
  const asks =
    over && result
      ? [over.why, matchWonPhrase(pad.game, result), ...afterwards(rounds, results, sheet.unit)]
      : asking(pad, rounds.length + 1, begins!, sheet.unit);
  return { ...pad, rounds, totals, result, starters: [...(begins?.seats ?? [])], asks };
}

function beginsNow(pad: PadView, results: RoundResult[], { scoring, unit }: KnownSheet): Begins {
  const number = results.length + 1;
  const before = pad.lots.filter(({ round }) => round < number);
  const said = before.map(({ round, seat }) => scoring.first(pad.names.length, round, seat));
  const first = [pad.first, ...said].find((seat) => seat !== null) ?? null;
  const found = scoring.begins(pad.names.length, results, first, pad.out);
  const lot = pad.lots.findLast(
    ({ round, hat }) => round === number && String(hat) === String(found.seats),
  );
  if (!lot || found.seats.length < 2) return found;
  const about = { round: number, unit, who: who(lot.seat) };
  return { seats: [lot.seat], said: { key: "scorepad-begins-drawn", about } };
}

function asking({ last }: PadView, round: number, begins: Begins, unit: string): Phrase[] {
  return [
    ...(last === null ? [] : [{ key: "scorepad-last-round", about: { round: last } }]),
    begins.said,
    { key: "scorepad-enter", about: { round, unit } },
  ];
}

function afterwards(
  rounds: readonly PadRoundSeen[],
  results: readonly RoundResult[],
  unit: string,
): Phrase[] {
  const count = rounds.length - results.length;
  return count ? [{ key: "scorepad-after-the-end", about: { count, unit } }] : [];
}

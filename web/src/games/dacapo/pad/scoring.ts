// Da Capo!'s points, as in src/dacabo/dacapo/match.py and src/dacabo/scorepad/dacapo/sheet.py.
import type { DacapoRoundResult, PadDacapoEntry } from "../../../generated/protocol";
import { lowestOf, players, who, type Scoring } from "../../../scorepad/offline/scoring";

const UNIT = "game";

export function scoring(target: number | null): Scoring<PadDacapoEntry, DacapoRoundResult> {
  return {
    read: ({ type, left }, without) => ({
      type,
      left: left.map((cards, seat) => (without.includes(seat) ? 0 : cards)),
    }),
    score({ left }, before, without) {
      const played = left.flatMap((_, seat) => (without.includes(seat) ? [] : [seat]));
      const cards = played.map((seat) => left[seat] ?? 0);
      const winners = lowestOf(cards).map((index) => played[index]!);
      const lowest = Math.min(...cards);
      const prize = cards.reduce((sum, one) => sum + (one === lowest ? 0 : one), 0);
      const points = left.map((_, seat) => (winners.includes(seat) ? prize : 0));
      const totals = before.at(-1)?.totals;
      return {
        game: "dacapo",
        round: before.length + 1,
        ending: lowest ? "stalemate" : "stack",
        winners,
        left,
        points,
        totals: points.map((one, seat) => one + (totals?.[seat] ?? 0)),
      };
    },
    totals: ({ totals }) => totals,
    ended({ round, totals }, _timeUp, agreed) {
      if (target === null && round < (agreed ?? 1)) return null;
      if (target !== null && Math.max(...totals) < target) return null;
      const places = totals.map((one) => 1 + totals.filter((other) => other > one).length);
      const why =
        target === null
          ? { key: "scorepad-over-single", about: {} }
          : { key: "scorepad-over-target", about: { target } };
      return { result: { points: totals, places }, why };
    },
    begins(count, results, first, out) {
      const about = { round: results.length + 1, unit: UNIT };
      const stay = Array.from({ length: count }, (_, seat) => seat).filter(
        (seat) => !out.includes(seat),
      );
      if (first !== null) {
        const turns = Array.from({ length: count }, (_, step) => first + results.length + step);
        const seat = turns.map((turn) => turn % count).find((turn) => !out.includes(turn))!;
        return {
          seats: [seat],
          said: { key: "scorepad-begins", about: { ...about, who: who(seat) } },
        };
      }
      if (results.length) return { seats: stay, said: { key: "scorepad-begins-left", about } };
      const hat = { ...about, players: players(stay) };
      return { seats: stay, said: { key: "scorepad-begins-lot", about: hat } };
    },
    first: (count, round, seat) => (((seat - round + 1) % count) + count) % count,
  };
}

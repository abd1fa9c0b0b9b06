// The effects of Da Capo!
import type {
  DacapoFact,
  DacapoRoundResult,
  DacapoView,
  Event,
  News,
  Phrase,
} from "../../generated/protocol";
import type { Mood as FaceMood } from "../../characters/mood";
import {
  runningTotals,
  type Anchor,
  type Finale,
  type Moment,
  type TableEffects,
  type Sign,
} from "../effects";
import { seatLetter } from "../../i18n/phrases";

const JOKER = "J";

/** Facts do not say their game: it is that of the table. */
const factsOf = (event: Event) => event.facts as readonly DacapoFact[];
const begins = ({ type }: DacapoFact) => type === "dealt" || type === "round-began";
const stackOf = (seat: number): Anchor => `stack-${seatLetter(seat)}`;
const short = (card: string) => (card === JOKER ? "★" : card);

function thisRound(log: readonly Event[]): readonly Event[] {
  return log.slice(
    Math.max(
      0,
      log.findLastIndex((event) => factsOf(event).some(begins)),
    ),
  );
}

const plays = (fact: DacapoFact, seat: number | null) =>
  ["built", "put", "ended"].includes(fact.type) && "by" in fact && fact.by === seat;

/** The actions of a player in one turn. */
interface Done {
  number: number;
  seat: number;
  built: number;
  stack: number;
  put: string;
  touches: boolean;
  said: Phrase[];
}

/** One sign for each turn, for any number of cards. */
function signs(log: readonly Event[], viewer: number | null): Sign[] {
  const round = thisRound(log);
  const last = round.findLastIndex((event) => factsOf(event).some((fact) => plays(fact, viewer)));
  const turns: Done[] = [];
  for (const event of round.slice(last + 1)) {
    for (const fact of factsOf(event)) {
      if (fact.type !== "built" && fact.type !== "put") continue;
      let turn = turns.at(-1);
      if (turn?.seat !== fact.by || turn.put) {
        const { number } = event;
        turn = { number, seat: fact.by, built: 0, stack: 0, put: "", touches: false, said: [] };
        turns.push(turn);
      }
      turn.said.push(...event.said);
      if (fact.type === "put") turn.put = short(fact.card);
      else {
        turn.built += 1;
        if (fact.source === "stack" && fact.owner === fact.by) turn.stack += 1;
        turn.touches ||= fact.owner === viewer;
      }
    }
  }
  return turns.map(({ number, seat, touches, said, ...done }) => {
    const who = { type: "who", seat } as const;
    return { number, seat, touches, said, icon: "card", text: text(done, who) };
  });
}

type Counted = Pick<Done, "built" | "stack" | "put">;

function text({ built, stack, put }: Counted, who: Phrase["about"][string]): Phrase {
  if (!built) return { key: "app-sign-put", about: { who, card: put } };
  if (!stack) return { key: "app-sign-built", about: { who, built } };
  return { key: "app-sign-built-stack", about: { who, built, own: stack } };
}

function moments({ event }: News): Moment[] {
  return factsOf(event).flatMap((fact): Moment[] => {
    switch (fact.type) {
      case "built":
        return [{ sound: "note", pitch: fact.number }];
      case "pile-finished":
        return [{ at: [`building-${fact.pile + 1}`], how: "shine", sound: "chime" }];
      case "dealt":
      case "reshuffled":
        return [{ sound: "shuffle" }];
      default:
        return [];
    }
  });
}

/** The faces that react to a finished pile, to a side pile that was used, or to the end of the round. */
function moods(event: Event): Map<number, FaceMood> {
  const found = new Map<number, FaceMood>();
  let builder: number | null = null;
  for (const fact of factsOf(event)) {
    switch (fact.type) {
      case "built":
        builder = fact.by;
        if (fact.owner !== fact.by) found.set(fact.owner, "startled");
        break;
      case "pile-finished":
        if (builder !== null) found.set(builder, "happy");
        break;
      case "round-ended":
        for (const seat of fact.result.left.keys()) found.set(seat, "sad");
        for (const seat of fact.result.winners) found.set(seat, "happy");
        break;
    }
  }
  return found;
}

/** The end of a round, with the winner's empty stack last. */
function finale(result: DacapoRoundResult, before: readonly number[]): Finale {
  const { left, winners, points, totals, ending } = result;
  const seats = [...left.keys()];
  const order = [
    ...seats.filter((seat) => !winners.includes(seat)),
    ...seats.filter((seat) => winners.includes(seat)),
  ];
  const won = winners.map((seat) => points[seat] ?? 0);
  const key = ending === "stack" ? "dacapo-round-won" : "dacapo-round-won-stalemate";
  const players = { type: "players", seats: winners } as const;
  return {
    turns: order.map((seat) => {
      const good = winners.includes(seat);
      const verdict = good
        ? { key: "app-verdict-points", about: { points: points[seat] ?? 0 } }
        : { key: "app-verdict-left", about: { rest: left[seat] ?? 0 } };
      return {
        ...{ seat, places: [stackOf(seat)], sums: [left[seat] ?? 0] },
        ...{ verdict, mood: good ? "good" : "plain" },
      };
    }),
    word: { key, about: { players, points: Math.max(0, ...won) } },
    rare: false,
    before,
    after: totals,
  };
}

export const EFFECTS: TableEffects<DacapoView, DacapoRoundResult> = {
  call: "",
  signs,
  touched: () => new Map(),
  moments,
  moods,
  lap: () => null,
  finale,
  veil: (view, end, { counted }) => ({
    ...view,
    ...{ phase: "round-over", result: null, totals: runningTotals(end, counted) },
  }),
  tells: (key) => /^dacapo-(round-(?!began)|left|total|match-won)/.test(key),
};

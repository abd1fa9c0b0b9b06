// The formats that the desk offers by name, with the number of matches that each person plays.
import type { EventFormat } from "../../generated/protocol";
import { groupSizes, TABLE_SEATS } from "../public/groupSizes";

export interface FormatChoice {
  name: "winners" | "beside" | "twice" | "thrice";
  /** The key of its title. */
  title: string;
  /** The key of a sentence that says whom it suits. */
  about: string;
  format: EventFormat;
}

const USUAL: EventFormat = {
  rounds: 0,
  by: "places",
  finalists: 4,
  advance: 1,
  best_losers: 0,
  consolation: false,
};
const MIN_CONSOLATION = 2;

export const FORMAT_CHOICES: readonly FormatChoice[] = [
  {
    name: "winners",
    title: "app-desk-choice-winners",
    about: "app-desk-choice-winners.about",
    format: USUAL,
  },
  {
    name: "beside",
    title: "app-desk-choice-beside",
    about: "app-desk-choice-beside.about",
    format: { ...USUAL, consolation: true },
  },
  {
    name: "twice",
    title: "app-desk-choice-twice",
    about: "app-desk-choice-twice.about",
    format: { ...USUAL, rounds: 2, consolation: true },
  },
  {
    name: "thrice",
    title: "app-desk-choice-thrice",
    about: "app-desk-choice-thrice.about",
    format: { ...USUAL, rounds: 3 },
  },
];

/** The format with the usual values of the fields that mean nothing in it. */
export function meant(format: EventFormat): EventFormat {
  const { rounds, by, finalists, advance, best_losers: losers, consolation } = format;
  return rounds
    ? { ...USUAL, rounds, by, finalists, consolation }
    : { ...USUAL, advance, best_losers: losers, consolation };
}

export const isSame = (one: EventFormat, other: EventFormat) =>
  Object.entries(meant(one)).every(([key, value]) => meant(other)[key as "rounds"] === value);

/** The number of players in each stage, the final last, if nobody is tied. */
export function knockoutStages(format: EventFormat, players: number): number[] {
  if (players <= TABLE_SEATS) return [players];
  const first = groupSizes(players).length * format.advance;
  const all = first + format.best_losers;
  const next = first > TABLE_SEATS ? all : Math.min(TABLE_SEATS, all);
  return [players, ...knockoutStages(format, next)];
}

/** The fewest and the most matches of one person, if nobody is tied. */
export function matchesEach(format: EventFormat, players: number): [number, number] {
  if (players <= TABLE_SEATS) return [1, 1];
  const stages = knockoutStages(format, players);
  const finalists = format.rounds ? format.finalists : stages.at(-1)!;
  const beside = format.consolation && players - finalists >= MIN_CONSOLATION ? 1 : 0;
  return format.rounds ? [format.rounds + beside, format.rounds + 1] : [1 + beside, stages.length];
}

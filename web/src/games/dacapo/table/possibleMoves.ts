// The possible moves in Da Capo!: the cards in the server's answers, and their targets.
import type { DacapoView } from "../../../generated/protocol";
import { seatLetter } from "../../../i18n/phrases";

export const JOKER = "J";
/** A stack with at most this many cards left is nearly empty. */
export const FEW = 3;

/** A place on the table: `hand-3` (mine), `stack-b`, `help-a-2`, `building-1`; counted from 1. */
export type Place = string;

/** A target of a card, and the move that takes it there. */
export interface Target {
  place: Place;
  move: string;
  /** The number of the pile among its kind, counted from 1. */
  pile: number;
  /** The number that the card has there; null on a side pile, where it ends the turn. */
  number: number | null;
}

/** A card that can be taken up. */
export interface Choice {
  from: "hand" | "stack" | "help";
  /** The owner of the stack, side pile or hand. */
  owner: number;
  place: Place;
  face: string;
  targets: readonly Target[];
}

export interface Possible {
  choices: readonly Choice[];
  /** Whether no hand card is left to put down, so that the turn can end without one. */
  end: boolean;
}

export const NOTHING: Possible = { choices: [], end: false };

export const handPlace = (index: number): Place => `hand-${index + 1}`;
export const handOf = (seat: number): Place => `hand-${seatLetter(seat)}`;
export const stackPlace = (seat: number): Place => `stack-${seatLetter(seat)}`;
export const buildingPlace = (index: number): Place => `building-${index + 1}`;
export const helpPlace = (seat: number, index: number): Place =>
  `help-${seatLetter(seat)}-${index + 1}`;

/** The cards and piles of a server's pattern: `build 3|J on 1`, `put ? on 1|2`. */
interface Fitting {
  building: readonly { pile: number; faces: readonly string[] }[];
  help: readonly number[];
}

/** The moves of the player on turn, from the patterns of moves; none for other players. */
export function possibleNow(view: DacapoView, answers: readonly string[]): Possible {
  const seat = view.viewer;
  if (seat === null || !answers.length) return NOTHING;
  const hand = view.hand ?? [];
  const helps = view.helps[seat] ?? [];
  const fitting = fittingIn(answers);
  const choices: Choice[] = [
    ...view.stacks.flatMap(({ top }, owner): Choice[] => {
      if (top === null) return [];
      const targets = building(view, fitting, top, `stack ${seatLetter(owner)}`);
      return [{ from: "stack", owner, place: stackPlace(owner), face: top, targets }];
    }),
    ...helps.flatMap((pile, index): Choice[] => {
      const face = pile.at(-1);
      if (face === undefined) return [];
      const targets = building(view, fitting, face, `help ${index + 1}`);
      return [{ from: "help", owner: seat, place: helpPlace(seat, index), face, targets }];
    }),
    ...hand.map((face, index): Choice => {
      const targets = [
        ...building(view, fitting, face, face),
        ...putting(helps, fitting, seat, face),
      ];
      return { from: "hand", owner: seat, place: handPlace(index), face, targets };
    }),
  ];
  return {
    choices: choices.filter(({ targets }) => targets.length > 0),
    end: answers.includes("end"),
  };
}

function fittingIn(answers: readonly string[]): Fitting {
  const read = answers.map((answer) => /^(build|put) (\S+) on (\S+)$/.exec(answer) ?? []);
  return {
    building: read.flatMap(([, verb, faces = "", pile]) =>
      verb === "build" ? [{ pile: Number(pile), faces: faces.split("|") }] : [],
    ),
    help: read.flatMap(([, verb, , piles = ""]) =>
      verb === "put" ? piles.split("|").map(Number) : [],
    ),
  };
}

/** Whether anything fits on a building pile now. */
export function canBuild({ choices }: Possible): boolean {
  return choices.some(({ targets }) => targets.some(({ number }) => number !== null));
}

function building(view: DacapoView, fitting: Fitting, face: string, what: string): Target[] {
  return fitting.building
    .filter(({ faces }) => faces.includes(face))
    .map(({ pile }) => ({
      place: buildingPlace(pile - 1),
      move: `build ${what} on ${pile}`,
      pile,
      number: (view.building[pile - 1]?.length ?? 0) + 1,
    }));
}

/**
 * All side piles and free places: free ones are alike, so a card put at any lies at the first one.
 */
function putting(
  helps: readonly (readonly string[])[],
  { help }: Fitting,
  seat: number,
  face: string,
): Target[] {
  const free = help.find((pile) => !helps[pile - 1]?.length);
  return helps.flatMap((_, index): Target[] => {
    const lies = help.includes(index + 1) ? index + 1 : free;
    if (lies === undefined) return [];
    const [place, pile] = [helpPlace(seat, index), index + 1];
    return [{ place, move: `put ${face} on ${lies}`, pile, number: null }];
  });
}

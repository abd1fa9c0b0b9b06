// What can be done now in Da Capo!, derived from the viewer's table. The server decides; this
// mirrors src/dacabo/dacapo/asking.py, so that only what is possible is offered.
import type { DacapoView } from "../../../protocol";
import { seatLetter } from "../../../words/saying";

export const JOKER = "J";
/** A stack with this few cards left is close to its end. */
export const FEW = 3;

/** A place on the table: `hand-3` (mine), `stack-b`, `help-a-2`, `building-1`; counted from 1. */
export type Place = string;

/** Where a card can go, and the move that takes it there. */
export interface Target {
  place: Place;
  move: string;
  /** The pile among its kind, counted from 1. */
  pile: number;
  /** The number that the card has there; null on a help pile, where it ends the turn. */
  number: number | null;
}

/** A card that can be taken up. */
export interface Choice {
  from: "hand" | "stack" | "help";
  /** Whose stack, whose help pile, whose hand. */
  owner: number;
  place: Place;
  face: string;
  targets: readonly Target[];
}

export interface Possible {
  choices: readonly Choice[];
  /** No hand card is left to put down: the turn can end without one. */
  end: boolean;
}

export const NOTHING: Possible = { choices: [], end: false };

export const handPlace = (index: number): Place => `hand-${index + 1}`;
export const handOf = (seat: number): Place => `hand-${seatLetter(seat)}`;
export const stackPlace = (seat: number): Place => `stack-${seatLetter(seat)}`;
export const buildingPlace = (index: number): Place => `building-${index + 1}`;
export const helpPlace = (seat: number, index: number): Place =>
  `help-${seatLetter(seat)}-${index + 1}`;

/** Everything that the player on turn can do; nothing for others. */
export function possibleNow(view: DacapoView): Possible {
  const seat = view.viewer;
  const asked = view.decisions.some(({ kind, actor }) => kind === "turn" && actor === seat);
  if (seat === null || !asked) return NOTHING;
  const hand = view.hand ?? [];
  const helps = view.helps[seat] ?? [];
  const choices: Choice[] = [
    ...view.stacks.flatMap(({ top }, owner): Choice[] => {
      if (top === null) return [];
      const targets = building(view, top, `stack ${seatLetter(owner)}`);
      return [{ from: "stack", owner, place: stackPlace(owner), face: top, targets }];
    }),
    ...helps.flatMap((pile, index): Choice[] => {
      const face = pile.at(-1);
      if (face === undefined) return [];
      const targets = building(view, face, `help ${index + 1}`);
      return [{ from: "help", owner: seat, place: helpPlace(seat, index), face, targets }];
    }),
    ...hand.map((face, index): Choice => {
      const targets = [...building(view, face, face), ...putting(helps, seat, face)];
      return { from: "hand", owner: seat, place: handPlace(index), face, targets };
    }),
  ];
  return { choices: choices.filter(({ targets }) => targets.length > 0), end: !hand.length };
}

/** Whether anything fits on a building pile now. */
export function canBuild({ choices }: Possible): boolean {
  return choices.some(({ targets }) => targets.some(({ number }) => number !== null));
}

function building(view: DacapoView, face: string, what: string): Target[] {
  return openPlaces(view.building).flatMap((index) => {
    const number = (view.building[index]?.length ?? 0) + 1;
    if (face !== JOKER && face !== String(number)) return [];
    const [place, pile] = [buildingPlace(index), index + 1];
    return [{ place, move: `build ${what} on ${pile}`, pile, number }];
  });
}

/** Every help pile and free place: free ones are alike, so a card put at any lies at the first. */
function putting(helps: readonly (readonly string[])[], seat: number, face: string): Target[] {
  const free = helps.findIndex((pile) => !pile.length);
  return helps.map((cards, index) => {
    const lies = (cards.length ? index : free) + 1;
    const [place, pile] = [helpPlace(seat, index), index + 1];
    return { place, move: `put ${face} on ${lies}`, pile, number: null };
  });
}

/** The existing piles, and one free place: the first, since all are alike. */
function openPlaces(piles: readonly (readonly string[])[]): number[] {
  const free = piles.findIndex((pile) => !pile.length);
  return piles.flatMap((pile, index) => (pile.length || index === free ? [index] : []));
}

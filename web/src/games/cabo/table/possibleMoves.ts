// The player's possible choices, and the resulting move: taps become one of the server's answers.
// Places have their names in moves: `a1` is the first card of the first seat. docs/protocol.md
// defines the patterns of moves.
import { powerOf } from "../cards/values";
import type { CaboView, Decision } from "../../../generated/protocol";
import { seatLetter } from "../../../i18n/phrases";

/**
 * The meaning of a tap: `plain` answers the current decision, `set` adds a card to a set, `use`
 * chooses for the action of a drawn card, `sneak` looks at a card against the rules.
 */
export type Mode = "plain" | "set" | "use" | "sneak";

export interface Situation {
  view: CaboView;
  seat: number;
  decisions: readonly Decision[];
  /** The patterns of the moves that answer each decision. */
  answers: Readonly<Record<string, readonly string[]>>;
}

/** A word of a move, and the place to tap for it. */
interface Word {
  text: string;
  place: string;
}

interface Pattern {
  verb: string;
  /** The choices for each word. */
  words: readonly (readonly Word[])[];
}

const LARGEST_SET = 4;
/** The places to tap for a move that names no card. */
const TAPPED: Record<string, string> = { draw: "pile", take: "discard", discard: "discard" };

export function placeName(seat: number, slot: number): string {
  return `${seatLetter(seat)}${slot + 1}`;
}

/** The decision that choosing answers in this mode. */
export function answered({ decisions }: Situation, mode: Mode): Decision | undefined {
  if (mode === "sneak") return decisions.find(({ kind }) => kind === "sneak");
  return decisions.find(({ kind }) => kind !== "sneak");
}

function answersTo(situation: Situation, mode: Mode): readonly string[] {
  return situation.answers[answered(situation, mode)?.id ?? ""] ?? [];
}

/** Whether a move without further words can be made now. */
export function may(situation: Situation, move: string): boolean {
  return answersTo(situation, "plain").includes(move);
}

/** The place of the card that I look at, if closing it is the only move. */
export function openLook(situation: Situation): string | null {
  const answers = answersTo(situation, "plain");
  if (answers.length !== 1 || answers[0] !== "done") return null;
  const mine = situation.view.looks.find(({ by }) => by === situation.seat);
  return mine ? placeName(...mine.place) : null;
}

/** The action of the drawn card, if it is still undecided. */
export function usable(situation: Situation): ReturnType<typeof powerOf> {
  const { hand } = situation.view;
  const power = hand?.seat === situation.seat && hand.drawn ? powerOf(hand.card) : null;
  return answersTo(situation, "use").some((one) => one.startsWith(`${power}: `)) ? power : null;
}

/** The pattern of sets, `1+2+4` or `1>2>4`, if there are any. */
export function setsOf(situation: Situation): string | undefined {
  return answersTo(situation, "set")
    .map((pattern) => /^replace (\d+[+>].*)$/.exec(pattern)?.[1])
    .find(Boolean);
}

/** The patterns in which the chosen places have a meaning in this mode. */
function patternsIn(situation: Situation, mode: Mode): Pattern[] {
  const prefix = mode === "use" ? `${usable(situation)}: ` : "";
  return answersTo(situation, mode)
    .filter((text) => (prefix ? text.startsWith(prefix) : !/[:+>]/.test(text)))
    .map((text) => text.slice(prefix.length).split(" "))
    .map(([verb = "", ...words]) => ({
      verb,
      words: words.map((word) => word.split("|").flatMap((one) => meant(situation, one))),
    }));
}

/** The words of a pattern: `b*` means all cards of a seat, `3` one of mine. */
function meant({ view, seat }: Situation, word: string): Word[] {
  if (/^\d/.test(word)) return [{ text: word, place: placeName(seat, Number(word) - 1) }];
  if (!word.endsWith("*")) return [{ text: word, place: word }];
  const owner = word.charCodeAt(0) - "a".charCodeAt(0);
  return occupied(view, owner).map((place) => ({ text: place, place }));
}

/** The ways to fill in a pattern with the chosen places, which may be chosen in any order. */
function fillings(
  { words }: Pattern,
  chosen: readonly string[],
  given: boolean,
): (Word | null)[][] {
  // The card that was looked at is fixed; it need not be tapped.
  const start = words.map((choices) => (given && choices.length === 1 ? choices[0]! : null));
  return chosen.reduce<(Word | null)[][]>(
    (ways, place) =>
      ways.flatMap((way) =>
        way.flatMap((filled, index) => {
          const word = filled ? undefined : words[index]!.find((one) => one.place === place);
          return word ? [way.with(index, word)] : [];
        }),
      ),
    [start],
  );
}

/** The places that can be chosen next, and the chosen ones. */
export function choosable(situation: Situation, mode: Mode, chosen: readonly string[]): string[] {
  if (mode === "set") {
    if (chosen.length === LARGEST_SET) return [...chosen];
    const slots = setsOf(situation)?.split(/[+>]/) ?? [];
    return slots.map((slot) => placeName(situation.seat, Number(slot) - 1));
  }
  const given = answered(situation, mode)?.kind === "looking";
  const next = patternsIn(situation, mode).flatMap((pattern) => {
    if (!pattern.words.length) return chosen.length ? [] : (TAPPED[pattern.verb] ?? []);
    return fillings(pattern, chosen, given).flatMap((way) =>
      way.flatMap((filled, index) =>
        filled ? [] : pattern.words[index]!.map(({ place }) => place),
      ),
    );
  });
  return [...new Set([...chosen, ...next])];
}

/** The places to which a card can be dragged from my hand, or from the discard pile to take its top. */
export function dragTargets(situation: Situation, from: string): string[] {
  const { view, seat } = situation;
  const kind = answered(situation, "plain")?.kind;
  if (kind === "card") return from === "hand" ? choosable(situation, "plain", []) : [];
  return from === "discard" && may(situation, "take") ? occupied(view, seat) : [];
}

/** The move that the chosen places make, or null if more has to be chosen. */
export function moveOf(situation: Situation, mode: Mode, chosen: readonly string[]): string | null {
  if (!chosen.length || mode === "set") return null;
  const given = answered(situation, mode)?.kind === "looking";
  for (const pattern of patternsIn(situation, mode)) {
    const { verb, words } = pattern;
    if (!words.length && chosen.length === 1 && TAPPED[verb] === chosen[0]) return verb;
    for (const way of words.length ? fillings(pattern, chosen, given) : []) {
      if (!way.includes(null)) return [verb, ...way.map((word) => word!.text)].join(" ");
    }
  }
  return null;
}

/** A set: the new card goes where the first one was. */
export function setMove(situation: Situation, chosen: readonly string[]): string | null {
  if (!chosen.length) return null;
  const [first = 0, ...rest] = chosen.map((place) => Number(place.slice(1)));
  // If they are turned up one by one, the order counts; otherwise there is only one way to name
  // them.
  if (!setsOf(situation)?.includes(">")) rest.sort((a, b) => a - b);
  return `replace ${[first, ...rest].join("+")}`;
}

function occupied(view: CaboView, seat: number): string[] {
  const layout = view.layouts[seat] ?? [];
  return layout.flatMap((card, slot) => (card === null ? [] : [placeName(seat, slot)]));
}

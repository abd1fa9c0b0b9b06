// A round that is being entered: what has been tapped so far, and what becomes of it.
import type { CaboEnding, PadEntry } from "../protocol";
import { isKamikaze, sumOfCards } from "./laid";
import type { SheetRules } from "./sheetRules";

/** One player's part: their cards, or a number as it was typed. */
export interface Line {
  cards: readonly string[] | null;
  text: string;
  kamikaze: boolean;
}

/** A draft as it is kept, should the page go away. */
export interface KeptDraft {
  lines: readonly Line[];
  caller: number | null;
  ending: CaboEnding | null;
  calledWith: string;
}

/** Why a draft is no entry yet: a sentence of the score pad, and its values. */
export interface Missing {
  key: string;
  about: Record<string, number>;
  /** Where something is missing. */
  seat?: number;
}

const EMPTY: Line = { cards: null, text: "", kamikaze: false };
const MOST_CARDS = 60;
const HIGHEST = { cabo: 1_000, dacapo: 200 };
const KAMIKAZE_SUM = "50";
const SUITS = ["S", "H", "D", "C"];

export class EntryDraft {
  lines = $state.raw<readonly Line[]>([]);
  caller = $state<number | null>(null);
  ending = $state<CaboEnding | null>(null);
  calledWith = $state("");

  constructor(
    readonly rules: SheetRules,
    readonly players: number,
    entry: PadEntry | null = null,
  ) {
    this.lines = Array.from({ length: players }, () => EMPTY);
    if (entry) this.fill(linesOf(entry));
  }

  fill({ lines, caller, ending, calledWith }: KeptDraft): void {
    this.lines = Array.from({ length: this.players }, (_, seat) => lines[seat] ?? EMPTY);
    this.caller = caller;
    this.ending = ending;
    this.calledWith = calledWith;
  }

  get kept(): KeptDraft {
    const { lines, caller, ending, calledWith } = this;
    return { lines, caller, ending, calledWith };
  }

  get isEmpty(): boolean {
    return this.caller === null && this.ending === null && this.lines.every(isBlank);
  }

  /** The next player of whom nothing is known, after this one and round the table. */
  blankAfter(seat: number): number | null {
    const order = this.lines.map((_, step) => (seat + 1 + step) % this.players);
    return order.find((other) => other !== seat && isBlank(this.lines[other])) ?? null;
  }

  sum(seat: number): number | null {
    const line = this.lines[seat];
    if (isBlank(line) || !line) return null;
    return line.cards ? sumOfCards(line.cards, this.rules.deck) : Number(line.text);
  }

  kamikaze(seat: number): boolean {
    const line = this.lines[seat];
    if (!line || !this.rules.kamikaze) return false;
    if (!line.cards) return line.kamikaze;
    return isKamikaze({ type: "cards", cards: [...line.cards] }, this.rules.deck);
  }

  // --- what is tapped ------------------------------------------------------------------------

  lay(seat: number, card: string): void {
    const cards = this.lines[seat]?.cards ?? [];
    if (cards.length < MOST_CARDS) this.#set(seat, { ...EMPTY, cards: [...cards, card] });
  }

  /** Another card of that rank and colour, if this very one lies somewhere already. */
  free(card: string): string {
    const lie = new Set(this.lines.flatMap(({ cards }) => cards ?? []));
    if (this.rules.deck !== "french" || card === "X" || !lie.has(card)) return card;
    const [rank, suit] = [card.slice(0, -1), card.slice(-1)];
    const alike = SUITS.filter((other) => isRed(other) === isRed(suit));
    // A king of the other colour counts something else.
    const others = rank === "K" ? [] : SUITS.filter((other) => isRed(other) !== isRed(suit));
    const cards = [...alike, ...others].map((other) => rank + other);
    return cards.find((other) => !lie.has(other)) ?? card;
  }

  type(seat: number, text: string): void {
    const sign = text.trim().replace("−", "-");
    if (!/^-?\d{0,4}$/.test(sign)) return;
    this.#set(seat, { ...EMPTY, text: sign.replace(/^(-?)0+(?=\d)/, "$1") });
  }

  digit(seat: number, digit: string): void {
    const line = this.lines[seat];
    this.type(seat, (line?.cards || line?.kamikaze ? "" : (line?.text ?? "")) + digit);
  }

  minus(seat: number): void {
    const text = this.lines[seat]?.text ?? "";
    this.type(seat, text.startsWith("-") ? text.slice(1) : `-${text}`);
  }

  back(seat: number): void {
    const line = this.lines[seat];
    if (!line) return;
    if (line.cards) {
      const cards = line.cards.slice(0, -1);
      this.#set(seat, cards.length ? { ...line, cards } : EMPTY);
    } else {
      this.type(seat, line.kamikaze ? "" : line.text.slice(0, -1));
    }
  }

  /** A kamikaze of four cards, unless another sum was said; or none after all. */
  setKamikaze(seat: number, on: boolean): void {
    const text = this.lines[seat]?.text ?? "";
    this.#set(seat, { cards: null, text: on ? text || KAMIKAZE_SUM : text, kamikaze: on });
  }

  call(seat: number): void {
    this.caller = seat;
    this.ending = "cabo";
  }

  endWithout(ending: CaboEnding): void {
    this.caller = null;
    this.ending = ending;
    this.calledWith = "";
  }

  #set(seat: number, line: Line): void {
    this.lines = this.lines.map((other, index) => (index === seat ? line : other));
  }

  // --- what becomes of it --------------------------------------------------------------------

  /** What nothing can be reckoned from; the rest is for the server to doubt. */
  get missing(): Missing | null {
    const { players, lines } = this;
    const blank = lines.findIndex(isBlank);
    if (blank >= 0) return { key: "error-entry-not-everyone", about: { players }, seat: blank };
    const highest = HIGHEST[this.rules.game];
    const lowest = this.rules.game === "cabo" ? -highest : 0;
    const absurd = lines.findIndex((_, seat) => !within(this.sum(seat), lowest, highest));
    if (absurd >= 0) return { key: "error-entry-absurd", about: { lowest, highest }, seat: absurd };
    if (this.rules.game === "dacapo") return null;
    const calledWith = this.calledWith === "" ? 0 : Number(this.calledWith);
    if (!within(calledWith, lowest, highest)) {
      return { key: "error-entry-absurd", about: { lowest, highest } };
    }
    if (lines.filter((_, seat) => this.kamikaze(seat)).length > 1) {
      return { key: "error-entry-two-kamikazes", about: {} };
    }
    if (this.ending === null) return { key: "error-entry-nobody-called", about: {} };
    return null;
  }

  get entry(): PadEntry {
    if (this.rules.game === "dacapo") {
      return { type: "dacapo", left: this.lines.map(({ text }) => Number(text)) };
    }
    const laid = this.lines.map(({ cards, text, kamikaze }) =>
      cards
        ? { type: "cards" as const, cards: [...cards] }
        : { type: "sum" as const, sum: Number(text), kamikaze },
    );
    const { caller, ending, calledWith } = this;
    const called_with = caller === null || calledWith === "" ? null : Number(calledWith);
    return { type: "cabo", laid, caller, ending: ending ?? "cabo", called_with };
  }
}

export function isBlank(line: Line | undefined): boolean {
  return !line || (line.cards === null && !/\d/.test(line.text));
}

/** An entry as somebody would have tapped it. */
function linesOf(entry: PadEntry): KeptDraft {
  if (entry.type === "dacapo") {
    const lines = entry.left.map((count) => ({ ...EMPTY, text: String(count) }));
    return { lines, caller: null, ending: null, calledWith: "" };
  }
  const lines = entry.laid.map((laid) =>
    laid.type === "cards"
      ? { ...EMPTY, cards: laid.cards }
      : { cards: null, text: String(laid.sum), kamikaze: laid.kamikaze },
  );
  const { caller, ending, called_with } = entry;
  return { lines, caller, ending, calledWith: called_with === null ? "" : String(called_with) };
}

function within(number: number | null, lowest: number, highest: number): boolean {
  return number !== null && number >= lowest && number <= highest;
}

function isRed(suit: string): boolean {
  return suit === "H" || suit === "D";
}

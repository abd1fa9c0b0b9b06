// A round that is being entered: what has been typed so far, and the resulting entry.
import type { PadEntry } from "../../generated/protocol";

/** One player's part: a number as typed. */
export interface Line {
  text: string;
}

/** A draft as it is stored. */
export interface KeptDraft {
  lines: readonly Line[];
}

/** Why a draft is not an entry yet: a sentence of the score pad, and its values. */
export interface Missing {
  key: string;
  about: Record<string, number>;
  /** Where something is missing. */
  seat?: number;
}

export abstract class EntryDraft<L extends Line = Line> {
  lines = $state.raw<readonly L[]>([]);
  /** Who has no part in the round, because they have left. */
  without = $state.raw<readonly number[]>([]);

  constructor(
    readonly players: number,
    /** Of a player without an entry. */
    protected readonly blank: L,
  ) {
    this.lines = Array.from({ length: players }, () => blank);
  }

  abstract get entry(): PadEntry;
  /** What cannot be scored; the rest is for the server to doubt. */
  abstract get missing(): Missing | null;
  abstract get kept(): KeptDraft;

  fill({ lines }: KeptDraft): void {
    this.lines = this.lines.map((blank, seat) => ({ ...blank, ...lines[seat] }));
  }

  /** Take over one player's part of another draft. */
  adopt(seat: number, other: this): void {
    const line = other.lines[seat];
    if (line) this.set(seat, line);
  }

  get isEmpty(): boolean {
    return this.lines.every((line) => this.isBlank(line));
  }

  isBlank({ text }: L): boolean {
    return !/\d/.test(text);
  }

  /** The next player without an entry, after this one and round the table. */
  blankAfter(seat: number): number | null {
    const order = this.lines.map((_, step) => (seat + 1 + step) % this.players);
    return order.find((other) => other !== seat && this.#lacks(other)) ?? null;
  }

  /** Nothing can follow what is entered for a player, so the next one is meant. */
  abstract isFull(seat: number): boolean;

  /** No further digit makes a number up to the largest. */
  protected isWhole(seat: number, largest: number): boolean {
    const text = this.lines[seat]?.text ?? "";
    return /^\d+$/.test(text) && (text === "0" || Number(text) * 10 > largest);
  }

  sum(seat: number): number | null {
    return this.#isBlankAt(seat) ? null : this.sumOf(this.lines[seat]!);
  }

  protected sumOf({ text }: L): number {
    return Number(text);
  }

  // --- what is typed ---------------------------------------------------------------------------

  type(seat: number, text: string): void {
    const sign = text.trim().replace("−", "-");
    if (!/^-?\d{0,4}$/.test(sign)) return;
    this.set(seat, { ...this.blank, text: sign.replace(/^(-?)0+(?=\d)/, "$1") });
  }

  digit(seat: number, digit: string): void {
    this.type(seat, (this.lines[seat]?.text ?? "") + digit);
  }

  back(seat: number): void {
    this.type(seat, this.lines[seat]?.text.slice(0, -1) ?? "");
  }

  protected set(seat: number, line: L): void {
    this.lines = this.lines.map((other, index) => (index === seat ? line : other));
  }

  // --- what is missing -------------------------------------------------------------------------

  /** A player's number is missing, or invalid. */
  protected missingNumber(lowest: number, highest: number): Missing | null {
    const { players, lines } = this;
    const blank = lines.findIndex((_, seat) => this.#lacks(seat));
    if (blank >= 0) return { key: "error-entry-not-everyone", about: { players }, seat: blank };
    const absurd = lines.findIndex((_, seat) => !within(this.sum(seat) ?? 0, lowest, highest));
    if (absurd < 0) return null;
    return { key: "error-entry-absurd", about: { lowest, highest }, seat: absurd };
  }

  #lacks(seat: number): boolean {
    return !this.without.includes(seat) && this.#isBlankAt(seat);
  }

  #isBlankAt(seat: number): boolean {
    const line = this.lines[seat];
    return !line || this.isBlank(line);
  }
}

export function within(number: number | null, lowest: number, highest: number): boolean {
  return number !== null && number >= lowest && number <= highest;
}

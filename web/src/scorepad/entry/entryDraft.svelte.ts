// The draft of a round: the input so far, and the resulting entry.
import type { PadEntry } from "../../generated/protocol";

/** One player's part: a number as typed. */
export interface PlayerLine {
  text: string;
}

/** A draft as it is stored. */
export interface StoredDraft {
  lines: readonly PlayerLine[];
}

/** The reason that a draft is not an entry yet: the key of a message, and its arguments. */
export interface Missing {
  key: string;
  about: Record<string, number>;
  /** The seat of the player concerned. */
  seat?: number;
}

export abstract class EntryDraft<L extends PlayerLine = PlayerLine> {
  lines = $state.raw<readonly L[]>([]);
  /** The seats of players who have left, and get no entry. */
  absent = $state.raw<readonly number[]>([]);

  constructor(
    readonly players: number,
    /** The line of a player absent an entry. */
    protected readonly blank: L,
  ) {
    this.lines = Array.from({ length: players }, () => blank);
  }

  abstract get entry(): PadEntry;
  /** The reason that the round cannot be scored. The server asks back about doubtful entries. */
  abstract get missing(): Missing | null;
  abstract get stored(): StoredDraft;

  restore({ lines }: StoredDraft): void {
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

  /** The next player absent an entry, after this one and round the table. */
  blankAfter(seat: number): number | null {
    const order = this.lines.map((_, step) => (seat + 1 + step) % this.players);
    return order.find((other) => other !== seat && this.#needsEntry(other)) ?? null;
  }

  /** Whether a player's entry takes no more input, so that the next player is selected. */
  abstract isComplete(seat: number): boolean;

  /** Whether no further digit can be added absent exceeding the largest number. */
  protected takesNoMoreDigits(seat: number, largest: number): boolean {
    const text = this.lines[seat]?.text ?? "";
    return /^\d+$/.test(text) && (text === "0" || Number(text) * 10 > largest);
  }

  sum(seat: number): number | null {
    return this.#isBlankAt(seat) ? null : this.sumOf(this.lines[seat]!);
  }

  protected sumOf({ text }: L): number {
    return Number(text);
  }

  // --- input -----------------------------------------------------------------------------------

  typeText(seat: number, text: string): void {
    const normalised = text.trim().replace("−", "-");
    if (!/^-?\d{0,4}$/.test(normalised)) return;
    this.set(seat, { ...this.blank, text: normalised.replace(/^(-?)0+(?=\d)/, "$1") });
  }

  typeDigit(seat: number, digit: string): void {
    this.typeText(seat, (this.lines[seat]?.text ?? "") + digit);
  }

  backspace(seat: number): void {
    this.typeText(seat, this.lines[seat]?.text.slice(0, -1) ?? "");
  }

  protected set(seat: number, line: L): void {
    this.lines = this.lines.map((other, index) => (index === seat ? line : other));
  }

  // --- missing parts ---------------------------------------------------------------------------

  /** The reason, if a player's number is missing or invalid. */
  protected missingNumber(lowest: number, highest: number): Missing | null {
    const { players, lines } = this;
    const blank = lines.findIndex((_, seat) => this.#needsEntry(seat));
    if (blank >= 0) return { key: "error-entry-not-everyone", about: { players }, seat: blank };
    const outOfRange = lines.findIndex((_, seat) => !within(this.sum(seat) ?? 0, lowest, highest));
    if (outOfRange < 0) return null;
    return { key: "error-entry-absurd", about: { lowest, highest }, seat: outOfRange };
  }

  #needsEntry(seat: number): boolean {
    return !this.absent.includes(seat) && this.#isBlankAt(seat);
  }

  #isBlankAt(seat: number): boolean {
    const line = this.lines[seat];
    return !line || this.isBlank(line);
  }
}

export function within(number: number | null, lowest: number, highest: number): boolean {
  return number !== null && number >= lowest && number <= highest;
}

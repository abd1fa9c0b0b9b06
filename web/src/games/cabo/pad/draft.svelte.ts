// The draft of a round of Cabo: the cards or sums of all players, and the caller.
import type {
  CaboEnding,
  PadCaboEntry,
  PadCaboFields,
  PadEntry,
} from "../../../generated/protocol";
import {
  EntryDraft,
  within,
  type StoredDraft,
  type PlayerLine,
  type Missing,
} from "../../../scorepad/entry/entryDraft.svelte";
import { isFrench, isRed, rankOf } from "../cards/values";
import { isKamikaze, sumOfCards } from "./laidCards";

/** A player's cards, or a sum as typed. */
export interface CaboLine extends PlayerLine {
  cards: readonly string[] | null;
  kamikaze: boolean;
}

export interface StoredCaboDraft extends StoredDraft {
  lines: readonly CaboLine[];
  caller: number | null;
  ending: CaboEnding | null;
  calledWith: string;
}

const EMPTY: CaboLine = { cards: null, text: "", kamikaze: false };
const KAMIKAZE_SUM = "50";
const SUITS = ["S", "H", "D", "C"];

export class CaboDraft extends EntryDraft<CaboLine> {
  caller = $state<number | null>(null);
  ending = $state<CaboEnding | null>(null);
  calledWith = $state("");
  /** Whether sums are typed; otherwise cards are tapped. */
  typing = $state(false);

  constructor(
    readonly fields: PadCaboFields,
    players: number,
    entry: PadCaboEntry | null = null,
  ) {
    super(players, EMPTY);
    if (entry) this.restore(tapped(entry));
  }

  override restore(stored: StoredCaboDraft): void {
    super.restore(stored);
    this.caller = stored.caller;
    this.ending = stored.ending;
    this.calledWith = stored.calledWith;
  }

  get stored(): StoredCaboDraft {
    const { lines, caller, ending, calledWith } = this;
    return { lines, caller, ending, calledWith };
  }

  /** Only the caller can say that they called; anybody can say that nobody did. */
  override adopt(seat: number, other: this): void {
    super.adopt(seat, other);
    if (other.caller === seat) {
      this.call(seat);
      this.calledWith = other.calledWith;
      if (other.ending) this.ending = other.ending;
    } else if (other.caller === null && other.ending !== null && other.ending !== "cabo") {
      if (this.ending === null) this.endWithout(other.ending);
    }
  }

  override get isEmpty(): boolean {
    return this.caller === null && this.ending === null && super.isEmpty;
  }

  override isBlank(line: CaboLine): boolean {
    return line.cards === null && super.isBlank(line);
  }

  protected override sumOf(line: CaboLine): number {
    return line.cards ? sumOfCards(line.cards) : super.sumOf(line);
  }

  isComplete(seat: number): boolean {
    const { full, full_sum } = this.fields;
    if (full === null || full_sum === null) return false;
    const cards = this.lines[seat]?.cards;
    return cards ? cards.length === full : this.takesNoMoreDigits(seat, full_sum);
  }

  kamikaze(seat: number): boolean {
    const line = this.lines[seat];
    if (!line || !this.fields.kamikaze) return false;
    return line.cards ? isKamikaze({ type: "cards", cards: [...line.cards] }) : line.kamikaze;
  }

  // --- taps --------------------------------------------------------------------------------------

  lay(seat: number, card: string): void {
    const cards = this.lines[seat]?.cards ?? [];
    if (cards.length < this.fields.most_cards)
      this.set(seat, { ...EMPTY, cards: [...cards, card] });
  }

  /** A card of that rank and colour that is still unused, if this one is used already. */
  free(card: string): string {
    const lie = new Set(this.lines.flatMap(({ cards }) => cards ?? []));
    if (!isFrench(card) || card === "X" || !lie.has(card)) return card;
    const rank = rankOf(card);
    const alike = SUITS.filter((other) => isRed(other) === isRed(card));
    // A king of the other colour has another value.
    const others = rank === "K" ? [] : SUITS.filter((other) => isRed(other) !== isRed(card));
    const cards = [...alike, ...others].map((other) => rank + other);
    return cards.find((other) => !lie.has(other)) ?? card;
  }

  override typeDigit(seat: number, digit: string): void {
    if (this.lines[seat]?.kamikaze) this.typeText(seat, digit);
    else super.typeDigit(seat, digit);
  }

  minus(seat: number): void {
    const text = this.lines[seat]?.text ?? "";
    this.typeText(seat, text.startsWith("-") ? text.slice(1) : `-${text}`);
  }

  override backspace(seat: number): void {
    const line = this.lines[seat];
    if (line?.cards) {
      const cards = line.cards.slice(0, -1);
      this.set(seat, cards.length ? { ...line, cards } : EMPTY);
    } else if (line?.kamikaze) {
      this.typeText(seat, "");
    } else {
      super.backspace(seat);
    }
  }

  /** Set a kamikaze of four cards, unless there is another sum; or unset it. */
  setKamikaze(seat: number, on: boolean): void {
    const text = this.lines[seat]?.text ?? "";
    this.set(seat, { cards: null, text: on ? text || KAMIKAZE_SUM : text, kamikaze: on });
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

  // --- the entry --------------------------------------------------------------------------------

  get missing(): Missing | null {
    const { highest } = this.fields;
    const lowest = -highest;
    const missing = this.missingNumber(lowest, highest);
    if (missing) return missing;
    const calledWith = this.calledWith === "" ? 0 : Number(this.calledWith);
    if (!within(calledWith, lowest, highest)) {
      return { key: "error-entry-absurd", about: { lowest, highest } };
    }
    if (this.lines.filter((_, seat) => this.kamikaze(seat)).length > 1) {
      return { key: "error-entry-two-kamikazes", about: {} };
    }
    if (this.ending === null) return { key: "error-entry-nobody-called", about: {} };
    return null;
  }

  get entry(): PadEntry {
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

/** The stored draft of an entry, as if it had been tapped. */
function tapped(entry: PadCaboEntry): StoredCaboDraft {
  const lines = entry.laid.map((laid) =>
    laid.type === "cards"
      ? { ...EMPTY, cards: laid.cards }
      : { cards: null, text: String(laid.sum), kamikaze: laid.kamikaze },
  );
  const { caller, ending, called_with } = entry;
  return { lines, caller, ending, calledWith: called_with === null ? "" : String(called_with) };
}

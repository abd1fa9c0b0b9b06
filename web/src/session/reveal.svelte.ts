// The end of a round: players turn their cards one after another, then the points are written down.
import type { Finale, Turn } from "../games/effects";

const CARD_MS = 250;
/** The pause with the last card of the round on the table. */
const BEFORE_MS = 700;
/** The time to read a sum. */
const SUM_MS = 450;
const COUNTING_MS = 700;
const COUNTS = 14;
const AFTER_MS = 500;
/** The pause before the last card, while the result is open. */
const BREATH_MS = 500;

export class Reveal {
  /** The number of turned cards, of all players. */
  open = $state(0);
  /** Whether the verdict is shown. */
  judged = $state(false);
  /** How much of the points has been written down, from 0 to 1. */
  counted = $state(0);

  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    readonly finale: Finale,
    private readonly changed: () => void,
    private readonly over: () => void,
    /** Whether all cards lie open already, so that they are only counted, player by player. */
    private readonly allOpen = false,
  ) {}

  begin(): void {
    if (this.#timers.length) return;
    let at = BEFORE_MS;
    for (const turn of this.finale.turns) {
      const { length } = turn.places;
      if (this.allOpen) this.#later(at, () => (this.open += length));
      for (let card = 0; card < length && !this.allOpen; card += 1) {
        const { race } = this.finale;
        if (race?.open && race.seat === turn.seat && card === length - 1) at += BREATH_MS;
        this.#later(at, () => (this.open += 1));
        at += CARD_MS;
      }
      at += SUM_MS;
    }
    this.#later(at, () => (this.judged = true));
    at += SUM_MS;
    for (let step = 1; step <= COUNTS; step += 1) {
      this.#later(at + (COUNTING_MS * step) / COUNTS, () => (this.counted = step / COUNTS));
    }
    at += COUNTING_MS + AFTER_MS;
    this.#later(at, this.over);
  }

  /** Show everything at once, for players who have seen enough. */
  skip = (): void => {
    this.stop();
    this.over();
  };

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  /** The number of cards that lie face up, of all players. */
  get turned(): number {
    return this.allOpen ? Infinity : this.open;
  }

  /** The sum that the last player must not exceed, as far as it is known; null otherwise. */
  get line(): number | null {
    const { race, turns } = this.finale;
    let before = 0;
    const done = turns.filter(({ places }) => (before += places.length) <= this.open).length;
    return race && done > 0 ? (race.lines[Math.min(done, race.lines.length) - 1] ?? null) : null;
  }

  /** Whether it is visible that the last player has exceeded it. */
  get lost(): boolean {
    const { race, turns } = this.finale;
    if (!race || race.lostAt === null) return false;
    const before = turns.slice(0, -1).reduce((sum, { places }) => sum + places.length, 0);
    return this.open >= before + race.lostAt;
  }

  /** The card that was turned last: its seat and its slot. */
  get latest(): { turn: Turn; index: number; card: number } | null {
    let before = 0;
    for (const [index, turn] of this.finale.turns.entries()) {
      const card = this.open - before - 1;
      if (card >= 0 && card < turn.places.length) return { turn, index, card };
      before += turn.places.length;
    }
    return null;
  }

  /** The sum of a player so far; null before their first card. */
  sum(seat: number): number | null {
    let before = 0;
    for (const turn of this.finale.turns) {
      const open = Math.min(this.open - before, turn.places.length);
      if (turn.seat === seat) return open > 0 ? (turn.sums[open - 1] ?? null) : null;
      before += turn.places.length;
    }
    return null;
  }

  /** The number on a player's stamp while the points are written down. */
  rolling({ sums, points = sums.at(-1) ?? 0 }: Turn): number {
    const sum = sums.at(-1) ?? points;
    return Math.round(sum + (points - sum) * this.counted);
  }

  #later(ms: number, run: () => void): void {
    const change = () => {
      run();
      this.changed();
    };
    this.#timers.push(setTimeout(change, ms));
  }
}

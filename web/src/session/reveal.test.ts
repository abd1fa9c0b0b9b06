// The end of a round is shown card by card, then the verdict, then the points; or all at once.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Finale, Turn } from "../games/effects";
import { Reveal } from "./reveal.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const turn = (seat: number, sums: number[]): Turn => ({
  ...{ seat, sums, places: sums.map((_, slot) => `${seat}/${slot}`) },
  ...{ verdict: { key: "", about: {} }, mood: "plain" },
});
const FINALE: Finale = {
  ...{ turns: [turn(1, [4, 9]), turn(0, [2])], word: { key: "", about: {} }, rare: false },
  ...{ before: [0, 0], after: [2, 9] },
};

it("shows one card after another, and reports the end", () => {
  const over = vi.fn();
  const reveal = new Reveal(FINALE, () => undefined, over);
  reveal.begin();
  const seen: unknown[] = [];
  for (let ms = 0; ms < 6_000 && !over.mock.calls.length; ms += 50) {
    const now = [reveal.sum(1), reveal.sum(0), reveal.judged, reveal.counted === 1];
    if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
    vi.advanceTimersByTime(50);
  }
  expect(seen).toEqual([
    [null, null, false, false],
    [4, null, false, false],
    [9, null, false, false],
    [9, 2, false, false],
    [9, 2, true, false],
    [9, 2, true, true],
  ]);
  expect(over).toHaveBeenCalledTimes(1);
});

it("only counts cards that lie open already, player by player", () => {
  const over = vi.fn();
  const reveal = new Reveal(FINALE, () => undefined, over, true);
  reveal.begin();
  const seen: unknown[] = [];
  for (let ms = 0; ms < 6_000 && !over.mock.calls.length; ms += 50) {
    const now = [reveal.sum(1), reveal.sum(0), reveal.judged];
    if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
    expect(reveal.turned).toBe(Infinity);
    vi.advanceTimersByTime(50);
  }
  expect(seen).toEqual([
    [null, null, false],
    [9, null, false],
    [9, 2, false],
    [9, 2, true],
  ]);
  expect(over).toHaveBeenCalledTimes(1);
});

it("ends at once when the user skips it", () => {
  const over = vi.fn();
  const reveal = new Reveal(FINALE, () => undefined, over);
  reveal.begin();
  reveal.begin();
  vi.advanceTimersByTime(800);
  reveal.skip();
  vi.advanceTimersByTime(10_000);
  expect([reveal.open, over.mock.calls.length]).toEqual([1, 1]);
});

it("shows the line that the last player must not pass, and pauses before the last card", () => {
  const race = { seat: 0, lines: [9], lostAt: 3, open: true };
  const finale = { ...FINALE, turns: [turn(1, [4, 9]), turn(0, [2, 5, 11])], race };
  const reveal = new Reveal(
    finale,
    () => undefined,
    () => undefined,
  );
  reveal.begin();
  const seen: unknown[] = [];
  const opened: number[] = [];
  for (let ms = 0; ms < 6_000 && !reveal.judged; ms += 50) {
    const now = [reveal.open, reveal.line, reveal.lost];
    if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) opened.push(ms);
    if (JSON.stringify(now) !== JSON.stringify(seen.at(-1))) seen.push(now);
    vi.advanceTimersByTime(50);
  }
  expect(seen).toEqual([
    [0, null, false],
    [1, null, false],
    [2, 9, false],
    [3, 9, false],
    [4, 9, false],
    [5, 9, true],
  ]);
  const [third = 0, fourth = 0, last = 0] = opened.slice(-3);
  expect(last - fourth - (fourth - third)).toBe(500);
});

it("rolls a sum to the points that are written down", () => {
  const reveal = new Reveal(
    FINALE,
    () => undefined,
    () => undefined,
  );
  const lowest = { ...turn(0, [8, 17]), points: 0 };
  reveal.counted = 0.5;
  expect([reveal.rolling(lowest), reveal.rolling(turn(1, [4]))]).toEqual([9, 4]);
  reveal.counted = 1;
  expect(reveal.rolling(lowest)).toBe(0);
});

// Moments are sent now and then, and the last one always.
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { throttled } from "./throttled";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("sends the first at once, and of many only the last after a while", () => {
  const sent: number[] = [];
  const send = throttled(300);
  for (const moment of [1, 2, 3]) send(() => sent.push(moment));
  expect(sent).toEqual([1]);
  vi.advanceTimersByTime(299);
  expect(sent).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([1, 3]);
  vi.advanceTimersByTime(1_000);
  send(() => sent.push(4));
  expect(sent).toEqual([1, 3, 4]);
});

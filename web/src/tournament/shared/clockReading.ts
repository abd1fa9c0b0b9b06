// The reading of a match's clock at a moment. The server gives its state; the browser continues
// counting.
import { createSubscriber } from "svelte/reactivity";
import type { EventClockView } from "../../generated/protocol";

const SECOND = 1_000;
const LOOK_MS = 250;

/** `up`: time is over, and will be called; `called`: the round in progress is the last. */
export type ClockState = "runs" | "rests" | "up" | "called";

export interface Reading {
  state: ClockState;
  /** Milliseconds left; null without a limit. */
  left: number | null;
  /** The text, as in `44:59`: the time left, or the time played if there is no limit. */
  text: string;
}

export function readClock(clock: EventClockView, now: number): Reading {
  const played = clock.played + (clock.runs ? Math.max(0, now - clock.at) : 0);
  const left = clock.limit === null ? null : Math.max(0, clock.limit - played);
  const seconds = left === null ? Math.floor(played / SECOND) : Math.ceil(left / SECOND);
  return { state: stateOf(clock, left), left, text: minutes(seconds) };
}

function stateOf(clock: EventClockView, left: number | null): ClockState {
  if (clock.called) return "called";
  if (left === 0) return "up";
  return clock.runs ? "runs" : "rests";
}

function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const looking = createSubscriber((again) => {
  const timer = setInterval(again, LOOK_MS);
  return () => clearInterval(timer);
});

/** The current time; reactive, so that its users update. */
export function ticking(now: () => number): number {
  looking();
  return now();
}

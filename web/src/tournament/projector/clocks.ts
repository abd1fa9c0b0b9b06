// The clocks of a hall: one for all if they began together, and their calls.
import type { EventClockView, EventMatchView } from "../../generated/protocol";
import type { Reading } from "../shared/clockReading";

const SOON_MS = 5 * 60_000;

/** The clock that all matches in progress share: they began together, and none paused alone. */
export function sharedClock(matches: readonly EventMatchView[]): EventClockView | null {
  const clocks = matches.filter(({ decided }) => !decided).map(({ clock }) => clock);
  const [first, ...others] = clocks;
  if (!first) return null;
  return others.every((one) => one && alike(one, first)) ? first : null;
}

function alike(one: EventClockView, other: EventClockView): boolean {
  return (["played", "limit", "runs", "called"] as const).every((key) => one[key] === other[key]);
}

export function isUp({ state }: Reading): boolean {
  return state === "up" || state === "called";
}

/** Whether a clock is in its last five minutes, of more than five. */
export function isSoon({ limit }: EventClockView, reading: Reading): boolean {
  return !isUp(reading) && reading.left !== null && reading.left <= SOON_MS && limit! > SOON_MS;
}

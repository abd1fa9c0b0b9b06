// A clock shows the current time, not that of the server's last message.
import { describe, expect, it } from "vitest";
import type { EventClockView } from "../../generated/protocol";
import { readClock } from "./clockReading";

const MINUTE = 60_000;

function clock(more: Partial<EventClockView> = {}): EventClockView {
  const told = { at: 1_000_000, played: 12 * MINUTE, limit: 45 * MINUTE, due: null };
  return { ...told, runs: true, called: false, ...more };
}

describe("a clock", () => {
  it("counts by itself while it runs", () => {
    expect(readClock(clock(), 1_000_000).text).toBe("33:00");
    expect(readClock(clock(), 1_000_000 + 1_500)).toMatchObject({ text: "32:59", state: "runs" });
  });

  it("stands still while it is paused", () => {
    const rests = clock({ runs: false });
    expect(readClock(rests, 9_000_000)).toMatchObject({ text: "33:00", state: "rests" });
  });

  it("never goes below zero, and reports that time is up or called", () => {
    const late = 1_000_000 + 40 * MINUTE;
    expect(readClock(clock(), late)).toMatchObject({ text: "0:00", left: 0, state: "up" });
    expect(readClock(clock({ called: true }), late).state).toBe("called");
  });

  it("does not run backwards on a phone whose clock is behind", () => {
    expect(readClock(clock(), 900_000).text).toBe("33:00");
  });

  it("counts up if there is no limit", () => {
    const free = readClock(clock({ limit: null }), 1_000_000 + 61_900);
    expect(free).toMatchObject({ text: "13:01", left: null, state: "runs" });
  });
});

// Moments in the address, and the way from one frame to the next.
import { describe, expect, it } from "vitest";
import type { FilmFrame } from "../generated/protocol";
import { momentText, nextTold, nextTurn, previousTold, previousTurn, readMoment } from "./moments";

describe("the moment in an address", () => {
  it("is read as it was written", () => {
    for (const moment of [
      { round: 2, frame: 14, eyes: "all" },
      { round: 1, frame: 0, eyes: 3 },
    ] as const) {
      expect(readMoment(momentText(moment))).toEqual(moment);
    }
  });

  it("may be short or wrong", () => {
    expect(readMoment("")).toEqual({});
    expect(readMoment("3")).toEqual({ round: 3 });
    expect(readMoment("0.x.Ben")).toEqual({});
    expect(readMoment("1.-4.1e5")).toEqual({ round: 1 });
  });
});

/** Frames with their phrases: `.` for a silent one. */
const frames = (...keys: string[]) =>
  keys.map((key) => ({
    news: { event: { said: key === "." ? [] : [{ key, about: {} }] } },
  })) as unknown as FilmFrame[];

describe("a step", () => {
  const film = frames("dealt", ".", "passed", "drawn", ".", "ended");

  it("skips what is not told", () => {
    expect(nextTold(film, 0, ["passed"])).toBe(3);
    expect(previousTold(film, 3, ["passed"])).toBe(0);
    expect(nextTold(film, 0, [])).toBe(2);
  });

  it("ends with the round", () => {
    expect(nextTold(film, 5, [])).toBe(null);
    expect(previousTold(film, 0, [])).toBe(null);
    expect(nextTold(frames("dealt", "."), 0, [])).toBe(1);
  });
});

it("goes from turn to turn", () => {
  const turns = [0, 0, 1, 1, 1, 2].map((turn) => ({ turn }));
  expect(nextTurn(turns, 0)).toBe(2);
  expect(nextTurn(turns, 3)).toBe(5);
  expect(nextTurn(turns, 5)).toBe(null);
  expect(previousTurn(turns, 4)).toBe(2);
  expect(previousTurn(turns, 2)).toBe(0);
  expect(previousTurn(turns, 0)).toBe(null);
});

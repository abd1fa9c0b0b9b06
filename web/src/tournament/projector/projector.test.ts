// The projector as a show: the leaders, the clock above all tables, and the uncovering of places.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EventMatchView, LiveMatch } from "../../generated/protocol";
import { moments } from "recorded/events.json";
import { readClock } from "../shared/clockReading";
import { inPlay } from "../public/eventState";
import { isSoon, isUp, sharedClock } from "./clocks";
import { linesOf, signOf } from "./matchLines";
import { changesOf, standingOf } from "./liveStanding";
import { PlacesReveal } from "./placesReveal.svelte";

const page = (moment: string) => moments[moment]!.public.page;
const at = (moment: string) => page(moment).event;
const matchesAt = (moment: string) => structuredClone(at(moment).stages.at(-1)!.matches);

/** A match of four whose totals after each round are these. */
function matchWith(...courses: number[][]): [EventMatchView, LiveMatch] {
  const match = { ...matchesAt("playing")[0]!, decided: false };
  match.lines = match.lines.slice(0, courses.length);
  const course = Object.fromEntries(
    match.lines.map(({ player }, seat) => [player, courses[seat]!]),
  );
  const totals = Object.fromEntries(
    match.lines.map(({ player }, seat) => [player, courses[seat]!.at(-1) ?? 0]),
  );
  return [
    match,
    { match: match.id, rounds: courses[0]!.length, totals, course, bots: [], over: false },
  ];
}

describe("a match that is over on its pad", () => {
  it("has no clock any more, on its own or among others", () => {
    const [one, live] = matchWith([60], [101]);
    const two = { ...one, id: "other" };
    expect(inPlay([one, two], [live])).toEqual([one, two]);
    expect(inPlay([one, two], [{ ...live, over: true }])).toEqual([two]);
    expect(sharedClock(inPlay([one], [{ ...live, over: true }]))).toBeNull();
  });
});

describe("a match in progress", () => {
  it("is led by the players with the fewest points, unless all have the same", () => {
    const [match, live] = matchWith([5, 9], [0, 9], [20, 40], [1, 2]);
    const leads = () => match.lines.map((line) => standingOf(line, match, live, 101).leads);
    expect(leads()).toEqual([false, false, false, true]);
    live.totals = Object.fromEntries(match.lines.map(({ player }) => [player, 7]));
    expect(leads()).toEqual([false, false, false, false]);
  });

  it("is not led by a player who has left", () => {
    const [match, live] = matchWith([5], [0]);
    match.lines[1]!.left = true;
    match.lines.push({ ...match.lines[0]!, player: 77 });
    live.totals[77] = 6;
    expect(match.lines.map((line) => standingOf(line, match, live, 101).leads)).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("shows the changes of the last round, also when 100 became 50", () => {
    const [match, live] = matchWith([60, 88, 50], [1, 1, 14]);
    expect(match.lines.map((line) => standingOf(line, match, live, 101).change)).toEqual([-38, 13]);
    expect(changesOf(match, live)[match.lines[0]!.player]).toEqual([60, 28, -38]);
  });

  it("warns nobody any more when its pad is over", () => {
    const [match, live] = matchWith([74], [3]);
    const near = () => standingOf(match.lines[0]!, match, live, 101).near;
    expect(near()).toBe(26);
    live.over = true;
    expect(near()).toBeNull();
  });

  it("warns players who are close to 100, but not if the match has another end", () => {
    const [match, live] = matchWith([69], [74], [100], [3]);
    const near = (end: number | null) =>
      match.lines.map((line) => standingOf(line, match, live, end).near);
    expect(near(101)).toEqual([null, 26, null, null]);
    expect(near(null)).toEqual([null, null, null, null]);
  });

  it("shows none of that before its first round and after its result", () => {
    const [match, live] = matchWith([], []);
    const silent = { total: 0, change: null, leads: false, near: null };
    expect(standingOf(match.lines[0]!, match, live, 101)).toEqual(silent);
    const decided = { ...matchesAt("between")[0]!, rounds: [] };
    for (const line of decided.lines) {
      expect(standingOf(line, decided, null, 101)).toMatchObject({ leads: false, near: null });
    }
  });
});

describe("the clock above all tables", () => {
  const running = { at: 0, played: 0, limit: 2_700_000, runs: true, due: 2_700_000, called: false };
  const table = (clock: Partial<typeof running> | null, decided = false) => ({
    ...matchesAt("drawn")[0]!,
    clock: clock && { ...running, ...clock },
    decided,
  });

  it("is there when the matches began together, even if some have finished", () => {
    expect(sharedClock([table({}), table({}), table({ played: 9 }, true)])).toEqual(running);
  });

  it("is not there when one began later, was paused, has more time, or has not begun", () => {
    for (const other of [{ played: 9 }, { runs: false }, { limit: 9 }, { called: true }, null]) {
      expect(sharedClock([table({}), table(other)])).toBeNull();
    }
    expect(sharedClock([])).toBeNull();
  });

  it("has a colour for the last five minutes, and another at the end", () => {
    const seen = [0, 2_399_999, 2_400_000, 2_699_000, 2_700_000].map((now) => {
      const reading = readClock(running, now);
      return isUp(reading) ? "up" : isSoon(running, reading) ? "soon" : "";
    });
    expect(seen).toEqual(["", "", "soon", "soon", "up"]);
    const short = { ...running, limit: 60_000 };
    expect(isSoon(short, readClock(short, 0))).toBe(false);
  });
});

describe("the places", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const podium = (...places: number[]) => places.map((place) => ({ place }));

  it("are uncovered from the third to the first", () => {
    const reveal = new PlacesReveal();
    expect(reveal.bestUncovered).toBe(1);
    reveal.begin(podium(1, 2, 3));
    const seen = [reveal.bestUncovered];
    for (let step = 0; step < 4; step += 1) {
      vi.runOnlyPendingTimers();
      seen.push(reveal.bestUncovered);
    }
    expect(seen).toEqual([Infinity, 3, 2, 1, 1]);
    expect(reveal.done).toBe(true);
  });

  it("are uncovered together if they are shared", () => {
    const reveal = new PlacesReveal();
    reveal.begin(podium(1, 1, 3));
    vi.runOnlyPendingTimers();
    expect(reveal.bestUncovered).toBe(3);
    vi.runOnlyPendingTimers();
    expect(reveal.bestUncovered).toBe(1);
  });
});

describe("a line", () => {
  it("has the sign of a tie for players who play for the last seats in the final", () => {
    const [match] = matchesAt("between");
    const [one, two] = match!.lines;
    const seats = [two!.player];
    expect(signOf(two!, match!, seats)).toBe("swap");
    expect(signOf(one!, match!, seats)).not.toBe("swap");
  });

  it("is in order of place, with a sign for players who advance or have won", () => {
    for (const match of matchesAt("between")) {
      const lines = linesOf(match);
      const places = lines.map(({ place }) => place ?? 99);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      for (const line of lines) {
        expect(signOf(line, match)).toBe(line.advances ? "arrow-right" : null);
      }
    }
    const [final] = matchesAt("over");
    expect(linesOf(final!).map((line) => signOf(line, final!))[0]).toBe("crown");
  });
});

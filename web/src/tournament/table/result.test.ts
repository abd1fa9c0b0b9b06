// The submitted result is that of the pad, player by player.
import { describe, expect, it } from "vitest";
import type { PlayerShown, TableShown } from "../../protocol";
import pages from "../../samples/events.json";
import { activeIn } from "../parts/activeIn";
import { resultOf } from "./result";

const table = pages.evening.playing.table.page as unknown as TableShown;
const match = table.page.match!;

describe("the result of a match", () => {
  it("has everybody's total and the points of each round, by player", () => {
    const result = resultOf(match, table.pad)!;
    const players = match.lines.map(({ player }) => player);
    expect(Object.keys(result.totals).map(Number).toSorted()).toEqual(players.toSorted());
    expect(players.map((player) => result.totals[player])).toEqual(table.pad!.totals);
    expect(result.rounds).toHaveLength(3);
    for (const [seat, player] of players.entries()) {
      const sum = result.rounds.reduce((points, round) => points + round[player]!, 0);
      expect(sum).toBe(table.pad!.totals[seat]);
    }
  });

  it("is not there while nothing is written", () => {
    expect(resultOf(match, null)).toBeNull();
    expect(resultOf(match, { ...table.pad!, rounds: [] })).toBeNull();
  });

  it("is not taken from a pad for other people", () => {
    const [first, ...others] = match.lines;
    const without = { ...match, lines: [{ ...first!, left: true }, ...others] };
    expect(activeIn(without)).toEqual(others.map(({ player }) => player));
    expect(resultOf(without, table.pad)).toBeNull();
  });

  it("is that of the others when somebody has left", () => {
    const [first, ...others] = match.lines;
    const without = { ...match, lines: [{ ...first!, left: true }, ...others] };
    const result = resultOf(without, { ...table.pad!, out: [0] })!;
    const players = others.map(({ player }) => player);
    expect(players.map((player) => result.totals[player])).toEqual(table.pad!.totals.slice(1));
    expect(result.totals).not.toHaveProperty(String(first!.player));
    expect(result.rounds).toHaveLength(3);
  });

  it("is the same for whoever plays it", () => {
    const player = pages.evening.playing.player.page as unknown as PlayerShown;
    expect(resultOf(match, player.pad)).toEqual(resultOf(match, table.pad));
  });
});

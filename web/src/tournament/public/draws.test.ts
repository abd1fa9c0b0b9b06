// The browser makes the same draws as Python: the pages of a whole tournament, made by the real
// code.
import { describe, expect, it } from "vitest";
import { hexToBytes } from "@noble/hashes/utils.js";
import text from "../../../../docs/draw-vectors.json?raw";
import { commitmentOf } from "../../fairness/chance";
import { moments } from "recorded/events.json";
import { checkDraws, groupsOf, onlyLatecomers, provable } from "./draws";
import { groupSizes } from "./groupSizes";

interface Vector {
  seed: string;
  label: string;
  players: number;
  met: [number, number, number][];
  /** Those who have sat together the same evening; only in some vectors. */
  sat?: [number, number, number][];
  groups: number[][];
}
const vectors = JSON.parse(text) as Vector[];

const over = () => structuredClone(moments["over"]!.public.page.event);

describe("the draws of a tournament with seventeen people", () => {
  it("follow from their seeds, in every stage", () => {
    expect(new Set(over().stages.map(({ seed }) => seed)).size).toBe(2);
    expect(checkDraws(over())).toEqual({ verdict: "drawn" });
  });

  it("do not follow if two players were swapped: both are named", () => {
    const event = over();
    const [one, other] = event.stages[0]!.matches;
    const [first, second] = [one!.lines[0]!, other!.lines[2]!];
    one!.lines[0] = second;
    other!.lines[2] = first;
    const checked = checkDraws(event);
    expect(checked).toMatchObject({ verdict: "moved", stages: [{ stage: { number: 1 } }] });
    const players = checked.verdict === "moved" ? checked.stages[0]!.players : [];
    expect(players.toSorted()).toEqual([first.player, second.player].toSorted());
  });

  it("name players who came late or took a place", () => {
    const event = over();
    const { lines } = event.stages[0]!.matches[1]!;
    lines.push({ ...lines[0]!, player: 17 });
    expect(checkDraws(event)).toMatchObject({
      verdict: "moved",
      stages: [{ stage: { number: 1 }, players: [17] }],
    });
  });

  it("tell latecomers from an exchange and a replacement", () => {
    const [one, other] = [over().stages[0]!, over().stages[0]!];
    const { lines } = one.matches[1]!;
    const late = { ...lines[0]!, player: 17 };
    lines.push(late);
    expect(onlyLatecomers(one)).toBe(1);
    lines.shift();
    expect(onlyLatecomers(one)).toBe(0);
    expect(onlyLatecomers(other)).toBe(0);
    // Somebody who had not come was let in at another table.
    const missed = other.matches[0]!.lines.pop()!;
    other.matches[1]!.lines.push(missed);
    expect(onlyLatecomers(other)).toBe(1);
  });

  it("are refuted if the groups differ from the seed", () => {
    const event = over();
    event.stages[0]!.drawn.reverse();
    expect(checkDraws(event)).toEqual({ verdict: "other-groups" });
  });

  it("are refuted by another seed", () => {
    const event = over();
    event.stages[1]!.seed = "00".repeat(32);
    expect(checkDraws(event)).toEqual({ verdict: "other-seed" });
  });

  it("can be recomputed as soon as they are published", () => {
    const event = structuredClone(moments["playing"]!.public.page.event);
    expect(event.seed).toBeNull();
    expect(checkDraws(event)).toEqual({ verdict: "drawn" });
  });

  it("are not called proven if the seed is not known", () => {
    const event = over();
    event.stages[0]!.seed = null;
    event.stages[0]!.drawn.reverse();
    expect(provable(event).map(({ number }) => number)).toEqual([2]);
    expect(checkDraws(event)).toEqual({ verdict: "drawn" });
  });
});

describe.each(vectors)("a draw of $players that avoids tables", (vector) => {
  const { seed, label, players, met, sat = [], groups } = vector;
  const field = Array.from({ length: players }, (_, player) => player);

  it("is the one that Python makes", () => {
    expect(groupsOf(hexToBytes(seed), label, field, met, sat)).toEqual(groups);
  });

  it("is checked on the public page, and any change to the earlier meetings is noticed", () => {
    const event = over();
    const first = event.stages[0]!;
    const commitment = commitmentOf(hexToBytes(seed));
    event.stages = [{ ...first, seed, label, commitment, drawn: groups, met, sat, matches: [] }];
    expect(checkDraws(event)).toEqual({ verdict: "drawn" });
    Object.assign(event.stages[0]!, { met: [], sat: [] });
    expect(checkDraws(event)).toEqual({ verdict: "other-groups" });
  });
});

it("the groups of a consolation follow from the seed of its final", () => {
  const event = over();
  const { seed, met, sat = [] } = vectors.findLast(({ sat: found }) => found)!;
  const label = "stage/4/draw";
  const finalists = [3, 7, 11, 20];
  const others = Array.from({ length: 30 }, (_, player) => player).filter(
    (player) => !finalists.includes(player),
  );
  const groups = (name: string, players: number[]) =>
    groupsOf(hexToBytes(seed), name, players, met, sat);
  const stage = {
    ...event.stages[0]!,
    seed,
    label,
    met,
    sat,
    commitment: commitmentOf(hexToBytes(seed)),
    drawn: groups(label, finalists),
    drawn_beside: groups(`${label}/consolation`, others),
    matches: [],
  };
  expect(checkDraws({ ...event, stages: [stage] })).toEqual({ verdict: "drawn" });
  const swapped = { ...stage, drawn_beside: stage.drawn_beside.toReversed() };
  expect(checkDraws({ ...event, stages: [swapped] })).toEqual({ verdict: "other-groups" });
});

it("groups have the sizes of the rules", () => {
  const table = [
    [3, [3]],
    [5, [5]],
    [6, [3, 3]],
    [10, [4, 3, 3]],
    [13, [4, 3, 3, 3]],
    [17, [5, 4, 4, 4]],
    [20, [5, 5, 5, 5]],
    [21, [5, 4, 4, 4, 4]],
    [60, Array.from({ length: 12 }, () => 5)],
  ] as const;
  for (const [players, groups] of table) expect(groupSizes(players)).toEqual(groups);
});

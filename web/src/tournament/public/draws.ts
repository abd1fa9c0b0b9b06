// The draws of a tournament, recomputed from their seeds (docs/fairness.md).
// `dacabo/tournament/draw.py` made them first.
import { hexToBytes } from "@noble/hashes/utils.js";
import { commitmentOf, Sealed } from "../../fairness/chance";
import type { EventPublicView, EventStageView } from "../../generated/protocol";
import { groupSizes } from "./groupSizes";

/** Two players who have met before, the smaller number first, and the number of times. */
type Met = readonly [number, number, number];

const SHUFFLES = 200;
const MAX_DRAWN = 20_000;
/** The weight of a meeting this evening, in meetings before it. */
const EVENING = 1_000_000;

/**
 * The groups of these players by the seed under a label. If some of them have met before, the
 * shuffle in which they meet again least often; if several are equal, the first. If some have sat
 * together this evening, every shuffle is improved first.
 */
export function groupsOf(
  seed: Uint8Array,
  label: string,
  players: readonly number[],
  met: readonly Met[] = [],
  sat: readonly Met[] = [],
): number[][] {
  const field = [...players].sort((one, other) => one - other);
  const sealed = new Sealed(seed, []);
  if (sat.length && groupSizes(field.length).length > 1) {
    return mixedGroups(sealed, label, field, met, sat);
  }
  const cut = (name: string) => {
    const order = sealed.order(name, field.length).map((index) => field[index]!);
    let begin = 0;
    return groupSizes(field.length).map((size) => order.slice(begin, (begin += size)));
  };
  let best = cut(label);
  if (!met.length || best.length === 1) return best;
  const times = new Map(met.map(([one, other, count]) => [`${one} ${other}`, count]));
  let least = repeats(best, times);
  for (let number = 2; number <= Math.min(SHUFFLES, MAX_DRAWN / field.length); number++) {
    const drawn = cut(`${label}/shuffle/${number}`);
    const again = repeats(drawn, times);
    if (again < least) [best, least] = [drawn, again];
  }
  return best;
}

/** The best of several improved shuffles; the first in which nobody meets again is enough. */
function mixedGroups(
  sealed: Sealed,
  label: string,
  field: readonly number[],
  met: readonly Met[],
  sat: readonly Met[],
): number[][] {
  const weights = weightsOf(field, met, sat);
  const weigh = (tables: readonly (readonly number[])[]) =>
    tables.reduce((sum, table) => sum + sumOfPairs(table, weights), 0);
  let best: number[][] = [];
  let least = Infinity;
  for (let number = 1; number <= Math.min(SHUFFLES, MAX_DRAWN / field.length) && least; number++) {
    const order = sealed.order(number === 1 ? label : `${label}/shuffle/${number}`, field.length);
    let begin = 0;
    const tables = groupSizes(field.length).map((size) => order.slice(begin, (begin += size)));
    improve(tables, weights);
    const weight = weigh(tables);
    if (weight < least) [best, least] = [tables, weight];
  }
  return best.map((table) => table.map((index) => field[index]!));
}

/** How bad it is that two players meet again, by their indices in the field. */
function weightsOf(field: readonly number[], met: readonly Met[], sat: readonly Met[]) {
  const weights = field.map(() => new Array<number>(field.length).fill(0));
  const indices = new Map(field.map((player, index) => [player, index]));
  for (const [pairs, weight] of [[met, 1] as const, [sat, EVENING] as const]) {
    for (const [first, second, times] of pairs) {
      const [one, other] = [indices.get(first), indices.get(second)];
      if (one === undefined || other === undefined) continue;
      weights[one]![other]! += weight * times;
      weights[other]![one]! += weight * times;
    }
  }
  return weights;
}

function sumOfPairs(table: readonly number[], weights: readonly (readonly number[])[]): number {
  let sum = 0;
  table.forEach((one, seat) => {
    for (const other of table.slice(seat + 1)) sum += weights[one]![other]!;
  });
  return sum;
}

/**
 * Exchange two players of different tables as long as that helps: the seats in their order, each
 * with all seats after it, again and again until nothing helps any more.
 */
function improve(tables: number[][], weights: readonly (readonly number[])[]): void {
  const seats = tables.flatMap((group, table) => group.map((_, seat) => [table, seat] as const));
  // By player and table: the weight of all meetings of the player at that table.
  const sums = weights.map((row) =>
    tables.map((group) => group.reduce((sum, other) => sum + row[other]!, 0)),
  );
  for (let helped = true; helped;) {
    helped = false;
    for (const [index, [here, seat]] of seats.entries()) {
      for (const [there, otherSeat] of seats.slice(index + 1)) {
        const one = tables[here]![seat]!;
        const other = tables[there]![otherSeat]!;
        const before = sums[one]![here]! + sums[other]![there]!;
        if (here === there || !before) continue;
        const again = 2 * weights[one]![other]!;
        if (sums[one]![there]! + sums[other]![here]! - again >= before) continue;
        tables[here]![seat] = other;
        tables[there]![otherSeat] = one;
        helped = true;
        for (const [player, row] of sums.entries()) {
          const change = weights[player]![other]! - weights[player]![one]!;
          row[here]! += change;
          row[there]! -= change;
        }
      }
    }
  }
}

/** The number of earlier meetings within the groups, all pairs added up. */
function repeats(drawn: readonly (readonly number[])[], times: ReadonlyMap<string, number>) {
  let sum = 0;
  for (const group of drawn) {
    for (const one of group) {
      for (const other of group) if (one < other) sum += times.get(`${one} ${other}`) ?? 0;
    }
  }
  return sum;
}

export type DrawsChecked =
  { verdict: "other-seed" | "other-groups" | "drawn" } | { verdict: "moved"; stages: StageMoved[] };

/** A player sits at another table than drawn, or the stage has no draw. */
export interface StageMoved {
  stage: EventStageView;
  players: number[];
}

/** The stages whose seed is known: they can be recomputed. */
export function provable(event: EventPublicView): (EventStageView & { seed: string })[] {
  return event.stages.flatMap((stage) => (stage.seed ? [{ ...stage, seed: stage.seed }] : []));
}

/** Recompute every stage whose seed is known, and compare every group. */
export function checkDraws(event: EventPublicView): DrawsChecked {
  const known = provable(event);
  if (known.some(({ seed, commitment }) => commitmentOf(hexToBytes(seed)) !== commitment)) {
    return { verdict: "other-seed" };
  }
  if (!known.every(followsFromSeed)) return { verdict: "other-groups" };
  const stages = known
    .map((stage) => ({ stage, players: movedIn(stage) }))
    .filter(({ players }) => players.length);
  return stages.length ? { verdict: "moved", stages } : { verdict: "drawn" };
}

/** Whether the groups of a stage, and those of the consolation beside it, are as drawn. */
function followsFromSeed(stage: EventStageView & { seed: string }): boolean {
  const { label, drawn, drawn_beside: beside, met, sat } = stage;
  const seed = hexToBytes(stage.seed);
  const isDrawn = (name: string, groups: readonly (readonly number[])[]) =>
    JSON.stringify(groupsOf(seed, name, groups.flat(), met, sat)) === JSON.stringify(groups);
  return isDrawn(label, drawn) && (!beside.length || isDrawn(`${label}/consolation`, beside));
}

/**
 * The number of latecomers, if nothing else has changed in the groups of a stage: no table has both
 * lost a player and got one, as by an exchange or a replacement. Otherwise 0.
 */
export function onlyLatecomers(stage: EventStageView): number {
  const groups = [...stage.drawn, ...stage.drawn_beside];
  const exchanged = stage.matches.some(({ table, lines }) => {
    const group = groups[table - 1] ?? [];
    const seated = lines.map(({ player }) => player);
    return (
      group.some((player) => !seated.includes(player)) &&
      seated.some((player) => !group.includes(player))
    );
  });
  return exchanged ? 0 : movedIn(stage).length;
}

/** The players who sit elsewhere than drawn: they were swapped, came late, or replaced another. */
function movedIn({ drawn, drawn_beside: beside, matches }: EventStageView): number[] {
  const groups = [...drawn, ...beside];
  return matches.flatMap(({ table, lines }) =>
    lines.map(({ player }) => player).filter((player) => !groups[table - 1]?.includes(player)),
  );
}

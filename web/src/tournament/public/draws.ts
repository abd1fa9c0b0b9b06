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

/**
 * The groups of these players by the seed under a label. If some of them have met before, the
 * shuffle in which they meet again least often; if several are equal, the first.
 */
export function groupsOf(
  seed: Uint8Array,
  label: string,
  players: readonly number[],
  met: readonly Met[] = [],
): number[][] {
  const field = [...players].sort((one, other) => one - other);
  const sealed = new Sealed(seed, []);
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
  const follows = known.every(
    ({ seed, label, drawn, met }) =>
      JSON.stringify(groupsOf(hexToBytes(seed), label, drawn.flat(), met)) ===
      JSON.stringify(drawn),
  );
  if (!follows) return { verdict: "other-groups" };
  const stages = known
    .map((stage) => ({ stage, players: movedIn(stage) }))
    .filter(({ players }) => players.length);
  return stages.length ? { verdict: "moved", stages } : { verdict: "drawn" };
}

/** The players who sit elsewhere than drawn: they were swapped, came late, or replaced another. */
function movedIn({ drawn, matches }: EventStageView): number[] {
  return matches.flatMap(({ table, lines }) =>
    lines.map(({ player }) => player).filter((player) => !drawn[table - 1]?.includes(player)),
  );
}

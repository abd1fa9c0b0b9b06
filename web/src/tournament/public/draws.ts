// The draws of an event, recomputed from their seeds (docs/fairness.md).
// `dacabo/tournament/draw.py` made them first.
import { hexToBytes } from "@noble/hashes/utils.js";
import { commitmentOf, Sealed } from "../../fairness/chance";
import type { EventPublicView, EventStageView } from "../../protocol";
import { sizes } from "./sizes";

/** The groups of these players by the seed under a label. */
export function groupsOf(seed: Uint8Array, label: string, players: readonly number[]): number[][] {
  const field = [...players].sort((one, other) => one - other);
  const order = new Sealed(seed, []).order(label, field.length).map((index) => field[index]!);
  let begin = 0;
  return sizes(field.length).map((size) => order.slice(begin, (begin += size)));
}

export type DrawsChecked =
  { verdict: "other-seed" | "other-groups" | "drawn" } | { verdict: "moved"; stages: StageMoved[] };

/** A stage with a player at another table than drawn, or without a draw. */
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
    ({ seed, label, drawn }) =>
      JSON.stringify(groupsOf(hexToBytes(seed), label, drawn.flat())) === JSON.stringify(drawn),
  );
  if (!follows) return { verdict: "other-groups" };
  const stages = known
    .map((stage) => ({ stage, players: movedIn(stage) }))
    .filter(({ players }) => players.length);
  return stages.length ? { verdict: "moved", stages } : { verdict: "drawn" };
}

/** The players who were exchanged, came late, or replaced another. */
function movedIn({ drawn, matches }: EventStageView): number[] {
  return matches.flatMap(({ table, lines }) =>
    lines.map(({ player }) => player).filter((player) => !drawn[table - 1]?.includes(player)),
  );
}

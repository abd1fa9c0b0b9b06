// The draws of an event, drawn again from its seed (docs/fairness.md). `dacabo/tournament/draw.py`
// drew them first.
import { hexToBytes } from "@noble/hashes/utils.js";
import { commitmentOf, Sealed } from "../../fairness/chance";
import type { EventPublicView, EventStageView } from "../../protocol";
import { sizes } from "./sizes";

/** The groups that the seed gives to these players under a label. */
export function groupsOf(seed: Uint8Array, label: string, players: readonly number[]): number[][] {
  const field = [...players].sort((one, other) => one - other);
  const order = new Sealed(seed, []).order(label, field.length).map((index) => field[index]!);
  let begin = 0;
  return sizes(field.length).map((size) => order.slice(begin, (begin += size)));
}

export type DrawsChecked =
  | { verdict: "other-seed" }
  | { verdict: "drawn" }
  /** In these stages somebody plays at another table than the one that was drawn for them. */
  | { verdict: "moved"; stages: { stage: EventStageView; players: number[] }[] };

/** Draw every stage again, and compare every group; only once the seed is shown. */
export function checkDraws(event: EventPublicView): DrawsChecked {
  const seed = hexToBytes(event.seed ?? "");
  if (commitmentOf(seed) !== event.commitment) return { verdict: "other-seed" };
  const stages = event.stages
    .map((stage) => ({ stage, players: movedIn(seed, stage) }))
    .filter(({ players }) => players.length);
  return stages.length ? { verdict: "moved", stages } : { verdict: "drawn" };
}

function movedIn(seed: Uint8Array, stage: EventStageView): number[] {
  const tables = new Map(
    stage.matches.flatMap(({ table, lines }) => lines.map(({ player }) => [player, table])),
  );
  const drawn = groupsOf(seed, stage.label, [...tables.keys()]);
  return drawn.flatMap((group, index) =>
    group.filter((player) => tables.get(player) !== stage.matches[index]?.table),
  );
}

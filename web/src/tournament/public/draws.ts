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
  | { verdict: "moved"; stages: StageMoved[] };

/** A stage in which somebody plays at another table than the seed gives them. */
export interface StageMoved {
  stage: EventStageView;
  /** Who; null if it was drawn for other players, since somebody came late or was replaced. */
  players: number[] | null;
}

/** Draw every stage again, and compare every group; only once the seed is shown. */
export function checkDraws(event: EventPublicView): DrawsChecked {
  const seed = hexToBytes(event.seed ?? "");
  if (commitmentOf(seed) !== event.commitment) return { verdict: "other-seed" };
  const stages = event.stages.flatMap((stage) => movedIn(seed, stage) ?? []);
  return stages.length ? { verdict: "moved", stages } : { verdict: "drawn" };
}

function movedIn(seed: Uint8Array, stage: EventStageView): StageMoved | null {
  const tables = new Map(
    stage.matches.flatMap(({ table, lines }) => lines.map(({ player }) => [player, table])),
  );
  const drawn = groupsOf(seed, stage.label, [...tables.keys()]);
  const players = drawn.flatMap((group, index) =>
    group.filter((player) => tables.get(player) !== stage.matches[index]?.table),
  );
  if (!players.length) return null;
  // Who is exchanged leaves the others where they are; another field leaves nobody there.
  return { stage, players: 2 * players.length > tables.size ? null : players };
}

// What can be done about a player now, as far as a browser can know; the server has the last word.
import type { EventMatchView, EventPlayerView } from "../../../protocol";
import type { Desk } from "../desk.svelte";

export type PlayerDeed =
  "check-in" | "late" | "replace" | "penalty" | "no-show" | "drop-out" | "disqualify";

export function deedsFor(desk: Desk, { player, here, gone }: EventPlayerView): PlayerDeed[] {
  if (desk.over) return [];
  const match = desk.matchOf(player);
  const drawn = desk.event.stages.length > 0;
  const begun = match !== undefined && isBegun(match);
  const firstStage = match?.stage === 1 && (desk.stage?.number ?? 1) === 1;
  const waits = firstStage && !begun;
  const deeds: [PlayerDeed, boolean][] = [
    ["check-in", gone === null ? !here && !drawn : gone !== "disqualified" && (!drawn || waits)],
    ["late", drawn && desk.page.late && !match && gone !== "disqualified"],
    ["replace", waits],
    ["penalty", drawn && match !== undefined && gone === null],
    ["no-show", gone === null && !begun],
    ["drop-out", gone === null],
    ["disqualify", gone !== "disqualified"],
  ];
  return deeds.filter(([, possible]) => possible).map(([deed]) => deed);
}

function isBegun(match: EventMatchView): boolean {
  return match.clock !== null;
}

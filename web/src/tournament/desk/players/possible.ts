// What can be done about a player now, as far as a browser can know; the server has the last word.
import type { EventMatchView, EventPlayerView } from "../../../generated/protocol";
import { hasResult, type Desk } from "../desk.svelte";

export type PlayerDeed =
  | "check-in"
  | "back"
  | "late"
  | "rename"
  | "replace"
  | "penalty"
  | "no-show"
  | "drop-out"
  | "disqualify";

const AT_THE_DOOR: readonly PlayerDeed[] = ["check-in", "back", "rename"];

export function deedsFor(desk: Desk, { player, here, gone }: EventPlayerView): PlayerDeed[] {
  if (desk.over) return [];
  const match = desk.matchOf(player);
  const drawn = desk.event.stages.length > 0;
  const begun = match !== undefined && isBegun(match);
  const firstStage = match?.stage === 1 && (desk.stage?.number ?? 1) === 1;
  const waits = firstStage && !begun;
  /** Whoever left by mistake can sit down again, as long as the others have no result. */
  const open = match !== undefined && match.stage === desk.stage?.number && !hasResult(match);
  const deeds: [PlayerDeed, boolean][] = [
    ["check-in", gone === null && !here && !drawn],
    [
      "back",
      gone !== null &&
        gone !== "disqualified" &&
        (!drawn || (open && (gone !== "no-show" || !begun))),
    ],
    ["late", drawn && desk.page.late && !match && gone !== "disqualified"],
    ["rename", !desk.page.forgotten.includes(player)],
    ["replace", waits],
    ["penalty", drawn && match !== undefined && gone === null],
    ["no-show", gone === null && !begun],
    ["drop-out", gone === null],
    ["disqualify", gone !== "disqualified"],
  ];
  return deeds
    .filter(([deed, possible]) => possible && (!desk.door || AT_THE_DOOR.includes(deed)))
    .filter(([deed]) => deed !== "back" || !desk.door || !drawn)
    .map(([deed]) => deed);
}

function isBegun(match: EventMatchView): boolean {
  return match.clock !== null;
}

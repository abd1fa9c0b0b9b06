// The actions that are possible for a player now, as far as the browser knows; the server decides.
import type { EventMatchView, EventPlayerView, EventPublicView } from "../../../generated/protocol";
import { TABLE_SEATS } from "../../public/groupSizes";
import { activeIn } from "../../shared/activeIn";
import { hasResult, type DeskState } from "../deskState.svelte";

export type PlayerAction =
  | "check-in"
  | "back"
  | "late"
  | "rename"
  | "replace"
  | "penalty"
  | "no-show"
  | "drop-out"
  | "disqualify";

const AT_THE_DOOR: readonly PlayerAction[] = ["check-in", "back", "rename"];

export function playerActions(
  desk: DeskState,
  { player, here, gone, plays }: EventPlayerView,
): PlayerAction[] {
  if (desk.over) return [];
  const match = desk.matchOf(player);
  const drawn = desk.event.stages.length > 0;
  const begun = match !== undefined && isBegun(match);
  const firstStage = match?.stage === 1 && (desk.stage?.number ?? 1) === 1;
  const waits = firstStage && !begun;
  /** Whether a player who left by mistake can return: as long as the others have no result. */
  const open = match !== undefined && match.stage === desk.stage?.number && !hasResult(match);
  const late = drawn && desk.page.late && !match && gone !== "disqualified";
  const actions: [PlayerAction, boolean][] = [
    ["check-in", gone === null && !here && !drawn],
    [
      "back",
      gone !== null &&
        gone !== "disqualified" &&
        (!drawn ||
          (joinsNextStage(desk.event) && !late) ||
          (open && (gone !== "no-show" || !begun))),
    ],
    ["late", late],
    ["rename", !desk.page.forgotten.includes(player)],
    ["replace", waits],
    ["penalty", drawn && match !== undefined && gone === null],
    ["no-show", gone === null && !begun],
    ["drop-out", gone === null && plays],
    ["disqualify", gone !== "disqualified"],
  ];
  return actions
    .filter(([action, possible]) => possible && (!desk.door || AT_THE_DOOR.includes(action)))
    .filter(([action]) => action !== "back" || !desk.door || !drawn)
    .map(([action]) => action);
}

/** Whether everybody who is there when it is drawn will play another stage. */
export function joinsNextStage({ stages, format }: EventPublicView): boolean {
  const stage = stages.at(-1);
  return stage !== undefined && stage.round && stage.number < format.rounds;
}

/** Whether somebody who comes now plays only then, because no group has room for them. */
export function waitsForNextStage(event: EventPublicView): boolean {
  const open = event.stages
    .at(-1)
    ?.matches.some((match) => !isBegun(match) && activeIn(match).length < TABLE_SEATS);
  return joinsNextStage(event) && !open;
}

function isBegun(match: EventMatchView): boolean {
  return match.clock !== null;
}

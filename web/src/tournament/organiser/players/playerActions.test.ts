// Nobody is offered to drop out who has no match to come.
import { expect, it } from "vitest";
import { moments } from "recorded/events.json";
import type { EventDesk, EventPlayerView } from "../../../generated/protocol";
import type { DeskState } from "../deskState.svelte";
import { playerActions, waitsForNextStage } from "./playerActions";

/** What the actions need to know of a desk. */
const deskAt = (moment: string) => as(deskWith(moment));

function deskWith(moment: string): EventDesk {
  const shown = moments[moment]!.desk;
  if (shown.page.type !== "desk") throw new Error(moment);
  return shown.page.page;
}

function as(page: EventDesk): DeskState {
  const stage = page.event.stages.at(-1);
  const matches = page.event.stages.flatMap((one) => one.matches);
  const matchOf = (player: number) =>
    matches.findLast(({ lines }) => lines.some((line) => line.player === player));
  return { page, event: page.event, stage, matchOf, over: false, door: false } as never;
}

const offered = (moment: string) => {
  const desk = deskAt(moment);
  return desk.event.players.filter((player: EventPlayerView) =>
    playerActions(desk, player).includes("drop-out"),
  );
};

it("is offered to everybody who plays, to those who advance, and to nobody after the final", () => {
  const { players } = deskAt("playing").event;
  expect(offered("playing")).toEqual(players.filter(({ gone }) => gone === null));
  const between = offered("between").length;
  expect(between).toBeGreaterThan(1);
  expect(between).toBeLessThan(6);
  expect(offered("prizes")).toEqual([]);
});

it("lets a no-show back in for the next stage, if everybody plays it", () => {
  const desk = structuredClone(deskWith("between"));
  const [stage] = desk.event.stages;
  const player = { ...desk.event.players[0]!, gone: "no-show" } as EventPlayerView;
  const isOffered = () => playerActions(as(desk), player).includes("back");
  expect(isOffered()).toBe(false);
  stage!.round = true;
  desk.event.format.rounds = 2;
  expect(isOffered()).toBe(true);
  expect(waitsForNextStage(desk.event)).toBe(true);
  desk.event.format.rounds = 1;
  expect(isOffered()).toBe(false);
});

it("offers one way in to a no-show who comes late: the one to a table, if there is room", () => {
  const desk = structuredClone(deskWith("playing"));
  desk.event.stages[0]!.round = true;
  desk.event.format.rounds = 2;
  const player = { ...desk.event.players[0]!, player: 99, gone: "no-show" } as EventPlayerView;
  const ways = playerActions(as({ ...desk, late: true }), player).filter((action) =>
    ["back", "late"].includes(action),
  );
  expect(ways).toEqual(["late"]);
});

// Cards fly from their old places to their new ones, and show only faces that the viewer received.
import { expect, it } from "vitest";
import type { DacapoFact, DacapoView, News } from "../../../generated/protocol";
import { choreography } from "./choreography";
import type { Played } from "./heldCard.svelte";

function table(changes: Partial<DacapoView> = {}): DacapoView {
  return {
    game: "dacapo",
    viewer: 0,
    phase: "turn",
    round: 1,
    turn: 1,
    dealer: 1,
    player: 0,
    hand: ["5", "5", "7"],
    hands: [3, 4],
    stacks: [
      { height: 20, top: "1" },
      { height: 20, top: "2" },
    ],
    helps: [
      [["3"], []],
      [[], []],
    ],
    building: [["1", "2", "3", "4"], []],
    pile: 90,
    aside: 0,
    decisions: [
      { id: "now", actor: 0, kind: "turn", must: true, clock: null, chance: null, seconds: null },
    ],
    awaited: [0],
    totals: [0, 0],
    results: [],
    result: null,
    ...changes,
  };
}

/** The flights of an event, as "from to face". */
function flights(facts: DacapoFact[], after = table(), played: Played | null = null) {
  const event = { number: 1, at: 0, seat: 0, by: null, facts, said: [], level: null };
  const news: News = {
    type: "news",
    event,
    view: after,
    asked: [],
    answers: [],
    clocks: [],
    table: null,
  };
  return choreography(() => played)(news, table(), after).map(
    ({ from, to, face }) => `${from} ${to} ${face}`,
  );
}

const BUILT: DacapoFact = {
  type: "built",
  by: 0,
  source: "hand",
  owner: 0,
  help: null,
  card: "5",
  pile: 0,
  number: 5,
};

it("of matching cards, moves the one that the viewer took up, from where it is held", () => {
  expect(flights([BUILT])).toEqual(["hand-1 building-1 5"]);
  const selected = { decision: "now", place: "hand-2", droppedAt: "hand-2" };
  expect(flights([BUILT], table(), selected)).toEqual(["hand-2 building-1 5"]);
  expect(flights([BUILT], table(), { ...selected, droppedAt: "held" })).toEqual([
    "held building-1 5",
  ]);
});

it("ignores a card played for an earlier decision", () => {
  const earlier = { decision: "earlier", place: "hand-2", droppedAt: "held" };
  expect(flights([BUILT], table(), earlier)).toEqual(["hand-1 building-1 5"]);
});

it("turns up the next card of a stack in its place", () => {
  const stack: DacapoFact = { ...BUILT, source: "stack", owner: 1, card: "2", pile: 1 };
  expect(flights([stack, { type: "turned-up", seat: 1, card: "9" }])).toEqual([
    "stack-b stack-b ?",
    "stack-b building-2 2",
  ]);
});

it("moves a finished pile aside", () => {
  const help: DacapoFact = { ...BUILT, source: "help", help: 0 };
  expect(flights([help, { type: "pile-finished", pile: 0 }])).toEqual([
    "building-1 aside 4",
    "help-a-1 building-1 5",
  ]);
});

it("draws face down into the viewer's hand as into others'", () => {
  expect(flights([{ type: "drew", by: 1, count: 2 }])).toEqual(["pile hand-b ?", "pile hand-b ?"]);
  const after = table({ hand: ["5", "5", "5", "7", "J"] });
  const mine: DacapoFact[] = [
    { type: "drew", by: 0, count: 2 },
    { type: "drawn", cards: ["5", "J"] },
  ];
  expect(flights(mine, after)).toEqual(["pile hand-3 ?", "pile hand-5 ?"]);
});

it("puts a card from another player's hand face up on a side pile", () => {
  const put: DacapoFact = { type: "put", by: 1, card: "8", help: 1 };
  expect(flights([put])).toEqual(["hand-b help-b-2 8"]);
});

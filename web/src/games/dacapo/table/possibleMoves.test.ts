// The moves on offer are exactly those that the server lists.
import { describe, expect, it } from "vitest";
import type { DacapoDecision, DacapoView } from "../../../generated/protocol";
import { canBuild, NOTHING, possibleNow } from "./possibleMoves";

const TURN: DacapoDecision = {
  id: "r1.t1.0",
  actor: 0,
  kind: "turn",
  must: true,
  clock: null,
  chance: null,
  seconds: null,
};

/** My turn at a table of three, with an 8 and a 9 and no card that fits. */
function table(changes: Partial<DacapoView> = {}): DacapoView {
  return {
    game: "dacapo",
    viewer: 0,
    phase: "turn",
    round: 1,
    turn: 1,
    dealer: 2,
    player: 0,
    hand: ["8", "9"],
    hands: [2, 4, 4],
    stacks: [
      { height: 20, top: "7" },
      { height: 20, top: "7" },
      { height: 20, top: "7" },
    ],
    helps: [
      [[], [], []],
      [[], [], []],
      [[], [], []],
    ],
    building: [[], [], []],
    pile: 93,
    aside: 0,
    decisions: [TURN],
    awaited: [0],
    totals: [0, 0, 0],
    results: [],
    result: null,
    ...changes,
  };
}

/** The decision with three empty side piles, empty building piles and a card in the hand. */
const BEGIN = ["build 1|J on 1", "put ? on 1"];

function movesAt(changes: Partial<DacapoView>, answers = BEGIN): string[] {
  const { choices, end } = possibleNow(table(changes), answers);
  const moves = choices.flatMap(({ targets }) => targets.map(({ move }) => move));
  return end ? [...moves, "end"] : moves;
}

function targetsOf(place: string, changes: Partial<DacapoView>, answers = BEGIN): string[] {
  const choice = possibleNow(table(changes), answers).choices.find(
    (other) => other.place === place,
  );
  return choice?.targets.map((target) => target.place) ?? [];
}

const HELPS = ["help-a-1", "help-a-2", "help-a-3"];

it("offers nothing to a player who is not asked, or before the deal", () => {
  expect(possibleNow(table({ decisions: [] }), [])).toEqual(NOTHING);
  expect(possibleNow(table({ viewer: null, hand: null, decisions: [] }), [])).toEqual(NOTHING);
});

describe("playing on a building pile", () => {
  it("is offered where a card fits", () => {
    const answers = ["build 3|J on 1", "build 1|J on 2", "put ? on 1"];
    const building = [["1", "2"], [], []];
    const hand = ["1", "3", "9"];
    expect(targetsOf("hand-1", { hand, building }, answers)).toEqual(["building-2", ...HELPS]);
    expect(targetsOf("hand-2", { hand, building }, answers)).toEqual(["building-1", ...HELPS]);
    expect(targetsOf("hand-3", { hand, building }, answers)).toEqual(HELPS);
  });

  it("names the number that a joker stands for on every pile", () => {
    const building = [["1", "2"], [], []];
    const answers = ["build 3|J on 1", "build 1|J on 2", "put ? on 1"];
    const { choices } = possibleNow(table({ hand: ["J"], building }), answers);
    const joker = choices.find(({ from }) => from === "hand");
    const numbers = joker?.targets.map(({ place, number }) => [place, number]);
    expect(numbers).toEqual([
      ["building-1", 3],
      ["building-2", 1],
      ["help-a-1", null],
      ["help-a-2", null],
      ["help-a-3", null],
    ]);
  });

  it("takes from my stack and from the stacks of others", () => {
    const stacks = ["1", "2", "1"].map((top) => ({ height: 9, top }));
    expect(movesAt({ stacks }).filter((move) => move.includes("stack"))).toEqual([
      "build stack a on 1",
      "build stack c on 1",
    ]);
  });

  it("takes the top of my side piles, but no card under it and none of others' side piles", () => {
    const helps = [
      [["1", "4"], ["9", "1"], []],
      [["1"], [], []],
      [[], [], []],
    ];
    const answers = ["build 1|J on 1", "put ? on 1|2|3"];
    expect(movesAt({ helps }, answers).filter((move) => move.includes("help"))).toEqual([
      "build help 2 on 1",
    ]);
  });
});

describe("the end of a turn", () => {
  it("puts a hand card on any side pile, and a card for a free place on the first free one", () => {
    const helps = [
      [["5"], [], []],
      [[], [], []],
      [[], [], []],
    ];
    const answers = ["put ? on 1|2"];
    const puts = ["put 8 on 1", "put 8 on 2", "put 8 on 2"];
    expect(movesAt({ helps, hand: ["8"] }, answers)).toEqual(puts);
    expect(targetsOf("hand-1", { helps }, answers)).toEqual(HELPS);
    const full = [
      [["5"], ["6"], ["6"]],
      [[], [], []],
      [[], [], []],
    ];
    expect(targetsOf("hand-2", { helps: full }, ["put ? on 1|2|3"])).toEqual(HELPS);
  });

  it("needs no card only if the server says so", () => {
    const stacks = ["1", "7", "7"].map((top) => ({ height: 9, top }));
    const answers = ["build 1|J on 1", "end"];
    expect(movesAt({ hand: [], stacks }, answers)).toEqual(["build stack a on 1", "end"]);
    expect(possibleNow(table(), BEGIN).end).toBe(false);
  });
});

it("reports whether anything can be played at all", () => {
  expect(canBuild(possibleNow(table(), BEGIN))).toBe(false);
  expect(canBuild(possibleNow(table({ hand: ["1"] }), BEGIN))).toBe(true);
});

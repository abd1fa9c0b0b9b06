// What is offered is what the rules allow (docs/rules.md, DACAPO-3 and 7 to 11): no more, no less.
import { describe, expect, it } from "vitest";
import type { DacapoDecision, DacapoView } from "../../../protocol";
import { canBuild, NOTHING, possibleNow } from "./possible";

const TURN: DacapoDecision = {
  id: "r1.t1.0",
  actor: 0,
  kind: "turn",
  must: true,
  clock: null,
  chance: null,
  seconds: null,
};

/** My turn at a table of three, with an 8 and a 9 and nothing that fits. */
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

function movesAt(changes: Partial<DacapoView>): string[] {
  const { choices, end } = possibleNow(table(changes));
  const moves = choices.flatMap(({ targets }) => targets.map(({ move }) => move));
  return end ? [...moves, "end"] : moves;
}

function targetsOf(place: string, changes: Partial<DacapoView>): string[] {
  const choice = possibleNow(table(changes)).choices.find((other) => other.place === place);
  return choice?.targets.map((target) => target.place) ?? [];
}

const HELPS = ["help-a-1", "help-a-2", "help-a-3"];

describe("whose turn it is", () => {
  it("offers nothing to anybody who is not asked", () => {
    expect(possibleNow(table({ decisions: [] }))).toEqual(NOTHING);
    expect(possibleNow(table({ viewer: null, hand: null, decisions: [] }))).toEqual(NOTHING);
  });

  it("offers nothing before the cards are dealt", () => {
    const stacks = Array.from({ length: 3 }, () => ({ height: 0, top: null }));
    const bare = { hand: null, hands: [], helps: [], building: [], stacks, decisions: [] };
    expect(possibleNow(table(bare))).toEqual(NOTHING);
  });
});

describe("building", () => {
  it("begins a new pile with a 1, on the first free place only", () => {
    const building = [["1", "2"], [], []];
    expect(targetsOf("hand-1", { hand: ["1", "9"], building })).toEqual(["building-2", ...HELPS]);
  });

  it("goes on by exactly one, under jokers too", () => {
    const building = [["1", "J", "3"], ["J"], ["1", "2", "3", "4", "5"]];
    expect(targetsOf("hand-1", { hand: ["4"], building })).toEqual(["building-1", ...HELPS]);
    expect(targetsOf("hand-1", { hand: ["2"], building })).toEqual(["building-2", ...HELPS]);
    expect(targetsOf("hand-1", { hand: ["5"], building })).toEqual(HELPS);
  });

  it("lets a joker go on every pile and begin one, and says what it stands for there", () => {
    const building = [["1", "2"], [], []];
    const { choices } = possibleNow(table({ hand: ["J"], building }));
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

  it("takes from my stack and from those of the others", () => {
    const stacks = ["1", "2", "1"].map((top) => ({ height: 9, top }));
    expect(movesAt({ stacks }).filter((move) => move.includes("stack"))).toEqual([
      "build stack a on 1",
      "build stack c on 1",
    ]);
  });

  it("takes the top of my help piles, and nothing from under it or from those of others", () => {
    const helps = [
      [["1", "4"], ["9", "1"], []],
      [["1"], [], []],
      [[], [], []],
    ];
    expect(movesAt({ helps }).filter((move) => move.includes("help"))).toEqual([
      "build help 2 on 1",
    ]);
  });

  it("has no free place when all piles have begun", () => {
    const building = [["1"], ["1", "2"], ["J"]];
    expect(targetsOf("hand-1", { hand: ["1"], building })).toEqual(HELPS);
  });
});

describe("the end of a turn", () => {
  it("is a hand card on any help pile; what is put at a free place lies at the first", () => {
    const helps = [
      [["5"], [], []],
      [[], [], []],
      [[], [], []],
    ];
    expect(movesAt({ helps, hand: ["8"] })).toEqual(["put 8 on 1", "put 8 on 2", "put 8 on 2"]);
    expect(targetsOf("hand-1", { helps })).toEqual(HELPS);
    const [card] = possibleNow(table({ helps, hand: ["8"] })).choices.filter(
      ({ from }) => from === "hand",
    );
    expect(card?.targets.map(({ pile }) => pile)).toEqual([1, 2, 3]);
    const full = [
      [["5"], ["6"], ["6"]],
      [[], [], []],
      [[], [], []],
    ];
    expect(targetsOf("hand-2", { helps: full })).toEqual(["help-a-1", "help-a-2", "help-a-3"]);
  });

  it("needs no card only if the hand is empty, even if something could be built", () => {
    expect(movesAt({ hand: [] })).toEqual(["end"]);
    const stacks = ["1", "7", "7"].map((top) => ({ height: 9, top }));
    expect(movesAt({ hand: [], stacks })).toEqual(["build stack a on 1", "end"]);
    expect(possibleNow(table()).end).toBe(false);
  });
});

it("says whether anything can be built at all", () => {
  expect(canBuild(possibleNow(table()))).toBe(false);
  expect(canBuild(possibleNow(table({ hand: ["1"] })))).toBe(true);
});

import { describe, expect, it } from "vitest";
import type { CaboDecision, CaboView } from "../../../generated/protocol";
import {
  choosable,
  dragTargets,
  may,
  moveOf,
  setMove,
  setsOf,
  usable,
  type Situation,
} from "./possibleMoves";

type Kind = CaboDecision["kind"];

const CARD = [
  ...["replace 1|2|4", "replace 1+2+4", "discard", "peek: look a*", "spy: look b*|c*"],
  "swap: swap a* b*|c*",
];

/** A table of three; my third slot is empty. */
function situation(kind: Kind, answers: string[], view: Partial<CaboView> = {}): Situation {
  const shown: CaboView = {
    game: "cabo",
    viewer: 0,
    phase: kind === "looking" ? "looking" : "turn",
    round: 1,
    turn: 1,
    starter: 0,
    player: 0,
    caller: null,
    layouts: [
      ["?", "?", null, "?"],
      ["?", "?"],
      ["?", "?"],
    ],
    pile: 30,
    discards: 1,
    discard: "5",
    hand: null,
    looks: [],
    looked: [],
    decisions: [],
    awaited: [],
    totals: [0, 0, 0],
    results: [],
    time_up: false,
    result: null,
    remembered: null,
    ...view,
  };
  const asked = { id: "1", actor: 0, kind, must: true, clock: null, chance: null, seconds: null };
  return { view: shown, seat: 0, decisions: [asked], answers: { 1: answers } };
}

function holding(card: string, answers = CARD, drawn = true): Situation {
  return situation("card", answers, { hand: { seat: 0, card, drawn } });
}

describe("the places to choose from", () => {
  it("are none before the server has listed moves", () => {
    expect(choosable(situation("turn", []), "plain", [])).toEqual([]);
    expect(usable(holding("7", []))).toBeNull();
  });
  it("are all cards of a seat, or the listed ones", () => {
    expect(choosable(situation("first-look", ["look a*"]), "plain", [])).toEqual([
      "a1",
      "a2",
      "a4",
    ]);
    expect(choosable(situation("first-look", ["look a1|a4"]), "plain", [])).toEqual(["a1", "a4"]);
    expect(choosable(situation("sneak", ["sneak a*|b*|c*"]), "sneak", [])).toHaveLength(7);
  });
  it("include a pile", () => {
    const turn = situation("turn", ["draw", "take", "cabo"]);
    expect(choosable(turn, "plain", [])).toEqual(["pile", "discard"]);
    expect(may(turn, "cabo")).toBe(true);
    expect(choosable(situation("turn", ["take"]), "plain", [])).toEqual(["discard"]);
  });
  it("include a place for the card in the hand", () => {
    expect(choosable(holding("3"), "plain", [])).toEqual(["a1", "a2", "a4", "discard"]);
    const taken = holding("3", ["replace 1|2|4"], false);
    expect(choosable(taken, "plain", [])).toEqual(["a1", "a2", "a4"]);
  });
  it("are those that the action of the card names", () => {
    expect(choosable(holding("7"), "use", [])).toEqual(["a1", "a2", "a4"]);
    expect(choosable(holding("9"), "use", [])).toEqual(["b1", "b2", "c1", "c2"]);
  });
  it("are, after one card of a swap, only those that go with it", () => {
    expect(choosable(holding("12"), "use", ["b1"])).toEqual(["b1", "a1", "a2", "a4"]);
    const free = holding("12", [...CARD, "swap: swap b* c*"]);
    expect(choosable(free, "use", ["b1"])).toEqual(["b1", "a1", "a2", "a4", "c1", "c2"]);
  });
  it("are at most four cards of a set", () => {
    expect(choosable(holding("3"), "set", ["a1"])).toEqual(["a1", "a2", "a4"]);
    const four = ["a1", "a2", "a4", "a5"];
    expect(choosable(holding("3"), "set", four)).toEqual(four);
    expect(setsOf(holding("3", ["replace 1|2"]))).toBeUndefined();
  });
  it("include those to which a card can be dragged", () => {
    expect(dragTargets(holding("3"), "hand")).toEqual(["a1", "a2", "a4", "discard"]);
    expect(dragTargets(holding("3"), "discard")).toEqual([]);
    expect(dragTargets(situation("turn", ["draw", "take"]), "discard")).toEqual(["a1", "a2", "a4"]);
    expect(dragTargets(situation("turn", ["draw"]), "discard")).toEqual([]);
  });
});

describe("the move", () => {
  it.each([
    [situation("first-look", ["look a*"]), "plain", ["a2"], "look a2"],
    [situation("turn", ["draw", "take"]), "plain", ["pile"], "draw"],
    [situation("turn", ["draw", "take"]), "plain", ["discard"], "take"],
    [holding("7"), "plain", ["a4"], "replace 4"],
    [holding("7"), "plain", ["discard"], "discard"],
    [holding("7"), "use", ["a4"], "look a4"],
    [holding("10"), "use", ["c1"], "look c1"],
    [holding("11"), "use", ["c1"], null],
    [holding("11"), "use", ["c1", "a2"], "swap a2 c1"],
    [holding("11", [...CARD, "swap: swap b* c*"]), "use", ["c1", "b2"], "swap b2 c1"],
    [situation("snap", ["pass", "snap 1|2|4"]), "plain", ["a1"], "snap 1"],
    [situation("sneak", ["sneak a*|b*"]), "sneak", ["b2"], "sneak b2"],
    [situation("looking", ["done", "swap a* b1"]), "plain", ["a1"], "swap a1 b1"],
    [situation("looking", ["done"]), "plain", ["a1"], null],
  ] as const)("%#", (now, mode, chosen, move) => {
    expect(moveOf(now, mode, chosen)).toBe(move);
  });

  it("of a set puts the new card at the first chosen place, and keeps the order of the rest", () => {
    expect(setMove(holding("3"), ["a4", "a2", "a1"])).toBe("replace 4+1+2");
    const ordered = holding("3", ["replace 1|2|4", "replace 1>2>4"]);
    expect(setMove(ordered, ["a4", "a2", "a1"])).toBe("replace 4+2+1");
  });
});

it("a drawn card cannot be used if the server lists no move for its action", () => {
  expect(usable(holding("11"))).toBe("swap");
  expect(usable(holding("11", ["replace 1", "discard", "peek: look a*"]))).toBeNull();
});

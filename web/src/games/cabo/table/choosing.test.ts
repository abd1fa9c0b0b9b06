import { describe, expect, it } from "vitest";
import type { CaboDecision, CaboView } from "../../../protocol";
import { choosable, kingMayExchange, moveOf, setMove, usable, type Situation } from "./choosing";

const ORIGINAL = {
  cards: 4,
  looks: 2,
  first_look: "choice",
  sets: true,
  one_by_one: false,
  free_swap: false,
  caller_locked: false,
  empty_pile: "reshuffle",
  pile_out_after_call: "end-cabo",
};

type Kind = CaboDecision["kind"];

function asked(kind: Kind): CaboDecision {
  return { id: kind, actor: 0, kind, must: true, clock: null, chance: null, seconds: null };
}

function situation(kind: Kind, view: Partial<CaboView> = {}, settings = {}): Situation {
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
  return {
    view: shown,
    settings: { ...ORIGINAL, ...settings },
    seat: 0,
    decisions: [asked(kind)],
  };
}

const holding = (card: string) => ({ hand: { seat: 0, card, drawn: true } });

describe("what can be chosen", () => {
  it("first looks: own cards that were not looked at yet", () => {
    expect(choosable(situation("first-look", { looked: [1] }), "plain", [])).toEqual(["a1", "a4"]);
  });
  it("first looks at the nearest cards only, where the rules say so", () => {
    const now = situation(
      "first-look",
      { layouts: [["?", "?", "?", "?"]] },
      { first_look: "nearest" },
    );
    expect(choosable(now, "plain", [])).toEqual(["a3", "a4"]);
  });
  it("a turn: the pile and the discard, as long as there are any", () => {
    expect(choosable(situation("turn"), "plain", [])).toEqual(["pile", "discard"]);
    expect(choosable(situation("turn", { pile: 0, discards: 1 }), "plain", [])).toEqual([
      "discard",
    ]);
    const play = situation("turn", { pile: 0, discards: 2 });
    expect(choosable(play, "plain", [])).toEqual(["pile", "discard"]);
    const tournament = situation("turn", { pile: 0, discards: 2 }, { empty_pile: "end-round" });
    expect(choosable(tournament, "plain", [])).toEqual(["discard"]);
  });
  it("a held card: own cards, the discard pile only if it was drawn", () => {
    expect(choosable(situation("card", holding("3")), "plain", [])).toContain("discard");
    const taken = situation("card", { hand: { seat: 0, card: "3", drawn: false } });
    expect(choosable(taken, "plain", [])).toEqual(["a1", "a2", "a4"]);
  });
  it("peek at own cards, spy on others'", () => {
    expect(choosable(situation("card", holding("7")), "use", [])).toEqual(["a1", "a2", "a4"]);
    expect(choosable(situation("card", holding("9")), "use", [])).toEqual(["b1", "b2", "c1", "c2"]);
  });
  it("a swap: after one card, only what goes with it", () => {
    const now = situation("card", holding("12"));
    expect(choosable(now, "use", ["b1"])).toEqual(["b1", "a1", "a2", "a4"]);
    const free = situation("card", holding("12"), { free_swap: true });
    expect(choosable(free, "use", ["b1"])).toEqual(["b1", "a1", "a2", "a4", "c1", "c2"]);
  });
  it("nobody swaps with whoever called, where those cards are locked", () => {
    const now = situation("card", { ...holding("11"), caller: 1 }, { caller_locked: true });
    expect(choosable(now, "use", ["a1"])).toEqual(["a1", "c1", "c2"]);
  });
  it("a look without leave: every card there is", () => {
    expect(choosable(situation("sneak"), "sneak", [])).toHaveLength(7);
  });
});

describe("the move", () => {
  it.each([
    ["first-look", {}, "plain", ["a2"], "look a2"],
    ["turn", {}, "plain", ["pile"], "draw"],
    ["turn", {}, "plain", ["discard"], "take"],
    ["card", holding("7"), "plain", ["a4"], "replace 4"],
    ["card", holding("7"), "plain", ["discard"], "discard"],
    ["card", holding("7"), "use", ["a4"], "look a4"],
    ["card", holding("10"), "use", ["c1"], "look c1"],
    ["card", holding("11"), "use", ["c1"], null],
    ["card", holding("11"), "use", ["c1", "a2"], "swap a2 c1"],
    ["card", holding("11"), "use", ["c1", "b2"], "swap b2 c1"],
    ["snap", {}, "plain", ["a1"], "snap 1"],
    ["sneak", {}, "sneak", ["b2"], "sneak b2"],
  ] as const)("%s %j %s %j: %s", (kind, view, mode, chosen, move) => {
    expect(moveOf(situation(kind, view as Partial<CaboView>), mode, chosen)).toBe(move);
  });

  it("a set: the first one chosen is where the new card lies, the rest in order", () => {
    expect(setMove(situation("card"), ["a4", "a2", "a1"])).toBe("replace 4+1+2");
    expect(setMove(situation("card", {}, { one_by_one: true }), ["a4", "a2", "a1"])).toBe(
      "replace 4+2+1",
    );
  });

  it("a black king's look may end in an exchange, any other not", () => {
    const looks = [{ by: 0, place: [1, 0] as [number, number] }];
    const king = situation("looking", { looks, discard: "KS" });
    expect(kingMayExchange(king)).toBe(true);
    expect(moveOf(king, "plain", ["a1"])).toBe("swap a1 b1");
    expect(kingMayExchange({ ...king, view: { ...king.view, discard: "9S" } })).toBe(false);
  });
});

describe("a drawn card that swaps", () => {
  const hand = { seat: 0, card: "11", drawn: true } as const;
  const two = [["?"], ["?"]];

  it("can be used while somebody else has a card that may be taken", () => {
    expect(usable(situation("card", { hand, layouts: two }))).toBe("swap");
    expect(usable(situation("card", { hand, layouts: two, caller: 1 }))).toBe("swap");
  });

  it("cannot be used when the only other cards are the caller's, which are locked", () => {
    const locked = situation("card", { hand, layouts: two, caller: 1 }, { caller_locked: true });
    expect(usable(locked)).toBeNull();
    expect(usable(situation("card", { hand, layouts: [["?"], [null]] }))).toBeNull();
  });
});

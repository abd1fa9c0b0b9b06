// The coach gives each lesson at the right time, once, and only from the player's own view.
import { describe, expect, it } from "vitest";
import type {
  CaboRoundResult,
  CaboScore,
  CaboView,
  CaboWhy,
  DacapoRoundResult,
  DacapoView,
} from "../generated/protocol";
import { lesson, lessonsFor } from "../guide/lessons";
import * as caboTeacher from "./cabo/guide/lessons";
import * as dacapoTeacher from "./dacapo/guide/lessons";
import { CABO_VIEW, DACAPO_VIEW, DUTCH, MATCH, ORIGINAL, asked } from "../fixtures/tables";

function cabo(change: Partial<CaboView>, ...seen: string[]): string | undefined {
  return lesson(caboTeacher, ORIGINAL, { ...CABO_VIEW, ...change }, new Set(seen))?.id;
}

function dacapo(change: Partial<DacapoView>, ...seen: string[]): string | undefined {
  return lesson(dacapoTeacher, MATCH, { ...DACAPO_VIEW, ...change }, new Set(seen))?.id;
}

describe("the coach of Cabo", () => {
  const looking: Partial<CaboView> = {
    phase: "first-looks",
    decisions: [asked("looking")],
    looks: [{ by: 0, place: [0, 1] }],
    layouts: [
      ["?", "5", "?", "?"],
      ["?", "?", "?", "?"],
    ],
  };

  it("explains the first looks", () => {
    const look: Partial<CaboView> = { phase: "first-looks", decisions: [asked("first-look")] };
    expect(cabo(look)).toBe("aim");
    expect(cabo(look, "aim")).toBe("first-look-1");
    expect(cabo(look, "aim", "first-look-1")).toBeUndefined();
    expect(cabo(looking, "first-look-1")).toBe("looking");
    expect(cabo({ ...look, looked: [1] }, "first-look-1")).toBe("first-look-2");
    expect(cabo({ phase: "first-looks" })).toBe("first-looks-done");
    expect(cabo({ ...look, round: 2 }, "first-look-1")).toBe("next-round");
  });

  it("never names a card that will lie face down again", () => {
    const hand = { seat: 0, card: "13", drawn: true };
    const holding: Partial<CaboView> = { phase: "holding", decisions: [asked("card")], hand };
    for (const change of [looking, holding]) {
      const said = lesson(caboTeacher, ORIGINAL, { ...CABO_VIEW, ...change }, new Set());
      expect(said).not.toBeNull();
      expect(Object.keys(said?.about ?? {})).not.toContain("value");
    }
  });

  it("explains the card in hand", () => {
    const holding = (card: string, drawn = true): string | undefined =>
      cabo({ phase: "holding", decisions: [asked("card")], hand: { seat: 0, card, drawn } });
    expect(["2", "6", "13", "8", "9", "11"].map((card) => holding(card))).toEqual([
      "holding-low",
      "holding-middle",
      "holding-worst",
      "holding-peek",
      "holding-spy",
      "holding-swap",
    ]);
    expect(holding("8", false)).toBe("holding-taken");
  });

  it("tells a beginner where a card is better than what is there", () => {
    const holding = (card: string, mine: (string | null)[] | null) => {
      const hand = { seat: 0, card, drawn: true };
      const view: CaboView = {
        ...{ ...CABO_VIEW, phase: "holding", decisions: [asked("card")], hand },
        remembered: mine && [mine, []],
      };
      const said = lesson(caboTeacher, ORIGINAL, view, new Set());
      return [said?.id, said?.about?.["better"]];
    };
    expect(holding("6", null)).toEqual(["holding-middle", "unsure"]);
    expect(holding("6", [null, "9", "2", null])).toEqual(["holding-middle", "known"]);
    expect(holding("6", [null, "3", "2", null])).toEqual(["holding-middle", "unseen"]);
    expect(holding("6", ["1", "3", "2", "6"])).toEqual(["holding-none", undefined]);
    expect(holding("4", ["1", "3", "2", "0"])).toEqual(["holding-none", undefined]);
    expect(holding("4", ["1", "3", "2", "5"])).toEqual(["holding-low", undefined]);
    expect(holding("13", [null, null, null, null])).toEqual(["holding-worst", undefined]);
    const turn: Partial<CaboView> = { player: 0, decisions: [asked("turn")], discard: "3" };
    const seen = ["first-turn", "fewer-cards"];
    expect(cabo({ ...turn, remembered: [["1", "3", "2", "0"], []] }, ...seen)).toBeUndefined();
    expect(cabo({ ...turn, remembered: [["1", "3", "2", "4"], []] }, ...seen)).toBe("discard-low");
  });

  it("speaks of the move that the player has begun", () => {
    const doing = (change: Partial<CaboView>, what: string) =>
      lesson(caboTeacher, ORIGINAL, { ...CABO_VIEW, ...change }, new Set(), what);
    const hand = { seat: 0, card: "9", drawn: false };
    const taken: Partial<CaboView> = { phase: "holding", decisions: [asked("card")], hand };
    expect(doing(taken, "")?.id).toBe("holding-taken");
    expect(doing(taken, "set")?.id).toBe("choosing-set");
    const remembered = [["1", null, "2", null], []];
    const turn: Partial<CaboView> = { player: 0, decisions: [asked("turn")], remembered };
    expect(doing(turn, "call")).toMatchObject({ id: "calling", about: { unknown: 2 } });
  });

  it("explains sets when the table remembers a pair, otherwise later", () => {
    const hand = { seat: 0, card: "2", drawn: true };
    const card: Partial<CaboView> = { phase: "holding", decisions: [asked("card")], hand };
    const remembered = [["5", null, "5", null], []];
    expect(cabo({ ...card, remembered })).toBe("sets");
    expect(cabo(card, "holding-low")).toBeUndefined();
    expect(cabo({ ...card, turn: 5 }, "holding-low")).toBe("sets");
  });

  it("explains calling after a few turns, and the last lap after a call", () => {
    const turn: Partial<CaboView> = { player: 0, decisions: [asked("turn")] };
    expect(cabo(turn)).toBe("first-turn");
    expect(cabo(turn, "first-turn")).toBeUndefined();
    expect(cabo({ ...turn, discard: "1" }, "first-turn")).toBe("discard-low");
    expect(cabo({ ...turn, turn: 5 }, "first-turn")).toBe("when-to-call");
    expect(cabo({ ...turn, caller: 1 }, "first-turn")).toBe("called-by-other");
    expect(cabo({ caller: 0 })).toBe("called-by-me");
  });

  it("has a lesson for waiting times", () => {
    expect(cabo({})).toBe("others-turn");
    expect(cabo({}, "holding-low")).toBe("after-replace");
    const fewer = [["?", null, "?", "?"], []];
    expect(cabo({ layouts: fewer }, "others-turn")).toBe("fewer-cards");
    const more = [["?", "?", "?", "?", "?"], []];
    expect(cabo({ layouts: more }, "others-turn")).toBe("more-cards");
    expect(cabo({ phase: "deal", player: 1 })).toBeUndefined();
  });

  it("distinguishes a peek, a spy and a king", () => {
    const looks = (seat: number): CaboView["looks"] => [{ by: 0, place: [seat, 0] }];
    const layouts = [["5H"], ["6S"]];
    const change: Partial<CaboView> = { phase: "looking", decisions: [asked("looking")], layouts };
    const view = { ...CABO_VIEW, ...change };
    const id = (change: Partial<CaboView>): string | undefined =>
      lesson(caboTeacher, DUTCH, { ...view, ...change }, new Set())?.id;
    expect(id({ looks: looks(0), discard: "7S" })).toBe("looking-peek");
    expect(id({ looks: looks(1), discard: "9S" })).toBe("looking-spy");
    expect(id({ looks: looks(1), discard: "KS" })).toBe("looking-king");
  });

  it("explains a wrong call, a tie and a kamikaze", () => {
    const score = (why: CaboWhy | null): CaboScore => {
      return { cards: [], sum: 9, penalty: 5, points: 14, why, total: 14, halved: false };
    };
    const key = (mine: CaboWhy | null, theirs: CaboWhy | null = null): string | undefined => {
      const scores = [score(mine), score(theirs)];
      const result: CaboRoundResult = {
        ...{ game: "cabo", round: 1, ending: "cabo", caller: 0, winners: [1], scores },
      };
      const over: Partial<CaboView> = { phase: "round-over", results: [result] };
      const said = lesson(caboTeacher, ORIGINAL, { ...CABO_VIEW, ...over }, new Set());
      expect(said?.about).toMatchObject({ points: 14, penalty: 5 });
      return said?.key.replace("guide-lesson-cabo-", "");
    };
    expect(key(null, "lowest")).toBe("round-lost");
    expect(key("caller-not-lowest", "lowest")).toBe("call-lost");
    expect(key("caller-tied")).toBe("call-tied");
    expect(key("called-too-high")).toBe("call-too-high");
    expect(key("tied-with-caller", "caller-wins-tie")).toBe("tied-with-caller");
    expect(key("kamikaze", "kamikaze-victim")).toBe("kamikaze-mine");
    expect(key("kamikaze-victim", "kamikaze")).toBe("kamikaze-other");
  });

  it("judges a call", () => {
    const after = (sum: number, winners: number[], turn = 2): string[] => {
      const score = { cards: [], sum, penalty: 5, points: 9, why: null, total: 9, halved: false };
      const result: CaboRoundResult = {
        ...{ game: "cabo", round: 1, ending: "cabo", caller: 0, winners, scores: [score, score] },
      };
      const over: Partial<CaboView> = { phase: "round-over", results: [result], turn };
      const said = lessonsFor(caboTeacher, ORIGINAL, { ...CABO_VIEW, ...over }, new Set());
      return said.map(({ id }) => id);
    };
    expect(after(21, [1])).toEqual(["round-1", "call-advice"]);
    expect(after(21, [0])).toEqual(["round-1"]);
    expect(after(5, [1])).toEqual(["round-1", "call-unlucky"]);
    expect(after(5, [0])).toEqual(["round-1", "call-good"]);
    // The longer a round lasts, the lower a good sum is.
    expect(after(14, [0], 2)).toEqual(["round-1", "call-good"]);
    expect(after(14, [1], 4)).toEqual(["round-1", "call-advice"]);
  });

  it("says in the second round how to look at cards again", () => {
    const look: Partial<CaboView> = {
      ...{ phase: "first-looks", round: 2, decisions: [asked("first-look")] },
    };
    expect(cabo(look, "aim", "first-look-1")).toBe("next-round");
    const fitting = lessonsFor(caboTeacher, ORIGINAL, { ...CABO_VIEW, ...look }, new Set());
    expect(fitting.find(({ opening }) => !opening)?.id).toBe("first-look-1");
  });

  it("leaves the end of the match to the podium", () => {
    const over: Partial<CaboView> = { phase: "round-over" };
    expect(cabo({ ...over, result: { points: [3, 9], places: [1, 2] } })).toBeUndefined();
    expect(dacapo({ phase: "round-over", result: { points: [9, 3], places: [2, 1] } })).toBe(
      undefined,
    );
  });

  it("is silent for spectators, and without a game", () => {
    expect(cabo({ viewer: null })).toBeUndefined();
    expect(lesson(caboTeacher, ORIGINAL, null, new Set())).toBeNull();
  });
});

describe("the coach of Da Capo!", () => {
  const turn: Partial<DacapoView> = { player: 0, decisions: [asked("turn")] };
  const building = [["1", "2"], [], []];

  it("begins with the basics", () => {
    expect(dacapo({})).toBe("aim");
    expect(dacapo({}, "aim")).toBe("others-turn");
    expect(dacapo(turn)).toBe("aim");
    expect(dacapo(turn, "aim")).toBe("start");
    expect(dacapo({}, "start")).toBe("ended");
  });

  it("points out a card that fits, the own stack first", () => {
    const stacks = [
      { height: 20, top: "3" },
      { height: 20, top: "5" },
    ];
    const begun = ["aim", "start"];
    expect(dacapo({ ...turn, building, stacks }, ...begun)).toBe("stack-first");
    expect(dacapo({ ...turn, building }, ...begun)).toBe("build");
    expect(dacapo({ ...turn, hand: ["1"] }, ...begun)).toBe("build-one");
    expect(dacapo({ ...turn, hand: ["9", "J"] }, ...begun)).toBe("joker");
    const helps = [[["8", "3"], [], []], []];
    expect(dacapo({ ...turn, building, helps }, ...begun)).toBe("help-top");
    const four = [["1", "J", "3", "4"], [], []];
    expect(dacapo({ ...turn, building: four }, ...begun)).toBe("others-stack");
    expect(dacapo(turn, ...begun)).toBe("help-pile");
    expect(dacapo({ ...turn, hand: [] }, ...begun)).toBe("empty-hand");
  });

  it("explains why the top card of the stack has to wait, and for which number", () => {
    const said = lesson(
      dacapoTeacher,
      MATCH,
      { ...DACAPO_VIEW, ...turn },
      new Set(["aim", "start", "help-pile"]),
    );
    expect(said?.id).toBe("stack-waits");
    expect(said?.about?.["number"]).toBe(7);
  });

  it("warns when a stack is nearly empty", () => {
    const stacks = [
      { height: 2, top: "7" },
      { height: 3, top: "5" },
    ];
    const known = ["aim", "start", "help-pile", "stack-waits"];
    expect(dacapo({ ...turn, stacks }, ...known)).toBe("other-nearly-done");
    expect(dacapo({ ...turn, stacks }, ...known, "other-nearly-done")).toBe("nearly-done");
  });

  it("names the winner of the round", () => {
    const result: DacapoRoundResult = {
      ...{ game: "dacapo", round: 1, ending: "stack", winners: [0], left: [0, 7] },
      ...{ points: [7, 0], totals: [7, 0] },
    };
    const over: Partial<DacapoView> = { phase: "round-over", results: [result] };
    const key = (change: Partial<DacapoView>) =>
      lesson(dacapoTeacher, MATCH, { ...DACAPO_VIEW, ...over, ...change }, new Set())?.key;
    expect(key({})).toBe("guide-lesson-dacapo-round-won");
    expect(key({ viewer: 1 })).toBe("guide-lesson-dacapo-round-lost");
    expect(key({ results: [{ ...result, ending: "stalemate" }] })).toBe(
      "guide-lesson-dacapo-stalemate",
    );
  });
});

// What can be entered follows from the rules: those with a name, and house rules.
import { describe, expect, it } from "vitest";
import games from "../gallery/games.json";
import type { GameOffer, PadView } from "../protocol";
import { sheetRules } from "./sheetRules";

function rulesOf(game: string, preset: string, changes: PadView["changes"] = {}) {
  const pad = { game, preset, changes } as PadView;
  return sheetRules(games as unknown as GameOffer[], pad);
}

describe("the rule sets", () => {
  it("original: a call ends a round, and nothing else", () => {
    expect(rulesOf("cabo", "original")).toEqual({
      ...{ game: "cabo", deck: "cabo", jokers: false, kamikaze: true, endings: [] },
      ...{ pileOut: false, calledWith: false, clock: false },
    });
  });

  it("tournament: also an empty pile, and there is a clock", () => {
    expect(rulesOf("cabo", "tournament")).toMatchObject({ endings: ["pile"], clock: true });
  });

  it("dutch: playing cards with jokers, no kamikaze", () => {
    expect(rulesOf("cabo", "dutch")).toMatchObject({
      ...{ deck: "french", jokers: true, kamikaze: false, calledWith: false },
    });
  });

  it("Da Capo!: stacks, and no clock", () => {
    expect(rulesOf("dacapo", "match")).toMatchObject({ game: "dacapo", clock: false });
  });
});

describe("house rules", () => {
  it("an agreed number of turns ends a round", () => {
    expect(rulesOf("cabo", "original", { turn_limit: 40 }).endings).toEqual(["turns"]);
  });

  it("the sum of the call is asked for where cards may still change", () => {
    expect(rulesOf("cabo", "dutch", { caller_locked: false }).calledWith).toBe(true);
    expect(rulesOf("cabo", "dutch", { caller_locked: false, call_below: null }).calledWith).toBe(
      false,
    );
  });

  it("a pile that runs out in the last lap matters where the rules say so", () => {
    const changes = { pile_out_after_call: "end-pile" };
    expect(rulesOf("cabo", "tournament", changes).pileOut).toBe(true);
    expect(rulesOf("cabo", "original", changes).pileOut).toBe(false);
  });
});

// What can be entered follows from the rules: those with a name, and house rules.
import { describe, expect, it } from "vitest";
import games from "../../../samples/games.json";
import type { GameOffer } from "../../../protocol";
import { settingsOf, type Setting } from "../../../rules/settings";
import { CABO } from "../cards/caboDeck";
import { FRENCH } from "../cards/frenchDeck";
import { sheetRules } from "./sheetRules";

function rulesOf(preset: string, changes: Record<string, Setting> = {}) {
  const offers = games as unknown as GameOffer[];
  return sheetRules(settingsOf(offers, { game: "cabo", preset, changes }));
}

describe("the rule sets", () => {
  it("original: a call ends a round, and nothing else", () => {
    expect(rulesOf("original")).toEqual({
      ...{ deck: CABO, jokers: false, kamikaze: true, endings: [] },
      ...{ pileOut: false, calledWith: false, clock: false },
    });
  });

  it("tournament: also an empty pile, and there is a clock", () => {
    expect(rulesOf("tournament")).toMatchObject({ endings: ["pile"], clock: true });
  });

  it("dutch: playing cards with jokers, no kamikaze", () => {
    expect(rulesOf("dutch")).toMatchObject({
      ...{ deck: FRENCH, jokers: true, kamikaze: false, calledWith: false },
    });
  });
});

describe("house rules", () => {
  it("an agreed number of turns ends a round", () => {
    expect(rulesOf("original", { turn_limit: 40 }).endings).toEqual(["turns"]);
  });

  it("the sum of the call is asked for where cards may still change", () => {
    expect(rulesOf("dutch", { caller_locked: false }).calledWith).toBe(true);
    expect(rulesOf("dutch", { caller_locked: false, call_below: null }).calledWith).toBe(false);
  });

  it("a pile that runs out in the last lap matters where the rules say so", () => {
    const changes = { pile_out_after_call: "end-pile" };
    expect(rulesOf("tournament", changes).pileOut).toBe(true);
    expect(rulesOf("original", changes).pileOut).toBe(false);
  });
});

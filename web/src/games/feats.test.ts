// The lines that a pad shows for each player after a match: one or two, and only true ones.
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { PadCaboEntry, PadCaboPoints, PadRequest, PadView } from "../generated/protocol";
import { applyRequests, oneMore, type KnownSheet } from "../scorepad/offline/applyRequests";
import { loadMessages, LANGUAGES, setLanguage } from "../i18n/messages.svelte";
import { feats as caboFeats } from "./cabo/pad/feats";
import { scoring as cabo } from "./cabo/pad/scoring";
import { feats as dacapoFeats } from "./dacapo/pad/feats";
import { scoring as dacapo } from "./dacapo/pad/scoring";

const CABO: PadCaboPoints = {
  ...{ scoring: "cabo", hundred: "always", call_below: null, limit: 101, rounds: null },
  ...{ youngest_begins: false, pile_after_call: true },
};

function padOf(game: string, players: number): PadView {
  const names = ["Ana", "Bo", "Cleo"].slice(0, players);
  const none = { last: null, agreed: null, result: null, first: null };
  return { game, names, out: [], rounds: [], lots: [], ...none } as unknown as PadView;
}

/** A round with these sums; `ending` is the caller's seat, or another end. */
function round(caller: number | "pile", ...sums: (number | "kamikaze")[]): PadCaboEntry {
  return {
    type: "cabo",
    laid: sums.map((sum) => ({
      ...{ type: "sum", sum: sum === "kamikaze" ? 50 : sum, kamikaze: sum === "kamikaze" },
    })),
    caller: caller === "pile" ? null : caller,
    ending: caller === "pile" ? "pile" : "cabo",
    called_with: null,
  };
}

function playedPad(rounds: readonly PadCaboEntry[], points: Partial<PadCaboPoints> = {}): PadView {
  const requests = rounds.map((entry, index): PadRequest => ({
    type: "enter",
    round: index + 1,
    entry,
  }));
  return applyRequests(padOf("cabo", rounds[0]!.laid.length), sheet(points), requests);
}

const sheet = (points: Partial<PadCaboPoints> = {}) =>
  ({ unit: "round", scoring: cabo({ ...CABO, ...points }) }) as KnownSheet;

function games(...left: number[][]): PadView {
  const known = { unit: "game", scoring: dacapo(50) } as KnownSheet;
  const requests = left.map((one, index): PadRequest => ({
    ...{ type: "enter", round: index + 1, entry: { type: "dacapo", left: one } },
  }));
  return applyRequests(padOf("dacapo", left[0]!.length), known, requests);
}

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await setLanguage("en");
  await loadMessages("pad");
});

describe("of Cabo", () => {
  it("counts successful calls and won rounds", () => {
    const pad = playedPad([round(0, 3, 9), round(0, 2, 8), round(1, 30, 4), round(1, 5, 6)]);
    expect(caboFeats(pad, 0)).toEqual(["Two calls, both right", "Won 3 of 4 rounds"]);
    expect(caboFeats(pad, 1)).toEqual(["Two calls, one of them right", "Won 1 of 4 rounds"]);
  });

  it("names the rarest feat first, and the best round if none was won", () => {
    const pad = playedPad([round(0, "kamikaze", 9, 8), round(0, 1, 50, 7), round(0, 2, 49, 12)]);
    expect(caboFeats(pad, 0)).toEqual(["Kamikaze in round 1", "3 calls, all right"]);
    expect(caboFeats(pad, 1)).toEqual([
      ...["Exactly 100 in round 2: back to 50", "Best round: 49 points"],
    ]);
    expect(caboFeats(pad, 2)).toEqual(["Best round: 7 points"]);
  });

  it("counts a call as wrong if it was fined, shared under Dutch rules, or hit by a kamikaze", () => {
    const dutch = { scoring: "dutch", rounds: 2, limit: null } as const;
    const shared = playedPad([round(0, 3, 3), round(0, 9, 4)], dutch);
    expect(caboFeats(shared, 0)[0]).toBe("Two calls, both wrong");
    const hit = playedPad([round(1, "kamikaze", 2), round(1, 8, 4)]);
    expect(caboFeats(hit, 1)[0]).toBe("Two calls, one of them right");
  });

  it("does not count a round that ran out, nor the 5 points for it as a victory", () => {
    const pad = playedPad([round("pile", 3, 9), round("pile", 4, 8)]);
    expect(caboFeats(pad, 0)).toEqual(["Best round: 8 points"]);
  });

  it("says nothing about a single round", () => {
    const pad = playedPad([round(0, 3, 9)]);
    expect(caboFeats(pad, 0)).toEqual(["One call, and it was right"]);
    expect(caboFeats(pad, 1)).toEqual([]);
  });

  it("leaves out rounds from which somebody was absent, or that do not count", () => {
    const both = [round(0, 3, 9, 20), round(0, 2, 8, 30)];
    const pad = applyRequests(playedPad(both), sheet(), [
      { type: "leave", seat: 2 },
      { type: "enter", round: 3, entry: round(1, 12, 4, 0) },
      { type: "correct", round: 1, entry: round(0, 3, 101, 20), instead: both[0]! },
    ]);
    expect(pad.rounds.map(({ result }) => result === null)).toEqual([false, true, true]);
    expect(caboFeats(pad, 0)).toEqual(["One call, and it was right"]);
  });
});

describe("of Da Capo!", () => {
  it("names won games and the best of them, or how close the match was", () => {
    const pad = games([0, 4, 11], [0, 9, 3], [5, 0, 1]);
    expect(dacapoFeats(pad, 0)).toEqual(["Won 2 of 3 rounds", "Best round: 15 points"]);
    expect(dacapoFeats(pad, 2)).toEqual(["Closest: one card left"]);
  });
});

describe("one more round", () => {
  it("is offered after the last planned round, but not if points ended the match", () => {
    const over = playedPad([round(0, 3, 9)], { rounds: 1 });
    expect(oneMore(over, sheet({ rounds: 1 }))).toEqual({ type: "prolong", last: 2 });
    expect(oneMore(playedPad([round(0, 3, 9)]), sheet())).toBeNull();
    expect(oneMore(playedPad([round(0, 3, 101)]), sheet())).toBeNull();
  });
});

it.each(LANGUAGES)("all feats have words in %s", async (language) => {
  await setLanguage(language);
  await loadMessages("pad");
  for (const calls of [1, 2, 5]) {
    for (const right of [0, 1, calls]) {
      const rounds = Array.from({ length: calls }, (_, index) =>
        index < right ? round(0, 1, 4) : round(0, 4, 1),
      );
      for (const line of caboFeats(playedPad(rounds, { limit: null, rounds: 9 }), 0)) {
        expect(line).toMatch(/^[A-ZÉ\d][^{}$]+$/u);
      }
    }
  }
});

// The draft of a round on a score pad: taps, missing parts, and the resulting entry.
import { describe, expect, it } from "vitest";
import type {
  PadCaboEntry,
  PadCaboFields,
  PadDacapoEntry,
  PadDacapoFields,
} from "../generated/protocol";
import { CaboDraft } from "./cabo/pad/draft.svelte";
import { DacapoDraft } from "./dacapo/pad/draft.svelte";

const CABO: PadCaboFields = {
  ...{ type: "cabo", deck: "cabo", jokers: false, kamikaze: true, endings: ["pile"] },
  ...{ pile_out: false, called_with: false, most_cards: 60, highest: 1_000 },
  ...{ full: 4, full_sum: 50 },
  points: {
    ...{ scoring: "cabo", hundred: "always", call_below: null, limit: 101, rounds: null },
    ...{ youngest_begins: false, pile_after_call: false },
  },
};
const DUTCH: PadCaboFields = {
  ...CABO,
  ...{ deck: "french", jokers: true, kamikaze: false, full: null, full_sum: null },
};
const DACAPO: PadDacapoFields = { type: "dacapo", highest: 200, stack: 20, target: null };

function tapCards(draft: CaboDraft, seat: number, ...cards: string[]): CaboDraft {
  for (const card of cards) draft.lay(seat, draft.free(card));
  return draft;
}

function typeTexts<D extends CaboDraft | DacapoDraft>(draft: D, ...texts: string[]): D {
  for (const [seat, text] of texts.entries()) draft.typeText(seat, text);
  return draft;
}

describe("the next player is selected", () => {
  const full = (draft: CaboDraft | DacapoDraft, text: string) =>
    typeTexts(draft, text).isComplete(0);

  it("after the largest possible number of cards", () => {
    expect(tapCards(new CaboDraft(CABO, 2), 0, "0", "1", "2").isComplete(0)).toBe(false);
    expect(tapCards(new CaboDraft(CABO, 2), 0, "0", "1", "2", "3").isComplete(0)).toBe(true);
    expect(tapCards(new CaboDraft(DUTCH, 2), 0, "KH", "KS", "AC", "2C").isComplete(0)).toBe(false);
  });

  it("after a number that takes no more digits", () => {
    const sums = ["", "5", "6", "0", "10", "50"].map((text) => full(new CaboDraft(CABO, 2), text));
    expect(sums).toEqual([false, false, true, true, true, true]);
    const left = ["1", "2", "3", "0", "20"].map((text) => full(new DacapoDraft(DACAPO, 2), text));
    expect(left).toEqual([false, false, true, true, true]);
    expect(full(new CaboDraft(DUTCH, 2), "-1")).toBe(false);
  });
});

describe("cards", () => {
  it("add up while they are tapped", () => {
    const draft = tapCards(new CaboDraft(CABO, 2), 0, "0", "13", "7");
    expect([draft.sum(0), draft.sum(1)]).toEqual([20, null]);
    draft.backspace(0);
    expect(draft.sum(0)).toBe(13);
  });

  it("count as in the rules: red kings 0, black kings 13, jokers -1", () => {
    const draft = tapCards(new CaboDraft(DUTCH, 2), 0, "KH", "KS", "X", "QD", "AC");
    expect(draft.sum(0)).toBe(0 + 13 - 1 + 12 + 1);
  });

  it("are a kamikaze if two 12s and two 13s are among them", () => {
    const draft = tapCards(new CaboDraft(CABO, 2), 0, "12", "13", "12");
    expect(draft.kamikaze(0)).toBe(false);
    expect(tapCards(draft, 0, "13", "1").kamikaze(0)).toBe(true);
  });

  it("replace a sum, and are replaced by a sum", () => {
    const draft = tapCards(new CaboDraft(CABO, 2), 0, "5", "6");
    draft.typeDigit(0, "7");
    expect(draft.lines[0]).toMatchObject({ cards: null, text: "7" });
    draft.lay(0, "9");
    expect(draft.lines[0]).toMatchObject({ cards: ["9"], text: "" });
  });

  it("of the same rank are different cards of the deck, of the same colour first", () => {
    const draft = tapCards(new CaboDraft(DUTCH, 2), 0, "7H", "7H", "7H", "7H", "7H");
    expect(draft.lines[0]?.cards).toEqual(["7H", "7D", "7S", "7C", "7H"]);
  });

  it("never change from a red king to a black one", () => {
    const draft = tapCards(new CaboDraft(DUTCH, 2), 0, "KH", "KH", "KH");
    expect(draft.lines[0]?.cards).toEqual(["KH", "KD", "KH"]);
    expect(draft.sum(0)).toBe(0);
  });

  it("that were tapped for another player are not used again", () => {
    const draft = tapCards(tapCards(new CaboDraft(DUTCH, 2), 0, "7H"), 1, "7H");
    expect(draft.lines[1]?.cards).toEqual(["7D"]);
  });
});

describe("sums", () => {
  it("are typed digit by digit", () => {
    const draft = new CaboDraft(CABO, 2);
    for (const digit of "037") draft.typeDigit(0, digit);
    expect(draft.sum(0)).toBe(37);
    draft.backspace(0);
    expect(draft.sum(0)).toBe(3);
    draft.backspace(0);
    expect(draft.sum(0)).toBeNull();
  });

  it.each(["1e3", "12.5", "abc", "--1", "12345", "٣"])("are never %s", (text) => {
    const draft = typeTexts(new CaboDraft(CABO, 2), "8");
    draft.typeText(0, text);
    expect(draft.sum(0)).toBe(8);
  });

  it("may be negative, with either minus sign", () => {
    const draft = typeTexts(new CaboDraft(DUTCH, 2), "−2", "-1");
    expect([draft.sum(0), draft.sum(1)]).toEqual([-2, -1]);
    draft.minus(0);
    draft.typeDigit(0, "3");
    expect(draft.sum(0)).toBe(23);
  });

  it("are not complete with a minus sign alone", () => {
    const draft = new CaboDraft(DUTCH, 2);
    draft.minus(0);
    expect(draft.sum(0)).toBeNull();
    expect(draft.blankAfter(1)).toBe(0);
  });

  it("are 50 for a kamikaze, unless another sum is typed", () => {
    const draft = new CaboDraft(CABO, 2);
    draft.setKamikaze(0, true);
    expect([draft.sum(0), draft.kamikaze(0)]).toEqual([50, true]);
    draft.setKamikaze(0, false);
    expect([draft.sum(0), draft.kamikaze(0)]).toEqual([50, false]);
    draft.typeText(1, "57");
    draft.setKamikaze(1, true);
    expect([draft.sum(1), draft.kamikaze(1)]).toEqual([57, true]);
  });
});

describe("a missing player", () => {
  it("is asked for in the order of the table, starting again after the last seat", () => {
    const draft = typeTexts(new CaboDraft(CABO, 4), "1");
    expect(draft.blankAfter(3)).toBe(1);
    expect(draft.blankAfter(2)).toBe(3);
    draft.typeText(1, "2");
    draft.typeText(3, "2");
    expect([draft.blankAfter(0), draft.blankAfter(2)]).toEqual([2, null]);
  });
});

describe("a missing part", () => {
  const whole = () => typeTexts(new CaboDraft(CABO, 2), "4", "9");

  it("is reported before anything is sent", () => {
    const draft = new CaboDraft(CABO, 2);
    draft.typeText(0, "4");
    expect(draft.missing).toMatchObject({ key: "error-entry-not-everyone", seat: 1 });
    draft.typeText(1, "9");
    expect(draft.missing).toMatchObject({ key: "error-entry-nobody-called" });
    draft.call(1);
    expect(draft.missing).toBeNull();
  });

  it("is not the caller, if nobody called", () => {
    const draft = whole();
    draft.endWithout("pile");
    expect(draft.missing).toBeNull();
    expect(draft.entry).toMatchObject({ caller: null, ending: "pile" });
  });

  it("is reported if two players have a kamikaze", () => {
    const draft = whole();
    draft.call(0);
    draft.setKamikaze(0, true);
    tapCards(draft, 1, "12", "12", "13", "13");
    expect(draft.missing).toMatchObject({ key: "error-entry-two-kamikazes" });
  });

  it("is reported for a number out of range", () => {
    const draft = whole();
    draft.call(0);
    draft.typeText(1, "1001");
    expect(draft.missing).toMatchObject({ key: "error-entry-absurd", seat: 1 });
    draft.typeText(1, "9");
    draft.calledWith = "4000";
    expect(draft.missing).toMatchObject({ key: "error-entry-absurd" });
  });

  it("is reported for a stack below 0 or above the limit", () => {
    const draft = typeTexts(new DacapoDraft(DACAPO, 2), "-1", "201");
    expect(draft.missing).toMatchObject({ key: "error-entry-absurd", seat: 0 });
    draft.typeText(0, "0");
    expect(draft.missing).toMatchObject({ seat: 1 });
    draft.typeText(1, "200");
    expect(draft.missing).toBeNull();
  });
});

describe("an entry", () => {
  const ENTRIES: { fields: PadCaboFields; entry: PadCaboEntry }[] = [
    {
      fields: CABO,
      entry: {
        type: "cabo",
        laid: [
          { type: "cards", cards: ["3", "7"] },
          { type: "sum", sum: 50, kamikaze: true },
        ],
        caller: 1,
        ending: "pile",
        called_with: null,
      },
    },
    {
      fields: DUTCH,
      entry: {
        type: "cabo",
        laid: [
          { type: "cards", cards: [] },
          { type: "sum", sum: -2, kamikaze: false },
        ],
        caller: 0,
        ending: "cabo",
        called_with: -1,
      },
    },
    {
      fields: CABO,
      entry: {
        type: "cabo",
        laid: [
          { type: "sum", sum: 0, kamikaze: false },
          { type: "sum", sum: 8, kamikaze: false },
        ],
        caller: null,
        ending: "turns",
        called_with: null,
      },
    },
  ];

  it.each(ENTRIES)("is the same after it is loaded into a draft: $entry", ({ fields, entry }) => {
    const draft = new CaboDraft(fields, 2, entry);
    expect(draft.missing).toBeNull();
    expect(draft.entry).toEqual(entry);
  });

  it.each(ENTRIES)("survives a reload while it is half done: $entry", ({ fields, entry }) => {
    const stored = JSON.parse(JSON.stringify(new CaboDraft(fields, 2, entry).stored)) as never;
    const again = new CaboDraft(fields, 2);
    expect(again.isEmpty).toBe(true);
    again.restore(stored);
    expect(again.isEmpty).toBe(false);
    expect(again.entry).toEqual(entry);
  });

  it("of Da Capo! is the same after loading, and survives a reload", () => {
    const entry: PadDacapoEntry = { type: "dacapo", left: [0, 12] };
    const { stored } = new DacapoDraft(DACAPO, 2, entry);
    const again = new DacapoDraft(DACAPO, 2);
    expect(again.isEmpty).toBe(true);
    again.restore(stored);
    expect([again.missing, again.entry]).toEqual([null, entry]);
  });

  it("has no sum of a call if nobody called", () => {
    const draft = new CaboDraft(DUTCH, 2, ENTRIES[1]!.entry);
    draft.endWithout("pile");
    expect(draft.entry).toMatchObject({ caller: null, called_with: null });
  });
});

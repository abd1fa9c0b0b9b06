// A page of rules contains the rules of its table, and opens at the paragraph that matters.
import { describe, expect, it } from "vitest";
import { beginning, paragraphs } from "../guide/paragraphs";
import { BOOK } from "./cabo/guide/book";
import { paragraphFor, paragraphNow } from "./cabo/guide/currentParagraph";
import { PASSAGES as CABO } from "./cabo/guide/rules";
import { paragraphNow as dacapoNow } from "./dacapo/guide/currentParagraph";
import { PASSAGES as DACAPO } from "./dacapo/guide/rules";
import { CABO_VIEW, DUTCH, MATCH, ORIGINAL, SINGLE, TOURNAMENT, asked } from "../fixtures/tables";
import type { Settings } from "../guide/settings";
import type { CaboView } from "../generated/protocol";

function ids(settings: Settings): string[] {
  return paragraphs(CABO, settings).map(({ id }) => id);
}

function texts(game: "cabo" | "dacapo", settings: Settings): string[] {
  return paragraphs(game === "cabo" ? CABO : DACAPO, settings).flatMap(
    (paragraph) => paragraph.texts,
  );
}

describe("a page of rules", () => {
  it("has each paragraph once, under every rule set", () => {
    for (const settings of [ORIGINAL, DUTCH, TOURNAMENT]) {
      expect(new Set(ids(settings)).size).toBe(ids(settings).length);
    }
  });

  it("leaves out rules that do not apply", () => {
    expect(ids(ORIGINAL)).not.toContain("snap");
    expect(ids(ORIGINAL)).not.toContain("kings");
    for (const id of ["sets", "false-set", "kamikaze", "hundred"]) {
      expect(ids(DUTCH)).not.toContain(id);
    }
    expect(texts("dacapo", SINGLE)).not.toContain("guide-dacapo-end.target");
    expect(texts("dacapo", MATCH)).not.toContain("guide-dacapo-end.single");
  });

  it("follows a single changed rule", () => {
    const keep = { ...ORIGINAL, false_set: "keep" };
    expect(texts("cabo", ORIGINAL)).toContain("guide-cabo-false-set.discard");
    expect(texts("cabo", keep)).toContain("guide-cabo-false-set.keep");
    expect(texts("cabo", keep)).not.toContain("guide-cabo-false-set.discard");
    expect(texts("cabo", { ...ORIGINAL, rounds: 3 })).toContain("guide-cabo-end.first");
  });

  it("passes the numbers of the table to its texts", () => {
    const [first] = paragraphs(CABO, DUTCH);
    expect(first?.about).toMatchObject({ cards: 4, "call-below": 5, limit: 0, snap: "yes" });
  });
});

describe("the paragraph that matters", () => {
  it("depends on the card in hand", () => {
    const held = (card?: string): string => paragraphFor("card", "holding", card);
    expect(["7", "10", "12", "13", undefined].map(held)).toEqual([
      "peek",
      "spy",
      "swap",
      "draw",
      "take",
    ]);
    expect(paragraphFor("card", "holding", "KS")).toBe("black-king");
    expect(paragraphFor("card", "holding", "KH")).toBe("draw");
  });

  it("depends on the decision and the phase of the round", () => {
    expect(paragraphFor("snap", "snapping")).toBe("snap");
    expect(paragraphFor("turn", "turn")).toBe("turn");
    expect(paragraphFor("turn", "turn", undefined, true)).toBe("last-lap");
    expect(paragraphFor("", "round-over")).toBe("scoring");
    expect(dacapoNow(MATCH, "round-over")).toBe("points");
  });

  it("is always on the page", () => {
    const page = paragraphs(BOOK.passages, ORIGINAL);
    expect(beginning(BOOK, page, paragraphFor("sneak", "turn"))).toBe("turn");
    expect(beginning(BOOK, page, "peek")).toBe("peek");
    expect(beginning(BOOK, page, "")).toBe("");
  });

  it("is found from a view, and never is the one about sneaking a look", () => {
    const peeking: CaboView = {
      ...CABO_VIEW,
      phase: "looking",
      discard: "8S",
      decisions: [asked("sneak"), asked("looking")],
    };
    expect(paragraphNow(peeking)).toBe("peek");
    expect(paragraphNow({ ...CABO_VIEW, decisions: [asked("sneak")] })).toBe("turn");
  });
});

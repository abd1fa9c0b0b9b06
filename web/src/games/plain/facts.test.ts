// A view of any game can be read, even without a table of its own.
import { expect, it } from "vitest";
import { factsOf } from "./facts";

it("lists every field of a view by name, the deepest in brackets", () => {
  const view = {
    ...{ viewer: 0, round: 1, turn: 2, phase: "turn", decisions: [], results: [] },
    ...{ hand: "3", open_cards: [["1", null], []], top: null, look: { by: 1 } },
  };
  expect(factsOf(view)).toEqual([
    { name: "hand", text: "3" },
    { name: "open cards", text: "(1 · –) · (–)" },
    { name: "top", text: "–" },
    { name: "look", text: "by: 1" },
  ]);
});

/* The decks: values and actions as in the rules, and cards that are light and do not name
   themselves. */

import { render } from "svelte/server";
import { expect, test } from "vitest";
import Card from "../cards/Card.svelte";
import { CABO } from "./cabo/cards/caboDeck";
import { deckOf } from "./cabo/cards/decks";
import { FRENCH } from "./cabo/cards/frenchDeck";
import { powerOf, valueOf } from "./cabo/cards/values";
import { DECK as DACAPO } from "./dacapo/cards/deck";

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const DRAWN = { cabo: CABO, french: FRENCH, dacapo: DACAPO };
type Name = keyof typeof DRAWN;
const FACES: Record<Name, string[]> = {
  cabo: Array.from({ length: 14 }, (_, value) => `${value}`),
  french: [..."SHDC"].flatMap((suit) => RANKS.map((rank) => rank + suit)).concat("X"),
  dacapo: Array.from({ length: 20 }, (_, number) => `${number + 1}`).concat("J"),
};
const DECKS = Object.keys(FACES) as Name[];

function drawn(deck: Name, face: string | null, standsFor?: number): string {
  return render(Card, { props: { deck: DRAWN[deck], face, standsFor } }).body;
}

/** The words of a card's attributes, which a reader of the page's source finds. */
function attributes(html: string): string[] {
  return [...html.matchAll(/\s([\w:-]+)="/g)].map((found) => found[1] ?? "");
}

test("the settings of a table choose its deck", () => {
  expect(deckOf({ deck: "french" })).toBe(FRENCH);
  expect(deckOf({ deck: "cabo" })).toBe(CABO);
});

test("in the French deck an ace counts 1, a jack 11, a queen 12, a king 0 or 13, and a joker less than 0", () => {
  const values = ["AS", "10D", "JC", "QH", "KH", "KD", "KS", "KC", "X"];
  expect(values.map((face) => valueOf(face))).toEqual([1, 10, 11, 12, 0, 0, 13, 13, -1]);
});

test("numbers count themselves; backs and empty places count nothing", () => {
  expect(FACES.cabo.map((face) => valueOf(face))).toEqual(FACES.cabo.map(Number));
  expect([valueOf("?"), valueOf(null)]).toEqual([null, null]);
});

test("7 to 12 have their actions in either deck of Cabo, and black kings have another", () => {
  const cabo = ["6", "7", "8", "9", "10", "11", "12", "13"];
  const powers = [null, "peek", "peek", "spy", "spy", "swap", "swap", null];
  expect(cabo.map((face) => powerOf(face))).toEqual(powers);
  const french = ["6H", "7S", "8D", "9C", "10H", "JS", "QD", "KH", "KS", "KC", "X"];
  expect(french.map((face) => powerOf(face))).toEqual([...powers, "king", "king", null]);
});

test.each(DECKS)("each card of the %s deck is drawn differently, with few strokes", (deck) => {
  const cards = FACES[deck].map((face) => drawn(deck, face));
  expect(new Set(cards).size).toBe(cards.length);
  for (const card of cards) {
    expect(card.match(/<(path|rect|circle|text|g)\b/g)?.length).toBeLessThan(25);
    expect(card).not.toMatch(/NaN|undefined|null/);
  }
});

test.each(DECKS)("no attribute of a %s card names it", (deck) => {
  for (const face of [...FACES[deck], "?"]) {
    const names = attributes(drawn(deck, face));
    expect(names.filter((name) => /^(id|title|alt|data-|aria-label)/.test(name))).toEqual([]);
    expect(names).toContain("aria-hidden");
  }
});

test("a back does not depend on the number that a joker stands for", () => {
  for (const deck of DECKS) {
    expect(drawn(deck, "?", 7)).toBe(drawn(deck, "?"));
    expect(drawn(deck, "?")).not.toContain("<text");
  }
});

test("a played joker shows its number and its sign", () => {
  const joker = drawn("dacapo", "J", 7);
  expect(joker).toContain(">7</text>");
  expect(joker).not.toBe(drawn("dacapo", "7"));
});

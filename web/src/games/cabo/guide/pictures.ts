// The drawn examples of the rules, with cards of the table's deck.
import {
  BACK,
  MAX_CARDS,
  RIGHT,
  type Group,
  type Picture,
  type Piece,
} from "../../../guide/pictures";
import { size, type Settings } from "../../../guide/settings";
import { faceOf } from "./faces";
import Scoring from "./Scoring.svelte";

type Draw = (value: number, suit?: string) => string;

/** A picture whose cards are given by their value, for any deck. */
function drawn(caption: string, pieces: (card: Draw, settings: Settings) => readonly Piece[]) {
  return {
    caption,
    pieces: (settings: Settings) =>
      pieces((value, suit = "H") => faceOf(settings, value, suit), settings),
  };
}

const YOU = "guide-picture-you";

export const PICTURES = {
  layout: drawn("guide-picture-layout", (card, settings) => [firstLook(settings, card, "first")]),
  square: drawn("guide-picture-square", (card, settings) => [firstLook(settings, card, "last")]),
  replace: drawn("guide-picture-replace", (card) => [
    { faces: [card(3)] },
    RIGHT,
    { faces: [BACK, BACK, BACK], raised: [1], label: YOU },
    RIGHT,
    { faces: [card(10, "S")] },
  ]),
  powers: drawn("guide-picture-powers", (card) => [
    { faces: [card(7), card(8, "S")], label: "guide-picture-peek-label" },
    { faces: [card(9, "D"), card(10, "C")], label: "guide-picture-spy-label" },
    { faces: [card(11, "S"), card(12)], label: "guide-picture-swap-label" },
  ]),
  peek: drawn("guide-picture-peek", (card) => [
    { faces: [card(7)] },
    RIGHT,
    { faces: [BACK, card(4, "C"), BACK], raised: [1], label: YOU },
  ]),
  spy: drawn("guide-picture-spy", (card) => [
    { faces: [card(9, "D")] },
    RIGHT,
    { faces: [BACK, BACK, card(1, "S")], raised: [2], label: "Ben" },
  ]),
  swap: drawn("guide-picture-swap", () => [
    { faces: [BACK, BACK, BACK], raised: [2], label: YOU },
    { sign: "both" },
    { faces: [BACK, BACK, BACK], raised: [0], label: "Ben" },
  ]),
  set: drawn("guide-picture-set", (card) => [
    { faces: [card(5), BACK, card(5, "S")], raised: [0, 2] },
    RIGHT,
    { faces: [card(2, "C"), BACK, null], raised: [0] },
  ]),
  snap: drawn("guide-picture-snap", (card) => [
    { faces: [BACK, card(6, "S"), BACK], raised: [1], label: YOU },
    RIGHT,
    { faces: [card(6)], label: "Ben" },
  ]),
  kings: drawn("guide-picture-kings", (_, settings) => [
    { faces: ["KH", "KD"], label: "0" },
    { faces: ["KS", "KC"], label: "13" },
    ...(size(settings, "jokers") > 0 ? [{ faces: ["X"], label: "−1" }] : []),
  ]),
  "scoring-cabo": { caption: "guide-picture-scoring-cabo", Drawing: Scoring },
  "scoring-dutch": { caption: "guide-picture-scoring-dutch", Drawing: Scoring },
  kamikaze: drawn("guide-picture-kamikaze", (card) => [
    { faces: [card(12), card(12, "S"), card(13), card(13, "C")] },
    { text: "= 50" },
  ]),
  hundred: drawn("guide-picture-hundred", () => [
    { text: "87 + 13 = 100" },
    RIGHT,
    { text: "50", result: true },
  ]),
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof PICTURES;

/** A player's cards in place, with the first looks turned up. */
function firstLook(settings: Settings, card: Draw, which: "first" | "last"): Group {
  const cards = Math.min(size(settings, "cards"), MAX_CARDS);
  const looks = Math.min(size(settings, "looks"), cards);
  const start = which === "last" ? cards - looks : 0;
  const raised = Array.from({ length: looks }, (_, index) => start + index);
  const faces = Array.from({ length: cards }, (_, slot) =>
    raised.includes(slot) ? card([9, 3, 12, 0, 6, 2, 8, 5][slot - start] ?? 4, "S") : BACK,
  );
  const group: Group = { faces, raised, label: YOU };
  return which === "last" ? { ...group, columns: Math.ceil(cards / 2) } : group;
}

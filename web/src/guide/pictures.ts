// What the drawn examples of the rules show: cards, in groups, with signs between them.
import { deckOf, type Deck } from "../cards/deck";
import { size, type Game, type Settings } from "./settings";

export type PictureName =
  | "layout"
  | "square"
  | "replace"
  | "powers"
  | "peek"
  | "spy"
  | "swap"
  | "set"
  | "snap"
  | "kings"
  | "scoring-cabo"
  | "scoring-dutch"
  | "kamikaze"
  | "hundred"
  | "building"
  | "joker"
  | "place"
  | "others-stack"
  | "left";

export const CAPTIONS: Record<PictureName, string> = {
  layout: "guide-picture-layout",
  square: "guide-picture-square",
  replace: "guide-picture-replace",
  powers: "guide-picture-powers",
  peek: "guide-picture-peek",
  spy: "guide-picture-spy",
  swap: "guide-picture-swap",
  set: "guide-picture-set",
  snap: "guide-picture-snap",
  kings: "guide-picture-kings",
  "scoring-cabo": "guide-picture-scoring-cabo",
  "scoring-dutch": "guide-picture-scoring-dutch",
  kamikaze: "guide-picture-kamikaze",
  hundred: "guide-picture-hundred",
  building: "guide-picture-building",
  joker: "guide-picture-joker",
  place: "guide-picture-place",
  "others-stack": "guide-picture-others-stack",
  left: "guide-picture-left",
};

/** Cards side by side, or overlapping as a pile that grew. */
export interface Group {
  faces: readonly (string | null)[];
  /** Those that it is about. */
  raised?: readonly number[];
  /** So many in a row; all of them where it is not said. */
  columns?: number;
  fan?: true;
  /** What a joker stands for. */
  standsFor?: number;
  /** Below the cards: words of the word files, or a name or figure as it is. */
  label?: string;
  /** For the label. */
  number?: number;
}

export type Sign = "right" | "left" | "both";

export type Piece = Group | { sign: Sign } | { text: string; result?: true };

const BACK = "?";
const RIGHT: Piece = { sign: "right" };
const LEFT: Piece = { sign: "left" };
/** More than these do not fit on a phone. */
const MOST = 8;

/** A card of either deck by its value. */
export function faceOf(deck: Deck, value: number, suit: string): string {
  if (deck !== "french") return String(value);
  const ranks: Record<number, string> = { 0: "KH", 1: "A", 11: "J", 12: "Q", 13: "KS" };
  const rank = ranks[value] ?? String(value);
  return rank.startsWith("K") ? rank : rank + suit;
}

/** The cards of a picture, as they are at a table with these settings. */
export function piecesOf(name: PictureName, game: Game, settings: Settings): readonly Piece[] {
  const deck = deckOf(game, settings);
  const card = (value: number, suit = "H"): string => faceOf(deck, value, suit);
  switch (name) {
    case "layout":
      return [firstLook(settings, card, "first")];
    case "square":
      return [firstLook(settings, card, "last")];
    case "replace":
      return [
        { faces: [card(3)] },
        RIGHT,
        { faces: [BACK, BACK, BACK], raised: [1], label: "guide-picture-you" },
        RIGHT,
        { faces: [card(10, "S")] },
      ];
    case "powers":
      return [
        { faces: [card(7), card(8, "S")], label: "guide-picture-peek-label" },
        { faces: [card(9, "D"), card(10, "C")], label: "guide-picture-spy-label" },
        { faces: [card(11, "S"), card(12)], label: "guide-picture-swap-label" },
      ];
    case "peek":
      return [
        { faces: [card(7)] },
        RIGHT,
        { faces: [BACK, card(4, "C"), BACK], raised: [1], label: "guide-picture-you" },
      ];
    case "spy":
      return [
        { faces: [card(9, "D")] },
        RIGHT,
        { faces: [BACK, BACK, card(1, "S")], raised: [2], label: "Ben" },
      ];
    case "swap":
      return [
        { faces: [BACK, BACK, BACK], raised: [2], label: "guide-picture-you" },
        { sign: "both" },
        { faces: [BACK, BACK, BACK], raised: [0], label: "Ben" },
      ];
    case "set":
      return [
        { faces: [card(5), BACK, card(5, "S")], raised: [0, 2] },
        RIGHT,
        { faces: [card(2, "C"), BACK, null], raised: [0] },
      ];
    case "snap":
      return [
        { faces: [BACK, card(6, "S"), BACK], raised: [1], label: "guide-picture-you" },
        RIGHT,
        { faces: [card(6)], label: "Ben" },
      ];
    case "kings":
      return [
        { faces: ["KH", "KD"], label: "0" },
        { faces: ["KS", "KC"], label: "13" },
        ...(size(settings, "jokers") > 0 ? [{ faces: ["X"], label: "−1" }] : []),
      ];
    case "kamikaze":
      return [
        { faces: [card(12), card(12, "S"), card(13), deck === "french" ? "KC" : card(13)] },
        { text: "= 50" },
      ];
    case "hundred":
      return [{ text: "87 + 13 = 100" }, RIGHT, { text: "50", result: true }];
    case "building":
      return [{ faces: ["1", "2", "3"], fan: true, label: "guide-picture-next", number: 4 }];
    case "joker":
      return [
        {
          faces: ["1", "2", "J"],
          fan: true,
          standsFor: 3,
          label: "guide-picture-next",
          number: 4,
        },
      ];
    case "place":
      return [
        { faces: ["5"], raised: [0], label: "guide-picture-stack-label" },
        { faces: some(["4", "2", null], size(settings, "help_piles"), null), label: HELP_PILES },
        { faces: some(["3", "5", "1", "2"], size(settings, "hand"), "2"), label: HAND },
      ];
    case "others-stack":
      return [
        { faces: ["4"], raised: [0], label: "Ben" },
        RIGHT,
        { faces: ["1", "2", "3"], fan: true },
        LEFT,
        { faces: ["5"], raised: [0], label: "guide-picture-you" },
      ];
    case "left":
      return [
        { faces: [null], label: "guide-picture-you" },
        { faces: ["4"], label: "Ben · 7" },
        { faces: ["1"], label: "Chloé · 5" },
        { text: "12", result: true },
      ];
    case "scoring-cabo":
    case "scoring-dutch":
      return []; // a table of its own
  }
}

const HELP_PILES = "guide-picture-help-label";
const HAND = "guide-picture-hand-label";

function some<T>(items: readonly T[], count: number, more: T): T[] {
  return Array.from({ length: Math.min(count, MOST) }, (_, index) => items[index] ?? more);
}

/** Somebody's cards as they lie, with those turned up that are looked at first. */
function firstLook(
  settings: Settings,
  card: (value: number, suit?: string) => string,
  which: "first" | "last",
): Group {
  const cards = Math.min(size(settings, "cards"), MOST);
  const looks = Math.min(size(settings, "looks"), cards);
  const start = which === "last" ? cards - looks : 0;
  const raised = Array.from({ length: looks }, (_, index) => start + index);
  const faces = Array.from({ length: cards }, (_, slot) =>
    raised.includes(slot) ? card([9, 3, 12, 0, 6, 2, 8, 5][slot - start] ?? 4, "S") : BACK,
  );
  const group: Group = { faces, raised, label: "guide-picture-you" };
  return which === "last" ? { ...group, columns: Math.ceil(cards / 2) } : group;
}

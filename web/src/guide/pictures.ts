// The content of the drawn examples of the rules: cards, in groups, with signs between them.
import type { Component } from "svelte";
import type { Settings } from "./settings";

/** Cards side by side, or overlapping as a pile that grew. */
export interface Group {
  faces: readonly (string | null)[];
  /** The cards that the picture highlights. */
  raised?: readonly number[];
  /** Cards per row; all of them by default. */
  columns?: number;
  fan?: true;
  /** The number that a joker stands for. */
  standsFor?: number;
  /** The words below the cards: a key of the word files, or a name or figure as it is. */
  label?: string;
  /** The number for the label. */
  number?: number;
}

export type Sign = "right" | "left" | "both";

export type Piece = Group | { sign: Sign } | { text: string; result?: true };

/** A caption of the word files, and the cards of a table with these settings or a table of its own. */
export type Picture =
  | { caption: string; pieces: (settings: Settings) => readonly Piece[] }
  | { caption: string; Drawing: Component<{ settings: Settings }> };

export const BACK = "?";
export const RIGHT: Piece = { sign: "right" };
export const LEFT: Piece = { sign: "left" };
/** The largest number of cards that fit side by side on a phone. */
export const MAX_CARDS = 8;

// A deck of cards as it is drawn; every game brings its own.
import type { Component } from "svelte";

/** The back: the same for every card of a deck. */
export interface Back {
  ink: string;
  /** The pattern of the whole back. */
  weave: string;
  /** The plain area in the middle, and the drawing on it. */
  shield: string;
  emblem: string;
}

export interface Deck {
  /** Draws the face of a card; `standsFor` is the figure that a joker has taken on. */
  Face: Component<{ face: string; standsFor?: number | undefined }>;
  back: Back;
}

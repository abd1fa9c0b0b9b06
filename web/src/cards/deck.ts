// A deck of cards as it is drawn; every game brings its own.
import type { Component } from "svelte";

/** The same for every card of a deck. */
export interface Back {
  ink: string;
  /** The pattern all over. */
  weave: string;
  /** The quiet place in the middle, and what is on it. */
  shield: string;
  emblem: string;
}

export interface Deck {
  /** Draws the face of a card; `standsFor` is the figure that a joker has taken on. */
  Face: Component<{ face: string; standsFor?: number | undefined }>;
  back: Back;
}

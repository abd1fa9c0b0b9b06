// What the app needs of a game. Everything else about it stays in the game's own folder.
import type { Teacher } from "../guide/lessons";
import type { Rulebook } from "../guide/paragraphs";
import type { Options, Phrase, View } from "../generated/protocol";
import type { PadKind } from "../scorepad/padKind";
import type { RuleSettings } from "../rules/settings";
import type { RoundResult, Scored } from "./result";
import type { TableEffects } from "./effects";

type Door<Module> = () => Promise<Module>;

/**
 * A game as the browser knows it. These objects are small; what is not needed at every table is
 * imported on demand. What a game leaves out is not offered. Its table is found by `tables.ts`.
 */
export interface Game<
  V extends View = View,
  R extends RoundResult = RoundResult,
> extends Scored<R> {
  /** The effects beside the cards; without them the points follow a round at once. */
  effects?: Door<TableEffects<V, R>>;
  /** The rules in words, with pictures. */
  rules?: Door<Rulebook>;
  lessons?: FirstMatch<V>;
  /** The score pad for real cards. */
  pad?: Door<PadKind>;

  /** How a round ended, if there is something to say about it. */
  ended(result: R): Phrase | null;
  /** Who won a round, and with what. */
  won(result: R): Phrase;
  /** The paragraph of the rules that explains the points. */
  scoring: string;

  /** The keys of the phrases that nobody misses: nothing has happened. */
  untold: readonly string[];
  /** The keys of the phrases that are told to one player only. */
  secrets: readonly string[];
  /** Whether the content of such a phrase is still open to its player: remembering is the game. */
  stillShown(key: string, view: NonNullable<V>, seat: number): boolean;

  /** What is needed to recompute the deals of a match. */
  chance?: Chance;
}

/** The match for learning: short enough to end over a cup of tea. */
export interface FirstMatch<V extends View = View> {
  /** The key of the sentence that invites to it. */
  about: string;
  options: Pick<Options, "preset" | "changes"> & Partial<Pick<Options, "memory">>;
  teacher: Door<Teacher<V>>;
}

export interface Chance {
  /** The label of a round's lot (docs/fairness.md). */
  lot: string;
  /** The number of cards in the deck. */
  deckSize(settings: RuleSettings): number;
}

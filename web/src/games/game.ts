// The parts of a game that the app needs. Everything else stays in the game's own folder.
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

  /** The sentence about the end of a round, if there is something to say. */
  ended(result: R): Phrase | null;
  /** The sentence about the winners of a round and their points. */
  won(result: R): Phrase;
  /** The paragraph of the rules that explains the points. */
  scoring: string;

  /**
   * The keys of the phrases that the table never says: nothing has happened, or the podium says it.
   */
  untold: readonly string[];
  /** The keys of the phrases that only one player receives. */
  secrets: readonly string[];
  /** Whether such a phrase is still visible in the view: otherwise its player has to remember it. */
  stillShown(key: string, view: NonNullable<V>, seat: number): boolean;

  /** The values for recomputing the deals of a match. */
  chance?: Chance;
}

/** The short match for learning, about ten minutes long. */
export interface FirstMatch<V extends View = View> {
  /** The key of the sentence that invites people to it. */
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

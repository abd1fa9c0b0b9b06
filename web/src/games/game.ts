// What the app needs of a game. Everything else about it stays in the game's own folder.
import type { Component } from "svelte";
import type { Teacher } from "../guide/lessons";
import type { Rulebook } from "../guide/paragraphs";
import type { Room } from "../live/room.svelte";
import type { Options, Phrase, View } from "../protocol";
import type { PadKind } from "../scorepad/kind";
import type { Entry, RoundResult } from "../table/explain";
import type { RuleSettings } from "../rules/settings";

type Door<Module> = () => Promise<Module>;
type ComponentDoor<Props extends object> = Door<{ default: Component<Props> }>;

export interface TableProps {
  room: Room;
  settings: RuleSettings;
}

export interface PointsProps {
  room: Room;
  seat: number;
  result: RoundResult;
  settings: RuleSettings;
}

/**
 * A game as the browser knows it. These objects are small; whatever is not needed at every table is
 * behind a door, an import that is made when somebody wants it. What a game leaves out is not
 * offered.
 */
export interface Game<V extends View = View, R extends RoundResult = RoundResult> {
  /** The table while a match is played. */
  table: ComponentDoor<TableProps>;
  /** Why one player's round counts as it does. */
  points: ComponentDoor<PointsProps>;
  /** The rules in words, with pictures. */
  rules?: Door<Rulebook>;
  lessons?: FirstMatch<V>;
  /** The score pad for real cards. */
  pad?: Door<PadKind>;

  /** What is written down for everybody after a round. */
  entries(result: R): readonly Entry[];
  /** Whether few points are better than many. */
  fewWin: boolean;
  /** How a round ended, where there is something to say about it. */
  ended(result: R): Phrase | null;
  /** Who won a round, and with what. */
  won(result: R): Phrase;
  /** The paragraph of the rules that explains the points. */
  scoring: string;

  /** The keys of the phrases that are told to one player alone. */
  secrets: readonly string[];
  /** Whether what such a phrase says still lies open before its player: remembering is a game. */
  stillShown(key: string, view: NonNullable<V>, seat: number): boolean;

  /** What is needed to recompute the deals of a match. */
  chance?: Chance;
}

/** The match that somebody learns by: short enough to end over a cup of tea. */
export interface FirstMatch<V extends View = View> {
  /** The key of the sentence that invites to it. */
  about: string;
  options: Pick<Options, "preset" | "changes">;
  teacher: Door<Teacher<V>>;
}

export interface Chance {
  /** What the lot of a round is called (docs/fairness.md). */
  lot: string;
  /** How many cards are dealt from. */
  deckSize(settings: RuleSettings): number;
}

// What a score pad needs of a game: how a round is entered, and how the sheet shows it.
import type { Component } from "svelte";
import type { Deck } from "../cards/deck";
import type { IconName } from "../icons/paths";
import type { PadEntry, PadView } from "../generated/protocol";
import type { PhraseContext } from "../i18n/phrases";
import type { EntryDraft } from "./entry/entryDraft.svelte";
import type { Scoring, RoundResult } from "./offline/scoring";

export type { RoundResult };

/** What can be entered by the rules of a pad. */
export type PadFields = PadView["fields"];

export interface PadKind<E extends PadEntry = PadEntry, F extends PadFields = PadFields> {
  sheet(fields: F): Sheet<E>;
  /** What was tapped or typed for each player, if the rules are not known. */
  typedTexts(entry: E): readonly string[];
  /** How the round ended; empty if there is nothing to say. */
  endingText(entry: E, phraseContext: PhraseContext): string;
}

export interface Sheet<E extends PadEntry = PadEntry> {
  deck: Deck;
  /** What is entered, for the word files. */
  unit: "round" | "game";
  /** The points and the end of a match, as the server finds them. */
  scoring: Scoring<E>;
  /** What a player has laid down or has left, in a line. */
  laidText(entry: E, seat: number): string;
  endingText(entry: E, phraseContext: PhraseContext): string;
  /** A cell of the sheet; without a result, the entry. */
  cell(entry: E, result: RoundResult | null, seat: number): Cell;
  /** One player's round, explained. */
  part(entry: E, result: RoundResult | null, seat: number, phraseContext: PhraseContext): Part;
  /** The marks below the points of a scored round. */
  Marks: Component<MarksProps>;
  /** One or two lines about what a player did, when the match is over. */
  feats(pad: PadView, seat: number): readonly string[];
  /** The card that stands for the first place. */
  first: string;
  /** What those marks mean, as far as they are on this pad. */
  signs(pad: PadView): readonly Sign[];
  /** A round that is being entered. */
  draft(players: number, entry: E | null): EntryDraft;
  /** The input: a line for each player, and the keys for one of them. */
  Fields: Component<FieldsProps>;
  Keys: Component<KeysProps>;
}

export interface Cell {
  points: number;
  total: number | null;
  called: boolean;
  /** The points deserve a cheer. */
  won: boolean;
}

export interface Part {
  cards: readonly string[];
  points: number;
  total: number | null;
  called: boolean;
  why: string;
}

/** An icon or a letter, and the key of its meaning. */
export type Sign = { meaning: string } & ({ icon: IconName } | { letter: string });

export interface MarksProps {
  result: RoundResult;
  seat: number;
}

export interface FieldsProps {
  draft: EntryDraft;
  /** The initial draft. */
  entry: PadEntry | null;
  names: readonly string[];
  /** The player whose part is being entered. */
  active: number;
  onactive: (seat: number) => void;
}

export interface KeysProps {
  draft: EntryDraft;
  seat: number;
}

// The parts of a game for a score pad: the entry of a round, and its display on the sheet.
import type { Component } from "svelte";
import type { Deck } from "../cards/deck";
import type { IconName } from "../icons/paths";
import type { PadEntry, PadView } from "../generated/protocol";
import type { PhraseContext } from "../i18n/phrases";
import type { EntryDraft } from "./entry/entryDraft.svelte";
import type { Scoring, RoundResult } from "./offline/scoring";

export type { RoundResult };

/** The rules of a pad, as far as entries depend on them. */
export type PadFields = PadView["fields"];

export interface PadKind<E extends PadEntry = PadEntry, F extends PadFields = PadFields> {
  sheet(fields: F): Sheet<E>;
  /** The taps or texts for each player, if the rules are not known. */
  typedTexts(entry: E): readonly string[];
  /** The end of the round; empty if there is nothing to say. */
  endingText(entry: E, phraseContext: PhraseContext): string;
}

export interface Sheet<E extends PadEntry = PadEntry> {
  deck: Deck;
  /** The kind of entry, for the word files. */
  unit: "round" | "game";
  /** The points and the end of a match, as on the server. */
  scoring: Scoring<E>;
  /** The cards that a player laid down or has left, in a line. */
  laidText(entry: E, seat: number): string;
  endingText(entry: E, phraseContext: PhraseContext): string;
  /** A cell of the sheet; without a result, the entry. */
  cell(entry: E, result: RoundResult | null, seat: number): Cell;
  /** One player's round, explained. */
  part(entry: E, result: RoundResult | null, seat: number, phraseContext: PhraseContext): Part;
  /** The marks below the points of a scored round. */
  Marks: Component<MarksProps>;
  /** One or two lines about a player's feats, when the match is over. */
  feats(pad: PadView, seat: number): readonly string[];
  /** The card on the first place. */
  first: string;
  /** The meanings of those marks, as far as they are on this pad. */
  signs(pad: PadView): readonly Sign[];
  /** The draft of a round. */
  draft(players: number, entry: E | null): EntryDraft;
  /** The input: a line for each player, and the keys for one of them. */
  Fields: Component<FieldsProps>;
  Keys: Component<KeysProps>;
}

export interface Cell {
  points: number;
  total: number | null;
  called: boolean;
  /** Whether the points deserve a cheer. */
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

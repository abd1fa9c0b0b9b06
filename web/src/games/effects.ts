// The effects at a table, beside its cards: signs of what others did, a call, the end of a round.
import type { SoundName } from "../app/soundEffects";
import type { Mood as FaceMood } from "../characters/mood";
import type { IconName } from "../icons/paths";
import type { Event, News, Phrase, Result, View } from "../generated/protocol";
import type { RoundResult } from "./result";

/** The name of a place on the screen: `a1`, `pile`, `stack-b`. */
export type Anchor = string;

/** The action of another player, as a sign. */
export interface Sign {
  /** The number of the event. */
  number: number;
  seat: number;
  icon: IconName;
  text: Phrase;
  /** Whether it happened to the viewer. */
  touches: boolean;
  /** The action in full, for screen readers. */
  said: readonly Phrase[];
}

/** The sights, sounds and vibrations of a change, beside the cards that move. */
export interface Moment {
  at?: readonly Anchor[];
  how?: "slap" | "shiver" | "shake" | "shine" | "thump";
  /** The text of a stamp on these places. */
  word?: string;
  mood?: Mood;
  sound?: SoundName;
  /** The step of the scale, for the sound of a note. */
  pitch?: number;
  /** Whether it happened to the viewer: then a phone may vibrate. */
  felt?: boolean;
  /** The seat of the player who has called: then everything else at the table stops. */
  call?: number;
}

export type Mood = "good" | "bad" | "plain";

/** The last lap. */
export interface LastLap {
  caller: number;
  /** The places of the caller's cards. */
  places: readonly Anchor[];
  /** The number of turns until all cards are turned up. */
  left: number;
}

/** A player at the end of a round: the cards in the order in which they are turned. */
export interface Turn {
  seat: number;
  places: readonly Anchor[];
  /** The sum after each card; empty if there is nothing to add up. */
  sums: readonly number[];
  /** The accents of the best and the worst cards. */
  accents?: readonly (Accent | null)[];
  /** The verdict that comes first; without one, the sum stays until the points are written down. */
  claim?: Phrase;
  /** The points that replace the sum when they are written down. */
  points?: number;
  verdict: Phrase;
  mood: Mood;
}

export type Accent = "thump" | "shine";

/** The race of the player who turns last against the lowest sum of the others. */
export interface Race {
  seat: number;
  /** The line after each of the other players; null if a low sum no longer wins. */
  lines: readonly (number | null)[];
  /**
   * The number of turned cards after which it is certain that the line is passed; null if it never
   * is.
   */
  lostAt: number | null;
  /** Whether everything is still possible before the last card. */
  open: boolean;
}

/** The end of a round, step by step. */
export interface Finale {
  turns: readonly Turn[];
  race?: Race | null;
  /** The sentence at the end. */
  word: Phrase;
  /** Whether it is a rare event. */
  rare: boolean;
  /** The totals before and after. */
  before: readonly number[];
  after: readonly number[];
}

/** A sentence about a match, with its weight. */
export interface Tale {
  phrase: Phrase;
  /** The sentence with the largest weight is shown. */
  weight: number;
}

/** How much of the end of a round has been revealed. */
export interface RevealProgress {
  /** The number of turned cards. */
  open: number;
  /** How much of the points has been written down, from 0 to 1. */
  counted: number;
}

/** The contribution of a game to the effects, made only from facts that the viewer received. */
export interface TableEffects<V extends View = View, R extends RoundResult = RoundResult> {
  /** The word of a call. */
  call: string;
  /** The actions of others since the viewer's last turn, the oldest first. */
  signs(log: readonly Event[], viewer: number | null): readonly Sign[];
  /** The places that others have touched, until their next turn, and the seats of those players. */
  touched(log: readonly Event[]): ReadonlyMap<Anchor, number>;
  moments(news: News, viewer: number | null): readonly Moment[];
  /**
   * The faces that an event changes, by seat. They follow from facts that every spectator
   * receives, so all viewers see the same faces.
   */
  moods(event: Event, players: number): ReadonlyMap<number, FaceMood>;
  lap(view: NonNullable<V>): LastLap | null;
  /** `totals` are those before the round. */
  finale(result: R, totals: readonly number[]): Finale;
  /** The view without everything that is not shown yet. */
  veil(view: NonNullable<V>, finale: Finale, shown: RevealProgress): NonNullable<V>;
  /** Whether a phrase says how a round ended. */
  tells(key: string): boolean;
  /**
   * The sentences that only this game can tell about a finished match, with all cards turned up.
   */
  tales?(results: readonly R[], result: Result, log: readonly Event[]): readonly Tale[];
  /** Whether a view is public entirely. Without this function, it never counts as public. */
  isOpen?(view: NonNullable<V>): boolean;
}

/** The totals while they are counted up; a total that drops from 100 first climbs to 100. */
export function runningTotals({ before, after }: Finale, counted: number): number[] {
  return after.map((total, seat) => {
    const was = before[seat] ?? 0;
    if (counted >= 1) return total;
    const goal = total < was ? 100 : total;
    return Math.round(was + (goal - was) * counted);
  });
}

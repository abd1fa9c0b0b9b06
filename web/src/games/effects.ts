// The effects at a table, beside its cards: signs of what others did, a call, the end of a round.
import type { SoundName } from "../app/soundEffects";
import type { Mood as FaceMood } from "../characters/mood";
import type { IconName } from "../icons/paths";
import type { Event, News, Phrase, Result, View } from "../generated/protocol";
import type { RoundResult } from "./result";

/** The name of a place on the screen: `a1`, `pile`, `stack-b`. */
export type Anchor = string;

/** What somebody did, as short as possible. */
export interface Sign {
  /** The event in which it happened. */
  number: number;
  seat: number;
  icon: IconName;
  text: Phrase;
  /** It happened to the viewer. */
  touches: boolean;
  /** The same in full, for those who do not see the sign. */
  said: readonly Phrase[];
}

/** What is seen, heard and felt of a change, beside the cards that move. */
export interface Moment {
  at?: readonly Anchor[];
  how?: "slap" | "shiver" | "shake" | "shine" | "thump";
  /** A stamp on these places. */
  word?: string;
  mood?: Mood;
  sound?: SoundName;
  /** Of a note: its place in the scale. */
  pitch?: number;
  /** It happened to the viewer: a phone may say so to the hand. */
  felt?: boolean;
  /** Somebody has called: everything else at the table stops. */
  call?: number;
}

export type Mood = "good" | "bad" | "plain";

/** The last lap. */
export interface LastLap {
  caller: number;
  /** The caller's cards. */
  places: readonly Anchor[];
  /** The turns until all cards are turned up. */
  left: number;
}

/** One player at the end of a round: the cards in the order in which they are turned. */
export interface Turn {
  seat: number;
  places: readonly Anchor[];
  /** The sum after each of them; empty if there is nothing to add up. */
  sums: readonly number[];
  /** The cards that everybody hopes for or fears. */
  accents?: readonly (Accent | null)[];
  /** What is said first; without it, the sum stands there until the points are written down. */
  claim?: Phrase;
  /** What the sum becomes when it is written down. */
  points?: number;
  verdict: Phrase;
  mood: Mood;
}

export type Accent = "thump" | "shine";

/** The player who turns last, and the lowest sum of the others. */
export interface Race {
  seat: number;
  /** The line after each of the other players; null if a low sum does not win any more. */
  lines: readonly (number | null)[];
  /** With so many cards open it is certain that the line is passed; null if it never is. */
  lostAt: number | null;
  /** Before the last card everything is still possible. */
  open: boolean;
}

/** The end of a round, as it is shown. */
export interface Finale {
  turns: readonly Turn[];
  race?: Race | null;
  /** What there is to say at last. */
  word: Phrase;
  /** Something that does not happen every evening. */
  rare: boolean;
  /** The totals before and after. */
  before: readonly number[];
  after: readonly number[];
}

/** A sentence about a match, and how telling it is. */
export interface Tale {
  phrase: Phrase;
  /** The largest is told. */
  weight: number;
}

/** How much of the end of a round has been revealed. */
export interface RevealProgress {
  /** The cards that are turned. */
  open: number;
  /** How much of the points has been written down, from 0 to 1. */
  counted: number;
}

/** What a game contributes to the effects, made only from what the viewer was told. */
export interface TableEffects<V extends View = View, R extends RoundResult = RoundResult> {
  /** What a call is called. */
  call: string;
  /** What others did since the viewer's last turn, the oldest first. */
  signs(log: readonly Event[], viewer: number | null): readonly Sign[];
  /** The places that others have touched, until their next turn, and who it was. */
  touched(log: readonly Event[]): ReadonlyMap<Anchor, number>;
  moments(news: News, viewer: number | null): readonly Moment[];
  /**
   * The faces that an event changes, by seat. They follow from what every spectator is told of it:
   * all viewers see the same.
   */
  moods(event: Event, players: number): ReadonlyMap<number, FaceMood>;
  lap(view: NonNullable<V>): LastLap | null;
  /** `totals` are those before the round. */
  finale(result: R, totals: readonly number[]): Finale;
  /** The table with what is not shown yet. */
  veil(view: NonNullable<V>, finale: Finale, shown: RevealProgress): NonNullable<V>;
  /** Whether a phrase says how a round ended. */
  tells(key: string): boolean;
  /** What this game alone can tell of a match that is over, with everybody's cards open. */
  tales?(results: readonly R[], result: Result, log: readonly Event[]): readonly Tale[];
  /** Whether a view has nothing that only its viewer may see. Without it, there always may be. */
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

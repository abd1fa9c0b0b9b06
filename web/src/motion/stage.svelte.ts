// Cards that move: from where they lay to where they lie now.
//
// Everything a card can lie on registers its place (`{@attach stage.at("a1")}`). Before a change
// the places are measured, after it a card flies over the table, and the place where it lands is
// covered until it has arrived. A flying card shows a face only if the viewer was told it.
import { tick } from "svelte";
import type { Anchor, Moment, Mood } from "../games/show";
import type { News, View } from "../protocol";
import type { Room, Stage } from "../live/room.svelte";
import { moves } from "../settings.svelte";
import { bell, cardSound, play } from "../sound";
import { buzz } from "../touch";

export type { Anchor };

export interface Flight {
  from: Anchor;
  to: Anchor;
  /** The visible side of the card; "?" for its back. */
  face: string;
  /** Slow for what is worth remembering. */
  pace: "quick" | "calm" | "slow";
  /** Flights with the same number go together, one number after the other. */
  wave: number;
}

/** Where cards go in a change, for one game. */
export type Choreography = (news: News, before: View, after: View) => Flight[];

export interface Flying extends Flight {
  key: number;
  start: DOMRect;
  end: DOMRect;
  delay: number;
  ms: number;
}

/** A word that lies on some places for a moment. */
export interface Stamp {
  key: number;
  at: readonly Anchor[];
  word: string;
  mood: Mood;
}

const MS = { quick: 200, calm: 260, slow: 700 };
const STAGGER_MS = 130;
const HIGHLIGHT_MS = 700;
const STAMP_MS = 1_100;
/** Nobody acts while somebody calls. */
const CALL_MS = 1_200;

const CALL_BUZZ = [120, 60, 120];

const across = (...steps: number[]) =>
  steps.map((step) => ({ transform: `translateX(${step}px)` }));
/** How a card moves where it lies. */
const MOVES: Record<NonNullable<Moment["how"]>, [Keyframe[], KeyframeAnimationOptions]> = {
  slap: [
    [
      { transform: "scale(1.35) rotate(-4deg)" },
      { transform: "scale(0.94) rotate(2deg)" },
      { transform: "none" },
    ],
    { duration: 320, easing: "ease-out" },
  ],
  shiver: [across(0, -5, 5, -4, 4, -2, 0), { duration: 520 }],
  shake: [across(0, -3, 3, -3, 3, 0), { duration: 380 }],
  shine: [
    [
      { filter: "brightness(1)" },
      { filter: "brightness(1.25) drop-shadow(0 0 10px gold)" },
      { filter: "brightness(1)" },
    ],
    { duration: 900 },
  ],
};

export class CardStage implements Stage {
  flying = $state.raw<readonly Flying[]>([]);
  stamps = $state.raw<readonly Stamp[]>([]);
  /** Who is calling just now. */
  calling = $state.raw<number | null>(null);

  #places = new Map<Anchor, HTMLElement>();
  #rects = new Map<Anchor, DOMRect>();
  #before: View = null;
  #key = 0;

  constructor(private readonly choreography: Choreography) {}

  /** An attachment that registers a place. */
  at(anchor: Anchor): (element: HTMLElement) => () => void {
    return (element) => {
      this.#places.set(anchor, element);
      return () => {
        if (this.#places.get(anchor) === element) this.#places.delete(anchor);
      };
    };
  }

  before(_news: News, room: Room): void {
    this.#before = room.view;
    this.#rects.clear();
    for (const [anchor, element] of this.#places) {
      this.#rects.set(anchor, element.getBoundingClientRect());
    }
  }

  async after(news: News, room: Room): Promise<void> {
    const flights = this.choreography(news, this.#before, room.view);
    const moments = room.show?.moments(news, room.seat) ?? [];
    if (flights.length && moments.every(({ sound }) => !sound)) cardSound();
    await tick();
    if (moves()) await this.#fly(flights);
    else for (const { to } of flights) this.#highlight(to);
    for (const moment of moments) await this.#experience(moment);
  }

  /** Where a place is on the screen now. */
  place(anchor: Anchor): HTMLElement | undefined {
    return this.#places.get(anchor);
  }

  async #experience({ at = [], how, word, mood = "plain", ...more }: Moment): Promise<void> {
    if (more.sound) play(more.sound, more.pitch);
    if (more.felt) buzz();
    for (const anchor of at) {
      if (how && moves()) this.#places.get(anchor)?.animate(...MOVES[how]);
      else this.#highlight(anchor);
    }
    if (word) this.#stamp({ key: ++this.#key, at, word, mood });
    if (more.call === undefined) return;
    bell();
    buzz(CALL_BUZZ);
    this.calling = more.call;
    await new Promise((resolve) => setTimeout(resolve, CALL_MS));
    this.calling = null;
  }

  #stamp(stamp: Stamp): void {
    this.stamps = [...this.stamps, stamp];
    const gone = () => (this.stamps = this.stamps.filter(({ key }) => key !== stamp.key));
    setTimeout(gone, STAMP_MS);
  }

  async #fly(flights: readonly Flight[]): Promise<void> {
    const flying = flights.flatMap((flight) => this.#plan(flight));
    if (!flying.length) return;
    this.flying = flying;
    await Promise.all(flying.map((flight) => this.#land(flight)));
    this.flying = [];
  }

  /** The place is covered until its card is there. */
  async #land({ key, to, delay, ms }: Flying): Promise<void> {
    const place = this.#places.get(to);
    place?.classList.add("arriving");
    await new Promise((resolve) => setTimeout(resolve, delay + ms));
    place?.classList.remove("arriving");
    this.flying = this.flying.filter((flight) => flight.key !== key);
  }

  #plan(flight: Flight): Flying[] {
    const start = this.#rects.get(flight.from) ?? this.#rect(flight.from);
    const end = this.#rect(flight.to);
    if (!start || !end) return [];
    const delay = flight.wave * STAGGER_MS;
    return [{ ...flight, key: ++this.#key, start, end, delay, ms: MS[flight.pace] }];
  }

  #rect(anchor: Anchor): DOMRect | undefined {
    return this.#places.get(anchor)?.getBoundingClientRect();
  }

  #highlight(anchor: Anchor): void {
    const element = this.#places.get(anchor);
    element?.classList.add("touched");
    setTimeout(() => element?.classList.remove("touched"), HIGHLIGHT_MS);
  }
}

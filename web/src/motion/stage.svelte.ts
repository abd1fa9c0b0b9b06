// Cards that move: from where they lay to where they lie now.
//
// Everything a card can lie on registers its place (`{@attach stage.at("a1")}`). Before a change
// the places are measured, after it a card flies over the table, and the place where it lands is
// covered until it has arrived. A flying card shows a face only if the viewer was told it.
import { tick } from "svelte";
import type { Anchor, Mood } from "../games/effects";
import type { News, View } from "../generated/protocol";
import type { TableSession, Stage } from "../session/tableSession.svelte";
import { motionAllowed } from "../app/settings.svelte";
import { cardSound } from "../app/audio";

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
  key: object;
  at: readonly Anchor[];
  word: string;
  mood: Mood;
}

/** The place of a card between the fingers. */
export const HELD: Anchor = "held";

const MS = { quick: 200, calm: 260, slow: 700 };
const STAGGER_MS = 130;
const HIGHLIGHT_MS = 700;

export class CardStage implements Stage {
  flying = $state.raw<readonly Flying[]>([]);
  stamps = $state.raw<readonly Stamp[]>([]);
  /** Another number: places may lie elsewhere. */
  moved = $state(0);
  /** Who is calling just now. */
  calling = $state.raw<number | null>(null);

  #places = new Map<Anchor, HTMLElement>();
  #rects = new Map<Anchor, DOMRect>();
  #before: View = null;
  #key = 0;
  /** How long movements take, beside calm ones. */
  #pace = 1;

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

  before(_news: News, session: TableSession): void {
    this.#before = session.view;
    this.#rects.clear();
    for (const [anchor, element] of this.#places) {
      this.#rects.set(anchor, element.getBoundingClientRect());
    }
  }

  async after(news: News, session: TableSession): Promise<void> {
    this.#pace = session.pace;
    const flights = this.choreography(news, this.#before, session.view);
    const moments = session.effects?.moments(news, session.seat) ?? [];
    if (flights.length && moments.every(({ sound }) => !sound)) cardSound();
    await tick();
    if (motionAllowed()) await this.#fly(flights);
    else for (const { to } of flights) this.highlight(to);
    if (!moments.length) return;
    // Without a line, or when the server has a newer app, it is left out.
    const loaded = await import("./playMoments").catch(() => null);
    if (loaded) for (const moment of moments) await loaded.experience(this, moment);
  }

  /** Where a place is on the screen now. */
  place(anchor: Anchor): HTMLElement | undefined {
    return this.#places.get(anchor);
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
    const delay = flight.wave * STAGGER_MS * this.#pace;
    const ms = MS[flight.pace] * this.#pace;
    return [{ ...flight, key: ++this.#key, start, end, delay, ms }];
  }

  #rect(anchor: Anchor): DOMRect | undefined {
    return this.#places.get(anchor)?.getBoundingClientRect();
  }

  /** A place lights up for a moment, where nothing moves. */
  highlight(anchor: Anchor): void {
    const element = this.#places.get(anchor);
    element?.classList.add("touched");
    setTimeout(() => element?.classList.remove("touched"), HIGHLIGHT_MS);
  }
}

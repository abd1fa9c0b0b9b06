// Moves cards from their old places to their new ones. Every element that holds a card registers
// its place (`{@attach stage.at("a1")}`). The places are measured before a change; after it a card
// flies over the table, and its target is covered until it has arrived. A flying card shows a face
// only if the viewer received it.
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
  /** Slow, for important cards. */
  pace: "quick" | "calm" | "slow";
  /** Flights of the same wave go together, one wave after the other. */
  wave: number;
}

/** The flights of a change, in one game. */
export type Choreography = (news: News, before: View, after: View) => Flight[];

export interface Flying extends Flight {
  key: number;
  start: DOMRect;
  end: DOMRect;
  delay: number;
  ms: number;
}

/** The word of a stamp that lies on some places for a moment. */
export interface Stamp {
  key: object;
  at: readonly Anchor[];
  word: string;
  mood: Mood;
}

/** The place of a card under the finger. */
export const HELD: Anchor = "held";

const MS = { quick: 200, calm: 260, slow: 700 };
const STAGGER_MS = 130;
const HIGHLIGHT_MS = 700;

export class CardStage implements Stage {
  flying = $state.raw<readonly Flying[]>([]);
  stamps = $state.raw<readonly Stamp[]>([]);
  /** A new number says that places may lie elsewhere. */
  moved = $state(0);
  /** The seat of the player who is calling right now. */
  calling = $state.raw<number | null>(null);

  #places = new Map<Anchor, HTMLElement>();
  #rects = new Map<Anchor, DOMRect>();
  #before: View = null;
  #key = 0;
  /** The duration of movements, relative to calm ones. */
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
    // Without a network, or when the server has a newer app, it is left out.
    const loaded = await import("./playMoments").catch(() => null);
    if (loaded) for (const moment of moments) await loaded.experience(this, moment);
  }

  /** The element of a place on the screen now. */
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

  /** Cover the place until its card has arrived. */
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

  /** Flash a place for a moment, without moving anything. */
  highlight(anchor: Anchor): void {
    const element = this.#places.get(anchor);
    element?.classList.add("touched");
    setTimeout(() => element?.classList.remove("touched"), HIGHLIGHT_MS);
  }
}

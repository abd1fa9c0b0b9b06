// The state of a match as this seat knows it, and the part of it that is shown: the end of a round
// is revealed player by player.
import type { Mood } from "../characters/mood";
import type { Event, News, TableView, View } from "../generated/protocol";
import { gameOf } from "../games";
import type { Game } from "../games/game";
import type { TableEffects } from "../games/effects";
import { PACE } from "../rules/tempo";
import type { RoundResult } from "../games/result";
import type { PhraseContext } from "../i18n/phrases";
import { withMoveOrigin } from "./moveOrigin";
import { playerNames } from "./playerNames";
import type { Reveal } from "./reveal.svelte";

type Asked = NonNullable<View>["decisions"][number];

const LONGEST_LOG = 300;
const MOOD_MS = 3_500;

export abstract class MatchState {
  you = $state<string | null>(null);
  seat = $state<number | null>(null);
  table = $state.raw<TableView | null>(null);
  view = $state.raw<View>(null);
  /** All finished rounds of this match. */
  results = $state.raw<readonly RoundResult[]>([]);
  /** The events, oldest first. */
  log = $state.raw<readonly Event[]>([]);
  /** The last event with a phrase. */
  latest = $state.raw<Event | null>(null);

  /** The faces that react to the latest events, by seat; all others are calm. */
  moods = $state.raw<ReadonlyMap<number, Mood>>(new Map());
  readonly #calming = new Map<number, ReturnType<typeof setTimeout>>();

  /**
   * The effects of the game beside its cards, including the end of a round, once they are loaded.
   */
  effects = $state.raw<TableEffects | null>(null);
  #Reveal: typeof Reveal | null = null;
  /**
   * Whether the end of a round is being shown. Until then the view, the results and the log lack
   * it.
   */
  reveal = $state.raw<Reveal | null>(null);

  /** The view, all results and the last event of a round, as received. */
  #truth: View = null;
  #results: readonly RoundResult[] = [];
  #held: Event | null = null;
  /** The names of the players of the current match, or the last one. */
  #played: string[] = [];

  /** Let characters speak, unless they speak about something that is still to be shown. */
  protected abstract remark(): void;

  /** Load the effects beside the cards. */
  addEffects(effects: TableEffects, kind: typeof Reveal): void {
    this.effects = effects;
    this.#Reveal = kind;
    // Somebody who comes back after a round sees the faces that it left.
    const end = this.log.findLast(({ facts }) => facts.some(({ type }) => type === "round-ended"));
    if (end && this.ended) this.#feel(end);
  }

  // --- derived values ------------------------------------------------------------------

  get phraseContext(): PhraseContext {
    return { names: this.names, viewer: this.seat };
  }

  /** The names in the result: a player who leaves after the match keeps theirs. */
  get names(): string[] {
    const names = playerNames(this.table?.chairs ?? []);
    return names.map((name, seat) => name || (this.view ? (this.#played[seat] ?? "") : ""));
  }

  get game(): Game {
    return gameOf(this.table?.options.game ?? "");
  }

  get isHost(): boolean {
    return this.you !== null && this.table?.host === this.you;
  }

  get decisions(): readonly Asked[] {
    const mine = this.seat !== null && this.table?.phase === "playing";
    return mine ? (this.view?.decisions ?? []).filter(({ actor }) => actor === this.seat) : [];
  }

  decision(...kinds: Asked["kind"][]): Asked | undefined {
    return this.decisions.find(({ kind }) => kinds.includes(kind));
  }

  /** Whether the table waits for this player. */
  get myTurn(): boolean {
    return this.decisions.some(({ must }) => must) && !this.botSitsIn;
  }

  /** Whether the round is over, with the match or without it. */
  get over(): boolean {
    return isOver(this.view);
  }

  /** Whether all cards lie face up for this viewer, so that none is turned over at the end. */
  protected get allOpen(): boolean {
    return this.table?.what_if?.open ?? false;
  }

  /** The winners of a finished round, as soon as everybody has seen the result. */
  get roundWinners(): readonly number[] {
    return this.over && !this.reveal ? (this.results.at(-1)?.winners ?? []) : [];
  }

  get botSitsIn(): boolean {
    const chair = this.seat === null ? undefined : this.table?.chairs[this.seat];
    return Boolean(chair?.player && chair.level);
  }

  /** The duration of movements at this table, relative to calm ones. */
  get pace(): number {
    return PACE[this.table?.options.tempo ?? "calm"];
  }

  // --- received news -----------------------------------------------------------------

  protected takeTable(table: TableView): void {
    this.table = table;
    if (table.phase === "playing") this.#played = playerNames(table.chairs);
  }

  /** Whether the round was over in the last received state, shown or not. */
  protected get ended(): boolean {
    return isOver(this.#truth);
  }

  protected takeView(view: View): void {
    this.#truth = view;
    const { reveal, effects } = this;
    if (!view || !reveal || !effects) return void (this.view = view);
    const { finale, turned, counted } = reveal;
    this.view = effects.veil(view, finale, { open: turned, counted });
  }

  /** All rounds so far. */
  protected takeResults(results: readonly RoundResult[]): void {
    this.#results = results;
    this.results = results;
  }

  protected takeNews({ view, event }: News): void {
    if (!isOver(view)) {
      this.endReveal();
      if (this.ended) this.moods = new Map(); // the reactions to the last round
    }
    this.takeView(view);
    this.#results = [...this.#results, ...(view?.results ?? [])];
    if (!this.reveal) this.results = this.#results;
    this.tell(this.reveal ? this.#withoutEnd(event) : event);
    if (!this.reveal) this.#feel(event); // otherwise when the end has been shown
  }

  /** Show the reaction of the faces to an event: for a moment, or until the next round. */
  #feel(event: Event): void {
    const moods = this.effects?.moods(event, this.table?.chairs.length ?? 0) ?? new Map();
    if (moods.size) this.moods = new Map([...this.moods, ...moods]);
    for (const seat of moods.keys()) {
      clearTimeout(this.#calming.get(seat));
      if (!this.ended)
        this.#calming.set(
          seat,
          setTimeout(() => this.#calm(seat), MOOD_MS),
        );
    }
  }

  #calm(seat: number): void {
    this.moods = new Map([...this.moods].filter(([other]) => other !== seat));
  }

  protected tell(event: Event): void {
    if (!event.said.length) return;
    const told = this.#told(event);
    if (told.said.length) this.latest = told;
    this.log = [...this.log.slice(-LONGEST_LOG), told];
  }

  /** An event as the table tells it. */
  #told(event: Event): Event {
    const full = withMoveOrigin(event, this.table?.chairs ?? []);
    return { ...full, said: full.said.filter(({ key }) => !this.game.untold.includes(key)) };
  }

  /** Forget the match before another one: its events belong to its players. */
  protected forgetMatch(): void {
    this.takeResults([]);
    this.log = [];
    this.latest = null;
  }

  // --- the end of a round -----------------------------------------------------------------

  /** Show a round that has just ended, player by player. */
  protected announceEnd({ view, event }: News): void {
    const result = view?.results.at(-1);
    if (!this.effects || !this.#Reveal || !result || this.ended) return;
    const totals = this.#truth?.totals ?? [];
    this.#held = event;
    this.reveal = new this.#Reveal(
      this.effects.finale(result, totals),
      () => {
        this.takeView(this.#truth);
        if (this.reveal?.judged) this.#feel(event);
      },
      () => this.endReveal(),
      this.allOpen,
    );
  }

  protected endReveal(): void {
    if (!this.reveal) return;
    this.reveal.stop();
    this.reveal = null;
    this.takeView(this.#truth);
    this.results = this.#results;
    this.remark();
    const held = this.#held && this.#told(this.#held);
    this.#held = null;
    if (!held) return;
    this.#feel(held);
    const rest = held.said.filter(({ key }) => this.effects?.tells(key));
    this.latest = { ...held, said: rest };
    const earlier = this.log.filter(({ number }) => number < held.number);
    this.log = [...earlier, held, ...this.log.filter(({ number }) => number > held.number)];
  }

  #withoutEnd(event: Event): Event {
    return { ...event, said: event.said.filter(({ key }) => !this.effects?.tells(key)) };
  }
}

function isOver(view: View): boolean {
  return view?.phase === "round-over" || Boolean(view?.result);
}

// A film: the record of a match, the moment that is shown, and the controls.
import { readStored, writeStored } from "../app/settings.svelte";
import type { FilmFrame, FilmMark, FilmRound } from "../generated/protocol";
import { FilmSession } from "./filmSession.svelte";
import { Judge } from "./judge.svelte";
import { askFilm } from "./requests";
import {
  CHOICE,
  nextTold,
  nextTurn,
  previousTold,
  previousTurn,
  readEyes,
  readMoment,
  type Eyes,
  type Moment,
} from "./moments";

export interface Source {
  /** The text of the record. */
  record: string;
  /** The name of the match in the memory of this browser. */
  id: string;
  /** The address of its table and the number of the match there; null for a file. */
  table: { address: string; match: number } | null;
  /** The seat of the viewer, if they played. */
  me: number | null;
}

export type FilmSheet = "eyes" | "keys" | "menu" | "panel" | "picture" | "share" | "what-if";

export const SPEEDS = [0.5, 1, 2, 4] as const;

const SEEN_KEY = "dacabo.films-seen";
const MAX_SEEN = 60;
/** The time to look at a frame, and to read each letter of what is said about it. */
const LOOK_MS = 900;
const LETTER_MS = 22;
const ROUND_MS = 2_500;
/** So many frames are played one after the other if somebody else is ahead; more are a jump. */
const FEW = 8;
const NONE = { round: 0, frame: 0 };

export class Film {
  readonly session = new FilmSession();
  readonly judge = new Judge();
  round = $state.raw<FilmRound | null>(null);
  /** The number of the frame that is shown. */
  at = $state(0);
  eyes = $state.raw<Eyes>("all");
  playing = $state(false);
  /** Why it takes long, in words. */
  waiting = $state("");
  problem = $state("");
  loading = $state(false);
  /** The sheet over the film. */
  sheet = $state<FilmSheet | null>(null);
  /** Whether cards show the faces of those who know them. */
  faces = $state(true);
  /** Whether marks and curves also show what is still to come. */
  spoilers = $state(false);
  /** The latest moment that has been shown. */
  #furthest = $state.raw({ round: 0, frame: 0 });
  #weighed = $state.raw(NONE);
  #rounds = new Map<string, Promise<FilmRound>>();
  #jumps = 0;
  readonly #gone = new AbortController();

  constructor(readonly source: Source) {
    this.spoilers = source.me !== null || seenFilms().includes(source.id);
  }

  /** Ask what the judge says about the match. */
  askJudge = (): void => {
    const patience = { waiting: () => undefined, gone: this.#gone.signal };
    void this.judge.ask(this.source.record, patience);
  };

  leave(): void {
    this.playing = false;
    this.#gone.abort();
    this.session.leave();
  }

  // --- the moment ------------------------------------------------------------------------

  get frames(): readonly FilmFrame[] {
    return this.round?.frames ?? [];
  }

  get frame(): FilmFrame | null {
    return this.frames[this.at] ?? null;
  }

  get moment(): Moment {
    return { round: this.round?.round ?? 1, frame: this.at, eyes: this.eyes };
  }

  /** The eyes that can be chosen. */
  get allEyes(): readonly Eyes[] {
    return (this.round?.eyes ?? []).map(readEyes);
  }

  get isLastRound(): boolean {
    return this.round !== null && this.round.round === this.round.rounds;
  }

  get atEnd(): boolean {
    return this.isLastRound && this.at === this.frames.length - 1;
  }

  /** Whether a moment may be told of: it is no later than one that was shown, or nobody minds. */
  isKnown(round: number, frame: number): boolean {
    const { round: last, frame: far } = this.#furthest;
    return this.spoilers || round < last || (round === last && frame <= far);
  }

  /** The marks of this round that may be shown, with those of the judge; none twice. */
  get allMarks(): readonly FilmMark[] {
    const { round } = this;
    if (!round) return [];
    const costly = this.judge
      .costly(round.round)
      .filter(({ frame }) => !round.marks.some((mark) => mark.frame === frame))
      .map(({ frame, seat }) => ({ frame, seat, kind: "costly" }));
    return [...round.marks, ...costly]
      .filter(({ frame }) => this.isKnown(round.round, frame))
      .sort((one, other) => one.frame - other.frame);
  }

  // --- going there -----------------------------------------------------------------------

  /** Show a moment. The next frames of the same round are played, everything else is a jump. */
  async go(wanted: Partial<Moment>): Promise<void> {
    this.#weighed = NONE;
    const to = { ...this.moment, eyes: this.round ? this.eyes : undefined, ...wanted };
    const mine = ++this.#jumps;
    this.loading = true;
    try {
      const found = await this.#load(to.round, to.eyes);
      if (mine !== this.#jumps) return;
      const eyes = to.eyes ?? this.#firstEyes(found);
      this.#rounds.set(keyOf(to.round, eyes), Promise.resolve(found));
      this.#show(found, Math.min(to.frame, found.frames.length - 1), eyes);
      this.problem = "";
    } catch (error) {
      if (mine !== this.#jumps || this.#gone.signal.aborted) return;
      this.playing = false;
      this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      if (mine === this.#jumps) {
        this.loading = false;
        this.waiting = "";
      }
    }
  }

  /** All cards are open at first. Where a game cannot open them, one sees what a seat sees. */
  #firstEyes({ eyes }: FilmRound): Eyes {
    return eyes.includes("all") ? "all" : (this.source.me ?? 0);
  }

  #show(round: FilmRound, frame: number, eyes: Eyes): void {
    const { session } = this;
    session.open = eyes === "all";
    session.jump(
      round.welcome,
      round.frames.slice(0, frame + 1).map(({ news }) => news),
    );
    this.round = round;
    this.at = frame;
    this.eyes = eyes;
    this.#note();
  }

  /** Go to a moment that somebody else shows: the next few frames are played. */
  follow(round: number, frame: number): Promise<void> {
    const isNext = round === this.round?.round && frame >= this.at && frame <= this.at + FEW;
    if (!isNext || frame >= this.frames.length) return this.go({ round, frame });
    if (frame > this.at) this.#play(frame);
    return Promise.resolve();
  }

  /** Go where an address leads. One with `.choice` leads before a decision, to weigh it. */
  open(address: string, begin: Partial<Moment> = {}): Promise<void> {
    const to = { ...begin, ...readMoment(address) };
    return address.endsWith(CHOICE) ? this.weigh(to) : this.go(to);
  }

  /** Stop before a decision, with what could be done and what was done. */
  async weigh(decision: Partial<Moment>): Promise<void> {
    const { round, frame } = { ...this.moment, ...decision };
    await this.go({ ...decision, frame: Math.max(0, frame - 1) });
    this.#weighed = { round, frame };
  }

  /** The frame whose decision is judged: the one that is shown, or the next one to weigh it. */
  get judged(): number {
    const { round, frame } = this.#weighed;
    return round === this.round?.round && this.at === frame - 1 ? frame : this.at;
  }

  /** Show how it came to a moment: first the table before it, then the move. */
  async replay(round: number, frame: number): Promise<void> {
    await this.weigh({ round, frame });
    const jump = this.#jumps;
    setTimeout(() => {
      if (jump === this.#jumps && this.at === frame - 1) this.#play(frame);
    }, LOOK_MS);
  }

  /** Play the frames up to this one, one after the other. */
  #play(to: number): void {
    this.session.reveal?.skip();
    for (const { news } of this.frames.slice(this.at + 1, to + 1)) this.session.hear(news);
    this.at = to;
    this.#note();
  }

  #note(): void {
    const { round, at } = this;
    if (!round) return;
    const { round: last, frame } = this.#furthest;
    if (round.round > last || (round.round === last && at > frame)) {
      this.#furthest = { round: round.round, frame: at };
    }
    if (this.atEnd && round.over) markSeen(this.source.id);
  }

  #load(round: number, eyes: Eyes | undefined): Promise<FilmRound> {
    const key = keyOf(round, eyes);
    const there = this.#rounds.get(key);
    if (there) return there;
    const waiting = (why: string) => (this.waiting = why);
    const query = { round, eyes, seat: this.source.me ?? 0 };
    const coming = askFilm(this.source.record, query, { waiting, gone: this.#gone.signal });
    coming.catch(() => this.#rounds.delete(key));
    this.#rounds.set(key, coming);
    return coming;
  }

  // --- the controls ----------------------------------------------------------------------

  get #untold(): readonly string[] {
    return this.session.game.untold;
  }

  /** One step on: the next thing that is said. At the end of a round, the next round. */
  forward = (): void => {
    const { at, judged } = this;
    const next = judged > at ? judged : nextTold(this.frames, at, this.#untold);
    if (this.session.reveal) this.session.reveal.skip();
    else if (next !== null) this.#play(next);
    else this.roundBy(1);
  };

  back = (): void => {
    const before = previousTold(this.frames, this.at, this.#untold);
    if (before !== null) void this.go({ frame: before });
    else if ((this.round?.round ?? 1) > 1)
      void this.go({ round: this.round!.round - 1, frame: 9_999 });
  };

  turnBy = (step: 1 | -1): void => {
    const to = step > 0 ? nextTurn(this.frames, this.at) : previousTurn(this.frames, this.at);
    if (to !== null) void this.go({ frame: to });
    else if (step > 0) this.roundBy(1);
    else this.back();
  };

  roundBy = (step: 1 | -1): void => {
    const { round } = this;
    const to = (round?.round ?? 1) + step;
    if (round && to >= 1 && to <= round.rounds) void this.go({ round: to, frame: 0 });
    else this.playing = false;
  };

  /** The beginning of the match, or its end. */
  begin = (): void => void this.go({ round: 1, frame: 0 });
  end = (): void => void this.go({ round: this.round?.rounds ?? 1, frame: 9_999 });

  toggle = (): void => {
    this.playing = !this.playing;
    if (this.playing && this.atEnd) this.begin();
  };

  see = (eyes: Eyes): void => {
    if (this.allEyes.includes(eyes)) void this.go({ eyes });
  };

  faster = (): void => {
    const index = SPEEDS.findIndex((speed) => speed === this.session.speed);
    this.session.speed = SPEEDS[(index + 1) % SPEEDS.length] ?? 1;
  };

  /** Play on after a while, once everything has been shown. To be called in an effect. */
  playOn(): (() => void) | undefined {
    const { session, frame } = this;
    if (!this.playing || this.loading || session.showing || session.reveal || !frame) return;
    const letters = frame.news.event.said.length * 40;
    const last = this.at === this.frames.length - 1;
    const ms = LOOK_MS + letters * LETTER_MS + (last ? ROUND_MS : 0);
    const later = setTimeout(this.forward, ms / session.speed);
    return () => clearTimeout(later);
  }
}

function keyOf(round: number, eyes: Eyes | undefined): string {
  return `${round} ${eyes ?? ""}`;
}

function seenFilms(): string[] {
  return readStored<string[]>(SEEN_KEY, []);
}

function markSeen(id: string): void {
  const others = seenFilms().filter((seen) => seen !== id);
  writeStored(SEEN_KEY, [...others, id].slice(-MAX_SEEN));
}

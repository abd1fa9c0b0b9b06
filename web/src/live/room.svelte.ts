// A table as this browser knows it: what the server has told, in order.
import type {
  ChairView,
  Clock,
  Decision,
  Event,
  FromServer,
  News,
  Phrase,
  Reaction,
  Remarked,
  Request,
  TableView,
  View,
  Welcome,
} from "../protocol";
import type { IconName } from "../icons/paths";
import { PACE } from "../rules/tempo";
import { Sealing } from "../fairness/sealing.svelte";
import { gameOf } from "../games";
import type { Game } from "../games/game";
import type { Show } from "../games/show";
import type { RoundResult } from "../table/explain";
import { levelName, type Company } from "../words/saying";
import { fetchWords, t } from "../words/words.svelte";
import { isOther } from "./build";
import type { Companion } from "./companions";
import type { Hands } from "./hands.svelte";
import { inFull } from "./inFull";
import { Line } from "./line";
import type { Reveal } from "./reveal.svelte";

/** A refusal, to be shown to the user. */
export interface Refused {
  code: string;
  about: Phrase["about"];
}

/** Something that a game offers out of the way: in the menu, with words. */
export interface Extra {
  name: string;
  text: string;
  icon: IconName;
  run: () => void;
}

/** What somebody shows or says for a moment: people one of a few signs, characters a line. */
export interface Reacted {
  key: number;
  seat: number;
  reaction: Reaction | null;
  remark: Remarked | null;
}

/** Animates a change: called before and after, and resolves when it has been seen. */
export interface Stage {
  before(news: News, room: Room): void;
  after(news: News, room: Room): Promise<void> | void;
}

type Asked = NonNullable<View>["decisions"][number];

const LONGEST_LOG = 300;
/** With this many pending changes they could not be followed anyway. */
const TOO_MANY = 4;
const REACTION_MS = 3_500;
const REMARK_MS = 5_500;
/** Somebody who has seen something takes a breath. */
const REMARK_AFTER_MS = 1_000;
const AGAIN_MS = 2_000;

export class Room {
  line = $state<"connecting" | "open" | "lost" | "closed">("connecting");
  closedFor = $state("");
  you = $state<string | null>(null);
  seat = $state<number | null>(null);
  table = $state.raw<TableView | null>(null);
  view = $state.raw<View>(null);
  asked = $state.raw<readonly Phrase[]>([]);
  clocks = $state.raw<readonly Clock[]>([]);
  present = $state.raw<readonly string[]>([]);
  /** All finished rounds of this match. */
  results = $state.raw<readonly RoundResult[]>([]);
  /** What happened, oldest first. */
  log = $state.raw<readonly Event[]>([]);
  /** The last event with a phrase. */
  latest = $state.raw<Event | null>(null);
  /** The moves that the server has listed, by decision. */
  possible = $state.raw<Readonly<Record<string, readonly string[]>>>({});
  refused = $state.raw<Refused | null>(null);
  reactions = $state.raw<readonly Reacted[]>([]);
  /** The server's app differs from this one. */
  outdated = $state(false);
  /** A request is pending. */
  waiting = $state(0);

  /** What the game offers in the menu. */
  extras = $state.raw<readonly Extra[]>([]);

  /** What the game shows beside its cards, and the end of a round, once they are here. */
  show = $state.raw<Show | null>(null);
  #Reveal: typeof Reveal | null = null;
  /** The end of a round is being shown. Until then the view, the results and the log lack it. */
  reveal = $state.raw<Reveal | null>(null);

  /** The viewer has gone on from the table to the result of the match. */
  atResult = $state(false);

  stage = $state.raw<Stage | null>(null);

  /** Who else plays on this device, if anybody does. */
  hands = $state.raw<Hands | null>(null);
  /** Somebody else's table is shown: what happens here is taken as it comes. */
  aside = false;
  /** The number of the last event that was taken. */
  number = $state.raw<number | null>(null);
  /** A change is being shown. */
  showing = $state(false);

  /** The view, all results and the last event of a round, as they were told. */
  #truth: View = null;
  #results: readonly RoundResult[] = [];
  #held: Event | null = null;
  #line: Line | null = null;
  #ahead = 0;
  #queue: News[] = [];
  #reactionKey = 0;
  /** Said about something that is still to be shown. */
  #remarks: Remarked[] = [];
  /** The decision that was answered last. */
  #answered = "";
  /** When the windows that are open had been shown, by decision. */
  #seen = new Map<string, number>();
  /** The names of the players of the current match, or the last one. */
  #played: string[] = [];

  /** This player's part in the shuffle. */
  readonly sealing: Sealing;

  constructor(
    readonly code: string,
    /** Whose room this is, if it is not the guest of this browser's cookie. */
    readonly companion: Companion | null = null,
  ) {
    this.sealing = new Sealing(companion ? `${code} ${companion.player}` : code);
  }

  /** From now on more is shown than the cards. */
  learn(show: Show, kind: typeof Reveal): void {
    this.show = show;
    this.#Reveal = kind;
  }

  enter(): void {
    this.#line = new Line(
      this.code,
      {
        after: () => this.number,
        hear: (message) => this.hear(message),
        changed: (state, reason) => {
          this.line = state;
          this.closedFor = reason;
        },
      },
      this.companion?.token,
    );
  }

  leave(): void {
    this.reveal?.stop();
    this.#line?.end();
    this.#line = null;
  }

  // --- asking --------------------------------------------------------------------------

  async ask(request: Request): Promise<boolean> {
    if (!this.#line) return false;
    this.refused = null;
    this.waiting += 1;
    const answer = await this.#line.ask(request);
    this.waiting -= 1;
    if (!answer.ok && answer.code) {
      // Why, in words: without them, its code.
      await fetchWords("around").catch(() => undefined);
      this.refused = { code: answer.code, about: answer.about as Phrase["about"] };
    }
    return answer.ok;
  }

  /** Add one's own word to the shuffle. */
  async stir(word: string): Promise<boolean> {
    const seal = this.sealing.give(word);
    return seal ? this.ask(seal) : false;
  }

  /** A second tap is no second answer, even if the news of the first is still to be shown. */
  async play(decision: Decision, move: string): Promise<boolean> {
    const { id } = decision;
    if (id === this.#answered) return false;
    this.#answered = id;
    const done = await this.ask({ type: "play", decision: id, move, ...this.#reaction(decision) });
    if (!done && id === this.#answered) this.#answered = "";
    return done;
  }

  /** In a window the fastest counts, from when it was seen. */
  #reaction({ id, must, clock }: Decision): { reaction?: number } {
    if (must || clock === null) return {};
    const seen = this.#seen.get(id) ?? performance.now();
    return { reaction: Math.round(performance.now() - seen) };
  }

  /** Bots that take their time answer now. */
  hurry(): void {
    if (this.seat !== null) this.#line?.say({ type: "hurry" });
  }

  /** Ask the server for the moves that would answer a decision, for a table without rules. */
  askMoves(decision: Decision): void {
    this.#line?.say({ type: "moves", decision: decision.id });
  }

  react(reaction: Reaction): void {
    this.#line?.say({ type: "react", reaction });
  }

  // --- what is known -------------------------------------------------------------------

  get company(): Company {
    return { names: this.names, viewer: this.seat };
  }

  /** A player who gets up after the match keeps their name in its result. */
  get names(): string[] {
    const names = namesOf(this.table?.chairs ?? []);
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

  get botSitsIn(): boolean {
    const chair = this.seat === null ? undefined : this.table?.chairs[this.seat];
    return Boolean(chair?.player && chair.level);
  }

  /** How long movements take at this table, beside calm ones. */
  get pace(): number {
    return PACE[this.table?.options.tempo ?? "calm"];
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  // --- hearing -------------------------------------------------------------------------

  hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "news":
        this.#queue.push(message);
        return void this.#show();
      case "present":
        this.present = message.players;
        return;
      case "possible":
        return this.#learnMoves(message.decision, message.moves);
      case "pong":
        this.#ahead = message.now - Date.now();
        return;
      case "reacted":
        return this.#react(message.seat, message.reaction, null);
      case "remarked":
        this.#remarks.push(message);
        return this.#remark();
      case "spoken":
        return this.sealing.hear(message.words);
      case "bye":
      case "done":
      case "refused":
        return;
    }
  }

  /** Those of past decisions are forgotten. */
  #learnMoves(decision: string, moves: readonly string[]): void {
    const open = this.decisions.map(({ id }) => [id, this.possible[id] ?? []] as const);
    this.possible = { ...Object.fromEntries(open), [decision]: moves };
  }

  #welcome(message: Welcome): void {
    const match = this.table?.match;
    const unseen = this.#queue;
    this.#queue = [];
    this.number = message.number;
    this.#ahead = message.now - Date.now();
    this.you = message.you;
    this.seat = message.seat;
    this.#takeTable(message.table);
    this.#endReveal();
    if (!isOver(this.#truth) && message.view?.result) this.atResult = true;
    this.#takeView(message.view);
    this.asked = message.asked;
    this.clocks = message.clocks;
    this.present = message.present;
    this.outdated = isOther(message.build);
    if (match !== undefined && match !== message.table.match) this.#beginAnew();
    this.#results = message.view?.results ?? [];
    this.results = this.#results;
    const missed = [...unseen.map(({ event }) => event), ...message.missed];
    const known = new Set(this.log.map(({ number }) => number));
    for (const event of missed.sort((one, other) => one.number - other.number)) {
      if (!known.has(event.number)) this.#tell(event);
      known.add(event.number);
    }
    this.#noteSeen();
    this.#stir();
  }

  /** One change after the other, each when the one before has been seen. */
  async #show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    for (let news = this.#queue.shift(); news; news = this.#queue.shift()) {
      const hurry = this.#queue.length > TOO_MANY || document.hidden || this.aside;
      if (!hurry) this.#announceEnd(news);
      await this.#showOne(news, hurry ? null : this.stage);
      this.reveal?.begin();
    }
    this.showing = false;
    this.#remark();
  }

  /** A movement that fails must not hold up the game. */
  async #showOne(news: News, stage: Stage | null): Promise<void> {
    try {
      stage?.before(news, this);
    } catch (error) {
      console.error(error);
    }
    this.#apply(news);
    try {
      await stage?.after(news, this);
    } catch (error) {
      console.error(error);
    }
    this.#noteSeen();
  }

  /** From now on a player can react to what has just been shown. */
  #noteSeen(): void {
    const open = this.decisions.filter(({ must, clock }) => !must && clock !== null);
    const now = performance.now();
    this.#seen = new Map(open.map(({ id }) => [id, this.#seen.get(id) ?? now]));
  }

  #apply(news: News): void {
    const match = this.table?.match;
    this.number = news.event.number;
    this.refused = null;
    if (news.table) {
      this.#takeTable(news.table);
      if (news.table.match !== match) this.#beginAnew();
      const seat = news.table.chairs.findIndex(({ player }) => player && player === this.you);
      this.seat = seat < 0 ? null : seat;
      this.#stir();
    }
    if (!isOver(news.view)) this.#endReveal();
    this.#takeView(news.view);
    this.asked = news.asked;
    this.clocks = news.clocks;
    this.#results = [...this.#results, ...(news.view?.results ?? [])];
    if (!this.reveal) this.results = this.#results;
    this.#tell(this.reveal ? this.#withoutEnd(news.event) : news.event);
  }

  // --- the end of a round -----------------------------------------------------------------

  /** A round that ends before somebody's eyes is shown player by player. */
  #announceEnd({ view, event }: News): void {
    const result = view?.results.at(-1);
    if (!this.show || !this.#Reveal || !result || isOver(this.#truth)) return;
    const totals = this.#truth?.totals ?? [];
    this.#held = event;
    this.reveal = new this.#Reveal(
      this.show.finale(result, totals),
      () => this.#takeView(this.#truth),
      () => this.#endReveal(),
    );
  }

  #endReveal(): void {
    if (!this.reveal) return;
    this.reveal.stop();
    this.reveal = null;
    this.#takeView(this.#truth);
    this.results = this.#results;
    this.#remark();
    const held = this.#held && inFull(this.#held, this.table?.chairs ?? []);
    this.#held = null;
    if (!held) return;
    const rest = held.said.filter(({ key }) => this.show?.tells(key));
    this.latest = { ...held, said: rest };
    const earlier = this.log.filter(({ number }) => number < held.number);
    this.log = [...earlier, held, ...this.log.filter(({ number }) => number > held.number)];
  }

  #withoutEnd(event: Event): Event {
    return { ...event, said: event.said.filter(({ key }) => !this.show?.tells(key)) };
  }

  #takeView(view: View): void {
    this.#truth = view;
    const { reveal, show } = this;
    this.view = view && reveal && show ? show.veil(view, reveal.finale, reveal) : view;
  }

  /** Another match: the events of the last one belong to its players. */
  #beginAnew(): void {
    this.atResult = false;
    this.#results = [];
    this.results = [];
    this.log = [];
    this.latest = null;
  }

  #takeTable(table: TableView): void {
    this.table = table;
    if (table.phase === "playing") this.#played = namesOf(table.chairs);
  }

  /** Shares are sealed and shown automatically. */
  #stir(): void {
    const asked = this.table && this.sealing.follow(this.table, this.seat);
    if (asked) void this.#askQuietly(asked);
  }

  async #askQuietly(asked: Request): Promise<void> {
    const answer = await this.#line?.ask(asked);
    if (!answer || answer.ok || answer.code !== "too-fast") return;
    this.sealing.askAgain();
    setTimeout(() => this.#stir(), AGAIN_MS);
  }

  #tell(event: Event): void {
    if (!event.said.length) return;
    const { untold } = this.game;
    const full = inFull(event, this.table?.chairs ?? []);
    const said = full.said.filter(({ key }) => !untold.includes(key));
    const told = { ...full, said };
    if (said.length) this.latest = told;
    this.log = [...this.log.slice(-LONGEST_LOG), told];
  }

  /** Nobody remarks on what cannot be seen yet. The words come when the first remark does. */
  #remark(): void {
    if (this.showing || this.reveal) return;
    for (const remark of this.#remarks.splice(0)) {
      setTimeout(() => {
        fetchWords("people").then(
          () => this.#react(remark.seat, null, remark),
          () => undefined, // without words there is nothing to say
        );
      }, REMARK_AFTER_MS);
    }
  }

  #react(seat: number, reaction: Reaction | null, remark: Remarked | null): void {
    const key = ++this.#reactionKey;
    this.reactions = [...this.reactions, { key, seat, reaction, remark }];
    setTimeout(
      () => {
        this.reactions = this.reactions.filter((shown) => shown.key !== key);
      },
      remark ? REMARK_MS : REACTION_MS,
    );
  }
}

function isOver(view: View): boolean {
  return view?.phase === "round-over" || Boolean(view?.result);
}

/**
 * Bots have their level as name, unless they are somebody or play for somebody; of two equal names
 * the second becomes Allegro 2, Guest 2.
 */
function namesOf(chairs: readonly ChairView[]): string[] {
  const met = new Map<string, number>();
  return chairs.map(({ name, level, character }) => {
    const sitsIn = name && level && !character;
    const called = sitsIn ? t("app-bot-name", { name }) : name || (level ? levelName(level) : "");
    if (!called) return "";
    const count = (met.get(called) ?? 0) + 1;
    met.set(called, count);
    return count > 1 ? `${called} ${count}` : called;
  });
}

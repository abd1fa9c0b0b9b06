// A session at a live table: sends this player's requests, and shows the server's news in order.
import type { Snippet } from "svelte";
import type {
  ChairView,
  Clock,
  Decision,
  FromServer,
  MomentShown,
  News,
  Phrase,
  Reaction,
  Request,
  Show,
  Welcome,
} from "../generated/protocol";
import type { IconName } from "../icons/paths";
import { Sealing } from "../fairness/sealing.svelte";
import { loadMessages } from "../i18n/messages.svelte";
import { isOtherBuild } from "./appVersion";
import type { Companion } from "./companions";
import type { HotSeat } from "./hotSeat.svelte";
import { isGuided } from "./lessonProgress";
import { MatchState } from "./matchState.svelte";
import { RequestChannel } from "./requestChannel";
import { Reactions } from "./reactions.svelte";

/** A refusal, to be shown to the user. */
export interface Refused {
  code: string;
  about: Phrase["about"];
}

/** A rare action of a game, with its text: it is in the menu. */
export interface Extra {
  name: string;
  text: string;
  icon: IconName;
  run: () => void;
}

/** Animates a change: called before and after, and resolves when it has been seen. */
export interface Stage {
  before(news: News, session: TableSession): void;
  after(news: News, session: TableSession): Promise<void> | void;
}

/** The parts of the frame around a table that a film has instead of those for players. */
export interface FrameParts {
  head: Snippet;
  actions: Snippet;
  side: Snippet;
}

/** With this many pending changes, they are shown without animation. */
const TOO_MANY = 4;
const RETRY_MS = 2_000;

export class TableSession extends MatchState {
  connection = $state<"connecting" | "open" | "lost" | "closed">("connecting");
  closedFor = $state("");
  asked = $state.raw<readonly Phrase[]>([]);
  #answers = $state.raw<readonly (readonly string[])[]>([]);
  clocks = $state.raw<readonly Clock[]>([]);
  present = $state.raw<readonly string[]>([]);
  /** The number of connected people who are no guests. */
  #strangers = $state(0);
  /** The moment of a film that somebody at the table showed last. */
  shown = $state.raw<MomentShown | null>(null);
  /** The moves that the server has listed, by decision. */
  possible = $state.raw<Readonly<Record<string, readonly string[]>>>({});
  refused = $state.raw<Refused | null>(null);
  /** Whether the server's app differs from this one. */
  outdated = $state(false);
  /** The number of pending requests. */
  waiting = $state(0);

  /** The game's entries in the menu. */
  extras = $state.raw<readonly Extra[]>([]);

  /** The move that the player has begun, in the game's words; empty if there is none. */
  doing = $state("");

  /** Whether the viewer has gone on from the table to the result of the match. */
  atResult = $state(false);

  stage = $state.raw<Stage | null>(null);

  parts = $state.raw<FrameParts | null>(null);

  /** The other people who play on this device, if there are any. */
  hotSeat = $state.raw<HotSeat | null>(null);
  /** Whether another session is shown on this device: news is applied here without animation. */
  aside = false;
  /** The number of the last event that was taken. */
  number = $state.raw<number | null>(null);
  /** Whether a change is being shown. */
  showing = $state(false);

  #channel: RequestChannel | null = null;
  readonly #reactions = new Reactions();
  #ahead = 0;
  #queue: News[] = [];
  /** The decision that was answered last. */
  #answered = "";
  /** The time when the open windows were shown, by decision. */
  #seen = new Map<string, number>();

  /** This player's part in the shuffle. */
  readonly sealing: Sealing;

  /** The name of the table, as people say it. */
  readonly code: string;

  constructor(
    /** The address of the table: its code, and the secret of the link if there is one. */
    readonly address: string,
    /** The token of this session, if it is not that of the guest in this browser's cookie. */
    readonly companion: Companion | null = null,
  ) {
    super();
    this.code = address.replace(/\..*/, "").toUpperCase();
    this.sealing = new Sealing(companion ? `${this.code} ${companion.player}` : this.code);
  }

  /** Whether the table shows the cards again that the player has seen. */
  get assisted(): boolean {
    return this.table?.options.memory === "assisted" && !isGuided(this.code);
  }

  enter(): void {
    this.#channel = new RequestChannel(
      this.address,
      {
        after: () => this.number,
        hear: (message) => this.hear(message),
        changed: (state, reason) => {
          this.connection = state;
          this.closedFor = reason;
        },
      },
      this.companion?.token,
    );
  }

  leave(): void {
    this.reveal?.stop();
    this.#channel?.end();
    this.#channel = null;
  }

  // --- requests ------------------------------------------------------------------------

  async ask(request: Request): Promise<boolean> {
    if (!this.#channel) return false;
    this.refused = null;
    this.waiting += 1;
    const answer = await this.#channel.ask(request);
    this.waiting -= 1;
    if (!answer.ok && answer.code) {
      // The reason is shown in words; if they cannot be loaded, its code is shown.
      await loadMessages("around").catch(() => undefined);
      this.refused = { code: answer.code, about: answer.about as Phrase["about"] };
    }
    return answer.ok;
  }

  /** Add the player's own word to the shuffle. */
  async stir(word: string): Promise<boolean> {
    const seal = this.sealing.give(word);
    return seal ? this.ask(seal) : false;
  }

  /**
   * Answer a decision. A second tap is ignored, even if the news of the first is still to be shown.
   */
  async play(decision: Decision, move: string): Promise<boolean> {
    const { id } = decision;
    if (id === this.#answered) return false;
    this.#answered = id;
    const done = await this.ask({ type: "play", decision: id, move, ...this.#reaction(decision) });
    if (!done && id === this.#answered) this.#answered = "";
    return done;
  }

  /** Whether this decision has been answered, and the news of it is still to be shown. */
  isAnswered({ id }: Decision): boolean {
    return id === this.#answered;
  }

  /** The time since the window was shown: in a window the fastest counts. */
  #reaction({ id, must, clock }: Decision): { reaction?: number } {
    if (must || clock === null) return {};
    const seen = this.#seen.get(id) ?? performance.now();
    return { reaction: Math.round(performance.now() - seen) };
  }

  /** Make waiting bots answer now. */
  hurry(): void {
    if (this.seat !== null) this.#channel?.say({ type: "hurry" });
  }

  /** The patterns of the moves that answer each decision. */
  get answers(): Record<string, readonly string[]> {
    const asked = this.view?.decisions ?? [];
    return Object.fromEntries(asked.map(({ id }, index) => [id, this.#answers[index] ?? []]));
  }

  /** Ask the server for the moves that would answer a decision, for a table without rules. */
  askMoves(decision: Decision): void {
    this.#channel?.say({ type: "moves", decision: decision.id });
  }

  react(reaction: Reaction): void {
    this.#channel?.say({ type: "react", reaction });
  }

  /** Show everybody a moment of a film. */
  show(moment: Omit<Show, "type">): void {
    this.#channel?.say({ type: "show", ...moment });
  }

  applaud(): void {
    this.#channel?.say({ type: "applaud" });
  }

  /** The number of people who have just applauded. */
  get applause(): number {
    return this.#reactions.applause;
  }

  /** Whether a player is disconnected, and no bot plays for them. */
  get someoneAway(): boolean {
    return this.table?.chairs.some((chair) => this.isAway(chair)) ?? false;
  }

  isAway({ player, level }: ChairView): boolean {
    return Boolean(player && !level && !this.present.includes(player));
  }

  /** The number of spectators: all connected people without a seat. */
  get watching(): number {
    const seated = new Set(this.table?.chairs.map(({ player }) => player));
    return this.present.filter((player) => !seated.has(player)).length + this.#strangers;
  }

  get reactions(): Reactions["shown"] {
    return this.#reactions.shown;
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  // --- news ----------------------------------------------------------------------------

  hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "news":
        this.#queue.push(message);
        return void this.#show();
      case "present":
        this.present = message.players;
        this.#strangers = message.strangers ?? 0;
        return;
      case "possible":
        return this.#learnMoves(message.decision, message.moves);
      case "pong":
        this.#ahead = message.now - Date.now();
        return;
      case "reacted":
        return this.#reactions.react(message.seat, message.reaction, null);
      case "applauded":
        return this.#reactions.applaud();
      case "remarked":
        this.#reactions.hold(message);
        return this.remark();
      case "moment-shown":
        this.shown = message;
        return;
      case "spoken":
        return this.sealing.hear(message.words);
      case "bye":
      case "done":
      case "refused":
        return;
    }
  }

  /** Note the moves for a decision, and forget those of past decisions. */
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
    this.takeTable(message.table);
    this.endReveal();
    if (!this.ended && message.view?.result) this.atResult = true;
    this.takeView(message.view);
    this.asked = message.asked;
    this.#answers = message.answers;
    this.clocks = message.clocks;
    this.present = message.present;
    this.#strangers = message.strangers ?? 0;
    this.outdated = isOtherBuild(message.build);
    if (match !== undefined && match !== message.table.match) this.#beginAnew();
    this.takeResults(message.view?.results ?? []);
    const missed = [...unseen.map(({ event }) => event), ...message.missed];
    const known = new Set(this.log.map(({ number }) => number));
    for (const event of missed.sort((one, other) => one.number - other.number)) {
      if (!known.has(event.number)) this.tell(event);
      known.add(event.number);
    }
    this.#noteSeen();
    this.#stir();
  }

  /** Show the changes one after the other. */
  async #show(): Promise<void> {
    if (this.showing) return;
    this.showing = true;
    for (let news = this.#queue.shift(); news; news = this.#queue.shift()) {
      const hurry = this.#queue.length > TOO_MANY || document.hidden || this.aside;
      if (!hurry) this.announceEnd(news);
      await this.#showOne(news, hurry ? null : this.stage);
      this.reveal?.begin();
    }
    this.showing = false;
    this.remark();
  }

  /** Show one change. A movement that fails must not hold up the match. */
  async #showOne(news: News, stage: Stage | null): Promise<void> {
    try {
      stage?.before(news, this);
    } catch (error) {
      console.error(error);
    }
    this.apply(news);
    try {
      await stage?.after(news, this);
    } catch (error) {
      console.error(error);
    }
    this.#noteSeen();
  }

  /** Note that the open windows have been shown: from now on the player can react to them. */
  #noteSeen(): void {
    const open = this.decisions.filter(({ must, clock }) => !must && clock !== null);
    const now = performance.now();
    this.#seen = new Map(open.map(({ id }) => [id, this.#seen.get(id) ?? now]));
  }

  protected apply(news: News): void {
    const match = this.table?.match;
    this.number = news.event.number;
    this.refused = null;
    if (news.table) {
      this.takeTable(news.table);
      if (news.table.match !== match) this.#beginAnew();
      const seat = news.table.chairs.findIndex(({ player }) => player && player === this.you);
      this.seat = seat < 0 ? null : seat;
      this.#stir();
    }
    this.asked = news.asked;
    this.#answers = news.answers;
    this.clocks = news.clocks;
    this.takeNews(news);
  }

  /** Note that the result of the match is shown: now characters may speak about it. */
  showResult(): void {
    this.atResult = true;
    this.remark();
  }

  #beginAnew(): void {
    this.atResult = false;
    this.shown = null;
    this.#reactions.forget();
    this.forgetMatch();
  }

  /** Seal and show shares automatically. */
  #stir(): void {
    const asked = this.table && this.sealing.follow(this.table, this.seat);
    if (asked) void this.#askQuietly(asked);
  }

  async #askQuietly(asked: Request): Promise<void> {
    const answer = await this.#channel?.ask(asked);
    if (!answer || answer.ok || answer.code !== "too-fast") return;
    this.sealing.askAgain();
    setTimeout(() => this.#stir(), RETRY_MS);
  }

  protected override remark(): void {
    if (!this.showing && !this.reveal) this.#reactions.speak(this.atResult);
  }
}

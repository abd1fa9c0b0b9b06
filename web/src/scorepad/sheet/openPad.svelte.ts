// A score pad that is open on this phone: the pad with its pending requests, and the open sheet.
import { untrack } from "svelte";
import { gameOf } from "../../games";
import type { Hand, PadEntry, PadView } from "../../generated/protocol";
import { keepScreenOn } from "../../app/wakeLock";
import { padAhead, standing } from "../offline/padAhead";
import type { SharedDraft } from "../entry/sharedDraft.svelte";
import { oneMore } from "../offline/applyRequests";
import type { PadKind } from "../padKind";
import { writerName } from "../entry/writerNameState.svelte";
import type { PadWriter } from "../offline/padWriter.svelte";

const RETRY_MS = 3_000;
/** The delay before a request is called pending: most answers come sooner. */
const SOON_MS = 1_000;

export interface Given {
  /** The pad as the server has it. */
  pad: PadView;
  writer: PadWriter;
  /** The state of the pad's connection. */
  connection: "connecting" | "open" | "lost" | "closed";
  /** Whether it belongs to a match of a tournament, which has its own names, clock and writers. */
  ofMatch: boolean;
  /** The name of this phone's writer, if it is not asked here. */
  me: string | null;
  /** The drafts of the phones around the pad. */
  sharedDraft: SharedDraft | null;
}

/** The sheet over the pad: a round that is entered or corrected, a round to read, or a list. */
export type Over =
  | {
      type: "entry";
      round: number;
      entry: PadEntry | null;
      /** The current entry. */
      instead: PadEntry | null;
      waiting: string | null;
      because: string;
    }
  | { type: "round"; round: number }
  | { type: "history" | "names" | "hand" | "complete" };

/** Create it during the initialisation of a component; it lives as long as the component. */
export class OpenPad {
  over = $state.raw<Over | null>(null);
  /** Whether a request has waited long enough to be mentioned. */
  slow = $state(false);
  #kind = $state.raw<PadKind | undefined>();

  readonly #given: () => Given;
  readonly #ahead = $derived.by(() =>
    padAhead(this.shown, this.sheet, this.writer.queue, this.writer.landed),
  );
  /** Whether this phone writes the round down once all the others have sent their parts. */
  #laidHere = false;

  constructor(given: () => Given) {
    this.#given = given;
    $effect(() => this.#learnGame());
    $effect(() => this.writer.begin());
    $effect(() => {
      if (!given().ofMatch) this.writer.by = writerName();
    });
    // Keep the screen on, because a phone on the table is looked at more often than touched.
    $effect(() => (this.#ended ? undefined : keepScreenOn()));
    $effect(() => this.#noteSlow());
    $effect(() => {
      if (given().connection === "open") this.writer.nudge();
    });
    // Send this phone's part again to a server that has forgotten it.
    $effect(() => {
      if (given().connection === "open")
        untrack(() => this.sharedDraft?.again(this.next, this.#myName));
    });
    // Show the others that somebody writes here.
    $effect(() => {
      const { over } = this;
      if (over?.type === "entry" && !over.instead)
        return this.sharedDraft?.writing(over.round, this.#myName);
    });
    $effect(() => this.#complete());
  }

  // --- the pad ---------------------------------------------------------------------------

  get shown(): PadView {
    return this.#given().pad;
  }
  get writer(): PadWriter {
    return this.#given().writer;
  }
  get sharedDraft(): SharedDraft | null {
    return this.#given().sharedDraft;
  }
  get offline(): boolean {
    return this.#given().connection === "lost" || this.writer.held;
  }

  readonly sheet = $derived.by(() => this.#kind?.sheet(this.shown.fields));
  readonly unit = $derived.by(() => this.sheet?.unit ?? "round");
  readonly #ended = $derived.by(() => this.shown.result !== null);

  /** The pad with its pending requests, computed here until the server has them. */
  get pad(): PadView {
    return this.#ahead.pad;
  }
  get coming() {
    return this.#ahead.coming;
  }
  get changing() {
    return this.#ahead.changing;
  }
  get waits(): boolean {
    return this.writer.queue.length > 0;
  }
  /** The number of the round that comes next. */
  get next(): number {
    return this.pad.rounds.length + 1;
  }
  /** Whether the same sheet can go on: all rounds were played, and there is no following pad. */
  get more() {
    const { sheet, pad } = this;
    return sheet && !this.#given().ofMatch && !pad.went_on ? oneMore(pad, sheet) : null;
  }
  /** Whether a lot has to be drawn, and the server can draw it. */
  get lots(): boolean {
    const { result, starters } = this.pad;
    return !result && starters.length > 1 && !this.waits && !this.offline;
  }

  // --- parts from several phones -----------------------------------------------------------

  readonly #myName = $derived.by(() => this.#given().me ?? writerName());
  readonly mySeat = $derived.by(() => this.pad.names.findIndex((name) => name === this.#myName));
  get plays(): boolean {
    return this.mySeat >= 0 && !this.pad.out.includes(this.mySeat);
  }
  readonly hands = $derived.by((): readonly Hand[] => {
    const { sharedDraft, pad } = this;
    const laid = sharedDraft?.round === this.next ? sharedDraft.hands : [];
    return laid.filter(({ entry }) => entry.type === pad.fields.type);
  });

  lay(entry: PadEntry | null): void {
    this.#laidHere = entry !== null;
    this.sharedDraft?.lay(this.next, this.mySeat, this.#myName, entry);
  }

  /** Write the round down, from the phone that sent the last part. */
  #complete(): void {
    const { pad, hands } = this;
    const playing = [...pad.names.keys()].filter((seat) => !pad.out.includes(seat));
    const all = playing.every((seat) => hands.some((hand) => hand.seat === seat));
    const last = hands.at(-1)?.seat;
    if (!all || !this.#laidHere || last !== this.mySeat || this.over) return;
    this.#laidHere = false;
    this.over = { type: "complete" };
  }

  // --- requests --------------------------------------------------------------------------

  close = (): void => {
    this.over = null;
  };

  /** Enter a new round, or correct an existing one. */
  enter(round: number, entry: PadEntry | null = null, waiting: string | null = null): void {
    const instead = standing(this.shown, this.writer.queue, round) ?? null;
    this.over = { type: "entry", round, entry: entry ?? instead, instead, waiting, because: "" };
  }

  /** Open the refused round again. */
  lookAgain = (): void => {
    const asked = this.writer.refused?.waiting.asked;
    if (asked?.request.type !== "enter" && asked?.request.type !== "correct") return;
    const { round, entry } = asked.request;
    const because = asked.request.type === "correct" ? (asked.request.reason ?? "") : "";
    const { rounds } = this.shown;
    const instead = rounds[round - 1]?.entry ?? null;
    const number = instead ? round : rounds.length + 1;
    this.over = { type: "entry", round: number, entry, instead, waiting: asked.id, because };
  };

  /** Open a pending round. */
  lookAt = (round: number): void => {
    const asked = this.coming.get(round)?.asked;
    if (!asked || asked.id === this.writer.sending || asked.request.type !== "enter") return;
    this.enter(round, asked.request.entry, asked.id);
  };

  takeBack(round: number): void {
    const entry = standing(this.shown, this.writer.queue, round);
    if (entry) void this.writer.ask({ type: "take-back", round, entry });
    this.close();
  }

  // --- automatic steps -------------------------------------------------------------------

  #learnGame(): () => void {
    let gone = false;
    const game = untrack(() => gameOf(this.shown.game));
    const learn = () =>
      void game.pad?.().then(
        (found) => (this.#kind = found),
        () => gone || setTimeout(learn, RETRY_MS),
      );
    learn();
    return () => (gone = true);
  }

  #noteSlow(): (() => void) | undefined {
    this.slow = false;
    if (!this.waits) return undefined;
    const soon = setTimeout(() => (this.slow = true), SOON_MS);
    return () => clearTimeout(soon);
  }
}

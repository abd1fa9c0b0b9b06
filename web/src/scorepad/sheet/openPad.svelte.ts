// A score pad that is open on this phone: the pad with all that waits, and what lies over it.
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
/** What is answered at once need not be called waiting. */
const SOON_MS = 1_000;

export interface Given {
  /** As the server has it. */
  pad: PadView;
  writer: PadWriter;
  /** The state of the connection that the pad comes by. */
  connection: "connecting" | "open" | "lost" | "closed";
  /** It belongs to a match of an event, which has its own names, clock and writers. */
  ofMatch: boolean;
  /** Who has this phone, if that is not asked here. */
  me: string | null;
  /** What the phones around the pad are about to enter. */
  sharedDraft: SharedDraft | null;
}

/** The sheet over the pad: a round that is entered or corrected, a round as it was, or a list. */
export type Over =
  | {
      type: "entry";
      round: number;
      entry: PadEntry | null;
      /** What stands there already. */
      instead: PadEntry | null;
      waiting: string | null;
      because: string;
    }
  | { type: "round"; round: number }
  | { type: "history" | "names" | "hand" | "complete" };

/** Made while a component begins, for as long as that is there. */
export class OpenPad {
  over = $state.raw<Over | null>(null);
  /** Something has waited long enough to be mentioned. */
  slow = $state(false);
  #kind = $state.raw<PadKind | undefined>();

  readonly #given: () => Given;
  readonly #ahead = $derived.by(() =>
    padAhead(this.shown, this.sheet, this.writer.queue, this.writer.landed),
  );
  /** What is laid here is written down here, once all the others have laid theirs. */
  #laidHere = false;

  constructor(given: () => Given) {
    this.#given = given;
    $effect(() => this.#learnGame());
    $effect(() => this.writer.begin());
    $effect(() => {
      if (!given().ofMatch) this.writer.by = writerName();
    });
    // A phone that lies on the table is looked at more often than it is touched.
    $effect(() => (this.#ended ? undefined : keepScreenOn()));
    $effect(() => this.#noteSlow());
    $effect(() => {
      if (given().connection === "open") this.writer.nudge();
    });
    // What came from this phone is sent again to a server that has forgotten it.
    $effect(() => {
      if (given().connection === "open")
        untrack(() => this.sharedDraft?.again(this.next, this.#myName));
    });
    // The others see that somebody writes here.
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

  /** With all that waits, reckoned here until the server has. */
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
  /** The same sheet can go on: all rounds were played, and nobody has gone on elsewhere. */
  get more() {
    const { sheet, pad } = this;
    return sheet && !this.#given().ofMatch && !pad.went_on ? oneMore(pad, sheet) : null;
  }
  /** A lot has to be drawn, and the server can. */
  get lots(): boolean {
    const { result, starters } = this.pad;
    return !result && starters.length > 1 && !this.waits && !this.offline;
  }

  // --- everybody lays their own cards ------------------------------------------------------

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

  /** The phone that sent the last part writes the round down. */
  #complete(): void {
    const { pad, hands } = this;
    const playing = [...pad.names.keys()].filter((seat) => !pad.out.includes(seat));
    const all = playing.every((seat) => hands.some((hand) => hand.seat === seat));
    const last = hands.at(-1)?.seat;
    if (!all || !this.#laidHere || last !== this.mySeat || this.over) return;
    this.#laidHere = false;
    this.over = { type: "complete" };
  }

  // --- what is done ----------------------------------------------------------------------

  close = (): void => {
    this.over = null;
  };

  /** As things stand now: what is there is corrected, what is not there yet is entered. */
  enter(round: number, entry: PadEntry | null = null, waiting: string | null = null): void {
    const instead = standing(this.shown, this.writer.queue, round) ?? null;
    this.over = { type: "entry", round, entry: entry ?? instead, instead, waiting, because: "" };
  }

  /** What the server has refused is looked at again. */
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

  /** A round that waits to be sent. */
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

  // --- what goes on by itself --------------------------------------------------------------

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

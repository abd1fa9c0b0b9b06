// What somebody shows or says at a table, each for a moment.
import type { Reaction, Remarked } from "../generated/protocol";
import { loadMessages } from "../i18n/messages.svelte";

/** People show one of a few signs, characters say a line. */
interface Reacted {
  key: number;
  seat: number;
  reaction: Reaction | null;
  remark: Remarked | null;
}

const REACTION_MS = 3_500;
const REMARK_MS = 5_500;
/** Somebody who has seen something takes a breath. */
const REMARK_AFTER_MS = 1_000;

export class Reactions {
  shown = $state.raw<readonly Reacted[]>([]);
  /** Applause in the last moment. */
  applause = $state(0);
  #key = 0;
  /** Said about something that is still to be shown. */
  #held: Remarked[] = [];

  hold(remark: Remarked): void {
    this.#held.push(remark);
  }

  /** Everything has been shown. The words come when the first remark does. */
  speak(): void {
    for (const remark of this.#held.splice(0)) {
      setTimeout(() => {
        loadMessages("people").then(
          () => this.react(remark.seat, null, remark),
          () => undefined, // without words there is nothing to say
        );
      }, REMARK_AFTER_MS);
    }
  }

  applaud(): void {
    this.applause += 1;
    const heard = this.applause;
    setTimeout(() => {
      if (this.applause === heard) this.applause = 0; // it has died down
    }, REACTION_MS);
  }

  react(seat: number, reaction: Reaction | null, remark: Remarked | null): void {
    const key = ++this.#key;
    this.shown = [...this.shown, { key, seat, reaction, remark }];
    setTimeout(
      () => {
        this.shown = this.shown.filter((one) => one.key !== key);
      },
      remark ? REMARK_MS : REACTION_MS,
    );
  }
}

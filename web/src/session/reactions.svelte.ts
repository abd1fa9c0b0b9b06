// The reactions of people and the remarks of characters at a table, each shown for a moment.
import type { Reaction, Remarked } from "../generated/protocol";
import { loadMessages } from "../i18n/messages.svelte";

/** A reaction: people show one of a few signs, characters say a line. */
interface Reacted {
  key: number;
  seat: number;
  reaction: Reaction | null;
  remark: Remarked | null;
}

const REACTION_MS = 3_500;
const REMARK_MS = 5_500;
/** The pause between an event and the remark about it. */
const REMARK_AFTER_MS = 1_000;

export class Reactions {
  shown = $state.raw<readonly Reacted[]>([]);
  /** The number of spectators who applauded in the last moment. */
  applause = $state(0);
  #key = 0;
  /** The remarks about events that are still to be shown. */
  #held: Remarked[] = [];

  /** The winner's line is not kept: it stands on the podium as long as the podium does. */
  hold(remark: Remarked): void {
    if (remark.occasion !== "victory") this.#held.push(remark);
  }

  forget(): void {
    this.#held = [];
  }

  /**
   * Let the waiting remarks appear; those about the end of the match only beside its result. Their
   * texts load with the first remark.
   */
  speak(atResult: boolean): void {
    const held = this.#held;
    const early = ({ occasion }: Remarked) => occasion === "defeat" && !atResult;
    this.#held = held.filter(early);
    for (const remark of held.filter((one) => !early(one))) {
      setTimeout(() => {
        loadMessages("people").then(
          () => this.react(remark.seat, null, remark),
          () => undefined, // without texts there is nothing to say
        );
      }, REMARK_AFTER_MS);
    }
  }

  applaud(): void {
    this.applause += 1;
    const heard = this.applause;
    setTimeout(() => {
      if (this.applause === heard) this.applause = 0; // the applause is over
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

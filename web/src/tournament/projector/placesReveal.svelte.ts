// Uncovers the first three places on the big screen one after the other, the winner last.
import type { EventOutcome } from "../../generated/protocol";

const FIRST_PAUSE_MS = 1_500;
const PAUSE_MS = 2_400;

export class PlacesReveal {
  /**
   * The best uncovered place: better ones are covered. 1 if none is covered, Infinity if all are.
   */
  bestUncovered = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get done(): boolean {
    return this.bestUncovered === 1;
  }

  /** Cover all places of the podium, and uncover them one after the other. */
  begin(podium: readonly Pick<EventOutcome, "place">[]): void {
    const places = [...new Set(podium.map(({ place }) => place))].toSorted((a, b) => b - a);
    this.bestUncovered = Infinity;
    this.#uncover(places, FIRST_PAUSE_MS);
  }

  /** Uncover all places at once. */
  uncoverAll(): void {
    clearTimeout(this.#timer);
    this.bestUncovered = 1;
  }

  #uncover([next, ...better]: readonly number[], delay: number): void {
    clearTimeout(this.#timer);
    if (next === undefined) return;
    this.#timer = setTimeout(() => {
      this.bestUncovered = next;
      this.#uncover(better, PAUSE_MS);
    }, delay);
  }
}

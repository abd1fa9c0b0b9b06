// The first three places are uncovered one after the other, the winner last.
import type { EventPlaced } from "../../generated/protocol";

const BEFORE_MS = 1_500;
const STEP_MS = 2_400;

export class PlacesReveal {
  /** Places better than this are still covered; 1 if none is. */
  best = $state(1);
  #waiting: ReturnType<typeof setTimeout> | undefined;

  get done(): boolean {
    return this.best === 1;
  }

  /** Cover all places of the podium, and uncover one after the other. */
  begin(podium: readonly EventPlaced[]): void {
    const places = [...new Set(podium.map(({ place }) => place))].toSorted((a, b) => b - a);
    this.best = Infinity;
    this.#uncover(places, BEFORE_MS);
  }

  end(): void {
    clearTimeout(this.#waiting);
    this.best = 1;
  }

  #uncover([next, ...better]: readonly number[], after: number): void {
    clearTimeout(this.#waiting);
    if (next === undefined) return;
    this.#waiting = setTimeout(() => {
      this.best = next;
      this.#uncover(better, STEP_MS);
    }, after);
  }
}

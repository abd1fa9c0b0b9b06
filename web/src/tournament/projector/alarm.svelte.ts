// What the clocks of a hall call out, seen from the projector: five minutes, and time.
import { untrack } from "svelte";
import type { EventMatchView } from "../../generated/protocol";
import { bell, gong } from "../../app/soundEffects";
import { readClock, ticking } from "../shared/clockReading";
import { isSoon, isUp } from "./clocks";

const SHOWN_MS = 12_000;

export class Alarm {
  /** The tables whose time is up since a moment ago. */
  tables = $state.raw<readonly number[]>([]);
  #hiding: ReturnType<typeof setTimeout> | undefined;

  /** Follows the clocks of these matches; what has rung already does not ring again. */
  constructor(matches: () => readonly EventMatchView[], now: () => number) {
    const read = $derived(
      matches().flatMap(({ id, table, clock, decided }) =>
        clock && !decided ? [{ id, table, clock, reading: readClock(clock, ticking(now)) }] : [],
      ),
    );
    const soon = $derived(read.filter((one) => isSoon(one.clock, one.reading)).map(({ id }) => id));
    const up = $derived(read.filter(({ reading }) => isUp(reading)).map(({ id }) => id));

    let warned = untrack(() => new Set([...soon, ...up]));
    let rung = untrack(() => new Set(up));
    // Clocks are read four times a second; who is meant changes a few times an evening.
    const soonNow = $derived(soon.join());
    const upNow = $derived(up.join());
    $effect(() => {
      void soonNow;
      untrack(() => {
        if (soon.some((id) => !warned.has(id))) bell();
        warned = new Set([...soon, ...up]);
      });
    });
    $effect(() => {
      void upNow;
      untrack(() => {
        const fresh = read.filter(({ id }) => up.includes(id) && !rung.has(id));
        rung = new Set(up);
        if (fresh.length) this.#ring(fresh.map(({ table }) => table));
      });
    });
  }

  end(): void {
    clearTimeout(this.#hiding);
  }

  #ring(tables: readonly number[]): void {
    gong();
    this.tables = tables;
    clearTimeout(this.#hiding);
    this.#hiding = setTimeout(() => (this.tables = []), SHOWN_MS);
  }
}

// The calls of the clocks in a hall, as shown on the projector: five minutes left, and time up.
import { untrack } from "svelte";
import type { EventMatchView } from "../../generated/protocol";
import { bell, gong } from "../../app/soundEffects";
import { readClock, ticking } from "../shared/clockReading";
import { isSoon, isUp } from "./clocks";

const SHOWN_MS = 12_000;

export class Alarm {
  /** The tables whose time has just run out. */
  tables = $state.raw<readonly number[]>([]);
  #hiding: ReturnType<typeof setTimeout> | undefined;

  /** Follow the clocks of these matches; a call from before does not ring again. */
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
    // The clocks are read four times a second, but the calls change only a few times a tournament.
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

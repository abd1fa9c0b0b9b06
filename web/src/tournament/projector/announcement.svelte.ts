// The organisers' announcement on the projector: across the screen first, then in one line.
import { untrack } from "svelte";
import type { EventAnnouncement } from "../../generated/protocol";
import { bell } from "../../app/soundEffects";

const ACROSS_MS = 20_000;

export class Announcement {
  /** Whether it is new: it lies across the whole screen. */
  across = $state(false);
  #hiding: ReturnType<typeof setTimeout> | undefined;

  constructor(said: () => EventAnnouncement | null, now: () => number) {
    const number = $derived(said()?.number ?? 0);
    $effect(() => {
      const fresh = number > 0 ? ACROSS_MS - (now() - untrack(() => said()?.at ?? 0)) : 0;
      clearTimeout(this.#hiding);
      this.across = fresh > 0;
      if (fresh <= 0) return;
      bell();
      this.#hiding = setTimeout(() => (this.across = false), fresh);
    });
  }

  end(): void {
    clearTimeout(this.#hiding);
  }
}

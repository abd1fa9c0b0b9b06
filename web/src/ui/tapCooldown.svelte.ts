// What has just taken the place of something else ignores taps for a moment: they were meant for
// that. Where there was nothing, or where the same thing stays, every tap counts.

/** How long, from the styles: a token like any other, which a minifier may write in seconds. */
function restMs(): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue("--rest").trim();
  const time = parseFloat(text) || 0;
  return text.endsWith("ms") ? time : 1000 * time;
}

export class TapCooldown {
  /** When something else was there last; a new component may have replaced anything. */
  #gone = performance.now();
  #since = new Map<string, number>();

  /** Call during the initialisation of a component; `meanings` are all that a tap could do now. */
  constructor(meanings: () => readonly string[]) {
    $effect.pre(() => {
      const before = this.#since;
      const now = meanings();
      if (before.size && (before.size > now.length || now.some((one) => !before.has(one)))) {
        this.#gone = performance.now();
      }
      this.#since = new Map(now.map((one) => [one, before.get(one) ?? this.#gone]));
    });
  }

  /** Whether a tap that means this counts. */
  over(meaning: string): boolean {
    return performance.now() >= (this.#since.get(meaning) ?? this.#gone) + restMs();
  }
}

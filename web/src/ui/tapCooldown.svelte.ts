// An element that has just replaced another ignores taps for a moment: they were meant for the
// other. If there was nothing before, or if the same element stays, every tap counts.

/** The length of that moment, from the styles: a token, which a minifier may write in seconds. */
function restMs(): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue("--rest").trim();
  const time = parseFloat(text) || 0;
  return text.endsWith("ms") ? time : 1000 * time;
}

export class TapCooldown {
  /** The time of the last replacement; a new component may have replaced anything. */
  #gone = performance.now();
  #since = new Map<string, number>();

  /**
   * Call it during the initialisation of a component; `meanings` are all current meanings of a tap.
   */
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

  /** Whether a tap with this meaning counts. */
  over(meaning: string): boolean {
    return performance.now() >= (this.#since.get(meaning) ?? this.#gone) + restMs();
  }
}

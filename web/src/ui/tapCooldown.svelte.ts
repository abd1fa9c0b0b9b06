// What has just changed its meaning ignores taps for a moment: nobody can have meant it yet.

/** How long, from the styles: a token like any other, which a minifier may write in seconds. */
function restMs(): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue("--rest").trim();
  const time = parseFloat(text) || 0;
  return text.endsWith("ms") ? time : 1000 * time;
}

export class TapCooldown {
  #since = -Infinity;

  /** Call during the initialisation of a component; `meaning` says what a tap would do. */
  constructor(meaning: () => string) {
    let before: string | undefined;
    $effect.pre(() => {
      const now = meaning();
      if (now !== before) this.#since = performance.now();
      before = now;
    });
  }

  /** Whether a tap counts again. */
  get over(): boolean {
    return performance.now() >= this.#since + restMs();
  }
}

// Vibration, on phones that have it.
import { settings } from "./settings.svelte";

const SHORT_MS = 60;

/** Browsers forbid it, and complain, as long as nobody has touched the page. */
export function vibrate(pattern: number | readonly number[] = SHORT_MS): void {
  if (settings.extreme || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.(typeof pattern === "number" ? pattern : [...pattern]);
}

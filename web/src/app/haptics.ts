// Vibration, on phones that have it.
import { settings } from "./settings.svelte";

const SHORT_MS = 60;

/** Whether this device has something to vibrate. */
export function canVibrate(): boolean {
  return "vibrate" in navigator && navigator.maxTouchPoints > 0;
}

/** Browsers forbid it, and complain, as long as nobody has touched the page. */
export function vibrate(pattern: number | readonly number[] = SHORT_MS): void {
  if (settings.extreme || !settings.vibration || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.(typeof pattern === "number" ? pattern : [...pattern]);
}

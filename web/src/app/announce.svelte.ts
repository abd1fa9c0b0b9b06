// Sentences for screen readers.
import { untrack } from "svelte";

/** Long enough to be read aloud, short enough not to be a crib: remembering is the game. */
const SAID_MS = 8_000;

export const announced = $state<{ lines: { key: number; text: string }[] }>({ lines: [] });

let key = 0;

/** Forget what was said: from now on somebody else listens. */
export function clearAnnouncements(): void {
  announced.lines = [];
}

/** Say something. An effect that calls this does not depend on what was said before. */
export function announce(text: string): void {
  if (!text) return;
  const line = { key: ++key, text };
  announced.lines = [...untrack(() => announced.lines), line];
  setTimeout(() => {
    announced.lines = announced.lines.filter((other) => other.key !== line.key);
  }, SAID_MS);
}

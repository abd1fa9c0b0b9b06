// Sentences for screen readers.
import { untrack } from "svelte";

/** How long a sentence stays: long enough to be read aloud, too short to replace memory. */
const SAID_MS = 8_000;

export const announced = $state<{ lines: { key: number; text: string }[] }>({ lines: [] });

let key = 0;

/** Forget what was said, because another person listens from now on. */
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

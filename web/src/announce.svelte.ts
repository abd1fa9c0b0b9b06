// Sentences for those who listen instead of looking.
import { untrack } from "svelte";

const KEPT = 12;

export const announced = $state<{ lines: { key: number; text: string }[] }>({ lines: [] });

let key = 0;

/** Say something. Whoever calls this from an effect does not wait for what was said before. */
export function announce(text: string): void {
  if (!text) return;
  const before = untrack(() => announced.lines);
  announced.lines = [...before.slice(1 - KEPT), { key: ++key, text }];
}

// The storage keys of a pad.
import type { PadView } from "../protocol";
import { keep, recall } from "../settings.svelte";
import { keepDraft } from "./draftKept";
import { Shelf } from "./shelf";

export function storageOf(key: string): string {
  return `dacabo.pad/${key}`;
}

/** The pad as it was seen last, for when there is no line. */
export function lastSeen(key: string): PadView | null {
  return recall<PadView | null>(`${storageOf(key)}/page`, null);
}

export function keepSeen(key: string, pad: PadView): void {
  keep(`${storageOf(key)}/page`, pad);
}

/** The number of requests to a pad that have not been sent yet. */
export function waitingOf(key: string): number {
  return new Shelf(storageOf(key)).all().length;
}

/** Forget everything about a pad. */
export function forgetPad(key: string): void {
  new Shelf(storageOf(key)).clear();
  keepDraft(storageOf(key), 0, null);
  keep(`${storageOf(key)}/page`, null);
}

// The storage keys of a pad.
import { keepDraft } from "./draftKept";
import { Shelf } from "./shelf";

export function storageOf(key: string): string {
  return `dacabo.pad/${key}`;
}

/** The number of requests to a pad that have not been sent yet. */
export function waitingOf(key: string): number {
  return new Shelf(storageOf(key)).all().length;
}

/** Forget everything about a pad. */
export function forgetPad(key: string): void {
  new Shelf(storageOf(key)).clear();
  keepDraft(storageOf(key), 0, null);
}

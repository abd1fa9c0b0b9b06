// Where in this browser something about a pad is kept.
import { keepDraft } from "./draftKept";
import { Shelf } from "./shelf";

export function storageOf(key: string): string {
  return `dacabo.pad/${key}`;
}

/** How much of a pad has not been sent yet. */
export function waitingOf(key: string): number {
  return new Shelf(storageOf(key)).all().length;
}

/** Nothing about a pad is kept any more. */
export function forgetPad(key: string): void {
  new Shelf(storageOf(key)).clear();
  keepDraft(storageOf(key), 0, null);
}

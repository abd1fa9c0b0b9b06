// The storage keys of a pad.
import { forgetLink, saveLink, savedLinks } from "../../app/savedLinks";
import type { PadView } from "../../generated/protocol";
import { writeStored, readStored } from "../../app/settings.svelte";
import { saveDraft } from "../entry/savedDraft";
import { Outbox } from "./outbox";

export function storageOf(key: string): string {
  return `dacabo.pad/${key}`;
}

/** The latest known pad, for use without a network. */
export function lastSeen(key: string): PadView | null {
  return readStored<PadView | null>(`${storageOf(key)}/page`, null);
}

export function keepSeen(key: string, pad: PadView): void {
  writeStored(`${storageOf(key)}/page`, pad);
}

/** The number of requests to a pad that have not been sent yet. */
export function waitingOf(key: string): number {
  return new Outbox(storageOf(key)).all().length;
}

/** Move everything that this browser stores of a pad to its new key. */
export function movePad(old: string, key: string): void {
  const [from, to] = [new Outbox(storageOf(old)), new Outbox(storageOf(key))];
  for (const waiting of from.all()) {
    // Write first, then delete: if the page is closed in between, it is sent twice and happens
    // once.
    to.put(waiting);
    from.drop(waiting.asked.id);
  }
  for (const part of ["page", "draft", "hand"]) {
    const kept = readStored<unknown>(`${storageOf(old)}/${part}`, null);
    if (kept !== null) writeStored(`${storageOf(key)}/${part}`, kept);
  }
  const link = savedLinks().find((one) => one.key === old);
  if (link) saveLink("pad", key, link.name);
  forgetPad(old);
  forgetLink(old);
}

/** Delete everything about a pad. */
export function forgetPad(key: string): void {
  new Outbox(storageOf(key)).clear();
  saveDraft(storageOf(key), 0, null);
  writeStored(`${storageOf(key)}/page`, null);
  writeStored(`${storageOf(key)}/hand`, null);
  keepRenewal(key, null);
}

/** The id of the request for another key, as long as there is no answer. */
export function keptRenewal(key: string): string | null {
  return readStored<string | null>(`${storageOf(key)}/renewal`, null);
}

export function keepRenewal(key: string, id: string | null): void {
  writeStored(`${storageOf(key)}/renewal`, id);
}

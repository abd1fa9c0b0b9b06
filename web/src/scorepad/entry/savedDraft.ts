// Stores half-entered rounds, because phones discard pages without asking.
import { writeStored, readStored } from "../../app/settings.svelte";
import type { StoredDraft } from "./entryDraft.svelte";

interface Kept {
  round: number;
  draft: StoredDraft;
}

const keyOf = (storageKey: string) => `${storageKey}/draft`;

/** The draft of a round from before the page was closed. */
export function savedDraft(storageKey: string, round: number): StoredDraft | null {
  const kept = readStored<Partial<Kept> | null>(keyOf(storageKey), null);
  return kept?.round === round && Array.isArray(kept.draft?.lines) ? kept.draft : null;
}

export function saveDraft(storageKey: string, round: number, draft: StoredDraft | null): void {
  writeStored(keyOf(storageKey), draft && { round, draft });
}

// A half-entered round survives the page: phones discard pages without asking.
import { writeStored, readStored } from "../../app/settings.svelte";
import type { KeptDraft } from "./entryDraft.svelte";

interface Kept {
  round: number;
  draft: KeptDraft;
}

const keyOf = (storageKey: string) => `${storageKey}/draft`;

/** What was entered of a round before the page was closed. */
export function savedDraft(storageKey: string, round: number): KeptDraft | null {
  const kept = readStored<Partial<Kept> | null>(keyOf(storageKey), null);
  return kept?.round === round && Array.isArray(kept.draft?.lines) ? kept.draft : null;
}

export function saveDraft(storageKey: string, round: number, draft: KeptDraft | null): void {
  writeStored(keyOf(storageKey), draft && { round, draft });
}

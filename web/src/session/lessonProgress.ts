// The progress of the guided match; stored in this browser, so that it survives a reload.
import { writeStored, readStored } from "../app/settings.svelte";

const KEY = "dacabo.lessons";

interface Lessons {
  code: string;
  seen: string[];
  /** Whether the player has switched the coach off. */
  ended?: boolean;
}

export function startLessons(code: string): void {
  writeStored(KEY, { code, seen: [] });
}

/** The lessons that were given at this table; null if it is not for learning. */
export function lessonsAt(code: string): string[] | null {
  const kept = readStored<Partial<Lessons> | null>(KEY, null);
  return kept?.code === code && !kept.ended ? (kept.seen ?? []) : null;
}

/** Whether the match at this table began as a guided one: its table remembers for the coach alone. */
export function isGuided(code: string): boolean {
  return readStored<Partial<Lessons> | null>(KEY, null)?.code === code;
}

export function saveLessons(code: string, seen: ReadonlySet<string>): void {
  writeStored(KEY, { code, seen: [...seen] });
}

export function endLessons(code: string): void {
  writeStored(KEY, { code, seen: [], ended: true });
}

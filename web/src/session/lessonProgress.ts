// How far the guided match has come; stored in this browser, so that it survives a reload.
import { writeStored, readStored } from "../app/settings.svelte";

const KEY = "dacabo.lessons";

interface Lessons {
  code: string;
  seen: string[];
  /** The player does without the coach from now on. */
  ended?: boolean;
}

export function startLessons(code: string): void {
  writeStored(KEY, { code, seen: [] });
}

/** What has been explained at this table; null if it is not for learning. */
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

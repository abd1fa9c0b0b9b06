// How far the guided match has come; stored in this browser, so that it survives a reload.
import { writeStored, readStored } from "../app/settings.svelte";

const KEY = "dacabo.lessons";

interface Lessons {
  code: string;
  seen: string[];
}

export function startLessons(code: string): void {
  writeStored(KEY, { code, seen: [] });
}

/** What has been explained at this table; null if it is not for learning. */
export function lessonsAt(code: string): string[] | null {
  const kept = readStored<Partial<Lessons> | null>(KEY, null);
  return kept?.code === code ? (kept.seen ?? []) : null;
}

export function saveLessons(code: string, seen: ReadonlySet<string>): void {
  writeStored(KEY, { code, seen: [...seen] });
}

export function endLessons(): void {
  writeStored(KEY, null);
}

// The table for learning; stored in this browser, so that a reload changes nothing.
import { writeStored, readStored } from "../app/settings.svelte";

const KEY = "dacabo.lessons";

interface Lessons {
  code: string;
  seen: string[];
}

export function wishForLessons(code: string): void {
  writeStored(KEY, { code, seen: [] });
}

/** What has been explained at this table; null if it is not for learning. */
export function lessonsAt(code: string): string[] | null {
  const kept = readStored<Partial<Lessons> | null>(KEY, null);
  return kept?.code === code ? (kept.seen ?? []) : null;
}

export function keepLessons(code: string, seen: ReadonlySet<string>): void {
  writeStored(KEY, { code, seen: [...seen] });
}

export function endLessons(): void {
  writeStored(KEY, null);
}

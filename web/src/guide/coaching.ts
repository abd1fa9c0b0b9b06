// Which table is for learning; this browser remembers it, so that a reload changes nothing.
import { keep, recall } from "../settings.svelte";

const KEY = "dacabo.lessons";

interface Lessons {
  code: string;
  seen: string[];
}

export function wishForLessons(code: string): void {
  keep(KEY, { code, seen: [] });
}

/** What has been explained at this table; null if nothing is to be explained there. */
export function lessonsAt(code: string): string[] | null {
  const kept = recall<Partial<Lessons> | null>(KEY, null);
  return kept?.code === code ? (kept.seen ?? []) : null;
}

export function keepLessons(code: string, seen: ReadonlySet<string>): void {
  keep(KEY, { code, seen: [...seen] });
}

export function endLessons(): void {
  keep(KEY, null);
}

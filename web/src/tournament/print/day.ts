// The day of an event, as a field of a form and in words.
import { currentLanguage } from "../../i18n/messages.svelte";

/** `2026-11-14`, where the reader is. */
export function dayInput(at: number): string {
  // In Swedish a date is written so.
  return new Date(at).toLocaleDateString("sv");
}

export function readDay(typed: string): Date | null {
  const [, year, month, day] = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(typed) ?? [];
  const read = new Date(Number(year), Number(month) - 1, Number(day));
  return Number.isNaN(read.getTime()) ? null : read;
}

/** `14 November 2026`, in the reader's language. */
export function dayText(day: Date): string {
  // English is spoken in many countries; most of them write the day first.
  const language = currentLanguage() === "en" ? "en-GB" : currentLanguage();
  return new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(day);
}

// The day of a tournament, as a field of a form and in words.
import { dateFormat } from "../../i18n/dates";

/** A day as `2026-11-14`, in the reader's time zone. */
export function dayInput(at: number): string {
  // The Swedish format of a date is that of ISO 8601.
  return new Date(at).toLocaleDateString("sv");
}

export function readDay(typed: string): Date | null {
  const [, year, month, day] = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(typed) ?? [];
  const read = new Date(Number(year), Number(month) - 1, Number(day));
  return Number.isNaN(read.getTime()) ? null : read;
}

/** A day as `14 November 2026`, in the reader's language. */
export function dayText(day: Date): string {
  return dateFormat({ dateStyle: "long" }).format(day);
}

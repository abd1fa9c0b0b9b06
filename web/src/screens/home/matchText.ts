// A table of a list in words: its players and its standing.
import type { SeatSummary, TableSummary } from "../../generated/protocol";
import { cleanText, joinList, levelName } from "../../i18n/phrases";
import { dateFormat } from "../../i18n/dates";
import { t } from "../../i18n/messages.svelte";

/** The others at a table; a table of an older server only has names. */
export function othersAt(table: TableSummary): readonly SeatSummary[] {
  if (table.seats.length) return table.seats.filter(({ you, name }) => !you && name);
  const named = (name: string): SeatSummary => {
    return { name, character: null, you: false, total: null, won: false };
  };
  return [...table.others.filter(Boolean), ...table.bots].map(named);
}

/** A bot without a character is called after its level. */
export function seatName({ name }: SeatSummary): string {
  return cleanText(levelName(name));
}

export function namesAt(table: TableSummary): string {
  return joinList(othersAt(table).map(seatName));
}

/** My points first: `12 : 34 : 7`; empty before the first round is over. */
export function scoreAt(table: TableSummary): string {
  const mine = table.seats.filter(({ you }) => you);
  const totals = [...mine, ...othersAt(table)].flatMap(({ total }) => total ?? []);
  return mine.length && totals.length > 1 ? totals.join(" : ") : "";
}

/** My result in words, once it is known. */
export function outcomeAt(table: TableSummary): string {
  const won = table.seats.filter((seat) => seat.won);
  if (!won.length) return "";
  return won.some(({ you }) => you) ? t("app-home-won") : t("app-home-lost");
}

/** A day in the reader's format. */
export function dayText(milliseconds: number): string {
  return dateFormat({ weekday: "short", day: "numeric", month: "short" }).format(milliseconds);
}

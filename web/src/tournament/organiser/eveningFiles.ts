// What an evening leaves behind as files: its spreadsheet, and its log as text.
import { eventSpreadsheet, eventTrail } from "../../generated/requests/events";
import { t } from "../../i18n/messages.svelte";
import { cleanText } from "../../i18n/phrases";
import { saveFile } from "../../ui/saveFile";
import { momentText, Trail } from "../shared/logText";
import type { DeskState } from "./deskState.svelte";

/** The name of a file about the evening, with the day on which it was played. */
function fileName(desk: DeskState, ending: string): string {
  const last = desk.page.log.at(-1)?.entry.at ?? desk.now();
  // The Swedish format of a date is that of ISO 8601.
  const day = desk.event.about.when.slice(0, 10) || new Date(last).toLocaleDateString("sv");
  return `${desk.event.name} ${day}.${ending}`;
}

/** Save the evening as a spreadsheet, with times by this device's clock. */
export async function saveSpreadsheet(desk: DeskState): Promise<void> {
  const east = -new Date().getTimezoneOffset();
  saveFile(await eventSpreadsheet(desk.feed.key, { east }), fileName(desk, "xlsx"));
}

/** Save the whole log as text, a line for each step; no note of the cash box is in it. */
export async function saveLogAsText(desk: DeskState): Promise<void> {
  const log = await eventTrail(desk.feed.key);
  const trail = new Trail({ ...desk.page, log });
  const lines = log.map(({ number, entry, counts }) => {
    const told = trail.tell(entry.fact);
    const undone = counts || entry.fact.type === "taken-back" ? "" : ` (${t("app-desk-log-back")})`;
    return [number, momentText(entry.at), trail.by(entry.by), told + undone].join("\t");
  });
  const text = `\uFEFF${cleanText(desk.event.name)}\r\n\r\n${lines.join("\r\n")}\r\n`;
  saveFile(new Blob([text], { type: "text/plain" }), fileName(desk, "txt"));
}

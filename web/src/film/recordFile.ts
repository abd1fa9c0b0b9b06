// The text of a record file.
import { Refusal } from "../app/http";
import { film } from "../generated/requests/films";
import { t } from "../i18n/messages.svelte";

/** More bytes than any record has: of a larger file the server needs no more to refuse it. */
const ENOUGH = 2_000_000;

/** Read a file. If it is too large or no text, the server says so, as it does of any bad record. */
export async function readRecord(file: File): Promise<string> {
  const part = file.slice(0, ENOUGH);
  const bytes = await part.arrayBuffer().catch(() => {
    throw new Refusal("file-unreadable", t("app-film-file-unreadable"));
  });
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    await film({ round: 1 }, new Blob([bytes]));
    return "";
  }
}

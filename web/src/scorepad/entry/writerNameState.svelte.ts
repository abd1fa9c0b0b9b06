// The name of this phone in the histories of pads. It is optional.
import { writeStored, readStored } from "../../app/settings.svelte";

const KEY = "dacabo.writer";
const LONGEST = 60;

let name = $state<string | null>(read());

function read(): string | null {
  const kept = readStored<unknown>(KEY, null);
  return typeof kept === "string" ? kept : null;
}

export function writerName(): string {
  return name ?? "";
}

/** Whether the user has answered who writes, or that it does not matter. */
export function hasWriterName(): boolean {
  return name !== null;
}

export function setWriterName(who: string): void {
  name = who.trim().slice(0, LONGEST);
  writeStored(KEY, name);
}

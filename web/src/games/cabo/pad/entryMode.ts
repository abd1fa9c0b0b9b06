// The mode of entry on this device: typed sums or tapped cards.
import { writeStored, readStored } from "../../../app/settings.svelte";

const KEY = "dacabo.padMode";

export function typesSums(): boolean {
  return readStored<string>(KEY, "cards") === "sum";
}

export function keepTyping(typing: boolean): void {
  writeStored(KEY, typing ? "sum" : "cards");
}

// Whether the user of this device types sums or taps cards.
import { keep, recall } from "../../../settings.svelte";

const KEY = "dacabo.padMode";

export function typesSums(): boolean {
  return recall<string>(KEY, "cards") === "sum";
}

export function keepTyping(typing: boolean): void {
  keep(KEY, typing ? "sum" : "cards");
}

// The options of the last pad of this browser: most evenings are like the one before.
import type { PadOpening } from "../protocol";
import { keep, recall } from "../settings.svelte";

const KEY = "dacabo.lastPad";
const NAMES = "dacabo.padNames";
const MOST_NAMES = 12;

export function lastOpening(): Partial<PadOpening> {
  return recall<Partial<PadOpening>>(KEY, {});
}

/** All who have played lately, the latest first. */
export function knownNames(): string[] {
  const names = recall<unknown>(NAMES, []);
  return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}

export function rememberOpening(opening: PadOpening): void {
  keep(KEY, opening);
  keep(NAMES, [...new Set([...opening.names, ...knownNames()])].slice(0, MOST_NAMES));
}

// The options of the last pad of this browser, because most evenings are like the one before.
import type { PadOpening } from "../../generated/protocol";
import { writeStored, readStored } from "../../app/settings.svelte";

const KEY = "dacabo.lastPad";
const NAMES = "dacabo.padNames";
const GROUPS = "dacabo.padGroups";
const MAX_NAMES = 24;
const MAX_GROUPS = 4;

export function lastOpening(): Partial<PadOpening> {
  return readStored<Partial<PadOpening>>(KEY, {});
}

/** All recent players, the latest first. */
export function knownNames(): string[] {
  const names = readStored<unknown>(NAMES, []);
  return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}

/** The recent groups of players, the latest first. */
export function knownGroups(): string[][] {
  const groups = readStored<unknown>(GROUPS, []);
  const all: unknown[] = Array.isArray(groups) ? groups : [];
  const group = (one: unknown): one is string[] =>
    Array.isArray(one) && one.every((name) => typeof name === "string");
  return all.filter(group);
}

function together(names: readonly string[]): string {
  return [...names].sort().join("\n");
}

export function rememberOpening(opening: PadOpening): void {
  writeStored(KEY, opening);
  const others = knownGroups().filter((group) => together(group) !== together(opening.names));
  writeStored(GROUPS, [opening.names, ...others].slice(0, MAX_GROUPS));
  writeStored(NAMES, [...new Set([...opening.names, ...knownNames()])].slice(0, MAX_NAMES));
}

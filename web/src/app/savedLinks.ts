// The pads, events and club books of this browser: their links are kept here and nowhere else.
import { writeStored, readStored } from "./settings.svelte";

export interface SavedLink {
  kind: "pad" | "desk" | "event" | "club" | "club-page";
  /** The fragment of the link. */
  key: string;
  /** The name when it was last seen. */
  name: string;
  at: number;
}

const KEPT = "dacabo.links";
const MAX_KEPT = 50;

/** The links, the latest first. */
export function savedLinks(): SavedLink[] {
  const kept = readStored<SavedLink[]>(KEPT, []);
  return Array.isArray(kept) ? kept : [];
}

export function saveLink(kind: SavedLink["kind"], key: string, name: string): void {
  const others = savedLinks().filter((link) => link.key !== key);
  const all = [{ kind, key, name, at: Date.now() }, ...others];
  // The link of a desk or a book may exist only here, so it is dropped last.
  const spare = all.filter((link) => !isOwn(link)).slice(0, MAX_KEPT);
  writeStored(
    KEPT,
    all.filter((link) => isOwn(link) || spare.includes(link)),
  );
}

function isOwn({ kind }: SavedLink): boolean {
  return kind === "desk" || kind === "club";
}

export function forgetLink(key: string): void {
  writeStored(
    KEPT,
    savedLinks().filter((link) => link.key !== key),
  );
}

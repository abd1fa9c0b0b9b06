// The pads, events and club books of this browser: their links are kept here and nowhere else.
import { keep, recall } from "./settings.svelte";

export interface Kept {
  kind: "pad" | "desk" | "event" | "club" | "club-page";
  /** The fragment of its link. */
  key: string;
  /** Its name when it was last seen. */
  name: string;
  at: number;
}

const KEPT = "dacabo.links";
const MOST = 50;

/** The latest first. */
export function keptLinks(): Kept[] {
  const kept = recall<Kept[]>(KEPT, []);
  return Array.isArray(kept) ? kept : [];
}

export function keepLink(kind: Kept["kind"], key: string, name: string): void {
  const others = keptLinks().filter((link) => link.key !== key);
  const all = [{ kind, key, name, at: Date.now() }, ...others];
  // The link of a desk or a book may exist only here: it is the last to go.
  const spare = all.filter((link) => !isOwn(link)).slice(0, MOST);
  keep(
    KEPT,
    all.filter((link) => isOwn(link) || spare.includes(link)),
  );
}

function isOwn({ kind }: Kept): boolean {
  return kind === "desk" || kind === "club";
}

export function forgetLink(key: string): void {
  keep(
    KEPT,
    keptLinks().filter((link) => link.key !== key),
  );
}

// The pads and events of this browser: their links are kept here and nowhere else.
import { keep, recall } from "./settings.svelte";

export interface Kept {
  kind: "pad" | "desk" | "event";
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
  // The link of a desk may exist only here: it is the last to go.
  const spare = all.filter((link) => link.kind !== "desk").slice(0, MOST);
  keep(
    KEPT,
    all.filter((link) => link.kind === "desk" || spare.includes(link)),
  );
}

export function forgetLink(key: string): void {
  keep(
    KEPT,
    keptLinks().filter((link) => link.key !== key),
  );
}

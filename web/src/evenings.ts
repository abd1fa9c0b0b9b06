// The way back from an online table to the evening that it belongs to.
import { keep, recall } from "./settings.svelte";

export interface Evening {
  /** Of the online table. */
  code: string;
  /** The link of the page that this browser came from. */
  key: string;
  /** The table's number on that evening. */
  table: number;
}

const KEPT = "dacabo.evenings";
const MOST = 20;

/** Called on the way to a table: players, guests and organisers come from pages of their own. */
export function rememberEvening(code: string, key: string, table: number): void {
  const others = evenings().filter((one) => one.code !== code);
  keep(KEPT, [{ code, key, table }, ...others].slice(0, MOST));
}

export function eveningOf(code: string): Evening | null {
  return evenings().find((one) => one.code === code) ?? null;
}

function evenings(): Evening[] {
  const kept = recall<Evening[]>(KEPT, []);
  return Array.isArray(kept) ? kept : [];
}

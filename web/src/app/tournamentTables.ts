// The tournament of each online table, so that the table can lead back to its page.
import { writeStored, readStored } from "./settings.svelte";

export interface TournamentTable {
  /** The address of the online table. */
  code: string;
  /** The link of the page from which this browser came. */
  key: string;
  /** The table's number in the tournament. */
  table: number;
}

const KEPT = "dacabo.evenings";
const MAX_KEPT = 20;

/**
 * Remember the page that leads to a table: players, guests and organisers have pages of their own.
 */
export function rememberTournamentTable(code: string, key: string, table: number): void {
  const others = stored().filter((one) => one.code !== code);
  writeStored(KEPT, [{ code, key, table }, ...others].slice(0, MAX_KEPT));
}

export function tournamentOf(code: string): TournamentTable | null {
  return stored().find((one) => one.code === code) ?? null;
}

function stored(): TournamentTable[] {
  const kept = readStored<TournamentTable[]>(KEPT, []);
  return Array.isArray(kept) ? kept : [];
}

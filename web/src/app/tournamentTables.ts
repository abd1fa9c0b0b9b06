// Which online tables belong to which tournament, so that a table can lead back to its page.
import { writeStored, readStored } from "./settings.svelte";

export interface TournamentTable {
  /** Of the online table. */
  code: string;
  /** The link of the page that this browser came from. */
  key: string;
  /** The table's number in the tournament. */
  table: number;
}

const KEPT = "dacabo.evenings";
const MAX_KEPT = 20;

/** Called on the way to a table: players, guests and organisers come from pages of their own. */
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

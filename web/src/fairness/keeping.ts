// What this browser keeps of its share in the shuffle of each table, so that a page that is loaded
// again can still show it, and of what it has seen before it did.
import { keep, recall, SHUFFLE_KEY } from "../settings.svelte";
import { newSecret, sealOf, shareOf, type Secret } from "./share";

/** What was promised before this browser showed anything: it must not be different afterwards. */
export interface Witness {
  commitment: string;
  /** By seat; null for whoever has sealed nothing. */
  seals: readonly (string | null)[];
}

export interface Kept {
  match: number;
  /** How often the match had been to begin: each time has shares of its own. */
  calledOff: number;
  /** Until the cards are dealt: the last is the one that counts, once the table has its seal. */
  secrets: readonly Secret[];
  /** Whether the table was seen before the cards were dealt, by whoever sits there. */
  seated: boolean;
  /** Whether the table has taken the share. */
  shown: boolean;
  witness: Witness | null;
}

const MOST_TABLES = 12;

type Tables = Record<string, Kept>;

export function keptFor(code: string): Kept | null {
  return recall<Tables>(SHUFFLE_KEY, {})[code] ?? null;
}

export function keepFor(code: string, kept: Kept): void {
  const { [code]: _, ...others } = recall<Tables>(SHUFFLE_KEY, {});
  const newest = Object.entries(others).slice(1 - MOST_TABLES);
  keep(SHUFFLE_KEY, Object.fromEntries([...newest, [code, kept]]));
}

export function fresh(match: number, calledOff: number, word = ""): Kept {
  const secrets = [newSecret(word)];
  return { match, calledOff, secrets, seated: false, shown: false, witness: null };
}

/** A seal for a table that is not in sight yet; null if its cards are dealt, as far as we know. */
export function sealAhead(code: string): string | null {
  const kept = keptFor(code) ?? fresh(1, 0);
  keepFor(code, kept);
  const secret = kept.secrets.at(-1);
  return secret ? sealOf(shareOf(secret)) : null;
}

// The share of this browser in the shuffle of each table, and its earlier observations, stored so
// that a reloaded page can still show the share.
import { writeStored, readStored, SHUFFLE_KEY } from "../app/settings.svelte";
import { newSecret, sealOf, shareOf, type Secret } from "./share";

/** The seal of the table before this browser showed its share: it must not change afterwards. */
export interface Witness {
  commitment: string;
  /** The seals by seat; null without a seal. */
  seals: readonly (string | null)[];
}

export interface Kept {
  match: number;
  /** The number of earlier starts of the match: each has its own shares. */
  calledOff: number;
  /** The shares until the cards are dealt: the last one counts, once the table has its seal. */
  secrets: readonly Secret[];
  /** Whether the player saw the table before the cards were dealt. */
  seated: boolean;
  /** Whether the table has accepted the share. */
  shown: boolean;
  witness: Witness | null;
}

/** The largest number of stored entries, one for each table and player on this device. */
const MAX_KEPT = 24;

type Tables = Record<string, Kept>;

export function storedShare(code: string): Kept | null {
  return readStored<Tables>(SHUFFLE_KEY, {})[code] ?? null;
}

export function storeShare(code: string, kept: Kept): void {
  const { [code]: _, ...others } = readStored<Tables>(SHUFFLE_KEY, {});
  const newest = Object.entries(others).slice(1 - MAX_KEPT);
  writeStored(SHUFFLE_KEY, Object.fromEntries([...newest, [code, kept]]));
}

export function fresh(match: number, calledOff: number, word = ""): Kept {
  const secrets = [newSecret(word)];
  return { match, calledOff, secrets, seated: false, shown: false, witness: null };
}

/** A seal for a table that is not open yet; null if its cards are dealt, as far as we know. */
export function sealAhead(code: string): string | null {
  const kept = storedShare(code) ?? fresh(1, 0);
  storeShare(code, kept);
  const secret = kept.secrets.at(-1);
  return secret ? sealOf(shareOf(secret)) : null;
}

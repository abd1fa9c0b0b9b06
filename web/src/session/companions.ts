// The others who play on this device, by table. Each is a guest with a token that nobody else has.
import { COMPANIONS_KEY, readStored } from "../app/settings.svelte";

export interface Companion {
  /** The public id. */
  player: string;
  token: string;
}

export type Companions = Record<string, readonly Companion[]>;

export function companionsAt(code: string): readonly Companion[] {
  return readStored<Companions>(COMPANIONS_KEY, {})[code] ?? [];
}

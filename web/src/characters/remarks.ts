// The remarks of characters, and the habits that they are known for.
import type { Remarked } from "../generated/protocol";
import { hasMessage, t } from "../i18n/messages.svelte";

/** A remark in words; empty for a character that this app does not know. */
export function remarkOf({ character, occasion }: Remarked): string {
  const key = `character-${character}.${occasion}`;
  return hasMessage(key) ? t(key) : "";
}

/** The habit of a character, in a sentence. */
export function habitOf(character: string): string {
  const key = `character-${character}`;
  return hasMessage(key) ? t(key) : "";
}

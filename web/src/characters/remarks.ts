// What characters say, and what they are known for.
import type { Remarked } from "../generated/protocol";
import { hasMessage, t } from "../i18n/messages.svelte";

/** A remark in words; empty for somebody this app does not know. */
export function remarkOf({ character, occasion }: Remarked): string {
  const key = `character-${character}.${occasion}`;
  return hasMessage(key) ? t(key) : "";
}

/** What a character is known for, in a sentence. */
export function habitOf(character: string): string {
  const key = `character-${character}`;
  return hasMessage(key) ? t(key) : "";
}

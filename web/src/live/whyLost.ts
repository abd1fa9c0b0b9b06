// Why a connection is lost, in words: as the server says it, if it says anything.
import { hasText, t } from "../words/words.svelte";

export function whyLost(code: string, usual: string): string {
  const said = `error-${code}`;
  return t(hasText(said) ? said : usual);
}

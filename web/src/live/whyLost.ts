// Why a connection is lost, in words: as the server says it, if it says anything.
import { hasMessage, t } from "../i18n/messages.svelte";

export function whyLost(code: string, usual: string): string {
  const said = `error-${code}`;
  return t(hasMessage(said) ? said : usual);
}

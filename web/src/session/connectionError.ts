// The reason for a lost connection, in words: that of the server, if it has given one.
import { hasMessage, t } from "../i18n/messages.svelte";

export function connectionErrorText(code: string, usual: string): string {
  const said = `error-${code}`;
  return t(hasMessage(said) ? said : usual);
}

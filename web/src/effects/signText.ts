// The text of a sign, in the reader's language.
import type { Sign } from "../games/effects";
import { nameOf, type PhraseContext } from "../i18n/phrases";
import { t } from "../i18n/messages.svelte";

/** The text of a sign, with the shortest names of places: `3` is the acting player's own, others are `you 4`, `Cem 1`. */
export function signText({ text, seat }: Sign, phraseContext: PhraseContext): string {
  const values: Record<string, string | number> = {};
  for (const [name, argument] of Object.entries(text.about)) {
    if (typeof argument !== "object") values[name] = argument;
    else if (argument.type === "where")
      values[name] = shortPlace(argument.place, seat, phraseContext);
  }
  return t(text.key, values);
}

function shortPlace(
  [owner, slot]: readonly number[],
  by: number,
  phraseContext: PhraseContext,
): string {
  const number = (slot ?? 0) + 1;
  if (owner === by) return String(number);
  if (owner === phraseContext.viewer) return t("app-sign-yours", { slot: number });
  return `${nameOf(owner ?? 0, phraseContext)} ${number}`;
}

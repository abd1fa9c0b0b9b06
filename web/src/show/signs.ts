// The text of a sign, in the reader's language.
import type { Sign } from "../games/show";
import { nameOf, type Company } from "../words/saying";
import { t } from "../words/words.svelte";

/** Places are as short as they can be: 3 of whoever acts, you 4, Cem 1. */
export function signText({ text, seat }: Sign, company: Company): string {
  const values: Record<string, string | number> = {};
  for (const [name, argument] of Object.entries(text.about)) {
    if (typeof argument !== "object") values[name] = argument;
    else if (argument.type === "where") values[name] = shortPlace(argument.place, seat, company);
  }
  return t(text.key, values);
}

function shortPlace([owner, slot]: readonly number[], by: number, company: Company): string {
  const number = (slot ?? 0) + 1;
  if (owner === by) return String(number);
  if (owner === company.viewer) return t("app-sign-yours", { slot: number });
  return `${nameOf(owner ?? 0, company)} ${number}`;
}

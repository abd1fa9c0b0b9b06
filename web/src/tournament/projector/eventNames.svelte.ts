// The short names of an event, for every name on the projector.
import { getContext, setContext } from "svelte";
import { shortNames } from "../../i18n/shortNames";
import { cleanText } from "../../i18n/phrases";

const KEY = Symbol("short names");

/** Gives the names on this screen their short forms; `names` are those of the whole event. */
export function provideShortNames(names: () => readonly string[]): void {
  const short = $derived(shortNames(names().map(cleanText)));
  setContext(KEY, (shown: string) => shortenedName(shown, short));
}

/** The short form of a name as it is shown, which may have a note: `Anna Schmidt (bot)`. */
export function shortNameOf(): (shown: string) => string {
  return getContext<((shown: string) => string) | undefined>(KEY) ?? ((shown) => shown);
}

function shortenedName(shown: string, short: ReadonlyMap<string, string>): string {
  const exact = short.get(shown);
  if (exact !== undefined) return exact;
  const known = [...short.keys()].filter((name) => name && shown.startsWith(`${name} `));
  const name = known.toSorted((one, other) => other.length - one.length)[0];
  return name ? `${short.get(name) ?? name}${shown.slice(name.length)}` : shown;
}

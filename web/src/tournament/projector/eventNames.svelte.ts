// The short names of an event, for every name on the projector.
import { shortNames } from "../../i18n/shortNames";
import { cleanText } from "../../i18n/phrases";

class EventNames {
  /** The names of all people of the event. */
  all = $state.raw<readonly string[]>([]);
  readonly #short = $derived(shortNames(this.all.map(cleanText)));

  /** The short form of a name as it is shown, which may have a note: `Anna Schmidt (bot)`. */
  short(shown: string): string {
    const exact = this.#short.get(shown);
    if (exact !== undefined) return exact;
    const known = [...this.#short.keys()].filter((name) => name && shown.startsWith(`${name} `));
    const name = known.toSorted((one, other) => other.length - one.length)[0];
    return name ? `${this.#short.get(name) ?? name}${shown.slice(name.length)}` : shown;
  }
}

export const eventNames = new EventNames();

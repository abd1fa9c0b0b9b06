// Dates and times in the reader's language, in the way of their region.
import { currentLanguage, type Language } from "./messages.svelte";

/** Formats moments for this reader: 17 Nov 2026, 12:11 in London, Nov 17, 2026, 12:11 PM in Boston. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(localeFor(currentLanguage(), navigator.languages), options);
}

/**
 * The language in the region of the browser, which is that of its first language with one. A German
 * browser makes English `en-DE`, with the day first, although it also asks for `en-US` at last.
 */
export function localeFor(language: Language, tags: readonly string[]): string {
  const read = tags.flatMap((tag) => {
    try {
      return [new Intl.Locale(tag)];
    } catch {
      return [];
    }
  });
  const region = (read.find((locale) => locale.region) ?? read[0]?.maximize())?.region;
  return region ? `${language}-${region}` : language;
}

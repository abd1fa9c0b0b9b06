// Names that are too long for their place, shortened so that each still means one person.

/**
 * The short form of every name: the first word and the initial of the last, as in `Maximiliane H.`,
 * or as much more as it takes to be unlike all other names. Additions stay: `Anna S. (Bonn)`.
 */
export function shortNames(names: readonly string[]): ReadonlyMap<string, string> {
  const known = new Set(names);
  const count = new Map<string, number>();
  for (const name of known) {
    for (const form of new Set(forms(name).map(folded)))
      count.set(form, (count.get(form) ?? 0) + 1);
  }
  const short = (name: string) => forms(name).find((form) => count.get(folded(form)) === 1) ?? name;
  return new Map([...known].map((name) => [name, short(name)]));
}

/** The marks around a name that runs from right to left (`cleanText`). */
const ISOLATED = /^\u2068(.*)\u2069$/su;

/** The forms of a name that could stand for it, the shortest first; the whole name is the last. */
function forms(name: string): string[] {
  const inside = ISOLATED.exec(name)?.[1];
  if (inside !== undefined) return forms(inside).map((form) => `\u2068${form}\u2069`);
  const words = name.match(/\([^)]*\)|[^\s(]+/gu) ?? [];
  const parts = words.filter((word) => /^\p{L}/u.test(word));
  const [first, ...others] = parts;
  const last = others.at(-1);
  if (!first || !last) return [name];
  const additions = words.filter((word) => !parts.includes(word) && /[\p{L}\p{N}]/u.test(word));
  const letters = [...last];
  const ends = [
    `${letters[0] ?? ""}.`,
    others.map((word) => `${[...word][0] ?? ""}.`).join(" "),
    last
      .split("-")
      .map((part) => `${[...part][0] ?? ""}.`)
      .join("-"),
    ...letters.slice(2, -1).map((_, index) => `${letters.slice(0, index + 2).join("")}.`),
  ];
  return [...new Set(ends.map((end) => [first, end, ...additions].join(" "))), name];
}

function folded(form: string): string {
  return form.normalize("NFKC").toLowerCase();
}

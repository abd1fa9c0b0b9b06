// A name that is too long for the projector.

/** The first word, and the last by its initial: `Maximiliane H.` */
export function shortened(name: string): string {
  const [first = "", ...others] = name.split(/\s+/u);
  const last = others.at(-1);
  if (!last) return name;
  const [letter = ""] = last;
  return /\p{L}/u.test(letter) ? `${first} ${letter}.` : first;
}

// Shortens names that are too long for the projector.

/** The first word, and the initial of the last: `Maximiliane H.` */
export function shortened(name: string): string {
  const [first = "", ...others] = name.split(/\s+/u);
  const last = others.at(-1);
  if (!last) return name;
  const [letter = ""] = last;
  return /\p{L}/u.test(letter) ? `${first} ${letter}.` : first;
}

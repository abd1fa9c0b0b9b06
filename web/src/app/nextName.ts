// The name of the next tournament.

/** A number at the end counts on. */
export function nextName(name: string): string {
  return name.replace(/\d+$/u, (number) => String(Number(number) + 1));
}

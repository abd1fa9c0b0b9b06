// The content of a view of any game: every field with its name, as the server sent it.

export interface Told {
  name: string;
  text: string;
}

/** The fields that are shown elsewhere on the table. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  ...["game", "viewer", "round", "turn", "player", "phase"],
  ...["decisions", "awaited", "results", "result"],
]);

export function factsOf(view: object): Told[] {
  return Object.entries(view)
    .filter(([name]) => !ELSEWHERE.has(name))
    .map(([name, value]) => ({ name: name.replaceAll("_", " "), text: textOf(value) }));
}

/** `3 · 5 · –`, with nested values in brackets. */
function textOf(value: unknown, within = false): string {
  if (value === null || value === "") return "–";
  if (typeof value !== "object") return String(value);
  const parts = Array.isArray(value)
    ? value.map((part) => textOf(part, true))
    : Object.entries(value).map(([name, part]) => `${name}: ${textOf(part, true)}`);
  const text = parts.join(" · ") || "–";
  return within ? `(${text})` : text;
}

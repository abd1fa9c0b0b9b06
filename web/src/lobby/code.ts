// A table's code as people bring it: typed in any way, or as a whole link.

/** What is left of a text when it is read as a code; nothing if there is none in it. */
export function codeIn(text: string): string {
  const linked = /\/tables\/([^/?#\s]+)/i.exec(text)?.[1] ?? text;
  return linked
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, 40);
}

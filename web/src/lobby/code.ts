// A table's code as people enter it: typed in any way, or as a whole link.

/** The code in a text; empty if there is none. */
export function codeIn(text: string): string {
  const linked = /\/tables\/([^/?#\s]+)/i.exec(text)?.[1] ?? text;
  return linked
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, 40);
}

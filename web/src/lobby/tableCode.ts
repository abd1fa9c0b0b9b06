// A table's code as people enter it: typed in any way, or as a whole link.

/** The code in a text, with the secret of a link; empty if there is none. */
export function codeIn(text: string): string {
  const linked = /\/tables\/([^/?#\s]+)/i.exec(text)?.[1] ?? text;
  const [, typed = linked, secret = ""] = /^(.*)\.([a-z2-7]{10})\W*$/is.exec(linked) ?? [];
  const code = typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, 40);
  return code && secret ? `${code}.${secret.toLowerCase()}` : code;
}

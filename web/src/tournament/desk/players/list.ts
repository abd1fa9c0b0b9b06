/** Typed lines as a file of names: a comma in a name is not a separator. */
export function asList(text: string): Blob {
  const lines = text.split(/\r\n|\r|\n/u).map((line) => `"${line.trim().replaceAll('"', '""')}"`);
  return new Blob([lines.join("\n")], { type: "text/csv" });
}

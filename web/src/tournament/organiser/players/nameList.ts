/** Typed lines as a file of names: a comma in a name is no separator. A pasted table is one. */
export function asList(text: string): Blob {
  const lines = text.split(/\r\n|\r|\n/u);
  const names = isTable(lines)
    ? lines
    : lines.map((line) => `"${line.trim().replaceAll('"', '""')}"`);
  return new Blob([names.join("\n")], { type: "text/csv" });
}

/** Whether every line has as many tabs, or semicolons, as all others. */
function isTable(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim());
  return ["\t", ";"].some((between) => {
    const columns = new Set(filled.map((line) => line.split(between).length));
    return filled.length > 1 && columns.size === 1 && !columns.has(1);
  });
}

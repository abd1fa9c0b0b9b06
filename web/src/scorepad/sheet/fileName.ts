/** The name of a file with a part of a pad: `score-pad-2026-11-14.csv`. */
export function fileName(ending: string): string {
  // The Swedish format of a date is that of ISO 8601.
  return `score-pad-${new Date().toLocaleDateString("sv")}.${ending}`;
}

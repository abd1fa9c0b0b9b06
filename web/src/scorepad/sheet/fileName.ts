/** The name of a file with something of a pad: `score-pad-2026-11-14.csv`. */
export function fileName(ending: string): string {
  // In Swedish a date is written so.
  return `score-pad-${new Date().toLocaleDateString("sv")}.${ending}`;
}

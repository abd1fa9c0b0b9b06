/** Points for places as people write them: `10 7 5` or `10, 7, 5`. Null for any other text. */
export function pointsIn(text: string): number[] | null {
  const words = text.split(/[\s,;/]+/u).filter(Boolean);
  if (!words.length || !words.every((word) => /^\d{1,4}$/u.test(word))) return null;
  return words.map(Number);
}

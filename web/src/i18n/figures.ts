/** Points with a typographic minus: "9", "−1". */
export function figure(points: number): string {
  return String(points).replace("-", "−");
}

/** Points with their sign, as on a score sheet: "+9", "±0", "−1". */
export function signed(points: number): string {
  if (points === 0) return "±0";
  return points > 0 ? `+${points}` : figure(points);
}

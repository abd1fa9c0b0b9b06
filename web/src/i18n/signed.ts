/** Points with their sign, as on a score sheet: "+9", "±0", "−1". */
export function signed(points: number): string {
  if (points === 0) return "±0";
  return points > 0 ? `+${points}` : `−${-points}`;
}

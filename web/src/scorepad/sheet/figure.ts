/** Points with a typographic minus. */
export function figure(number: number): string {
  return String(number).replace("-", "−");
}

/** Points with a minus that is as wide as it should be. */
export function figure(number: number): string {
  return String(number).replace("-", "−");
}

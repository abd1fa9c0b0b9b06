// A button that has just appeared ignores taps: they were meant for the element before it.
const GUARD_MS = 400;

/** An attachment for such a button. */
export function tapGuard(button: HTMLButtonElement): () => void {
  button.disabled = true;
  const open = setTimeout(() => (button.disabled = false), GUARD_MS);
  return () => clearTimeout(open);
}

// A button that has just appeared takes no tap: it was meant for what was there before.
const GUARD_MS = 400;

/** An attachment for such a button. */
export function guard(button: HTMLButtonElement): () => void {
  button.disabled = true;
  const open = setTimeout(() => (button.disabled = false), GUARD_MS);
  return () => clearTimeout(open);
}

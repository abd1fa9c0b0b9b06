// Loads a newer app once: if a cache returns the old one again, there is no further attempt.
const KEY = "dacabo.reloaded";
const RELOAD_INTERVAL_MS = 300_000;

export function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < RELOAD_INTERVAL_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return; // Nothing can be stored here, but the button is still there.
  }
  location.reload();
}

// A newer app is loaded once: if a cache returns the old one again, it is not retried for ever.
const KEY = "dacabo.reloaded";
const RELOAD_INTERVAL_MS = 300_000;

export function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < RELOAD_INTERVAL_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return; // Nothing can be stored here: the button is still there.
  }
  location.reload();
}

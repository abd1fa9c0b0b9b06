// A newer app is loaded once: should a cache give the old one again, it is not tried for ever.
const KEY = "dacabo.reloaded";
const AGAIN_MS = 300_000;

export function reloadOnce(): void {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < AGAIN_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return; // Nothing can be kept here: the button is still there.
  }
  location.reload();
}

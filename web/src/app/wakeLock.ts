// Keeps the screen on while people look without touching it: at a table, on a pad, on a projector.

/**
 * Keep the screen on until the returned function is called. Browsers end it whenever the page is
 * hidden.
 */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | undefined;
  let done = false;
  async function hold() {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => undefined);
    if (done) void lock?.release();
  }
  void hold();
  document.addEventListener("visibilitychange", hold);
  return () => {
    done = true;
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  };
}

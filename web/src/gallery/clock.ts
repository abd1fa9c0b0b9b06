// Time stands still, so that pictures are equal from run to run.
export const NOW = Date.UTC(2026, 10, 14, 20, 15);

/** Timers beyond this never fire; the others fire in their order, but sooner. */
const SOON_MS = 1_000;
const SOONER = 10;

export function standStill(): void {
  Date.now = () => NOW;
  const wait = globalThis.setTimeout;
  const soon = (run: () => void, ms = 0) => (ms <= SOON_MS ? wait(run, ms / SOONER) : 0);
  Object.assign(globalThis, { setTimeout: soon, setInterval: () => 0 });
}

/** Animations stop in their state after one second. */
export function freeze(): void {
  for (const movement of document.getAnimations()) {
    movement.pause();
    movement.currentTime = SOON_MS;
  }
}

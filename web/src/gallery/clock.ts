// Time stands still, so that pictures are equal from run to run.
export const NOW = Date.UTC(2026, 10, 14, 20, 15);

/** Timers beyond this never fire; the others fire in their order, but sooner. */
const SOON_MS = 1_000;
const SOONER = 10;

interface Repeated {
  run: () => void;
  ms: number;
}
/** What the app repeats: it does so only when it is told to (`repeatOnce`). */
const repeated = new Map<number, Repeated>();
let intervals = 0;

function repeat(run: () => void, ms = 0): number {
  intervals += 1;
  repeated.set(intervals, { run, ms });
  return intervals;
}

/** Do once what the app does at this interval. */
export function repeatOnce(interval: number): void {
  for (const { run, ms } of [...repeated.values()]) if (ms === interval) run();
}

export function standStill(): void {
  Date.now = () => NOW;
  const wait = globalThis.setTimeout;
  const soon = (run: () => void, ms = 0) => (ms <= SOON_MS ? wait(run, ms / SOONER) : 0);
  const stop = (interval: number) => repeated.delete(interval);
  Object.assign(globalThis, { setTimeout: soon, setInterval: repeat, clearInterval: stop });
}

/** Animations stop in their state after one second. */
export function freeze(): void {
  for (const movement of document.getAnimations()) {
    movement.pause();
    movement.currentTime = SOON_MS;
  }
}

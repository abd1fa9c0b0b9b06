// Runs something at once, and then no more often than once in a while; the last one always runs.

export function throttled(ms: number): (run: () => void) => void {
  let waiting: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  function next(): void {
    timer = null;
    const run = waiting;
    waiting = null;
    if (!run) return;
    run();
    timer = setTimeout(next, ms);
  }
  return (run) => {
    waiting = run;
    if (timer === null) next();
  };
}

// A user of the page: presses, types, and waits until nothing moves.
import { freeze } from "./clock";
import type { Step } from "./state";

const PATIENCE_MS = 10_000;
const QUIET_MS = 90;

export const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function find<T extends Element>(selector: string): Promise<T | null> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const found = document.querySelector<T>(selector);
    if (found) return found;
    await frame();
  }
  console.error(`not on this screen: ${selector}`);
  return null;
}

export async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    await settle();
    if (typeof step === "string") {
      (await find<HTMLElement>(step))?.click();
    } else if ("unfold" in step) {
      (await find(step.unfold))?.setAttribute("open", "");
    } else {
      const field = await find<HTMLInputElement>(step.into);
      if (!field) continue;
      field.value = step.text;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }
}

/** Resolves when a screen is there, and has not changed for a moment. */
export async function settle(): Promise<void> {
  await find('[data-screen]:not([data-screen="connecting"])');
  await document.fonts.ready;
  let changed = performance.now();
  const watching = new MutationObserver(() => (changed = performance.now()));
  watching.observe(document.body, { subtree: true, childList: true, characterData: true });
  const end = changed + PATIENCE_MS;
  const moving = () =>
    performance.now() - changed < QUIET_MS || document.querySelector("[data-coming]");
  while (performance.now() < end && moving()) await frame();
  watching.disconnect();
  freeze();
}

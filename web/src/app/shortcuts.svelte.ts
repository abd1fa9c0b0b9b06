// Keyboard shortcuts: each visible action has one, and `?` opens the list of them.

import { untrack } from "svelte";
import { settings } from "./settings.svelte";

export interface Shortcut {
  /** The key in lower case, as in `KeyboardEvent.key`; `shift+arrowleft` with the shift key. */
  key: string;
  /** The effect of the key, in words. */
  text: string;
  run: () => void;
}

const layers = $state<{ list: (() => readonly Shortcut[])[] }>({ list: [] });

/** Register shortcuts while a component is mounted. Call during its initialisation. */
export function useShortcuts(shortcuts: () => readonly Shortcut[]): void {
  $effect(() => {
    layers.list = [...untrack(() => layers.list), shortcuts];
    return () => {
      layers.list = layers.list.filter((other) => other !== shortcuts);
    };
  });
}

/** All active shortcuts, the latest first. */
export function shortcuts(): readonly Shortcut[] {
  return layers.list.toReversed().flatMap((list) => list());
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select") !== null;
}

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  // A key that is held down must not answer the question that its first press has opened.
  if (event.repeat || (!settings.keys && event.key.length === 1)) return;
  if (document.querySelector("dialog[open]") && event.key !== "?") return;
  // These keys press the focused element, if it can be pressed.
  const pressed = 'button:not([aria-disabled="true"]), a, summary';
  if (/^( |Enter)$/.test(event.key) && (event.target as HTMLElement).closest(pressed)) return;
  const shift = event.shiftKey && event.key.length > 1 ? "shift+" : "";
  const found = shortcuts().find(({ key }) => key === shift + event.key.toLowerCase());
  if (!found) return;
  event.preventDefault();
  found.run();
});

/**
 * Arrow keys move to the nearest choosable element of a region in that direction, so that rows,
 * squares and the far side of the table all work the same way.
 */
export function arrowKeys(region: HTMLElement): () => void {
  const onKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const target = event.target as HTMLElement;
    if (!step || isTyping(target) || !target.closest("button, a")) return;
    if (target.closest("dialog")) return;
    const choices = [...region.querySelectorAll<HTMLElement>("button:not(:disabled), a[href]")];
    const from = (event.target as HTMLElement).getBoundingClientRect();
    const [dx, dy] = step;
    let best: HTMLElement | undefined;
    let least = Infinity;
    for (const choice of choices) {
      if (choice === event.target) continue;
      const to = choice.getBoundingClientRect();
      const x = to.x + to.width / 2 - from.x - from.width / 2;
      const y = to.y + to.height / 2 - from.y - from.height / 2;
      const along = x * dx + y * dy;
      const aside = Math.abs(x * dy) + Math.abs(y * dx);
      if (along < 4 || aside > 3 * along) continue;
      if (along + 2 * aside < least) {
        least = along + 2 * aside;
        best = choice;
      }
    }
    if (best) {
      event.preventDefault();
      best.focus();
    }
  };
  region.addEventListener("keydown", onKey);
  return () => region.removeEventListener("keydown", onKey);
}

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

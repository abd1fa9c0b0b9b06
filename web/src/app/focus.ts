// A keyboard user never loses their place: when the focused element goes away, the focus moves to
// what can be done now, or else to the page itself.

/**
 * The likely next targets of the focus, the most urgent first. At a table that is the question
 * asked.
 */
const NEXT = [
  "dialog[open] button",
  ".actions button:not(:disabled)",
  '.mine [data-place][aria-disabled="false"]',
  '[data-place][aria-disabled="false"]',
  ":not([data-screen=table]) > main :is(button:not(:disabled), a[href], input)",
];

let byKeyboard = false;
let last: Element | null = null;
addEventListener("focusin", ({ target }) => (last = target as Element));
addEventListener("keydown", () => uses(true), true);
addEventListener("pointerdown", () => uses(false), true);

/** The focus ring on headings is only shown to people who use the keyboard (elements.css). */
function uses(keys: boolean): void {
  if (byKeyboard === keys) return;
  byKeyboard = keys;
  document.documentElement.toggleAttribute("data-keyboard", keys);
}

/** Watch the page. Called once, when the app starts. */
export function restoreLostFocus(): void {
  new MutationObserver(() => {
    if (byKeyboard && last && isLost(document.activeElement)) goOn();
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}

/** The focused element has left the page, or there was nothing to do but wait. */
function isLost(element: Element | null): boolean {
  if (element?.hasAttribute("data-waiting")) return true;
  return (!element || element === document.body) && !last?.isConnected;
}

function goOn(): void {
  for (const wanted of NEXT) {
    const next = document.querySelector<HTMLElement>(wanted);
    if (next) return next.focus({ preventScroll: true });
  }
  const page = document.querySelector<HTMLElement>("main");
  if (!page || page === document.activeElement) return;
  page.tabIndex = -1;
  page.dataset["waiting"] = "";
  page.focus({ preventScroll: true });
}

/** An attachment that gives the focus to the element for which people open this page. */
export function takeFocus(element: HTMLElement): void {
  element.focus();
}

// The current page of the app: the path of the address, without reloading the page.
import { addressBehind, placeBehind } from "./place";

let stepped = false;
let path = $state("");
let hash = $state("");

function follow(): void {
  ({ pathname: path, hash } = __POCKET__ ? placeBehind(location) : location);
}

export function currentPath(): string {
  return path;
}

/** The fragment, which never reaches a server. */
export function fragment(): string {
  return hash.slice(1);
}

export function navigate(to: string, how: "push" | "replace" = "push"): void {
  history[`${how}State` as const](null, "", __POCKET__ ? addressBehind(to) : to);
  stepped = true;
  follow();
  if (how === "push" && !location.hash) scrollTo(0, 0);
}

/** An attachment for a page's heading: after navigation within the app it gets the focus. */
export function focusOnArrival(heading: HTMLElement): void {
  if (stepped) heading.focus({ preventScroll: true });
}

/** The parts of a path that matches a pattern such as `/tables/:address`, or null. */
export function matchPath(pattern: string): Record<string, string> | null {
  const wanted = steps(pattern);
  const found = steps(path);
  if (wanted.length !== found.length) return null;
  const parts: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = found[index] ?? "";
    if (part.startsWith(":")) parts[part.slice(1)] = decode(value);
    else if (part !== value) return null;
  }
  return parts;
}

const steps = (path: string) => path.replace(/\/+$/, "").split("/");

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Our own links do not reload the page. */
function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
  if (event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.("a");
  if (!link || link.target || link.download || link.origin !== location.origin) return;
  if (__POCKET__ && link.pathname !== location.pathname) return;
  event.preventDefault();
  navigate(link.href);
}

follow();
addEventListener("popstate", follow);
addEventListener("hashchange", follow);
document.addEventListener("click", onClick);

/** Links are written as paths. Nobody can use one before it is an address. */
if (__POCKET__) {
  new MutationObserver(() => {
    for (const link of document.querySelectorAll('a[href^="/"]:not([download])')) {
      link.setAttribute("href", addressBehind(link.getAttribute("href") ?? ""));
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["href"] });
}

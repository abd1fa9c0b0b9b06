// The current page of the app: the path of the address, without reloading the page.

let stepped = false;
let path = $state(location.pathname);
let hash = $state(location.hash);

function follow(): void {
  path = location.pathname;
  hash = location.hash;
}

export function currentPath(): string {
  return path;
}

/** The fragment, which never reaches a server. */
export function fragment(): string {
  return hash.slice(1);
}

export function navigate(to: string, how: "push" | "replace" = "push"): void {
  history[how === "push" ? "pushState" : "replaceState"](null, "", to);
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
  const wanted = pattern.split("/");
  const found = path.replace(/\/+$/, "").split("/");
  if (wanted.length !== found.length && !(pattern === "/" && path === "/")) return null;
  const parts: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = found[index] ?? "";
    if (part.startsWith(":")) parts[part.slice(1)] = decode(value);
    else if (part !== value) return null;
  }
  return parts;
}

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
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) {
    return;
  }
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

addEventListener("popstate", follow);
addEventListener("hashchange", follow);
document.addEventListener("click", onClick);

"""Checks that everything on a page fits."""

from typing import Final

from browser.harness.person import Person

OVERFLOW: Final = """() => {
  const wide = document.documentElement.clientWidth;
  const found = [];
  if (document.scrollingElement.scrollWidth > wide) {
    found.push(`the page is ${document.scrollingElement.scrollWidth} wide`);
  }
  const scrolls = (one) => {
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== "visible") return true;
    }
    return false;
  };
  for (const one of document.body.querySelectorAll("*")) {
    if (one.closest("svg") !== (one.tagName === "svg" ? one : null)) continue;
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".hidden-text")) continue;
    const box = one.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const words = one.textContent.slice(0, 40);
    const name = `${one.tagName}.${one.getAttribute("class") ?? ""} “${words}”`;
    if ((box.right > wide + 1 || box.left < -1) && !scrolls(one)) {
      found.push(`${name} reaches from ${box.left} to ${box.right}`);
    }
    const shows = getComputedStyle(one).overflowX === "visible";
    if (one.matches("[data-place], .square")) continue;
    if (one.matches("button, .button, h1, h2, h3, p, label, li, legend, td, th") && shows) {
      if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth) {
        found.push(`${name} is too narrow: ${one.scrollWidth} > ${one.clientWidth}`);
      }
    }
  }
  return found;
}"""

UNREACHABLE: Final = """() => {
  const found = [];
  // What somebody has opened may lie over the rest.
  const root = document.querySelector("dialog[open], .fan[role=group]") ?? document;
  const all = "button:not(:disabled), a[href], input, select, summary";
  for (const one of root.querySelectorAll(all)) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".hidden-text")) continue;
    if (one.matches('[aria-disabled="true"]')) continue;
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { x, y, width, height } = one.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    const label = top?.closest("label");
    if (!top || !(one.contains(top) || top.contains(one) || label?.contains(one))) {
      const name = one.getAttribute("aria-label") ?? one.textContent.trim();
      const above = top?.outerHTML.slice(0, 80);
      found.push(`${one.tagName} “${name.slice(0, 40)}” at ${x}, ${y} under ${above}`);
    }
  }
  return found;
}"""


def overflow(person: Person) -> list[str]:
    """Return what is cut off or reaches out of the window to its side."""
    return list(person.page.evaluate(OVERFLOW))


def unreachable(person: Person) -> list[str]:
    """Return what cannot be scrolled into view and pressed."""
    return list(person.page.evaluate(UNREACHABLE))

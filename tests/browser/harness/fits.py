"""Finds words of ours that do not fit on a phone: on buttons, tabs and in headings.

A name that somebody typed may be cut where the design does so (at a seat, in the headline of a
table, in the header of a desk): it can be read in full elsewhere. Our own words are never cut, but
for the line that tells what happened: a tap on it opens the log.
"""

from typing import Final

from playwright.sync_api import Page

WIDTH: Final = 360
HEIGHT: Final = 740
MAX_LINES: Final = 2
"""And one more for every long name in the text."""
PATIENCE_MS: Final = 20_000
FRAMES: Final = """() => new Promise((seen) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen, 50))))"""
"""A table that has another size is laid out again."""

WORDS: Final = "button, .button, [role=tab], summary, legend, label, th, .caption, h1, h2, h3, h4"
TOLD: Final = ".happened, .told, .latest"
"""Elements with sentences about an event, even if they are headings or buttons."""
MORE_TOLD: Final = 1
"""Lines that these may have besides."""
EXPLAINS: Final = "p, small, .small, .about"
"""Sentences on something that is pressed, below its words."""
TYPED: Final = ("Summer Cup",)
"""The names of events may be as long as people like."""

_MISFITS: Final = """([words, told, explains, typed, most, more]) => {
  // The short form of a name is cut and broken like the name itself.
  const short = [...document.querySelectorAll(".name > .short")]
    .map((one) => one.textContent.trim().replace(/[\\u2068\\u2069]/gu, ""));
  const names = [...globalThis.gallery.names, ...typed, ...short];
  const isName = (text) => names.includes(text.replace(/[\\u2068\\u2069]/gu, ""));
  const wide = document.documentElement.clientWidth;
  const found = new Set();
  const over = document.scrollingElement.scrollWidth - wide;
  if (over > 0) found.add(`the page is ${over} px too wide`);

  const styles = new Map();
  const style = (one) => {
    if (!styles.has(one)) styles.set(one, getComputedStyle(one));
    return styles.get(one);
  };
  const boxesOf = (node, start, end) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()].filter(({ width, height }) => width && height);
  };
  const linesIn = (boxes) => {
    let [lines, bottom] = [0, -Infinity];
    for (const box of [...boxes].sort((one, other) => one.top - other.top)) {
      if ((box.top + box.bottom) / 2 > bottom) lines += 1;
      bottom = Math.max(bottom, box.bottom);
    }
    return lines;
  };
  /** The texts in an element, by the blocks that begin a line. */
  const textsIn = (element) => {
    const blocks = new Map();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      let at = node.parentElement;
      if (!node.data.trim() || at.closest(".hidden-text, svg, option") || !at.checkVisibility()) {
        continue;
      }
      const about = at.closest(explains);
      if (about && about !== element && element.contains(about)) continue;
      while (at !== element && style(at).display.startsWith("inline")) at = at.parentElement;
      blocks.set(at, [...(blocks.get(at) ?? []), node]);
    }
    return blocks;
  };

  const check = (text, nodes, say) => {
    const boxes = nodes.flatMap((node) => boxesOf(node, 0, node.data.length));
    if (!boxes.length) return;
    if (isName(text)) return;
    const inside = names.filter((name) => text.includes(name));
    const lines = linesIn(boxes);
    const allowed = most + inside.length + (nodes[0].parentElement.closest(told) ? more : 0);
    if (lines > allowed) say(`${lines} lines`);
    for (const node of nodes) {
      for (const { 0: word, index } of node.data.matchAll(/[^\\s\\u00ad\\u200b/–-]+/gu)) {
        if (inside.some((name) => name.includes(word))) continue;
        // The hyphen that a soft one becomes stands on the line before.
        const from = node.data[index - 1] === "\\u00ad" ? index + 1 : index;
        if (linesIn(boxesOf(node, from, index + word.length)) > 1) say(`“${word}” is broken`);
      }
    }
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    for (let at = nodes[0].parentElement; at && at !== document.body; at = at.parentElement) {
      const { display, overflowX, overflowY } = style(at);
      if (display === "inline" || display === "contents") continue;
      const box = at.getBoundingClientRect();
      const beyond = Math.round(Math.max(right - box.right, box.left - left));
      const cuts = overflowX === "hidden" || overflowX === "clip";
      if (cuts && beyond > 1) say(`cut, by ${beyond} px`);
      if (overflowX === "visible" && beyond > 1 && at.matches(words)) say(`${beyond} px too wide`);
      const below = Math.round(bottom - box.bottom);
      const shortened = at.closest("[data-action=log]");
      if ((overflowY === "hidden" || overflowY === "clip") && below > 2 && !shortened) {
        say(`cut, by ${below} px at the bottom`);
      }
      // What scrolls, and what a cut leaves, is inside of everything further out.
      if (overflowX !== "visible") return;
    }
    if (right > wide + 1 || left < -1) say(`reaches from ${left} to ${right}`);
  };

  for (const one of document.querySelectorAll(words)) {
    if (!one.checkVisibility() || one.closest(".hidden-text")) continue;
    for (const [at, nodes] of textsIn(one)) {
      if (at.closest(words) !== one) continue;
      const text = nodes.map(({ data }) => data).join("").replace(/\\s+/gu, " ").trim();
      check(text, nodes, (what) => found.add(`${one.tagName} “${text}”: ${what}`));
    }
  }
  return [...found];
}"""


def misfits(page: Page) -> list[str]:
    """Return what does not fit on the page as it is."""
    return list(page.evaluate(_MISFITS, [WORDS, TOLD, EXPLAINS, TYPED, MAX_LINES, MORE_TOLD]))


def show(page: Page, gallery: str, state: str) -> None:
    """Show a state of the gallery, with the longest names and counts."""
    page.goto(f"{gallery}?state={state}&lang=en&longest")
    page.wait_for_selector("html[data-settled]", timeout=PATIENCE_MS, state="attached")


def speak(page: Page, language: str) -> None:
    """Go on in another language, where the page is."""
    page.evaluate("language => gallery.speak(language)", language)

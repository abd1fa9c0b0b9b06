"""Actions of two steps: the button that asks, and the one that confirms where the first one was.

The sources say which there are. A walk through a state of the gallery taps each of them as a thumb
does: at a point of the screen, without scrolling first as Playwright would.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

SOURCES: Final = Path(__file__).parents[3] / "web" / "src"
SIZES: Final = ((360, 640), (375, 667), (390, 844), (844, 390))
PATIENCE_MS: Final = 10_000
PREVIEW: Final = "/api/event/preview"

GIVEN: Final[dict[str, tuple[str, ...]]] = {
    "ActionButton.svelte": (),
    "ActionButtons.svelte": (),
    "CommandForm.svelte": (),
    "ConfirmButton.svelte": (),
    "MenuTableActions.svelte": (),
    "PlayerSheet.svelte": ("no-show", "drop-out"),
    "PreviewedStep.svelte": (),
}
"""The files in which a verb is a variable, and its values unless an object has them."""

_TAG: Final = re.compile(
    r"<(ActionButton|ConfirmButton|PreviewedStep|Confirmation)\b((?:[^>]|=>)*)>"
)
_ATTRIBUTE: Final = re.compile(r'(\{action\}|\baction="[^"]*"|\baction=\{(?:[^{}]|\{[^{}]*\})*\})')
_PROPERTY: Final = re.compile(r"\baction: ([^,\n]+)")
_PRICE: Final = re.compile(r"\b(?:warning|confirmation|preview)(?:[,:(]| \})")
_TEXT: Final = re.compile(r'"([a-z-]+)"')


def two_steps() -> set[str]:
    """Return the verbs of all actions in the sources that are asked twice."""
    found: set[str] = set()
    for file in SOURCES.rglob("*"):
        if file.suffix in (".svelte", ".ts") and file.is_file():
            source = file.read_text("utf-8")
            found |= set(_of_tags(file.name, source)) | set(_of_objects(source))
    return found


def _of_tags(file: str, source: str) -> Iterator[str]:
    """The verbs of components that ask."""
    for name, attributes in _TAG.findall(source):
        if name == "ActionButton" and "warning=" not in attributes:
            continue
        values = " ".join(_ATTRIBUTE.findall(attributes))
        if not values or "{action}" in values:
            assert file in GIVEN, f"{file}: which verbs has this {name}?"
            yield from GIVEN[file]
        yield from _TEXT.findall(values)


def _of_objects(source: str) -> Iterator[str]:
    """The verbs of commands and other objects with a price."""
    for match in _PROPERTY.finditer(source):
        if _PRICE.search(_object_around(source, match.start())):
            yield from _TEXT.findall(match[1])


def _object_around(source: str, place: int) -> str:
    """The innermost braces around a place."""
    start = _unmatched(source, range(place - 1, -1, -1), "{", "}")
    end = _unmatched(source, range(place, len(source)), "}", "{")
    return source[start : end + 1]


def _unmatched(source: str, places: range, wanted: str, other: str) -> int:
    depth = 0
    for place in places:
        depth += (source[place] == other) - (source[place] == wanted)
        if depth < 0:
            return place
    return places[-1] if places else 0


_ANSWER_PREVIEWS: Final = """([path, preview]) => {
  const others = globalThis.fetch;
  globalThis.fetch = (asked, how) =>
    asked === path ? Promise.resolve(Response.json(preview)) : others(asked, how);
}"""
_LEAVE_OPEN: Final = """() => {
  for (const one of document.querySelectorAll("[data-confirms] [data-action=never-mind]")) {
    one.click();
  }
}"""
_REACH: Final = """(verb) => {
  const root = document.querySelector("dialog[open]") ?? document;
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled;
  const button = [...root.querySelectorAll(`[data-asks="${verb}"]`)].findLast(seen);
  if (!button) return null;
  const middle = () => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  for (const block of ["end", "center", "start"]) {
    button.scrollIntoView({ block, behavior: "instant" });
    if (button.contains(document.elementFromPoint(...middle()))) return middle();
  }
  return null;
}"""
"""Scroll until a button is just on the screen, and not under something that stays there."""
_WRONG: Final = """(verb) => {
  const all = document.querySelectorAll(`[data-confirms="${verb}"]`);
  if (all.length !== 1) return [`${all.length} confirmations`];
  const wrong = [];
  const buttons = [...all[0].querySelectorAll("[data-part=answers] button")];
  if (buttons.length < 2 && !all[0].querySelector("[data-part=resting]")) wrong.push("no answer");
  for (const button of buttons) {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const name = button.textContent.trim();
    const here = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    if (!here) wrong.push(`“${name}” is at ${left}, ${top} to ${right}, ${bottom}`);
    else if (!button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)))
      wrong.push(`“${name}” is covered`);
    if (button.disabled || button.ariaDisabled === "true") wrong.push(`“${name}” is disabled`);
  }
  if (!buttons.includes(document.activeElement)) wrong.push("the focus is elsewhere");
  return wrong;
}"""
_STEP: Final = """(selector) => {
  const all = [...document.querySelectorAll(selector)];
  const fields = all.filter((one) => one.matches("input, select"));
  if (!fields.length) all[0].click();
  for (const field of fields) {
    const numeric = field.inputMode === "numeric";
    field.value = field.matches("select") ? field.options[1].value : numeric ? "7" : "Nora";
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}"""
_FRAMES: Final = """() => new Promise((seen) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen, 50))))"""


def show(page: Page, gallery: str, state: str, preview: dict[str, Any]) -> None:
    """Show a state of the gallery in which each preview has the same consequences."""
    page.goto(f"{gallery}?state={state}&lang=de&longest")
    page.wait_for_selector("html[data-settled]", timeout=PATIENCE_MS, state="attached")
    page.evaluate(_ANSWER_PREVIEWS, [PREVIEW, preview])
    page.evaluate(_LEAVE_OPEN)
    page.evaluate(_FRAMES)


def wrong(page: Page, verb: str) -> list[str]:
    """Tap the button that asks; say what is wrong with the answers, and leave them."""
    place = page.evaluate(_REACH, verb)
    if place is None:
        return ["cannot be tapped"]
    page.mouse.click(*place)
    page.wait_for_selector(f"[data-confirms='{verb}']", timeout=PATIENCE_MS)
    page.evaluate(_FRAMES)
    found = list(page.evaluate(_WRONG, verb))
    page.evaluate(_LEAVE_OPEN)
    page.evaluate(_FRAMES)
    return found


def go(page: Page, steps: tuple[str, ...]) -> None:
    """Tap the elements of these selectors, and give fields a text."""
    for step in steps:
        page.wait_for_selector(step, state="attached", timeout=PATIENCE_MS)
        page.evaluate(_STEP, step)
        page.evaluate(_FRAMES)

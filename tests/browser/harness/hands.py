"""Two ways to use a page: by pointing at things, or by keys alone."""

from time import monotonic
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from browser.harness.person import Person

MAX_TABS: Final = 60
SOON: Final = 0.6
"""The seconds within which an element has to have the focus again."""
FOCUS: Final = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
  const box = one.getBoundingClientRect();
  const seen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  return {
    what: one.outerHTML.slice(0, 200),
    ring: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
    heading: one.matches("h1, h2"),
    seen,
    boxShadow,
  };
}"""
FELT: Final = """() => {
  const { left, top, right, bottom } = document.querySelector("main").getBoundingClientRect();
  for (let y = top + 6; y < Math.min(bottom, innerHeight); y += 12) {
    for (let x = left + 6; x < right; x += 12) {
      const there = document.elementFromPoint(x, y);
      if (there?.closest("main") && !there.closest("button, a")) return [x, y];
    }
  }
}"""
"""A point of the table beside all cards."""


class Mouse:
    """Hands that point at elements, as a finger does."""

    def __init__(self, person: "Person") -> None:
        self.person = person

    def use(self, selector: str) -> None:
        """Click an element."""
        self.person.page.click(selector, timeout=4_000)

    def wave(self) -> None:
        """Tap the felt."""
        x, y = self.person.page.evaluate(FELT)
        self.person.page.mouse.click(x, y)


class Keys:
    """Hands that use keys alone: shortcuts, Tab and Enter. They check that the focus is visible."""

    def __init__(self, person: "Person") -> None:
        self.person = person
        self.focus_lost: list[str] = []
        self.pressed: set[str] = set()

    def use(self, selector: str) -> None:
        """Press an element by its shortcut, or walk to it and press Enter."""
        page = self.person.page
        page.wait_for_selector(selector, timeout=4_000)
        shortcut = page.get_attribute(selector, "aria-keyshortcuts")
        if shortcut and self.person.rng.random() < 0.6:
            self._press(shortcut.capitalize() if len(shortcut) > 1 else shortcut)
        else:
            self.walk_to(selector)
            self._press("Enter")
        self._check(f"after {selector}")

    def wave(self) -> None:
        """Press W: unlike the space bar, it works whatever has the focus."""
        self._press("w")

    def walk_to(self, selector: str) -> None:
        """Press Tab until an element has the focus."""
        page = self.person.page
        has_focus = "(what) => document.activeElement?.matches(what) ?? false"
        for _ in range(MAX_TABS):
            if page.evaluate(has_focus, selector):
                return
            self._press("Tab")
            self._check(f"on the way to {selector}", body_is_fine=True)
        message = f"{selector} cannot be reached with Tab"
        raise AssertionError(message)

    def _press(self, key: str) -> None:
        self.pressed.add(key)
        self.person.page.keyboard.press(key)

    def _check(self, when: str, *, body_is_fine: bool = False) -> None:
        """Check that the focus is visible; nothing needs it while others have to act."""
        deadline = monotonic() + SOON
        while (focus := self.person.page.evaluate(FOCUS)) is None:
            if body_is_fine or not self.person.look().asked:
                return
            if monotonic() > deadline:
                self.focus_lost.append(when)
                return
            self.person.pause(10)
        if not (focus["ring"] or focus["heading"]) or not focus["seen"]:
            self.focus_lost.append(f"{when}: not seen on {focus}")

"""Counts the clicks and taps that a job needs."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from browser.harness.person import Person

_COUNT = """
addEventListener("pointerdown", (event) => {
  if (!event.isTrusted) return;
  sessionStorage.setItem("taps", 1 + Number(sessionStorage.getItem("taps")));
}, true);
"""
"""Counts clicks and taps on every page of the tab, but not typing or Enter."""


class Counting:
    """Counts what a person presses, from the next page on."""

    def __init__(self, person: Person) -> None:
        self._page = person.page
        person.context.add_init_script(_COUNT)
        self.jobs: Counter[str] = Counter()

    @contextmanager
    def job(self, name: str) -> Iterator[None]:
        """Count for a job."""
        before = self._now
        yield
        self.jobs[name] += self._now - before

    @property
    def _now(self) -> int:
        if not self._page.url.startswith("http"):
            return 0
        return int(self._page.evaluate("() => Number(sessionStorage.getItem('taps'))"))

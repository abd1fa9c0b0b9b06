"""How often somebody has to click or tap for a job."""

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
"""What is typed is not counted, nor is Enter; what is pressed is, on every page of the tab."""


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

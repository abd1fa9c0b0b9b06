"""Garbage collection and eviction at times that disturb no one.

Python collects cycles whenever many objects have been created; with thousands of connections a full
collection takes a quarter of a second, several times a minute. Hardly anything here forms a cycle
except connections that have ended, so an occasional collection is enough.
"""

import gc
from typing import Final

YOUNG: Final = 10_000
"""New objects between two collections of the youngest generation. The fewer collections, the fewer
objects are still alive to be looked at; but each takes a millisecond, for which every client
waits."""
NEVER: Final = 1_000_000
TIDY_SECONDS: Final = 600
"""Seconds between two full collections."""


def tidy_seldom() -> None:
    """Exempt what was loaded at the start from collection, and collect the rest only on request."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 5, NEVER)


def tidy() -> None:
    """Collect everything."""
    gc.collect()


class Idle:
    """Tracks what is unused: something is evicted only if it was unused at the last check, too."""

    def __init__(self) -> None:
        self._before: set[str] = set()

    def long(self, idle: set[str]) -> set[str]:
        """Those that are idle now and were at the last call."""
        long = idle & self._before
        self._before = idle - long
        return long

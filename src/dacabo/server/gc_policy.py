"""Garbage collection and eviction at times that disturb no one.

Python looks for cycles whenever many objects have been created; with thousands of connections that
was a part of every move, and made all wait for 80 milliseconds at a time. But nothing here forms a
cycle in ordinary use, not even a connection that has ended. So an occasional collection is enough.
"""

import gc
from typing import Final

TIDY_SECONDS: Final = 600
"""Seconds between two full collections."""


def collect_rarely() -> None:
    """Exempt what was loaded at the start from collection, and collect the rest only on request."""
    gc.collect()
    gc.freeze()
    gc.disable()


def collect_as_usual() -> None:
    """Leave it to Python again."""
    gc.unfreeze()
    gc.enable()


def collect() -> None:
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

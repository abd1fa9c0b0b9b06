"""Collect garbage and evict idle objects at times that disturb no one.

Python looks for reference cycles whenever many objects have been created. With thousands of
connections, that delayed moves by 80 milliseconds at a time. But nothing here forms a cycle in
ordinary use, not even a connection that has ended. So an occasional collection is enough.
"""

import gc
from typing import Final

TIDY_SECONDS: Final = 600
"""Seconds between two full collections."""


def collect_rarely() -> None:
    """Exempt all objects that exist now from collection, and collect others only on request."""
    gc.collect()
    gc.freeze()
    gc.disable()


def collect_as_usual() -> None:
    """Let Python decide again when to collect."""
    gc.unfreeze()
    gc.enable()


def collect() -> None:
    """Collect everything."""
    gc.collect()


class IdleTracker:
    """Finds the keys of objects that are idle at two checks in a row, so that they can be evicted.

    An object that is used now and then is rarely idle at both.
    """

    def __init__(self) -> None:
        self._idle_before: set[str] = set()

    def find_evictable(self, idle: set[str]) -> set[str]:
        """The keys that are idle now and were idle at the last call."""
        evictable = idle & self._idle_before
        self._idle_before = idle - evictable
        return evictable

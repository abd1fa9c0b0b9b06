"""Garbage collection and eviction at times that disturb no one.

Python looks for cycles whenever many objects have been created; with a thousand tables in play that
was a part of every move. But hardly anything here forms a cycle, only requests and connections that
have ended. So it is their number, or the time, that decides.
"""

import gc
from typing import Final

MANY: Final = 500
"""Requests and connections that have ended, after which young objects are looked at. Those still in
use are looked at as well, for which every client waits."""
YOUNG_SECONDS: Final = 10
"""Seconds after which this is done with fewer of them, too."""
OLDER_SECONDS: Final = 60
"""Seconds after which those are looked at that were in use at the first look."""
TIDY_SECONDS: Final = 600
"""Seconds between two full collections."""


class Tidying:
    """The collection of cycles, by what has ended and by the clock."""

    def __init__(self) -> None:
        self._ended = 0
        """What had ended by the last look."""

    def begin(self) -> None:
        """Exempt what was loaded at the start from collection; the rest waits for a tick."""
        gc.collect()
        gc.freeze()
        gc.disable()

    def end(self) -> None:
        """Leave it to Python again."""
        gc.unfreeze()
        gc.enable()

    def tick(self, second: int, ended: int) -> None:
        """Look at young objects if it is time to, or if there may be many in cycles.

        Args:
            second: its number; called once in each.
            ended: all requests and connections that have ended.
        """
        if second % YOUNG_SECONDS == 0 or ended - self._ended >= MANY:
            gc.collect(0 if second % OLDER_SECONDS else 1)
            self._ended = ended


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

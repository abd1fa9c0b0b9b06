"""Garbage collection and eviction at times that disturb no one.

Python looks for cycles whenever many objects have been created; with a thousand tables in play that
was a tenth of the server's work. But hardly anything here forms a cycle, only requests and
connections that have ended. So it is their number, or the time, that decides.
"""

import gc
from typing import Final

MANY: Final = 500
"""Requests after which the youngest objects are looked at. All in use then are looked at as well,
for which every client waits."""
YOUNG_SECONDS: Final = 10
"""Seconds after which this is done with fewer requests, too."""
OLDER_SECONDS: Final = 60
"""Seconds after which those are looked at that were in use at the first look."""
TIDY_SECONDS: Final = 600
"""Seconds between two full collections."""


class Tidying:
    """The collection of cycles, by the number of requests and by the clock."""

    def __init__(self) -> None:
        self._requests = 0
        """Requests by the last look."""

    def begin(self) -> None:
        """Exempt what was loaded at the start from collection; the rest waits for a tick."""
        gc.collect()
        gc.freeze()
        gc.disable()

    def tick(self, second: int, requests: int) -> None:
        """Look at young objects if it is time to, or if there may be many in cycles.

        Args:
            second: called every second, with its number.
            requests: all of them so far.
        """
        if second % YOUNG_SECONDS == 0 or requests - self._requests >= MANY:
            gc.collect(0 if second % OLDER_SECONDS else 1)
            self._requests = requests


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

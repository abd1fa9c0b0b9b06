"""The time of this server. It begins with the machine's clock, and then goes its own way.

Somebody sets the machine's clock back, or it jumps by an hour: whoever has thirty seconds for a
turn still has thirty seconds. It goes on while a laptop sleeps, since the deadlines do.
"""

import sys
import time
from collections.abc import Callable
from logging import WARNING
from typing import Final, TypeAlias

from dacabo.server.logs import note
from dacabo.server.store.store import Store

Nanoseconds: TypeAlias = Callable[[], int]

MS: Final = 1_000_000
DAY_MS: Final = 86_400_000
QUIET_MS: Final = 7 * DAY_MS
"""Nobody has written for so long: either nobody came, or this clock runs ahead."""
DOUBT_MS: Final = 3_600_000
"""For so long nothing is deleted then, and somebody can put the clock right."""


_COUNTS_SLEEP: Final = {"linux": "CLOCK_BOOTTIME", "darwin": "CLOCK_MONOTONIC"}


def _steady() -> int:
    """Nanoseconds that never go back and count while the machine sleeps."""
    name = _COUNTS_SLEEP.get(sys.platform)
    if name is None:
        return time.monotonic_ns()  # which counts sleep on Windows
    return time.clock_gettime_ns(getattr(time, name))


class Clock:
    """Milliseconds since 1970, as far as the machine knew when it began."""

    def __init__(self, wall: Nanoseconds = time.time_ns, steady: Nanoseconds = _steady) -> None:
        self._wall = wall
        self._steady = steady
        self._doubted_until = 0
        self._set(wall() // MS)

    def now(self) -> int:
        """What time it is."""
        return self._began + (self._steady() - self._at) // MS

    def begin(self, changed: float | None) -> None:
        """Look at the machine's clock once more, at the start of a server.

        Args:
            changed: when its store was last written to, in seconds since 1970; None for never.
        """
        wall = self._wall() // MS
        last = wall if changed is None else round(changed * 1000)
        if wall < last <= wall + DAY_MS:
            wall = last  # it was set back since: no time is told twice
        elif wall < last:
            note("clock-behind", WARNING, ms=last - wall)
        self._doubted_until = 0
        if wall > last + QUIET_MS:
            note("clock-doubted", WARNING, ms=wall - last)
            self._doubted_until = wall + DOUBT_MS
        self._set(wall)

    def in_doubt(self) -> bool:
        """Whether it may well be wrong, so that nothing should be deleted by its age."""
        return self.now() < self._doubted_until

    def _set(self, began: int) -> None:
        self._began = began
        self._at = self._steady()


CLOCK: Final = Clock()
"""All of a process go by the same."""


def now() -> int:
    """Milliseconds since 1970."""
    return CLOCK.now()


async def begin(store: Store) -> None:
    """Begin where the store was last written to, if that is later than the machine says."""
    CLOCK.begin(await store.last_changed())

"""Time and chance: all that comes into the card room from outside comes by this door.

The time begins with the machine's clock and then goes its own way. If somebody sets that clock
back, or it jumps by an hour, a player with thirty seconds for a turn still has thirty seconds. It
goes on while a laptop sleeps, since the deadlines do.

What is measured rather than told – how long an answer took, how much somebody may ask for in a
minute – goes by `time.monotonic`, and no card depends on it.
"""

import asyncio
import secrets
import sys
import time
from collections.abc import Callable
from logging import WARNING
from typing import Final, Protocol, TypeAlias, TypeVarTuple, Unpack

from dacabo.core.chance import SEED_BYTES
from dacabo.server.logs import note

Nanoseconds: TypeAlias = Callable[[], int]
Given = TypeVarTuple("Given")

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


class Timer(Protocol):
    """Something that will be called."""

    def cancel(self) -> None:
        """It will not."""
        ...


class Outside:
    """Milliseconds since 1970, as far as the machine knew at the start, and random bytes."""

    def __init__(self, wall: Nanoseconds = time.time_ns, steady: Nanoseconds = _steady) -> None:
        self._wall = wall
        self._steady = steady
        self._doubted_until = 0
        self._set(wall() // MS)

    # --- time ----------------------------------------------------------------------------------

    def now(self) -> int:
        """What time it is."""
        return self._began + (self._steady() - self._at) // MS

    def call_at(
        self, due: int, callback: Callable[[Unpack[Given]], object], *given: *Given
    ) -> Timer:
        """Call something at a time, or at once if that has passed."""
        delay = max(due - self.now(), 0) / 1000
        return asyncio.get_running_loop().call_later(delay, callback, *given)

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
        """Whether the clock may well be wrong, so that nothing should be deleted by its age."""
        return self.now() < self._doubted_until

    def _set(self, began: int) -> None:
        self._began = began
        self._at = self._steady()

    # --- chance --------------------------------------------------------------------------------

    def random_bytes(self, size: int) -> bytes:
        """Bytes that nobody can foresee."""
        return secrets.token_bytes(size)

    def new_seed(self) -> bytes:
        """What a match or a draw is made with."""
        return self.random_bytes(SEED_BYTES)

    def new_id(self) -> str:
        """For a request of the house itself: nobody else can have used it."""
        return self.random_bytes(8).hex()

"""The clock and the randomness of the card room; nothing else reads either.

The clock starts at the machine's time and then runs independently. If the machine's clock is set
back or jumps by an hour, a player with thirty seconds for a turn still has thirty seconds. The
clock keeps running while a laptop sleeps, because the deadlines do. Servers that share a database
follow the clock of the database, whatever the clocks of their machines say.

Measurements that are not shown to people, such as the duration of a request or a rate limit, use
`time.monotonic`; no card depends on them.
"""

import asyncio
import secrets
import sys
import time
from collections.abc import Callable
from functools import partial
from logging import WARNING
from typing import Final, Protocol, TypeAlias, TypeVarTuple, Unpack

from dacabo.core.chance import SEED_BYTES
from dacabo.server.logs import note

NanosecondClock: TypeAlias = Callable[[], int]
Args = TypeVarTuple("Args")

NS_PER_MS: Final = 1_000_000
DAY_MS: Final = 86_400_000
SUSPICIOUS_GAP_MS: Final = 7 * DAY_MS
"""If a server starts this long after the last write, its clock may be wrong."""
DOUBT_MS: Final = 3_600_000
"""After such a start nothing is deleted for this time, so that somebody can correct the clock."""
MAX_SLEW: Final = 0.05
"""The share by which the clock may run faster or slower to catch up with another one."""
CATCH_UP_MS: Final = 5_000
"""Milliseconds in which the clock catches up, unless the difference is too large."""


_CLOCK_WITH_SLEEP: Final = {"linux": "CLOCK_BOOTTIME", "darwin": "CLOCK_MONOTONIC"}
"""By platform: the monotonic clock that also counts the time in which the machine sleeps."""


def steady_clock() -> NanosecondClock:
    """A clock that never goes back and includes sleep."""
    name = _CLOCK_WITH_SLEEP.get(sys.platform)
    if name is None:
        return time.monotonic_ns  # on Windows this includes sleep
    return partial(time.clock_gettime_ns, getattr(time, name))


class Timer(Protocol):
    """A scheduled call."""

    def cancel(self) -> None:
        """Cancel the call."""
        ...


class Environment:
    """The clock, in milliseconds since 1970, and the source of random bytes."""

    _base_ns: float
    """The time when the steady clock showed `_steady_base_ns`."""

    def __init__(
        self, wall: NanosecondClock = time.time_ns, steady: NanosecondClock | None = None
    ) -> None:
        self._wall = wall
        self._steady = steady or steady_clock()
        self._doubted_until = 0
        self._is_shared = False
        """Whether this clock follows one that all servers share."""
        self._set(wall() // NS_PER_MS)

    # --- time ----------------------------------------------------------------------------------

    def now(self) -> int:
        """The current time."""
        return int(self._time() // NS_PER_MS)

    def _time(self) -> float:
        return self._base_ns + (self._steady() - self._steady_base_ns) * self._speed

    def keep_time(self, shared: int) -> None:
        """Follow the clock that all servers share. `shared` is its time now.

        At first the clock is set to it; later it runs a little faster or slower until both agree,
        so that it never jumps or goes back.
        """
        if not self._is_shared:
            self._is_shared = True
            self._set(shared)
            return
        self._base_ns, self._steady_base_ns = self._time(), self._steady()
        correction = (shared - self._base_ns / NS_PER_MS) / CATCH_UP_MS
        self._speed = 1 + max(-MAX_SLEW, min(correction, MAX_SLEW))

    def call_at(self, due: int, callback: Callable[[Unpack[Args]], object], *args: *Args) -> Timer:
        """Call a function at a time, or at once if that has passed."""
        delay = max(due - self.now(), 0) / 1000
        return asyncio.get_running_loop().call_later(delay, callback, *args)

    def start(self, last_write: float | None) -> None:
        """Read the machine's clock again, when a server starts.

        Args:
            last_write: the time of the last write to its store, in seconds since 1970; None if the
                store is new.
        """
        wall = int(self._time() // NS_PER_MS) if self._is_shared else self._wall() // NS_PER_MS
        last = wall if last_write is None else round(last_write * 1000)
        if wall < last <= wall + DAY_MS:
            wall = last  # the machine's clock was set back, but our time never goes back
        elif wall < last:
            note("clock-behind", WARNING, ms=last - wall)
        self._doubted_until = 0
        if wall > last + SUSPICIOUS_GAP_MS:
            note("clock-doubted", WARNING, ms=wall - last)
            self._doubted_until = wall + DOUBT_MS
        self._set(wall)

    def in_doubt(self) -> bool:
        """Whether the clock may be wrong, so that nothing should be deleted because of its age."""
        return self.now() < self._doubted_until

    def _set(self, now_ms: int) -> None:
        self._base_ns = now_ms * NS_PER_MS
        self._steady_base_ns = self._steady()
        self._speed = 1.0

    # --- randomness ----------------------------------------------------------------------------

    def random_bytes(self, size: int) -> bytes:
        """Unpredictable bytes."""
        return secrets.token_bytes(size)

    def new_seed(self) -> bytes:
        """The seed of a match or a draw."""
        return self.random_bytes(SEED_BYTES)

    def new_id(self) -> str:
        """The id of a request of the server itself; unique."""
        return self.random_bytes(8).hex()

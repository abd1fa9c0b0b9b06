"""A node's membership among the nodes of a database: it expires unless the node renews it in time.

A node that is cut off from the database cannot know what others write. So a node whose membership
has expired sends its people to the others, and fails at once instead of waiting for an answer.

A process may also be stopped, and find requests in its sockets that its people have long repeated
elsewhere. So nothing is asked of the database without a membership that is in force by the clock.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from dacabo.server.environment import steady_clock

MEMBER_SECONDS: Final = 3.0
"""Seconds for which a renewal holds, here and for the other nodes."""
GRACE_SECONDS: Final = 1.5
"""Seconds for renewing that a process gets which was itself stopped for a while."""
LATE_SECONDS: Final = 0.5
"""A timer later than this shows that the process was stopped, not the database away."""

_steady: Final = steady_clock()


def now() -> float:
    """The time of a clock that never goes back and counts sleep, in seconds."""
    return _steady() / 1e9


class Membership:
    """Whether this node still belongs to the nodes of its database.

    A process that never joins them, such as a command, is never expired.
    """

    def __init__(self) -> None:
        self.expired = False
        """Whether its people were sent away."""
        self.at_expiry: list[Callable[[], None]] = []
        """Called when it expires."""
        self._limits: set[asyncio.Timeout] = set()
        """Of those who wait for the database now."""
        self._due: float | None = None
        """When it has to be renewed by."""
        self._timer: asyncio.TimerHandle | None = None

    def renew(self, asked: float) -> None:
        """Renew it, with an answer to what was asked at a time as `now` tells it."""
        self.expired = False
        self._due = asked + MEMBER_SECONDS
        self._look_again(self._due - now())

    def leave(self) -> None:
        """Let it never expire again."""
        self._due = None
        if self._timer is not None:
            self._timer.cancel()

    @property
    def in_force(self) -> bool:
        """Whether the database may be asked."""
        return self._due is None or now() < self._due

    @asynccontextmanager
    async def timeout(self, seconds: float) -> AsyncIterator[None]:
        """Limit the time to wait for the database: to none, without a membership in force.

        Raises:
            TimeoutError: the time is over.
        """
        if not self.in_force:
            raise TimeoutError
        async with asyncio.timeout(seconds) as limit:
            self._limits.add(limit)
            try:
                yield
            finally:
                self._limits.discard(limit)

    def _look_again(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        due = now() + seconds
        self._timer = asyncio.get_running_loop().call_later(seconds, self._expire, due)

    def _expire(self, due: float) -> None:
        if now() - due > LATE_SECONDS:
            self._look_again(GRACE_SECONDS)
            return
        self.expired = True
        for limit in self._limits:
            if not limit.expired():
                limit.reschedule(asyncio.get_running_loop().time())
        for call in self.at_expiry:
            call()

"""The membership of a node among the nodes of a database, which expires unless it is renewed.

A node that has lost the database does not know what others write. So when its membership expires,
it sends its clients to the other nodes, and its statements fail at once.

A process may also be suspended, and find requests in its sockets that its clients have since
repeated on another node. So every statement first checks the membership by the clock.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from dacabo.server.environment import steady_clock

MEMBER_SECONDS: Final = 3.0
"""Seconds for which a renewal is valid, here and for the other nodes."""
GRACE_SECONDS: Final = 1.5
"""Seconds that a process gets to renew its membership after it was suspended."""
SUSPENDED_SECONDS: Final = 0.5
"""A timer that is later than this shows that the process was suspended."""

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
        """Whether the membership has expired, and the clients were sent away."""
        self.at_expiry: list[Callable[[], None]] = []
        """Called when the membership expires."""
        self._limits: set[asyncio.Timeout] = set()
        """The timeouts of all statements that run now."""
        self._due: float | None = None
        """The time at which the membership expires; None before the node has joined."""
        self._timer: asyncio.TimerHandle | None = None

    def renew(self, began: float) -> None:
        """Renew the membership, after a renewal that began at this time of `now`."""
        self.expired = False
        self._due = began + MEMBER_SECONDS
        self._set_timer(self._due - now())

    def leave(self) -> None:
        """Stop the timer: the node has left."""
        self._due = None
        if self._timer is not None:
            self._timer.cancel()

    @property
    def in_force(self) -> bool:
        """Whether statements are allowed."""
        return self._due is None or now() < self._due

    @asynccontextmanager
    async def timeout(self, seconds: float) -> AsyncIterator[None]:
        """Limit the time of a statement; without a valid membership it fails at once.

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

    def _set_timer(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        due = now() + seconds
        self._timer = asyncio.get_running_loop().call_later(seconds, self._expire, due)

    def _expire(self, due: float) -> None:
        if now() - due > SUSPENDED_SECONDS:
            self._set_timer(GRACE_SECONDS)
            return
        self.expired = True
        for limit in self._limits:
            if not limit.expired():
                limit.reschedule(asyncio.get_running_loop().time())
        for call in self.at_expiry:
            call()

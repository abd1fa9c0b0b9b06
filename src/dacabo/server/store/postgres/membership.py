"""A node's membership among the nodes of a database: it expires unless the node renews it in time.

Whoever is cut off from the database cannot know what the others write. So a node whose membership
has expired sends its people to the others, and fails at once instead of waiting for an answer.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

MEMBER_SECONDS: Final = 3.0
"""Seconds for which a renewal holds, here and for the other nodes."""
GRACE_SECONDS: Final = 1.5
"""Seconds for renewing that a process gets which was itself stopped for a while."""
LATE_SECONDS: Final = 0.5
"""A timer later than this shows that the process was stopped, not the database away."""


class Membership:
    """Whether this node still belongs to the nodes of its database.

    A process that never joins them, such as a command, is never expired.
    """

    def __init__(self) -> None:
        self.expired = False
        self.at_expiry: list[Callable[[], None]] = []
        """Called when it expires."""
        self._limits: set[asyncio.Timeout] = set()
        """Of those who wait for the database now."""
        self._timer: asyncio.TimerHandle | None = None

    def renew(self, asked: float) -> None:
        """Renew it, with an answer to what was asked at this time of the event loop."""
        self.expired = False
        self._expire_at(asked + MEMBER_SECONDS)

    def leave(self) -> None:
        """Let it never expire again."""
        if self._timer is not None:
            self._timer.cancel()

    @asynccontextmanager
    async def patience(self, seconds: float) -> AsyncIterator[None]:
        """Limit the time to wait for the database; if the membership has expired, or does, to none.

        Raises:
            TimeoutError: the time is over.
        """
        async with asyncio.timeout(0 if self.expired else seconds) as limit:
            self._limits.add(limit)
            try:
                yield
            finally:
                self._limits.discard(limit)

    def _expire_at(self, due: float) -> None:
        self.leave()
        self._timer = asyncio.get_running_loop().call_at(due, self._expire, due)

    def _expire(self, due: float) -> None:
        now = asyncio.get_running_loop().time()
        if now - due > LATE_SECONDS:
            self._expire_at(now + GRACE_SECONDS)
            return
        self.expired = True
        for limit in self._limits:
            if not limit.expired():
                limit.reschedule(now)
        for call in self.at_expiry:
            call()

"""One client's line: frames wait for it in a bounded queue, and nobody waits for a slow one."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from dacabo.core.seats import Seat

MOST_WAITING: Final = 64
"""Frames that may wait for a client. Whoever is further behind is dropped, and can come back."""

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Connection:
    """A client that looks at a table."""

    __slots__ = ("_waiting", "_wake", "closing", "guest", "seat", "welcomed")

    def __init__(self, guest: str | None) -> None:
        self.guest = guest
        """Who it is; None for a stranger who only watches."""
        self.seat: Seat | None = None
        self.welcomed = False
        """Whether it has said hello: before that it is told nothing."""
        self.closing: tuple[int, str] | None = None
        self._waiting: deque[str] = deque()
        self._wake = asyncio.Event()

    def send(self, frame: str) -> None:
        """Put a frame into the queue. Never waits."""
        if self.closing is None:
            if len(self._waiting) >= MOST_WAITING:
                self._waiting.clear()
                self.close(4008, "slow")
                return
            self._waiting.append(frame)
            self._wake.set()

    def close(self, code: int, reason: str) -> None:
        """Hang up, after what is waiting has been sent."""
        if self.closing is None:
            self.closing = (code, reason)
            self._wake.set()

    async def carry(self, send: Send) -> None:
        """Carry frames to the client until somebody hangs up."""
        waiting = self._waiting
        while True:
            while waiting:
                await send({"type": "websocket.send", "text": waiting.popleft()})
            if self.closing is not None:
                code, reason = self.closing
                await send({"type": "websocket.close", "code": code, "reason": reason})
                return
            self._wake.clear()
            await self._wake.wait()

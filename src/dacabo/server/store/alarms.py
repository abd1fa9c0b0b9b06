"""Clocks that survive a restart: each stream says when somebody must look at it again."""

from collections.abc import Awaitable, Callable
from logging import WARNING
from typing import Final, TypeAlias

from dacabo.core.errors import DacaboError
from dacabo.server.chores import Chores
from dacabo.server.cost.purse import on_the_house
from dacabo.server.logs import note, note_failure
from dacabo.server.outside import Outside, Timer
from dacabo.server.store.store import Store, StoreError

LATE_SECONDS: Final = 5
"""A clock that is late by so much was some other process's, which is no more."""
AGAIN_MS: Final = 1000
"""How soon it rings again after nothing could be done about it."""

Ring: TypeAlias = Callable[[str], Awaitable[None]]
"""Told which stream is due; whoever answers sets its next alarm."""


class Alarms:
    """One alarm for each stream that is due some time."""

    def __init__(self, store: Store, outside: Outside) -> None:
        self._store = store
        self._outside = outside
        self._answering: dict[str, Ring] = {}
        self._timers: dict[str, tuple[int, Timer]] = {}
        self._chores = Chores()

    def answer(self, prefix: str, ring: Ring) -> None:
        """Say who looks after the streams whose names begin so; those of tables have no prefix."""
        self._answering[prefix] = ring

    async def start(self) -> None:
        """Wind up the clocks of everything that went on when the server stopped."""
        for stream, due in await self._store.due(float("inf")):
            self.set(stream, round(due * 1000))

    async def take_over(self) -> None:
        """Ring the clocks that nobody winds any more, or that stood still while a laptop slept."""
        for stream, _ in await self._store.due(self._outside.now() / 1000 - LATE_SECONDS):
            self.set(stream, None)
            self._ring_soon(stream)

    async def close(self) -> None:
        """Stop all clocks; when they are due is written down."""
        for _, timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        await self._chores.stop()

    def set(self, stream: str, due: int | None) -> None:
        """When a stream is due next, in milliseconds since 1970; None for never."""
        before = self._timers.get(stream)
        if before is not None:
            if before[0] == due:
                return
            before[1].cancel()
            del self._timers[stream]
        if due is not None:
            self._timers[stream] = (due, self._outside.call_at(due, self._ring_soon, stream))

    def _ring_soon(self, stream: str) -> None:
        self._timers.pop(stream, None)
        self._chores.do(on_the_house(self._ring(stream)))

    async def _ring(self, stream: str) -> None:
        prefix = stream.partition("/")[0] if "/" in stream else ""
        try:
            await self._answering[prefix](stream)
        except DacaboError as error:
            if not isinstance(error, StoreError):  # of which the store tells by itself
                note("clock-failed", WARNING, table=stream, code=error.code)
            self.set(stream, self._outside.now() + AGAIN_MS)
        except Exception as error:  # noqa: BLE001 (whatever is wrong with one, it rings again)
            note_failure("clock-failed", error, table=stream)
            self.set(stream, self._outside.now() + AGAIN_MS)

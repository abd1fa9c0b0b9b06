"""Clocks that survive a restart: each stream has a time at which it must be checked again."""

from collections.abc import Awaitable, Callable
from logging import WARNING
from typing import Final, TypeAlias

from dacabo.core.errors import DacaboError
from dacabo.server.chores import Chores
from dacabo.server.cost.purse import on_the_house
from dacabo.server.logs import note, note_failure
from dacabo.server.outside import Outside, Timer
from dacabo.server.store.nodes import OTHERS
from dacabo.server.store.store import Store, StoreError, Unreadable

LATE_SECONDS: Final = 5
"""A clock overdue by this much belonged to another process that has ended."""
AGAIN_MS: Final = 1000
"""Milliseconds until a failed alarm rings again."""

Ring: TypeAlias = Callable[[str], Awaitable[None]]
"""Called with the stream that is due; sets its next alarm."""


class Alarms:
    """One alarm for each stream with a due time."""

    def __init__(self, store: Store, outside: Outside) -> None:
        self._store = store
        self._outside = outside
        self._answering: dict[str, Ring] = {}
        self._timers: dict[str, tuple[int, Timer]] = {}
        self._chores = Chores()
        store.nodes.hear(OTHERS, lambda _about, _body: self._chores.do(self._start_again()))

    def answer(self, prefix: str, ring: Ring) -> None:
        """Register the handler of streams with a prefix; those of tables have none."""
        self._answering[prefix] = ring

    async def start(self) -> None:
        """Set the alarms of everything that was due when the server stopped."""
        for stream, due in await self._store.due(float("inf")):
            self.set(stream, round(due * 1000))

    async def _start_again(self) -> None:
        """Set the alarms of a node that has gone: whoever gets the lease rings."""
        try:
            await self.start()
        except StoreError:  # which the store reports itself
            return

    async def take_over(self) -> None:
        """Ring clocks that no process serves any more, or that stood still while a laptop slept."""
        for stream, _ in await self._store.due(self._outside.now() / 1000 - LATE_SECONDS):
            self.set(stream, None)
            self._ring_soon(stream)

    async def close(self) -> None:
        """Stop all clocks; their due times are in the store."""
        for _, timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        await self._chores.stop()

    def set(self, stream: str, due: int | None) -> None:
        """Set when a stream is due next, in milliseconds since 1970; None for never."""
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
            if await self._store.nodes.take([stream]):  # otherwise another node rings
                await self._answering[prefix](stream)
        except Unreadable:
            return  # which was reported; the next sweep tries again, not the next second
        except DacaboError as error:
            if not isinstance(error, StoreError):  # which the store reports itself
                note("clock-failed", WARNING, table=stream, code=error.code)
            self.set(stream, self._outside.now() + AGAIN_MS)
        except Exception as error:  # noqa: BLE001 (any failed alarm rings again)
            note_failure("clock-failed", error, table=stream)
            self.set(stream, self._outside.now() + AGAIN_MS)

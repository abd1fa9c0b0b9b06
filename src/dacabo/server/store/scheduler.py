"""Timers that survive a restart: each stream has a time at which it must be checked again."""

from collections.abc import Awaitable, Callable
from logging import WARNING
from typing import Final, TypeAlias

from dacabo.core.errors import DacaboError
from dacabo.server.environment import Environment, Timer
from dacabo.server.limits.cpu_budget import uncharged
from dacabo.server.logs import note, note_failure
from dacabo.server.store.nodes import NODE_LOST
from dacabo.server.store.store import Store, StoreError, Unreadable
from dacabo.server.tasks import BackgroundTasks

OVERDUE_SECONDS: Final = 5
"""A timer that is overdue by this much belonged to another process, which has died."""
RETRY_MS: Final = 1000
"""Milliseconds until a failed timer fires again."""

Handler: TypeAlias = Callable[[str], Awaitable[None]]
"""Called with the stream that is due; sets its next timer."""


class Scheduler:
    """One timer for each stream with a due time."""

    def __init__(self, store: Store, environment: Environment) -> None:
        self._store = store
        self._environment = environment
        self._handlers: dict[str, Handler] = {}
        self._timers: dict[str, tuple[int, Timer]] = {}
        self._tasks = BackgroundTasks()
        store.nodes.subscribe(
            NODE_LOST, lambda _about, _body: self._tasks.start(self._set_all_timers())
        )

    def register(self, prefix: str, handler: Handler) -> None:
        """Register the handler of streams with a prefix; the streams of tables have none."""
        self._handlers[prefix] = handler

    async def start(self) -> None:
        """Set the timers of everything that was due when the server stopped."""
        for stream, due in await self._store.due(float("inf")):
            self.set(stream, round(due * 1000))

    async def _set_all_timers(self) -> None:
        """Set the timers of all streams after a node has died; a lease decides which node fires."""
        try:
            await self.start()
        except StoreError:  # the store has logged it
            return

    async def fire_overdue(self) -> None:
        """Fire overdue timers that no other mechanism has fired, such as after a suspended machine.

        Timers of a dead node are usually set at once, when its death is noticed.
        """
        for stream, _ in await self._store.due(self._environment.now() / 1000 - OVERDUE_SECONDS):
            self.set(stream, None)
            self._fire_soon(stream)

    async def close(self) -> None:
        """Stop all timers; their due times are in the store."""
        for _, timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        await self._tasks.stop()

    def set(self, stream: str, due: int | None) -> None:
        """Set when a stream is due next, in milliseconds since 1970; None for never."""
        before = self._timers.get(stream)
        if before is not None:
            if before[0] == due:
                return
            before[1].cancel()
            del self._timers[stream]
        if due is not None:
            self._timers[stream] = (due, self._environment.call_at(due, self._fire_soon, stream))

    def _fire_soon(self, stream: str) -> None:
        self._timers.pop(stream, None)
        self._tasks.start(uncharged(self._fire(stream)))

    async def _fire(self, stream: str) -> None:
        prefix = stream.partition("/")[0] if "/" in stream else ""
        try:
            if await self._store.nodes.take_leases([stream]):  # otherwise another node fires
                await self._handlers[prefix](stream)
        except Unreadable:
            return  # it was logged; a retry every second would not help, the next sweep retries
        except DacaboError as error:
            if not isinstance(error, StoreError):  # the store has logged its own errors
                note("clock-failed", WARNING, table=stream, code=error.code)
            self.set(stream, self._environment.now() + RETRY_MS)
        except Exception as error:  # noqa: BLE001 (any failed timer fires again)
            note_failure("clock-failed", error, table=stream)
            self.set(stream, self._environment.now() + RETRY_MS)

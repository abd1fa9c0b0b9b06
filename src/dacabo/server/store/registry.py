"""The loaded tables, pads and events: found here, or loaded from the store."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Generic, Protocol, TypeVar

from dacabo.core.errors import DacaboError
from dacabo.server.gc_policy import IdleTracker
from dacabo.server.limits.cpu_budget import TooFast, charged, check_budget
from dacabo.server.logs import note_failure
from dacabo.server.store.store import StoreError
from dacabo.server.store.stream import Stream, Streams


class Streamed(Protocol):
    """Something that lives in streams."""

    @property
    def streams(self) -> list[Stream[Any, Any]]:
        """All that it is made of."""
        ...


Live = TypeVar("Live", bound=Streamed)


class Registry(Generic[Live]):
    """Live tables, pads or events by name; at most one instance of each."""

    def __init__(self, load: Callable[[str], Awaitable[Live | None]], streams: Streams) -> None:
        self._streams = streams
        self._load = load
        """Loads one from its log; None if it does not exist."""
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live | None]] = {}
        self._idle = IdleTracker()

    def __len__(self) -> int:
        return len(self._live)

    def __iter__(self) -> Iterator[Live]:
        return iter([*self._live.values()])

    def get(self, name: str) -> Live | None:
        """One that is already loaded."""
        return self._live.get(name)

    def keep(self, name: str, live: Live) -> None:
        """Add one that has just been opened."""
        self._live[name] = live

    def drop(self, name: str) -> None:
        """Remove one that no longer exists."""
        live = self._live.pop(name, None)
        if live is not None:
            self._streams.evict(live.streams)

    async def find(self, name: str) -> Live | None:
        """The one of this name, loaded if necessary; None if it does not exist."""
        while (found := self._live.get(name)) is None or await self._is_outdated(name, found):
            first = name not in self._loading
            if first:
                self._loading[name] = asyncio.ensure_future(charged(self._read(name)))
            try:
                found = await asyncio.shield(self._loading[name])
            except TooFast:  # the first caller has no time left; load it at the cost of the next
                check_budget()
                continue
            if first or found is None:
                break  # the others look again: it may have been read before they asked
        return found

    async def _is_outdated(self, name: str, found: Live) -> bool:
        """Whether another node has deleted it; whatever another has acknowledged is read first."""
        if self._streams.nodes.alone:
            return False
        await self._streams.refresh(found.streams)
        return self._live.get(name) is not found

    async def _read(self, name: str) -> Live | None:
        try:
            live = await self._load(name)
        except DacaboError:
            raise
        except Exception as error:  # noqa: BLE001 (an unreadable log is a store error)
            note_failure("stream-unreadable", error, table=name)
            raise StoreError("stream-unreadable") from None
        else:
            if live is not None:
                self._live[name] = live
            return live
        finally:
            del self._loading[name]

    def evict(self, is_idle: Callable[[Live], bool]) -> list[str]:
        """Unload what was idle at the last call already; returns the names."""
        idle = {name for name, live in self._live.items() if is_idle(live)}
        names = [*self._idle.find_evictable(idle)]
        for name in names:
            self._streams.evict(self._live.pop(name).streams)
        return names

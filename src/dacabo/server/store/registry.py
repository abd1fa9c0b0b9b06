"""A registry of loaded documents, which loads others from the store when they are needed."""

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
    """A live document, which is stored in one or more streams."""

    @property
    def streams(self) -> list[Stream[Any, Any]]:
        """All streams of the document."""
        ...


Live = TypeVar("Live", bound=Streamed)


class Registry(Generic[Live]):
    """Live tables, pads or events by name; at most one instance of each."""

    def __init__(self, load: Callable[[str], Awaitable[Live | None]], streams: Streams) -> None:
        self._streams = streams
        self._load = load
        """Loads a document from its log; returns None if it does not exist."""
        self._live: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Future[Live | None]] = {}
        self._idle = IdleTracker()

    def __len__(self) -> int:
        return len(self._live)

    def __iter__(self) -> Iterator[Live]:
        return iter([*self._live.values()])

    def get(self, name: str) -> Live | None:
        """A document that is already loaded; None if it is not."""
        return self._live.get(name)

    def keep(self, name: str, live: Live) -> None:
        """Add a document that has just been opened."""
        self._live[name] = live

    def drop(self, name: str) -> None:
        """Remove a document that no longer exists."""
        live = self._live.pop(name, None)
        if live is not None:
            self._streams.evict(live.streams)

    async def find(self, name: str) -> Live | None:
        """A document by its name, loaded if necessary; None if it does not exist."""
        while (live := self._live.get(name)) is None or await self._is_outdated(name, live):
            is_loader = name not in self._loading
            if is_loader:
                self._loading[name] = asyncio.ensure_future(charged(self._read(name)))
            try:
                live = await asyncio.shield(self._loading[name])
            except TooFast:  # the budget of the first caller is spent, so the next one pays
                check_budget()
                continue
            if is_loader or live is None:
                break  # other callers check again, because the log may have been read before
        return live

    async def _is_outdated(self, name: str, live: Live) -> bool:
        """Whether another node has deleted a document; its new facts are read first."""
        if self._streams.nodes.alone:
            return False
        await self._streams.refresh(live.streams)
        return self._live.get(name) is not live

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
        """Unload documents that were also idle at the last call; return their names."""
        idle = {name for name, live in self._live.items() if is_idle(live)}
        names = [*self._idle.find_evictable(idle)]
        for name in names:
            self._streams.evict(self._live.pop(name).streams)
        return names

"""All documents of one kind in this process: open, find, load, unload and delete them."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from dacabo.server.keys import KeyRefused
from dacabo.server.store.registry import Registry, Streamed
from dacabo.server.store.store import Conflict, IndexRow, Store
from dacabo.server.store.stream import EVENT_OVER, Stream, Streams

DELETED: Final = "deleted"
"""The prefix of a tombstone: a stream that remembers a deleted document for a time."""


async def is_deleted(store: Store, stream: str) -> bool:
    """Whether a document was deleted; a deletion that was interrupted is completed."""
    has_tombstone = await store.look_up(f"{DELETED}/{stream}") is not None
    if has_tombstone:
        await _erase(store, stream)
    return has_tombstone


async def delete(store: Store, stream: str, now: int) -> None:
    """Delete an event with its pads, or a club book, and leave a tombstone."""
    tombstone = msgspec.json.encode({"at": now})
    row = IndexRow(EVENT_OVER, public=False)  # it expires like an event that is over
    with suppress(Conflict):  # somebody else deletes the same document
        await store.append(f"{DELETED}/{stream}", 0, [tombstone], now=now / 1000, index_row=row)
    await _erase(store, stream)


async def _erase(store: Store, stream: str) -> None:
    for pad in await store.streams_with_prefix(f"pad/{stream}/"):
        await store.forget(pad)
    await store.forget(stream)


class LiveDocument(Streamed, Protocol):
    """A document in use."""

    @property
    def stream(self) -> Stream[Any, Any]:
        """The log of the document."""
        ...


Live = TypeVar("Live", bound=LiveDocument)


class Documents(ABC, Generic[Live]):
    """All documents of one kind, each by the name under which it is found."""

    def __init__(self, streams: Streams) -> None:
        self._streams = streams
        self._environment = streams.environment
        self._live: Registry[Live] = Registry(self._load, streams)

    @abstractmethod
    def _empty(self, name: str) -> Live:
        """A document before its log is read or begun."""

    @abstractmethod
    def _is_idle(self, live: Live) -> bool:
        """Whether nobody uses a document."""

    def _deleted_error(self) -> KeyRefused | None:
        """The error for a deleted document; None if documents of this kind are never deleted."""
        return None

    async def _on_loaded(self, live: Live) -> None:
        """Called after a document was loaded, to finish what an earlier stop interrupted."""

    async def _begin(self, name: str, state: object, lines: Sequence[bytes]) -> Live:
        """Write the first lines of a new document."""
        live = self._empty(name)
        await live.stream.begin_from(state, lines)
        self._live.keep(name, live)
        return live

    async def at(self, name: str | None) -> Live:
        """A document by its name, loaded if necessary; None is the name in a malformed key."""
        live = None if name is None else await self._live.find(name)
        if live is None:
            raise KeyRefused("no-such-key")
        return live

    async def _load(self, name: str) -> Live | None:
        live = self._empty(name)
        error = self._deleted_error()
        if error is not None and await is_deleted(self._streams.store, live.stream.name):
            raise error
        if not await live.stream.load():
            return None
        await self._on_loaded(live)
        return live

    def evict(self) -> None:
        """Unload documents that have been idle since the last call; the store keeps them."""
        self._live.evict(self._is_idle)

    async def _delete(self, live: Live) -> None:
        """Delete a document for good; only its tombstone remains."""
        await delete(self._streams.store, live.stream.name, self._environment.now())

"""A pad or an event while somebody uses it: one change after the other, written down first."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, Generic, Protocol, TypeVar

import msgspec

from dacabo.server.clock import now
from dacabo.server.keys import KeyRefused
from dacabo.server.store import Conflict, Listing, Store, StoreError
from dacabo.server.turns import Turns

PAD: Final = "pad"
EVENT: Final = "event"
EVENT_OVER: Final = "event-over"
"""What lists call them."""

Whole = TypeVar("Whole")
"""What the facts come to."""
Line = TypeVar("Line")
"""One fact with its time."""


class Kind(Protocol[Whole, Line]):
    """What a stream has to know of what it keeps."""

    def fold(self, whole: Whole | None, line: Line) -> Whole:
        """The whole after one more fact."""
        ...

    def read(self, text: bytes) -> Line:
        """A fact as the store keeps it."""
        ...

    def write(self, line: Line) -> bytes:
        """A fact as the store is to keep it."""
        ...

    def due(self, whole: Whole) -> int | None:
        """When somebody must look at it again."""
        ...

    def listing(self, whole: Whole) -> Listing:
        """What lists tell of it."""
        ...


class Stream(Generic[Whole, Line]):
    """The log of one thing, and what it comes to."""

    def __init__(self, name: str, store: Store, kind: Kind[Whole, Line]) -> None:
        self.name = name
        self.number = 0
        """Of the last fact."""
        self._whole: Whole | None = None
        self._store = store
        self._kind = kind
        self._lock = asyncio.Lock()

    @property
    def whole(self) -> Whole:
        """What the facts come to, as far as they are written down."""
        assert self._whole is not None
        return self._whole

    async def load(self) -> bool:
        """Read the log; False if there is none."""
        async with self._lock:
            await self._catch_up()
        return self._whole is not None

    async def begin(self, lines: Sequence[Line]) -> None:
        """The first facts.

        Raises:
            Conflict: there are some already.
        """
        async with self._lock:
            await self._append(None, 0, lines)

    async def change(self, lines_for: Callable[[Whole], Sequence[Line]]) -> bool:
        """Let something happen to whatever is there now; False if nothing follows.

        What `lines_for` raises is passed on, and nothing has happened.
        """
        async with self._lock:
            turns = Turns()
            while lines := lines_for(self.whole):
                await turns.pause()
                try:
                    await self._append(self._whole, self.number, lines)
                except Conflict:
                    if not await self._catch_up():
                        raise KeyRefused("no-such-key") from None  # forgotten meanwhile
                    continue
                except StoreError:
                    await self._catch_up()  # it may have been written after all
                    raise
                return True
        return False

    async def _append(self, whole: Whole | None, after: int, lines: Sequence[Line]) -> None:
        kind = self._kind
        turns = Turns()
        for line in lines:
            whole = kind.fold(whole, line)
            await turns.pause()  # a whole file may go on here
        assert whole is not None
        due = kind.due(whole)
        await self._store.append(
            self.name,
            after,
            [kind.write(line) for line in lines],
            now=now() / 1000,  # not when it happened, which a file may say as it likes
            due=None if due is None else due / 1000,
            listing=kind.listing(whole),
        )
        self._whole, self.number = whole, after + len(lines)

    async def _catch_up(self) -> bool:
        """Read what another process has written; False if that is nothing."""
        lines = await self._store.read(self.name, self.number)
        whole = self._whole
        turns = Turns()
        for text in lines:
            try:
                line = self._kind.read(text)
            except (msgspec.DecodeError, UnicodeError):
                raise StoreError("stream-unreadable") from None
            whole = self._kind.fold(whole, line)
            await turns.pause()
        self._whole, self.number = whole, self.number + len(lines)
        return bool(lines)

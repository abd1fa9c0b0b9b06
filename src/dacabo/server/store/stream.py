"""A pad or an event while somebody uses it: one change after the other, written down first."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Generic, Protocol, TypeVar, TypeVarTuple, Unpack

import msgspec

from dacabo.server.cost.backroom import Backroom
from dacabo.server.cost.turns import Turns
from dacabo.server.keys import KeyRefused
from dacabo.server.store.clock import now
from dacabo.server.store.store import Conflict, Listing, Store, StoreError

MANY: Final = 50
"""Facts that are read in the backroom: what they come to is there sooner than they are folded."""
PAD: Final = "pad"
EVENT: Final = "event"
EVENT_OVER: Final = "event-over"
"""What lists call them."""

Whole = TypeVar("Whole")
"""What the facts come to."""
Line = TypeVar("Line")
"""One fact with its time."""
Answer = TypeVar("Answer")
Given = TypeVarTuple("Given")


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

    def __init__(
        self, name: str, store: Store, kind: Kind[Whole, Line], backroom: Backroom
    ) -> None:
        self.name = name
        self.number = 0
        """Of the last fact."""
        self._whole: Whole | None = None
        self._store = store
        self._kind = kind
        self._backroom = backroom
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

    async def go_on(self, whole: Whole, texts: Sequence[bytes]) -> None:
        """The first facts, as the store keeps them, and what they come to: worked out elsewhere.

        Raises:
            Conflict: there are some already.
        """
        async with self._lock:
            await self._write(whole, 0, texts)

    async def change(self, lines_for: Callable[[Whole], Sequence[Line]]) -> bool:
        """Let something happen to whatever is there now; False if nothing follows.

        What `lines_for` raises is passed on, and nothing has happened.
        """
        async with self._lock:
            turns = Turns()
            while lines := lines_for(self.whole):
                await turns.pause()
                try:
                    await self._append(self.whole, self.number, lines)
                except Conflict:
                    if not await self._catch_up():
                        raise KeyRefused("no-such-key") from None  # forgotten meanwhile
                    continue
                except StoreError:
                    await self._catch_up()  # it may have been written after all
                    raise
                return True
        return False

    async def apart(self, work: Callable[[Whole, Unpack[Given]], Answer], *given: *Given) -> Answer:
        """Have something worked out in the backroom, from the log.

        Raises:
            TooFast: the time of whoever asks is spent.
        """
        async with self._backroom.turn():
            lines = await self._store.read(self.name)
            if not lines:
                raise KeyRefused("no-such-key")  # forgotten meanwhile
            return await self._backroom.work(_from_log, work, self._kind, lines, *given)

    async def _append(self, whole: Whole, after: int, lines: Sequence[Line]) -> None:
        turns = Turns()
        for line in lines:
            whole = self._kind.fold(whole, line)
            await turns.pause()  # it may be as many as a list has names
        await self._write(whole, after, [*map(self._kind.write, lines)])

    async def _write(self, whole: Whole, after: int, texts: Sequence[bytes]) -> None:
        kind = self._kind
        due = kind.due(whole)
        await self._store.append(
            self.name,
            after,
            texts,
            now=now() / 1000,  # not when it happened, which a file may say as it likes
            due=None if due is None else due / 1000,
            listing=kind.listing(whole),
        )
        self._whole, self.number = whole, after + len(texts)

    async def _catch_up(self) -> bool:
        """Read what another process has written; False if that is nothing."""
        lines = await self._store.read(self.name, self.number)
        if self._whole is None and len(lines) > MANY:
            whole: Whole | None = await self._backroom.do(folded, self._kind, lines)
        else:
            whole, turns = self._whole, Turns()
            for line in lines:
                whole = _and(self._kind, whole, line)
                await turns.pause()
        self._whole, self.number = whole, self.number + len(lines)
        return bool(lines)


def folded(kind: Kind[Whole, Line], lines: Iterable[bytes]) -> Whole:
    """What the facts in these lines come to; there are some."""
    whole: Whole | None = None
    for line in lines:
        whole = _and(kind, whole, line)
    assert whole is not None
    return whole


def _from_log(
    work: Callable[..., Answer], kind: Kind[Whole, Line], lines: Sequence[bytes], *given: object
) -> Answer:
    return work(folded(kind, lines), *given)


def _and(kind: Kind[Whole, Line], whole: Whole | None, line: bytes) -> Whole:
    """The whole after what stands in one more line."""
    try:
        read = kind.read(line)
    except (msgspec.DecodeError, UnicodeError):
        raise StoreError("stream-unreadable") from None
    return kind.fold(whole, read)

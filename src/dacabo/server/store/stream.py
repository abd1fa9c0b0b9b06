"""A log and its folded state: one change after the other, each written before it takes effect.

A live table, a score pad and an event are stored in the same way. Facts are appended after an
expected number; if another process was faster, its facts are read and the change is tried again on
the new state.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from typing import Final, Generic, Protocol, TypeVar, TypeVarTuple, Unpack

import msgspec

from dacabo.core.errors import DacaboError
from dacabo.server.cost.backroom import Backroom
from dacabo.server.cost.turns import Turns
from dacabo.server.outside import Outside
from dacabo.server.store.store import Conflict, Listing, Store, StoreError

MANY: Final = 50
"""Longer logs are folded in the backroom: transferring the result is faster than folding."""
RECENT: Final = 120
"""Facts of a newly read log that are reported: about a round of a full table."""
PAD: Final = "pad"
EVENT: Final = "event"
EVENT_OVER: Final = "event-over"
CLUB: Final = "club"
CLUB_EMPTY: Final = "club-empty"
"""Their states in lists."""

Whole = TypeVar("Whole")
"""The state folded from all facts."""
Line = TypeVar("Line")
"""One fact with its time."""
Answer = TypeVar("Answer")
Given = TypeVarTuple("Given")


class Kind(Protocol[Whole, Line]):
    """How a stream stores one kind of thing."""

    apart: bool
    """Whether a long log is folded in the backroom. Then the single facts are not reported."""

    def fold(self, whole: Whole | None, line: Line) -> Whole:
        """The whole after one more fact."""
        ...

    def read(self, text: bytes) -> Line:
        """Decode a fact from the store."""
        ...

    def write(self, line: Line) -> bytes:
        """Encode a fact for the store."""
        ...

    def due(self, whole: Whole) -> int | None:
        """When it is due for a check."""
        ...

    def listing(self, before: Whole | None, whole: Whole) -> Listing | None:
        """Its entry for lists; None if that has not changed."""
        ...

    def gone(self) -> DacaboError:
        """The error for a change to something that has been deleted."""
        ...


class Streams:
    """What all streams of a card room need: the store, the backroom, time and chance."""

    def __init__(self, store: Store, outside: Outside, backroom: Backroom) -> None:
        self.store = store
        self.outside = outside
        self.backroom = backroom


class Stream(Generic[Whole, Line]):
    """The log of one thing, and its folded state."""

    def __init__(
        self,
        name: str,
        kind: Kind[Whole, Line],
        streams: Streams,
        *,
        coming: Callable[[Whole], Awaitable[None]] | None = None,
        happened: Callable[[Whole | None, Sequence[Whole]], None] | None = None,
    ) -> None:
        """Create a stream without facts.

        Args:
            name: of the log in the store.
            kind: how it is stored.
            streams: what all streams need.
            coming: awaited with the new states before a change takes effect.
            happened: called with the state before a change, and the state after each fact, in
                order.
        """
        self.name = name
        self.number = 0
        """The number of the last fact."""
        self._whole: Whole | None = None
        self._kind = kind
        self._store = streams.store
        self._outside = streams.outside
        self._backroom = streams.backroom
        self._coming = coming
        self._happened = happened
        self._lock = asyncio.Lock()

    @property
    def whole(self) -> Whole:
        """The state folded from all stored facts."""
        assert self._whole is not None
        return self._whole

    async def load(self) -> bool:
        """Read the log; False if there is none."""
        async with self._lock:
            await self._catch_up()
        return self._whole is not None

    async def begin(self, lines: Sequence[Line]) -> None:
        """Write the first facts.

        Raises:
            Conflict: there are some already.
        """
        async with self._lock:
            await self._append(None, 0, lines)

    async def go_on(self, whole: Whole, texts: Sequence[bytes]) -> None:
        """Write the first facts, already encoded and folded elsewhere.

        Raises:
            Conflict: there are some already.
        """
        async with self._lock:
            await self._write([whole], 0, texts)

    async def change(self, lines_for: Callable[[Whole], Sequence[Line]]) -> bool:
        """Append facts that depend on the current state; False if there are none.

        If `lines_for` raises, nothing has changed.
        """
        async with self._lock:
            turns = Turns()
            while lines := lines_for(self.whole):
                await turns.pause()
                try:
                    await self._append(self.whole, self.number, lines)
                except Conflict:
                    if not await self._catch_up():
                        raise self._kind.gone() from None
                    continue
                except StoreError:
                    await self._catch_up()  # it may have been written after all
                    raise
                return True
        return False

    async def lines(self) -> list[Line]:
        """All facts, as they are stored."""
        return [*map(self._kind.read, await self._store.read(self.name))]

    async def rewrite(self, again: Callable[[Sequence[Line]], Sequence[Line]]) -> None:
        """Write facts in another form, as many as before: of the old ones nothing is kept."""
        async with self._lock:
            old = await self._store.read(self.name)
            if not old:
                raise self._kind.gone()
            new = [*map(self._kind.write, again([*map(self._kind.read, old)]))]
            changed = {n: fact for n, fact in enumerate(new, 1) if fact != old[n - 1]}
            if changed:
                await self._store.rewrite(self.name, len(old), changed)
            await self._take([await self._backroom.do(folded, self._kind, new)], len(new))

    async def apart(self, work: Callable[[Whole, Unpack[Given]], Answer], *given: *Given) -> Answer:
        """Compute something from the log in the backroom.

        Raises:
            TooFast: the payer has spent its time.
        """
        async with self._backroom.turn():
            lines = await self._store.read(self.name)
            if not lines:
                raise self._kind.gone()
            return await self._backroom.work(_from_log, work, self._kind, lines, *given)

    async def again(self) -> AsyncIterator[Whole]:
        """The state after each fact, from the first; no change happens meanwhile."""
        async with self._lock:
            whole, turns = None, Turns()
            for line in (await self._store.read(self.name))[: self.number]:
                whole = _and(self._kind, whole, line)
                yield whole
                await turns.pause()

    async def _append(self, before: Whole | None, after: int, lines: Sequence[Line]) -> None:
        wholes: list[Whole] = []
        whole, turns = before, Turns()
        for line in lines:
            whole = self._kind.fold(whole, line)
            wholes.append(whole)
            await turns.pause()  # there may be as many as a list has names
        await self._write(wholes, after, [*map(self._kind.write, lines)])

    async def _write(self, wholes: Sequence[Whole], after: int, texts: Sequence[bytes]) -> None:
        last = wholes[-1]
        due = self._kind.due(last)
        await self._store.append(
            self.name,
            after,
            texts,
            now=self._outside.now() / 1000,  # not the fact's own time, which may come from a file
            due=None if due is None else due / 1000,
            listing=self._kind.listing(self._whole, last),
        )
        await self._take(wholes, after + len(texts))

    async def _catch_up(self) -> bool:
        """Read what another process has written; False if there is nothing."""
        lines = await self._store.read(self.name, self.number)
        whole = self._whole
        wholes: deque[Whole] = deque(maxlen=RECENT if whole is None else None)
        if whole is None and self._kind.apart and len(lines) > MANY:
            wholes.append(await self._backroom.do(folded, self._kind, lines))
        else:
            turns = Turns()
            for line in lines:
                whole = _and(self._kind, whole, line)
                wholes.append(whole)
                await turns.pause()
        if wholes:
            await self._take(wholes, self.number + len(lines))
        return bool(wholes)

    async def _take(self, wholes: Sequence[Whole], number: int) -> None:
        """Let stored facts take effect."""
        if self._coming is not None:
            await self._coming(wholes[-1])
        before, self._whole, self.number = self._whole, wholes[-1], number
        if self._happened is not None:
            self._happened(before, wholes)


def folded(kind: Kind[Whole, Line], lines: Iterable[bytes]) -> Whole:
    """Fold encoded facts; there must be at least one."""
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
    """The whole after one more encoded fact."""
    try:
        read = kind.read(line)
    except (msgspec.DecodeError, UnicodeError):
        raise StoreError("stream-unreadable") from None
    return kind.fold(whole, read)

"""A log and its current state: one change after the other, each written before it takes effect.

A live table, a score pad and an event are stored in the same way. Facts are appended after an
expected number; if another process was faster, its facts are read and the change is tried again on
the new state.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from typing import Any, Final, Generic, TypeVarTuple, Unpack

from dacabo.core.errors import DacaboError
from dacabo.server.environment import Environment
from dacabo.server.limits.background_queue import BackgroundQueue
from dacabo.server.limits.cpu_budget import uncharged
from dacabo.server.limits.time_slice import TimeSlice
from dacabo.server.logs import note_failure
from dacabo.server.store.nodes import FORGOTTEN, LOOK, OTHERS, SAID, WROTE
from dacabo.server.store.replay import (
    RECENT,
    Answer,
    Record,
    Snapshots,
    State,
    StreamKind,
    from_log,
    read_all,
    read_each,
    replayed,
    reported,
)
from dacabo.server.store.store import Conflict, Store, StoreError, Unreadable
from dacabo.server.tasks import BackgroundTasks

MANY: Final = 50
"""Longer logs are replayed in the background: transferring the result is faster than replaying."""
PAD: Final = "pad"
EVENT: Final = "event"
EVENT_OVER: Final = "event-over"
CLUB: Final = "club"
CLUB_EMPTY: Final = "club-empty"
"""Their states in lists."""

Given = TypeVarTuple("Given")


class Streams:
    """What all streams of a card room need: the store, the background process, time and chance.

    If there are several nodes, it also knows which streams are in use here, and lets them read on
    when another node has written.
    """

    def __init__(self, store: Store, environment: Environment, background: BackgroundQueue) -> None:
        self.store = store
        self.nodes = store.nodes
        self.environment = environment
        self.background = background
        self._used: dict[str, Stream[Any, Any]] = {}
        self._tasks = BackgroundTasks()
        self.nodes.subscribe(WROTE, self._wrote)
        self.nodes.subscribe(FORGOTTEN, self._forgotten)
        self.nodes.subscribe(SAID, self._said)
        self.nodes.subscribe(OTHERS, self._gone)
        self.nodes.subscribe(
            LOOK, lambda _about, _body: self._do(self.refresh(self._used.values()))
        )

    def use(self, stream: "Stream[Any, Any]") -> None:
        """A stream is in use here from now on."""
        if not self.nodes.alone:
            self._used[stream.name] = stream

    async def follow(self, stream: "Stream[Any, Any]") -> bool:
        """Use a stream that was read; what was written before one could hear of it is read now.

        False if it was deleted meanwhile.
        """
        if self.nodes.alone:
            return True
        self.use(stream)
        try:
            await self.refresh([stream])
        except BaseException:
            self._used.pop(stream.name, None)
            raise
        return stream.name in self._used

    def evict(self, streams: "Iterable[Stream[Any, Any]]") -> None:
        """Streams are no longer in use here."""
        if not self.nodes.alone:
            names = [stream.name for stream in streams]
            for name in names:
                self._used.pop(name, None)
            self.nodes.release(names)

    async def refresh(self, streams: "Iterable[Stream[Any, Any]]") -> None:
        """Read on in streams to which another node has written, whether we have heard so or not."""
        known = {stream.name: stream for stream in streams}
        if not known:
            return
        heads = await self.nodes.heads(known)
        damaged: Unreadable | None = None
        for name, stream in known.items():
            if name not in heads:
                self._forgotten(name)
            elif heads[name] > stream.number:
                try:
                    await stream.catch_up(heads[name])
                except Unreadable as error:
                    damaged = error  # the others go on
        if damaged is not None:
            raise damaged

    def _wrote(self, name: str, number: bytes) -> None:
        stream = self._used.get(name)
        if stream is not None and int(number) > stream.number:
            self._do(stream.catch_up(int(number)))

    def _forgotten(self, name: str, _body: bytes = b"") -> None:
        stream = self._used.pop(name, None)
        if stream is not None and stream.forgotten is not None:
            stream.forgotten()

    def _said(self, name: str, body: bytes) -> None:
        stream = self._used.get(name)
        if stream is not None and stream.said is not None:
            stream.said(body)

    def _gone(self, _about: str, _body: bytes) -> None:
        for stream in [*self._used.values()]:
            if stream.unsaid is not None:
                stream.unsaid()

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        if not self.nodes.alone:
            self._tasks.start(uncharged(_tried(work)))


async def _tried(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except StoreError:
        return  # which the store reports itself; the next look reads what was missed
    except Exception as error:  # noqa: BLE001 (no caller waits for it)
        note_failure("catching-up-failed", error)


class Stream(Generic[State, Record]):
    """The log of one table, pad, event or club, and its current state."""

    def __init__(
        self,
        name: str,
        kind: StreamKind[State, Record],
        streams: Streams,
        *,
        coming: Callable[[State], Awaitable[None]] | None = None,
        happened: Callable[[State | None, Sequence[State]], None] | None = None,
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
        self.on_remote_change: Callable[[], Awaitable[None]] | None = None
        """Awaited after facts that another node has written."""
        self.forgotten: Callable[[], None] | None = None
        """Called when another node has deleted it."""
        self.said: Callable[[bytes], None] | None = None
        """Called with what another node says to its people."""
        self.unsaid: Callable[[], None] | None = None
        """Called when another node is gone, and with it the clients that spoke there."""
        self._state: State | None = None
        self._kind = kind
        self._streams = streams
        self._store = streams.store
        self._environment = streams.environment
        self._background = streams.background
        self._snapshots = Snapshots(streams.store, name, kind)
        self._coming = coming
        self._happened = happened
        self._lock = asyncio.Lock()

    @property
    def state(self) -> State:
        """The state after all stored facts."""
        assert self._state is not None
        return self._state

    async def load(self) -> bool:
        """Read the log; False if there is none."""
        async with self._lock:
            await self._catch_up()
        return self._state is not None and await self._streams.follow(self)

    async def begin(self, lines: Sequence[Record]) -> None:
        """Write the first facts.

        Raises:
            Conflict: there are some already.
        """
        async with self._lock:
            states = await _states_after(self._kind, None, lines)
            await self._write(states, 0, [*map(self._kind.write, lines)])
        self._streams.use(self)

    async def begin_from(self, state: State, texts: Sequence[bytes]) -> None:
        """Write the first facts, already encoded and replayed elsewhere.

        Raises:
            Conflict: there are some already.
        """
        async with self._lock:
            await self._write([state], 0, texts)
        self._streams.use(self)

    async def catch_up(self, number: int) -> None:
        """Read on to a fact that another node has written."""
        async with self._lock:
            if self.number >= number or not await self._catch_up():
                return
        if self.on_remote_change is not None:
            await self.on_remote_change()

    async def change(self, lines_for: Callable[[State], Sequence[Record]]) -> bool:
        """Append facts that depend on the current state; False if there are none.

        If `lines_for` raises, or a fact is impossible, nothing has changed. What is refused may be
        possible by what another node has just written, so that is read first.
        """
        async with self._lock:
            slice_ = TimeSlice()
            while True:
                try:
                    lines = lines_for(self.state)
                    states = await _states_after(self._kind, self.state, lines)
                except DacaboError:
                    if self._streams.nodes.alone or not await self._catch_up():
                        raise
                    continue
                if not lines:
                    return False
                if slice_.is_over:
                    await slice_.pause()
                try:
                    await self._write(states, self.number, [*map(self._kind.write, lines)])
                except Conflict:
                    if not await self._catch_up():
                        raise self._kind.gone() from None
                except StoreError:
                    await self._catch_up()  # it may have been written after all
                    raise
                else:
                    return True

    async def ask(
        self,
        answered: Callable[[State], int | None],
        lines_for: Callable[[State], Sequence[Record]],
    ) -> int:
        """Carry out a request once; the number of the fact that answers it, once it is durable.

        Args:
            answered: the number of the fact that answers it, if there is one.
            lines_for: the facts that it leads to; none if it was answered, or changes nothing.
        """
        try:
            await self.change(lines_for)
        except StoreError:
            if answered(self.state) is None:
                raise  # otherwise it was written after all
        number = answered(self.state)
        return self.number if number is None else number

    async def lines(self) -> list[Record]:
        """All facts, as they are stored."""
        with reported(self.name):
            return read_all(self._kind.read, await self._store.read(self.name))

    async def rewrite(self, rewritten: Callable[[Sequence[Record]], Sequence[Record]]) -> None:
        """Write facts in another form, as many as before: of the old ones nothing is kept."""
        async with self._lock:
            while True:
                with reported(self.name):
                    old = await self._store.read(self.name)
                    lines = read_all(self._kind.read, old)
                if not old:
                    raise self._kind.gone()
                new = [*map(self._kind.write, rewritten(lines))]
                changed = {n: fact for n, fact in enumerate(new, 1) if fact != old[n - 1]}
                try:
                    if changed:
                        await self._store.rewrite(self.name, len(old), changed)
                except Conflict:
                    continue
                break
            with reported(self.name):
                state = await self._background.run(replayed, self._kind, new)
            await self._take([state], len(new))

    async def move(self, name: str) -> None:
        """Give the log another name, at one moment for all nodes.

        For logs without clocks and snapshots.
        """
        async with self._lock:
            while facts := await self._store.read(self.name):
                with suppress(Conflict):  # another node has written, and that is moved as well
                    await self._store.move(
                        self.name, facts, name, now=self._environment.now() / 1000
                    )
                    return
            raise self._kind.gone()

    async def in_background(
        self, work: Callable[[State, Unpack[Given]], Answer], *given: *Given
    ) -> Answer:
        """Compute something from the log in the background process.

        Raises:
            TooFast: the client has spent its time.
        """
        async with self._background.turn():
            with reported(self.name):
                lines = await self._store.read(self.name)
                if not lines:
                    raise self._kind.gone()
                return await self._background.run_in_turn(from_log, work, self._kind, lines, *given)

    async def replayed_states(self) -> AsyncIterator[State]:
        """The state after each fact, from a snapshot on; no change happens meanwhile."""
        async with self._lock:
            past, state = await self._snapshots.last()
            if past >= self.number:  # another node has gone on
                past, state = 0, None
            with reported(self.name):
                lines = await self._store.read(self.name, past)
                async for found in read_each(self._kind, state, lines[: self.number - past], past):
                    yield found

    async def _write(self, states: Sequence[State], after: int, texts: Sequence[bytes]) -> None:
        last = states[-1]
        due = self._kind.due(last)
        await self._store.append(
            self.name,
            after,
            texts,
            now=self._environment.now()
            / 1000,  # not the fact's own time, which may come from a file
            due=None if due is None else due / 1000,
            index_row=self._kind.index_row(self._state, last),
            snapshot=self._snapshots.of_new_facts(self._state, states, after),
        )
        await self._take(states, after + len(texts))

    async def _catch_up(self) -> bool:
        """Read what another process has written; False if there is nothing."""
        first, past, state = self._state is None, self.number, self._state
        if first:
            past, state = await self._snapshots.last()
        states: deque[State] = deque(maxlen=RECENT if first else None)
        with reported(self.name):
            lines = await self._store.read(self.name, past)
            if first and self._kind.in_background and len(lines) > MANY:
                states.append(await self._background.run(replayed, self._kind, lines))
            else:
                async for found in read_each(self._kind, state, lines, past):
                    states.append(found)
        if states:
            await self._take(states, past + len(lines))
        return bool(states)

    async def _take(self, states: Sequence[State], number: int) -> None:
        """Let stored facts take effect."""
        if self._coming is not None:
            await self._coming(states[-1])
        before, self._state, self.number = self._state, states[-1], number
        if self._happened is not None:
            self._happened(before, states)


async def _states_after(
    kind: StreamKind[State, Record], state: State | None, lines: Sequence[Record]
) -> list[State]:
    """The state after each of some new facts."""
    if len(lines) == 1:
        return [kind.apply(state, lines[0])]
    states, slice_ = list[State](), TimeSlice()
    for line in lines:
        state = kind.apply(state, line)
        states.append(state)
        if slice_.is_over:  # there may be as many as a list has names
            await slice_.pause()
    return states

"""A stream: a log and its current state. Every change is stored before it takes effect.

Tables, score pads, events and club books are stored in the same way. Concurrency is optimistic:
facts are appended after an expected number. If another process was faster, its facts are read and
the change is tried again on the new state.
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
from dacabo.server.store.nodes import APPENDED, FORGOTTEN, MESSAGE, NODE_LOST, POLL
from dacabo.server.store.replay import (
    RECENT,
    Answer,
    Record,
    Snapshots,
    State,
    StreamKind,
    from_log,
    log_unreadable,
    read_all,
    replay,
    replay_each,
)
from dacabo.server.store.store import Conflict, Store, StoreError, Unreadable
from dacabo.server.tasks import BackgroundTasks

MAX_FOREGROUND_FACTS: Final = 50
"""Longer logs are replayed in the background process, because transferring the state back blocks
the event loop for less time than replaying."""
PAD: Final = "pad"
EVENT: Final = "event"
EVENT_OVER: Final = "event-over"
CLUB: Final = "club"
CLUB_EMPTY: Final = "club-empty"
"""The states of documents in the index."""

Args = TypeVarTuple("Args")


class Streams:
    """The services that all streams share: the store, the background process, time and randomness.

    If there are several nodes, it also knows which streams are in use here, and lets them catch up
    when another node has written.
    """

    def __init__(self, store: Store, environment: Environment, background: BackgroundQueue) -> None:
        self.store = store
        self.nodes = store.nodes
        self.environment = environment
        self.background = background
        self._used: dict[str, Stream[Any, Any]] = {}
        self._tasks = BackgroundTasks()
        self.nodes.subscribe(APPENDED, self._on_appended)
        self.nodes.subscribe(FORGOTTEN, self._on_deleted)
        self.nodes.subscribe(MESSAGE, self._on_message)
        self.nodes.subscribe(NODE_LOST, self._on_node_lost)
        self.nodes.subscribe(
            POLL, lambda _about, _body: self._start(self.refresh(self._used.values()))
        )

    def use(self, stream: "Stream[Any, Any]") -> None:
        """Remember that a stream is in use here."""
        if not self.nodes.alone:
            self._used[stream.name] = stream

    async def follow(self, stream: "Stream[Any, Any]") -> bool:
        """Use a stream that was just loaded; return False if it was deleted meanwhile.

        Facts that another node wrote before we listened for messages are read now.
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
        """Forget streams that are no longer in use here, and release their leases."""
        if not self.nodes.alone:
            names = [stream.name for stream in streams]
            for name in names:
                self._used.pop(name, None)
            self.nodes.release(names)

    async def refresh(self, streams: "Iterable[Stream[Any, Any]]") -> None:
        """Let streams catch up with other nodes, whether a message has arrived or not."""
        by_name = {stream.name: stream for stream in streams}
        if not by_name:
            return
        heads = await self.nodes.heads(by_name)
        damage: Unreadable | None = None
        for name, stream in by_name.items():
            if name not in heads:
                self._on_deleted(name)
            elif heads[name] > stream.number:
                try:
                    await stream.catch_up(heads[name])
                except Unreadable as error:
                    damage = error  # let the other streams catch up first
        if damage is not None:
            raise damage

    def _on_appended(self, name: str, number: bytes) -> None:
        stream = self._used.get(name)
        if stream is not None and int(number) > stream.number:
            self._start(stream.catch_up(int(number)))

    def _on_deleted(self, name: str, _body: bytes = b"") -> None:
        stream = self._used.pop(name, None)
        if stream is not None and stream.on_deleted is not None:
            stream.on_deleted()

    def _on_message(self, name: str, body: bytes) -> None:
        stream = self._used.get(name)
        if stream is not None and stream.on_message is not None:
            stream.on_message(body)

    def _on_node_lost(self, _about: str, _body: bytes) -> None:
        for stream in [*self._used.values()]:
            if stream.on_node_lost is not None:
                stream.on_node_lost()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        if not self.nodes.alone:
            self._tasks.start(uncharged(_try(work)))


async def _try(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except StoreError:
        return  # the store has logged it; the next poll reads what was missed
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
            name: the name of the stream in the store.
            kind: how the document is stored.
            streams: the services that all streams share.
            coming: awaited with the last new state before a change takes effect.
            happened: called with the state before a change, and the state after each fact, in
                order.
        """
        self.name = name
        self.number = 0
        """The number of the last fact."""
        self.on_remote_change: Callable[[], Awaitable[None]] | None = None
        """Awaited after facts that another node has written."""
        self.on_deleted: Callable[[], None] | None = None
        """Called when another node has deleted the stream."""
        self.on_message: Callable[[bytes], None] | None = None
        """Called with a message from another node for the clients of the stream."""
        self.on_node_lost: Callable[[], None] | None = None
        """Called when another node has died, and with it its connections."""
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
        """Write the first facts, which are already encoded and replayed.

        Raises:
            Conflict: there are some already.
        """
        async with self._lock:
            await self._write([state], 0, texts)
        self._streams.use(self)

    async def catch_up(self, number: int) -> None:
        """Read the facts up to a number that another node has written."""
        async with self._lock:
            if self.number >= number or not await self._catch_up():
                return
        if self.on_remote_change is not None:
            await self.on_remote_change()

    async def change(self, lines_for: Callable[[State], Sequence[Record]]) -> bool:
        """Append facts that depend on the current state; return False if there are none.

        If `lines_for` raises, or a fact is impossible, nothing has changed. Before a refusal is
        final, the facts of other nodes are read: the change may be possible after those.
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
                    await self._catch_up()  # the facts may have been written nevertheless
                    raise
                else:
                    return True

    async def ask(
        self,
        answered: Callable[[State], int | None],
        lines_for: Callable[[State], Sequence[Record]],
    ) -> int:
        """Carry out a request once; return the number of the stored fact that answers it.

        Args:
            answered: finds the number of the fact that answers the request, if there is one.
            lines_for: decides the facts of the request; none if it was answered before, or changes
                nothing.
        """
        try:
            await self.change(lines_for)
        except StoreError:
            if answered(self.state) is None:
                raise  # otherwise the answer was written nevertheless
        number = answered(self.state)
        return self.number if number is None else number

    async def lines(self) -> list[Record]:
        """All facts, as they are stored."""
        with log_unreadable(self.name):
            return read_all(self._kind.read, await self._store.read(self.name))

    async def rewrite(self, transform: Callable[[Sequence[Record]], Sequence[Record]]) -> None:
        """Replace all facts by as many others, to delete personal data for good."""
        async with self._lock:
            while True:
                with log_unreadable(self.name):
                    old = await self._store.read(self.name)
                    lines = read_all(self._kind.read, old)
                if not old:
                    raise self._kind.gone()
                new = [*map(self._kind.write, transform(lines))]
                changed = {n: fact for n, fact in enumerate(new, 1) if fact != old[n - 1]}
                try:
                    if changed:
                        await self._store.rewrite(self.name, len(old), changed)
                except Conflict:
                    continue
                break
            with log_unreadable(self.name):
                state = await self._background.run(replay, self._kind, new)
            await self._adopt([state], len(new))

    async def move(self, name: str) -> None:
        """Rename the stream atomically. It must have no clock and no snapshots."""
        async with self._lock:
            while facts := await self._store.read(self.name):
                with suppress(Conflict):  # another node has written: move its facts as well
                    await self._store.move(
                        self.name, facts, name, now=self._environment.now() / 1000
                    )
                    return
            raise self._kind.gone()

    async def in_background(
        self, work: Callable[[State, Unpack[Args]], Answer], *args: *Args
    ) -> Answer:
        """Compute something from the log in the background process.

        Raises:
            TooFast: the client has spent its time.
        """
        async with self._background.turn():
            with log_unreadable(self.name):
                lines = await self._store.read(self.name)
                if not lines:
                    raise self._kind.gone()
                return await self._background.run_in_turn(from_log, work, self._kind, lines, *args)

    async def replayed_states(self) -> AsyncIterator[State]:
        """The state after each fact, from the last snapshot; the stream is locked meanwhile."""
        async with self._lock:
            past, state = await self._snapshots.last()
            if past >= self.number:  # another node has written a snapshot beyond our state
                past, state = 0, None
            with log_unreadable(self.name):
                lines = await self._store.read(self.name, past)
                ours = lines[: self.number - past]
                async for later in replay_each(self._kind, state, ours, past):
                    yield later

    async def _write(self, states: Sequence[State], after: int, texts: Sequence[bytes]) -> None:
        last = states[-1]
        due = self._kind.due(last)
        now = self._environment.now() / 1000  # the fact's own time may come from a file
        await self._store.append(
            self.name,
            after,
            texts,
            now=now,
            due=None if due is None else due / 1000,
            index_row=self._kind.index_row(self._state, last),
            snapshot=self._snapshots.of_new_facts(self._state, states, after),
        )
        await self._adopt(states, after + len(texts))

    async def _catch_up(self) -> bool:
        """Read the facts that another process has written; return False if there are none."""
        is_loading, past, state = self._state is None, self.number, self._state
        if is_loading:
            past, state = await self._snapshots.last()
        states: deque[State] = deque(maxlen=RECENT if is_loading else None)
        with log_unreadable(self.name):
            lines = await self._store.read(self.name, past)
            is_long = len(lines) > MAX_FOREGROUND_FACTS
            if is_loading and is_long and self._kind.in_background:
                states.append(await self._background.run(replay, self._kind, lines))
            else:
                async for later in replay_each(self._kind, state, lines, past):
                    states.append(later)
        if states:
            await self._adopt(states, past + len(lines))
        return bool(states)

    async def _adopt(self, states: Sequence[State], number: int) -> None:
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
        if slice_.is_over:  # one request may add hundreds of names
            await slice_.pause()
    return states

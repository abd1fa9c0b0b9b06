"""Replay a log fact by fact, from its beginning or from a snapshot."""

from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from logging import ERROR
from typing import Any, Final, Generic, Protocol, TypeVar, runtime_checkable

import msgspec

from dacabo.core.errors import DacaboError
from dacabo.server.limits.background_process import WorkError
from dacabo.server.limits.time_slice import TimeSlice
from dacabo.server.logs import Fields, note, note_failure
from dacabo.server.store.store import IndexRow, Snapshot, Store, Unreadable

RECENT: Final = 120
"""The number of last states that a newly loaded stream reports: about a round of a full table."""
RULES_CHANGED: Final = "rules-changed"
"""The only refusal of a stored fact that does not mean damage: another version wrote the fact."""

State = TypeVar("State")
"""The state after all facts."""
Record = TypeVar("Record")
"""A fact with its time."""
Answer = TypeVar("Answer")


class StreamKind(Protocol[State, Record]):
    """The stored form of one kind of document."""

    in_background: bool
    """Whether a long log is replayed in the background process; then only the last state is known.
    """

    def apply(self, state: State | None, line: Record) -> State:
        """The state after one more fact."""
        ...

    def read(self, text: bytes) -> Record:
        """Decode a fact from the store."""
        ...

    def write(self, line: Record) -> bytes:
        """Encode a fact for the store."""
        ...

    def due(self, state: State) -> int | None:
        """When the next clock runs out, in milliseconds since 1970; None if no clock runs."""
        ...

    def index_row(self, before: State | None, state: State) -> IndexRow | None:
        """The document's row in the index; None if it has not changed."""
        ...

    def gone(self) -> DacaboError:
        """The error for a change to a deleted document."""
        ...


@runtime_checkable
class Snapshotting(Protocol[State]):
    """A kind whose logs can be replayed from a snapshot."""

    def dump(self, before: State, state: State) -> bytes | None:
        """A snapshot of the state before a fact; None if none can be taken there."""
        ...

    def restore(self, dump: bytes) -> State | None:
        """The state to which the next fact is applied; None if another version has written it."""
        ...


class Snapshots(Generic[State]):
    """The snapshots of one stream, if its kind has any.

    Args:
        store: the store.
        name: the name of the stream.
        kind: how the document is stored.
    """

    def __init__(self, store: Store, name: str, kind: StreamKind[State, Any]) -> None:
        self._store = store
        self._name = name
        self._snapshotting: Snapshotting[State] | None = (
            kind if isinstance(kind, Snapshotting) else None
        )

    def of_new_facts(
        self, before: State | None, states: Sequence[State], after: int
    ) -> Snapshot | None:
        """The first snapshot that can be taken at one of some new facts; None if there is none."""
        if self._snapshotting is None:
            return None
        for number, state in enumerate(states, after):
            dump = None if before is None else self._snapshotting.dump(before, state)
            if dump is not None:
                return Snapshot(number, dump)
            before = state
        return None

    async def last(self) -> tuple[int, State | None]:
        """The number of the last snapshot's fact, and its state; 0 and None if there is none.

        Snapshots among the recent facts are skipped, because clients that reconnect need those.
        """
        if self._snapshotting is not None:
            snapshot = await self._store.snapshot(self._name, RECENT)
            state = None if snapshot is None else self._snapshotting.restore(snapshot.state)
            if snapshot is not None and state is not None:
                return snapshot.number, state
        return 0, None


@contextmanager
def log_unreadable(stream: str) -> Iterator[None]:
    """Log the number of the fact that makes a stream unreadable, and nothing of its contents."""
    try:
        yield
    except Unreadable as error:
        about: Fields = {"table": stream, "number": error.number, "code": error.why}
        if error.failure is None:
            note(error.code, ERROR, **about)
        else:
            note_failure(error.code, error.failure, **about)
        raise


def read_all(read: Callable[[bytes], Record], lines: Iterable[bytes]) -> list[Record]:
    """Decode all facts of a log.

    Raises:
        Unreadable: a fact cannot be decoded.
    """
    return [_read(read, number, line) for number, line in enumerate(lines, 1)]


async def replay_each(
    kind: StreamKind[State, Record], state: State | None, lines: Iterable[bytes], after: int = 0
) -> AsyncIterator[State]:
    """The state after each stored fact after number `after`; other tasks run in between.

    Raises:
        Unreadable: a fact cannot be applied.
    """
    slice_ = TimeSlice()
    for number, line in enumerate(lines, after + 1):
        state = _apply_stored(kind, state, number, line)
        yield state
        if slice_.is_over:
            await slice_.pause()


def replay(kind: StreamKind[State, Record], lines: Iterable[bytes]) -> State:
    """Apply all stored facts; there must be at least one.

    Raises:
        Unreadable: a fact cannot be applied.
    """
    state: State | None = None
    for number, line in enumerate(lines, 1):
        state = _apply_stored(kind, state, number, line)
    assert state is not None
    return state


def replay_new(kind: StreamKind[State, Record], lines: Iterable[bytes]) -> State:
    """Apply encoded facts that are not stored yet and may be refused; there must be one."""
    state: State | None = None
    for line in lines:
        state = kind.apply(state, kind.read(line))
    assert state is not None
    return state


def from_log(
    work: Callable[..., Answer],
    kind: StreamKind[State, Record],
    lines: Sequence[bytes],
    *args: object,
) -> Answer:
    """Compute something from stored facts."""
    return work(replay(kind, lines), *args)


def _apply_stored(
    kind: StreamKind[State, Record], state: State | None, number: int, line: bytes
) -> State:
    """The state after one more stored fact."""
    record = _read(kind.read, number, line)
    try:
        return kind.apply(state, record)
    except DacaboError as error:
        if error.code == RULES_CHANGED:
            raise
        raise Unreadable("stream-unreadable", number, error.code) from None
    except Exception as error:  # noqa: BLE001 (a damaged fact may cause any error)
        raise Unreadable(
            "stream-unreadable", number, "fact-impossible", WorkError.of(error)
        ) from None


def _read(read: Callable[[bytes], Record], number: int, line: bytes) -> Record:
    try:
        return read(line)
    except (msgspec.DecodeError, UnicodeError):
        raise Unreadable("stream-unreadable", number, "fact-undecodable") from None

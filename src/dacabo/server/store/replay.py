"""How a log is read: fact after fact, from its beginning or from a snapshot."""

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
"""Facts of a newly read log that are reported: about a round of a full table."""
RULES_CHANGED: Final = "rules-changed"
"""The only refusal of a stored fact that says nothing against it: another version wrote it."""

State = TypeVar("State")
"""The state after all facts."""
Record = TypeVar("Record")
"""One fact with its time."""
Answer = TypeVar("Answer")


class StreamKind(Protocol[State, Record]):
    """How a stream stores one kind of thing."""

    in_background: bool
    """Whether a long log is replayed in the background; then the single facts are not reported."""

    def apply(self, state: State | None, line: Record) -> State:
        """The whole after one more fact."""
        ...

    def read(self, text: bytes) -> Record:
        """Decode a fact from the store."""
        ...

    def write(self, line: Record) -> bytes:
        """Encode a fact for the store."""
        ...

    def due(self, state: State) -> int | None:
        """When it is due for a check."""
        ...

    def index_row(self, before: State | None, state: State) -> IndexRow | None:
        """Its entry for lists; None if that has not changed."""
        ...

    def gone(self) -> DacaboError:
        """The error for a change to something that has been deleted."""
        ...


@runtime_checkable
class Snapshotting(Protocol[State]):
    """A kind whose logs can be read from some facts on without those before."""

    def dump(self, before: State, state: State) -> bytes | None:
        """Before a fact: what matters of the past from it on; None if one needs the facts."""
        ...

    def restore(self, dump: bytes) -> State | None:
        """The state to which the next fact is applied; None if another version has written it."""
        ...


class Snapshots(Generic[State]):
    """The snapshots of one log, if it has any.

    Args:
        store: where.
        name: of the log.
        kind: how it is stored.
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
        """The snapshot at one of some new facts."""
        if self._snapshotting is not None:
            for number, state in enumerate(states, after):
                if (
                    before is not None
                    and (past := self._snapshotting.dump(before, state)) is not None
                ):
                    return Snapshot(number, past)
                before = state
        return None

    async def last(self) -> tuple[int, State | None]:
        """How many facts need not be read, and what is left of them.

        At least the recent ones are read: they are reported to those who come back.
        """
        if self._snapshotting is not None:
            snapshot = await self._store.snapshot(self._name, RECENT)
            state = None if snapshot is None else self._snapshotting.restore(snapshot.state)
            if snapshot is not None and state is not None:
                return snapshot.number, state
        return 0, None


@contextmanager
def reported(stream: str) -> Iterator[None]:
    """Log why a stream cannot be read: which fact it is, and nothing of its contents."""
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
        Unreadable: this is none.
    """
    return [_read(read, number, line) for number, line in enumerate(lines, 1)]


async def read_each(
    kind: StreamKind[State, Record], state: State | None, lines: Iterable[bytes], after: int = 0
) -> AsyncIterator[State]:
    """The whole after each stored fact after a number; others have their turns in between.

    Raises:
        Unreadable: a fact cannot be applied.
    """
    slice_ = TimeSlice()
    for number, line in enumerate(lines, after + 1):
        state = _applied(kind, state, number, line)
        yield state
        if slice_.is_over:
            await slice_.pause()


def replayed(kind: StreamKind[State, Record], lines: Iterable[bytes]) -> State:
    """Apply all stored facts; there must be at least one.

    Raises:
        Unreadable: a fact cannot be applied.
    """
    state: State | None = None
    for number, line in enumerate(lines, 1):
        state = _applied(kind, state, number, line)
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
    *given: object,
) -> Answer:
    """Compute something from stored facts."""
    return work(replayed(kind, lines), *given)


def _applied(
    kind: StreamKind[State, Record], state: State | None, number: int, line: bytes
) -> State:
    """The whole after one more stored fact."""
    read = _read(kind.read, number, line)
    try:
        return kind.apply(state, read)
    except DacaboError as error:
        if error.code == RULES_CHANGED:
            raise
        raise Unreadable("stream-unreadable", number, error.code) from None
    except Exception as error:  # noqa: BLE001 (what was stored cannot be trusted to be possible)
        raise Unreadable(
            "stream-unreadable", number, "fact-impossible", WorkError.of(error)
        ) from None


def _read(read: Callable[[bytes], Record], number: int, line: bytes) -> Record:
    try:
        return read(line)
    except (msgspec.DecodeError, UnicodeError):
        raise Unreadable("stream-unreadable", number, "fact-undecodable") from None

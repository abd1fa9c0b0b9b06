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

Whole = TypeVar("Whole")
"""The state folded from all facts."""
Line = TypeVar("Line")
"""One fact with its time."""
Answer = TypeVar("Answer")


class StreamKind(Protocol[Whole, Line]):
    """How a stream stores one kind of thing."""

    apart: bool
    """Whether a long log is folded in the background; then the single facts are not reported."""

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

    def listing(self, before: Whole | None, whole: Whole) -> IndexRow | None:
        """Its entry for lists; None if that has not changed."""
        ...

    def gone(self) -> DacaboError:
        """The error for a change to something that has been deleted."""
        ...


@runtime_checkable
class Snapshotting(Protocol[Whole]):
    """A kind whose logs can be read from some facts on without those before."""

    def dump(self, before: Whole, whole: Whole) -> bytes | None:
        """Before a fact: what matters of the past from it on; None if one needs the facts."""
        ...

    def restore(self, dump: bytes) -> Whole | None:
        """What the next fact is folded into; None if another version has written it."""
        ...


class Snapshots(Generic[Whole]):
    """The snapshots of one log, if it has any.

    Args:
        store: where.
        name: of the log.
        kind: how it is stored.
    """

    def __init__(self, store: Store, name: str, kind: StreamKind[Whole, Any]) -> None:
        self._store = store
        self._name = name
        self._snapshotting: Snapshotting[Whole] | None = (
            kind if isinstance(kind, Snapshotting) else None
        )

    def among(self, before: Whole | None, wholes: Sequence[Whole], after: int) -> Snapshot | None:
        """The snapshot at one of some new facts."""
        if self._snapshotting is not None:
            for number, whole in enumerate(wholes, after):
                if (
                    before is not None
                    and (past := self._snapshotting.dump(before, whole)) is not None
                ):
                    return Snapshot(number, past)
                before = whole
        return None

    async def last(self) -> tuple[int, Whole | None]:
        """How many facts need not be read, and what is left of them.

        At least the recent ones are read: they are reported to those who come back.
        """
        if self._snapshotting is not None:
            snapshot = await self._store.snapshot(self._name, RECENT)
            whole = None if snapshot is None else self._snapshotting.restore(snapshot.state)
            if snapshot is not None and whole is not None:
                return snapshot.number, whole
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


def read_all(read: Callable[[bytes], Line], lines: Iterable[bytes]) -> list[Line]:
    """Decode all facts of a log.

    Raises:
        Unreadable: this is none.
    """
    return [_read(read, number, line) for number, line in enumerate(lines, 1)]


async def read_each(
    kind: StreamKind[Whole, Line], whole: Whole | None, lines: Iterable[bytes], after: int = 0
) -> AsyncIterator[Whole]:
    """The whole after each stored fact after a number; others have their turns in between.

    Raises:
        Unreadable: a fact cannot be folded.
    """
    slice_ = TimeSlice()
    for number, line in enumerate(lines, after + 1):
        whole = _and(kind, whole, number, line)
        yield whole
        if slice_.over:
            await slice_.pause()


def replayed(kind: StreamKind[Whole, Line], lines: Iterable[bytes]) -> Whole:
    """Fold all stored facts; there must be at least one.

    Raises:
        Unreadable: a fact cannot be folded.
    """
    whole: Whole | None = None
    for number, line in enumerate(lines, 1):
        whole = _and(kind, whole, number, line)
    assert whole is not None
    return whole


def folded(kind: StreamKind[Whole, Line], lines: Iterable[bytes]) -> Whole:
    """Fold encoded facts that are not stored yet, and may be refused; there must be one."""
    whole: Whole | None = None
    for line in lines:
        whole = kind.fold(whole, kind.read(line))
    assert whole is not None
    return whole


def from_log(
    work: Callable[..., Answer],
    kind: StreamKind[Whole, Line],
    lines: Sequence[bytes],
    *given: object,
) -> Answer:
    """Compute something from stored facts."""
    return work(replayed(kind, lines), *given)


def _and(kind: StreamKind[Whole, Line], whole: Whole | None, number: int, line: bytes) -> Whole:
    """The whole after one more stored fact."""
    read = _read(kind.read, number, line)
    try:
        return kind.fold(whole, read)
    except DacaboError as error:
        if error.code == RULES_CHANGED:
            raise
        raise Unreadable("stream-unreadable", number, error.code) from None
    except Exception as error:  # noqa: BLE001 (what was stored cannot be trusted to be possible)
        raise Unreadable(
            "stream-unreadable", number, "fact-impossible", WorkError.of(error)
        ) from None


def _read(read: Callable[[bytes], Line], number: int, line: bytes) -> Line:
    try:
        return read(line)
    except (msgspec.DecodeError, UnicodeError):
        raise Unreadable("stream-unreadable", number, "fact-undecodable") from None

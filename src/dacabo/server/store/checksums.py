"""Checksums of stored rows: a row that is missing, damaged or in the wrong place is noticed.

A checksum covers the stream's name and the number as well, so that two rows that have changed
places do not pass. It is not a chain: facts with personal data are rewritten in place, and a log is
read from a snapshot on. Rows that were written before there were checksums have none.

A backup, a move and `dacabo check` look at everything in a store, stream after stream.
"""

from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any, Final, TypeAlias
from zlib import crc32

from dacabo.core.values import Value
from dacabo.server.store.store import Snapshot, Unreadable
from dacabo.server.store.transfer import DatabaseTables

Row: TypeAlias = tuple[int, Any, int | None]
"""The number of a fact, the fact, and its checksum if it has one. SQLite stores whatever it is
given, so that a fact need not be bytes once somebody has edited the file."""

MISSING: Final = "fact-missing"
CHANGED: Final = "fact-changed"
UNEXPECTED: Final = "fact-unexpected"


def checksum(stream: str, number: int, content: bytes) -> int:
    """The checksum of a fact, or of a snapshot, at its place."""
    return _at(_begin(stream), number, content)


def _begin(stream: str) -> int:
    return crc32(stream.encode() + b"\0")


def _at(begin: int, number: int, content: bytes) -> int:
    return crc32(content, crc32(b"%d\0" % number, begin))


def damage(stream: str, after: int, last: int, rows: Iterable[Row]) -> Unreadable | None:
    """What is wrong with the facts of a stream after a number; they must be all until the last."""
    begin, number = _begin(stream), after
    for found, fact, stored in rows:
        number += 1
        if number > last:
            return Unreadable("stream-unreadable", found, UNEXPECTED)
        if found != number:
            return Unreadable("stream-unreadable", number, MISSING)
        if not isinstance(fact, bytes) or stored not in (None, _at(begin, number, fact)):
            return Unreadable("stream-unreadable", number, CHANGED)
    return None if number >= last else Unreadable("stream-unreadable", number + 1, MISSING)


READ: Final = """SELECT last, number, fact, checksum
    FROM streams LEFT JOIN log ON log.stream = streams.stream AND number > {after}
    WHERE streams.stream = {stream} ORDER BY number"""
"""Reads the facts of a stream and the number of its last in one statement, so that both are of one
moment: another writer may append meanwhile."""


def verified(stream: str, after: int, found: Sequence[Any]) -> list[bytes]:
    """The facts that `READ` has found.

    Raises:
        Unreadable: one of them is missing or damaged.
    """
    rows = [(number, fact, stored) for _, number, fact, stored in found if number is not None]
    if found and (wrong := damage(stream, after, found[0][0], rows)) is not None:
        raise wrong
    return [fact for _, fact, _ in rows]


def verified_snapshot(stream: str, found: Sequence[Any]) -> Snapshot | None:
    """The snapshot that was found, if any, unless it is damaged: then the facts tell."""
    for number, state, stored in found:
        if stored in (None, checksum(stream, number, state)):
            return Snapshot(number, state)
    return None


class Damage(Value):
    """A stream that cannot be read."""

    stream: str
    number: int
    """Of the fact."""
    why: str
    """The code of what is wrong with it."""

    @classmethod
    def of(cls, stream: str, error: Unreadable) -> "Damage":
        """What an error says of a stream."""
        return cls(stream, error.number, error.why)


async def logs(tables: DatabaseTables) -> AsyncIterator[tuple[str, int, list[Row]]]:
    """Every stream with the number of its last fact, and its facts.

    Facts of a stream that does not exist come with 0 as its last number.
    """
    lasts = {stream: last async for stream, last, *_ in tables.rows("streams")}
    stream, rows = None, list[Row]()
    async for name, number, fact, checksum in tables.rows("log"):
        if name != stream:
            if stream is not None:
                yield stream, lasts.pop(stream, 0), rows
            stream, rows = name, []
        rows.append((number, fact, checksum))
    if stream is not None:
        yield stream, lasts.pop(stream, 0), rows
    for name, last in lasts.items():
        yield name, last, []


async def damaged(tables: DatabaseTables) -> list[Damage]:
    """The streams of which a fact is missing or damaged; they are not replayed."""
    return [
        Damage.of(stream, wrong)
        async for stream, last, rows in logs(tables)
        if (wrong := damage(stream, 0, last, rows)) is not None
    ]

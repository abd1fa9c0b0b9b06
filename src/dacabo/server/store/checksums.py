"""Checksums of stored rows, which detect a row that is missing, damaged or in the wrong place.

A checksum covers the name of the stream and the number, too, so that swapped rows are detected. The
checksums are not a hash chain, because facts with personal data are rewritten in place, and logs
are replayed from snapshots. Rows from before there were checksums have none.

A backup, a move and `dacabo check` verify all streams of a store.
"""

from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any, Final, TypeAlias
from zlib import crc32

from dacabo.core.values import Value
from dacabo.server.store.store import Snapshot, Unreadable
from dacabo.server.store.transfer import DatabaseTables

Row: TypeAlias = tuple[int, Any, int | None]
"""The number of a fact, the fact, and its checksum if it has one. SQLite does not enforce types, so
a fact may not be bytes if somebody has edited the file."""

MISSING: Final = "fact-missing"
CHANGED: Final = "fact-changed"
UNEXPECTED: Final = "fact-unexpected"


def checksum(stream: str, number: int, content: bytes) -> int:
    """The checksum of a fact or a snapshot with its number and the name of its stream."""
    return _row_checksum(_name_checksum(stream), number, content)


def _name_checksum(stream: str) -> int:
    return crc32(stream.encode() + b"\0")


def _row_checksum(name_checksum: int, number: int, content: bytes) -> int:
    return crc32(content, crc32(b"%d\0" % number, name_checksum))


def damage(stream: str, after: int, last: int, rows: Iterable[Row]) -> Unreadable | None:
    """The first damage in the rows of a stream, which must be all facts from `after` to `last`."""
    name_checksum, number = _name_checksum(stream), after
    for stored_number, fact, stored_checksum in rows:
        number += 1
        if number > last:
            return Unreadable("stream-unreadable", stored_number, UNEXPECTED)
        if stored_number != number:
            return Unreadable("stream-unreadable", number, MISSING)
        expected = _row_checksum(name_checksum, number, fact) if isinstance(fact, bytes) else -1
        if not isinstance(fact, bytes) or stored_checksum not in (None, expected):
            return Unreadable("stream-unreadable", number, CHANGED)
    return None if number >= last else Unreadable("stream-unreadable", number + 1, MISSING)


READ: Final = """SELECT last, number, fact, checksum
    FROM streams LEFT JOIN log ON log.stream = streams.stream AND number > {after}
    WHERE streams.stream = {stream} ORDER BY number"""
"""Reads the facts of a stream and the number of its last fact in one statement. With two, another
writer could append in between."""


def verified(stream: str, after: int, result: Sequence[Any]) -> list[bytes]:
    """The facts in the result of `READ`.

    Raises:
        Unreadable: one of them is missing or damaged.
    """
    rows = [(number, fact, stored) for _, number, fact, stored in result if number is not None]
    if result and (error := damage(stream, after, result[0][0], rows)) is not None:
        raise error
    return [fact for _, fact, _ in rows]


def verified_snapshot(stream: str, rows: Sequence[Any]) -> Snapshot | None:
    """The snapshot in some rows; None without one, or if it is damaged and must not be used."""
    for number, state, stored_checksum in rows:
        if stored_checksum in (None, checksum(stream, number, state)):
            return Snapshot(number, state)
    return None


class Damage(Value):
    """A stream that cannot be read."""

    stream: str
    number: int
    """The number of the fact that is damaged."""
    why: str
    """The code of the damage."""

    @classmethod
    def of(cls, stream: str, error: Unreadable) -> "Damage":
        """The damage that an error reports."""
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


async def find_damage(tables: DatabaseTables) -> list[Damage]:
    """The streams of which a fact is missing or damaged; they are not replayed."""
    return [
        Damage.of(stream, error)
        async for stream, last, rows in logs(tables)
        if (error := damage(stream, 0, last, rows)) is not None
    ]

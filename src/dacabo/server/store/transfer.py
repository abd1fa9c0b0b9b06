"""Copy a snapshot of a whole store, table by table, for a backup or a move.

Both sides of a copy are hashed and compared, so that nothing is missing and nothing has changed.
"""

import hashlib
import sqlite3
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from dacabo.server.store.store import StoreError

Row: TypeAlias = tuple[Any, ...]
Progress: TypeAlias = Callable[[int, int], None]
"""Called with the number of rows that are done, and the number of all rows."""

TABLES: Final[Mapping[str, tuple[tuple[str, ...], str]]] = {
    "guests": (("guest", "name", "created", "seen", "face"), "guest"),
    "tokens": (("token_hash", "guest"), "token_hash"),
    "links": (("guest", "code_hash", "until"), "guest"),
    "streams": (("stream", "last", "due", "changed", "state", "public", "summary"), "stream"),
    "log": (("stream", "number", "fact", "checksum"), "stream, number"),
    "members": (("guest", "stream"), "guest, stream"),
}
"""By table: its columns, and the order of its rows. A table comes after those it refers to."""
AT_ONCE: Final = 1_000
"""Rows read and written at once."""


class DatabaseTables(Protocol):
    """All tables of a store, in one moment."""

    async def count(self, table: str) -> int:
        """The number of rows."""
        ...

    def rows(self, table: str) -> AsyncIterator[Row]:
        """All rows in the order of their keys."""
        ...

    async def put(self, table: str, rows: Sequence[Row]) -> None:
        """Add rows."""
        ...


class SqliteTables:
    """The tables of an SQLite file, within a transaction."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database

    async def count(self, table: str) -> int:
        """The number of rows."""
        count: int = self._database.execute(f"SELECT count(*) FROM {table}").fetchone()[0]  # noqa: S608 (ours)
        return count

    async def rows(self, table: str) -> AsyncIterator[Row]:
        """All rows in the order of their keys."""
        existing = [row[1] for row in self._database.execute(f"PRAGMA table_info({table})")]
        for row in self._database.execute(select(table, existing)):
            yield row

    async def put(self, table: str, rows: Sequence[Row]) -> None:
        """Add rows."""
        columns, _ = TABLES[table]
        marks = ", ".join("?" * len(columns))
        sql = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"  # noqa: S608 (ours)
        self._database.executemany(sql, rows)


def select(table: str, existing: Collection[str]) -> str:
    """The statement that reads a table.

    Args:
        table: the name of the table.
        existing: the columns that it has; a table of an older version may lack some.
    """
    columns, order = TABLES[table]
    selected = ", ".join(
        column if column in existing else f"NULL AS {column}" for column in columns
    )
    return f"SELECT {selected} FROM {table} ORDER BY {order}"  # noqa: S608 (ours)


async def copy_all(source: DatabaseTables, target: DatabaseTables, progress: Progress) -> None:
    """Copy all tables, and compare the copy with the source.

    Raises:
        StoreError: the copy differs.
    """
    done, total = 0, sum([await source.count(table) for table in TABLES])
    for table in TABLES:
        source_hash = hashlib.sha256()
        batch: list[Row] = []
        async for row in source.rows(table):
            source_hash.update(_canonical(table, row))
            batch.append(row)
            if len(batch) == AT_ONCE:
                await target.put(table, batch)
                done += len(batch)
                progress(done, total)
                batch.clear()
        await target.put(table, batch)
        done += len(batch)
        progress(done, total)
        target_hash = hashlib.sha256()
        async for row in target.rows(table):
            target_hash.update(_canonical(table, row))
        if target_hash.digest() != source_hash.digest():
            raise StoreError("target-differs", table=table)


def _canonical(table: str, row: Row) -> bytes:
    """A row as bytes, the same from any database; SQLite has numbers for booleans."""
    if table == "streams":
        row = tuple(
            bool(value) if column == "public" else value
            for column, value in zip(TABLES[table][0], row, strict=True)
        )
    return msgspec.msgpack.encode(row)

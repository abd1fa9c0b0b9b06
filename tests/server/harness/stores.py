"""Places where a store can be: the same tests run in each."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from dacabo.pocket.store import DeviceStore, Puts, Ranges
from dacabo.pocket.store import open_store as open_device_store
from dacabo.server.settings import PostgresLink, read_database
from dacabo.server.store import factory
from dacabo.server.store.store import Store, StoreError

RIVALS = Path(__file__).with_name("racing_writer.py")
TABLES = ("streams", "log", "guests", "tokens", "links", "members")
CACHES = ("bookmarks",)
"""Tables that only save time, and need not be moved."""
StoredFacts = set[tuple[str, int, str]]


class Place:
    """The location of a store."""

    def __init__(self, written: str) -> None:
        self.written = written
        """The location as an operator writes it."""

    @property
    def database(self) -> Path | PostgresLink:
        """The location as a server reads it."""
        return read_database(self.written)

    async def open(self) -> Store:
        """Open the store there."""
        return await factory.open_store(self.database)

    @asynccontextmanager
    async def open_store(self) -> AsyncIterator[Store]:
        """Open the store there, and close it at the end."""
        store = await self.open()
        try:
            yield store
        finally:
            await store.close()

    def rows(self, sql: str) -> list[tuple[Any, ...]]:
        """Read rows without the code of the store."""
        raise NotImplementedError

    def change(self, sql: str) -> None:
        """Change something behind the store's back, as a failing disk does."""
        raise NotImplementedError

    def log(self, stream: str) -> list[tuple[int, bytes]]:
        """The facts of a stream with their numbers."""
        sql = f"SELECT number, fact FROM log WHERE stream = '{stream}' ORDER BY number"  # noqa: S608 (ours)
        return [(number, bytes(fact)) for number, fact in self.rows(sql)]

    def rest(self) -> bytes:
        """All bytes there that a test can search, at least those of all rows."""
        raise NotImplementedError

    def facts(self) -> dict[str, list[tuple[int, str]]]:
        """All facts; their numbers have no gap.

        One statement reads them all: a database may still be writing what a killed client had sent.
        """
        facts_by_stream: dict[str, list[tuple[int, str]]] = {}
        lasts: dict[str, int] = {}
        for stream, last, number, fact in self.rows(
            "SELECT stream, last, number, fact FROM log JOIN streams USING (stream)"
            " ORDER BY stream, number"
        ):
            facts_by_stream.setdefault(stream, []).append((number, fact.decode()))
            lasts[stream] = last
        for stream, facts in facts_by_stream.items():
            assert [number for number, _ in facts] == list(range(1, lasts[stream] + 1))
        return facts_by_stream

    def rival(self, name: str, streams: int, facts: int) -> "subprocess.Popen[str]":
        """Another process that writes to the same store."""
        command = [sys.executable, str(RIVALS), self.written, name, str(streams), str(facts)]
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


class SqlitePlace(Place):
    """A file."""

    def __init__(self, file: Path) -> None:
        super().__init__(str(file))
        self.file = file

    def rows(self, sql: str) -> list[tuple[Any, ...]]:
        """Read the file, and leave it as it is: a crashed server must tidy up after itself."""
        link = f"{self.file.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(link, uri=True)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            return connection.execute(sql).fetchall()

    def change(self, sql: str) -> None:
        """Change the file; a server may be using it."""
        with closing(sqlite3.connect(self.file, isolation_level=None)) as connection:
            connection.execute(sql)

    def rest(self) -> bytes:
        """The bytes of the file, which is alone once the store is closed."""
        assert [path.name for path in self.file.parent.iterdir()] == [self.file.name]
        return self.file.read_bytes()


class PostgresPlace(Place):
    """A schema of its own in a database."""

    def __init__(self) -> None:
        from server.harness.cluster import cluster  # noqa: PLC0415 (started only where it is needed)

        self.cluster = cluster()
        super().__init__(self.cluster.new_schema())

    def rows(self, sql: str) -> list[tuple[Any, ...]]:
        """Read from the database."""
        return self.cluster.do(sql, self.written)

    def change(self, sql: str) -> None:
        """Change the database."""
        self.cluster.do(sql, self.written)

    @asynccontextmanager
    async def on_remote_change(self) -> AsyncIterator[list[str]]:
        """Every message that nodes send each other there."""
        import asyncpg  # noqa: PLC0415 (an extra)

        from dacabo.server.store.postgres.schema import CHANNEL  # noqa: PLC0415 (as above)

        messages: list[str] = []
        listener = await asyncpg.connect(self.written)
        try:
            channel = await listener.fetchval(f"SELECT {CHANNEL}")
            await listener.add_listener(channel, lambda *arguments: messages.append(arguments[-1]))
            yield messages
        finally:
            await listener.close()

    def rest(self) -> bytes:
        """All rows; the layout of its files is the database's own affair."""
        return repr([self.rows(f"TABLE {table}") for table in (*TABLES, *CACHES)]).encode()


class DictDisk:
    """A disk in memory, which can fail."""

    def __init__(self) -> None:
        self.entries: dict[str, bytes] = {}
        self.failure: StoreError | None = None

    async def read(self, first: str, last: str) -> list[tuple[str, bytes]]:
        """All entries from a key to another."""
        await asyncio.sleep(0)
        return [(key, self.entries[key]) for key in sorted(self.entries) if first <= key <= last]

    async def write(self, deleted: Ranges, puts: Puts) -> None:
        """Delete entries and put others."""
        await asyncio.sleep(0)
        if self.failure is not None:
            raise self.failure
        for first, last in deleted:
            for key in [key for key in self.entries if first <= key <= last]:
                del self.entries[key]
        self.entries |= puts


class DevicePlace(Place):
    """A disk of one device, which one process opens."""

    def __init__(self) -> None:
        super().__init__("")
        self.disk = DictDisk()
        self._store: DeviceStore | None = None

    async def open(self) -> Store:
        """Open the store, which stays the only one until it is closed."""
        if self._store is None:
            self._store = await open_device_store(self.disk)
        return self._store

    @asynccontextmanager
    async def open_store(self) -> AsyncIterator[Store]:
        """The store, which the first to ask for it closes."""
        is_first = self._store is None
        store = await self.open()
        yield store
        if is_first:
            await store.close()
            self._store = None

    def rows(self, sql: str) -> list[tuple[Any, ...]]:
        """The facts with the last number of their stream; no other rows are asked for."""
        assert "FROM log JOIN streams" in sql
        keys = [key.split("\0") for key in sorted(self.disk.entries)]
        lasts = {
            names[1]: msgspec.msgpack.decode(self.disk.entries["\0".join(names)])["last"]
            for names in keys
            if names[0] == "stream"
        }
        return [
            (names[1], lasts[names[1]], int(names[2]), msgspec.msgpack.decode(entry)["content"])
            for names in keys
            if names[0] == "fact"
            for entry in [self.disk.entries["\0".join(names)]]
        ]

    def rest(self) -> bytes:
        """All keys and values."""
        return b"".join(key.encode() + value for key, value in self.disk.entries.items())


def place_of(folder: Path) -> Place:
    """The location of a server's database, the same after each restart.

    A file, or with DACABO_TEST_STORE=postgres a place in a database that all servers share; with
    DACABO_TEST_STORE=nodes it is shared by two nodes.
    """
    if os.environ.get("DACABO_TEST_STORE") in ("postgres", "nodes"):
        return _database_of(folder)
    return SqlitePlace(folder / "dacabo.db")


@cache
def _database_of(_folder: Path) -> Place:
    return PostgresPlace()


def durable(output: str) -> StoredFacts:
    """The facts that a rival reported as written."""
    lines = [line.split() for line in output.splitlines()]
    return {(stream, int(number), fact) for stream, number, fact in lines}


def flat(facts_by_stream: dict[str, list[tuple[int, str]]]) -> StoredFacts:
    """All facts, with their streams and numbers."""
    return {
        (stream, number, fact)
        for stream, facts in facts_by_stream.items()
        for number, fact in facts
    }

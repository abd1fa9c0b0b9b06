"""Read or fill all tables of a store in PostgreSQL, for `store.transfer`."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from dacabo.server.settings import PostgresLink
from dacabo.server.store.postgres.connections import connect_first
from dacabo.server.store.postgres.driver import ERRORS, PgConnection, typed
from dacabo.server.store.postgres.schema import SERVING, lock_of, migrate, version_of
from dacabo.server.store.secret import RESERVED
from dacabo.server.store.store import StoreError
from dacabo.server.store.transfer import AT_ONCE, TABLES, Row, select


class PostgresTables:
    """The tables of a database, within a transaction."""

    def __init__(self, connection: PgConnection) -> None:
        self._connection = connection

    async def count(self, table: str) -> int:
        """The number of rows."""
        count: int = await self._connection.fetchval(f"SELECT count(*) FROM {table}")  # noqa: S608 (ours)
        return count

    async def rows(self, table: str) -> AsyncIterator[Row]:
        """All rows in the order of their keys."""
        sql = """SELECT attname FROM pg_attribute
            WHERE attrelid = $1::text::regclass AND attnum > 0 AND NOT attisdropped"""
        existing = [name for (name,) in await self._connection.fetch(sql, table)]
        async for row in self._connection.cursor(select(table, existing), prefetch=AT_ONCE):
            yield tuple(row)

    async def put(self, table: str, rows: Sequence[Row]) -> None:
        """Add rows."""
        columns, _ = TABLES[table]
        if "public" in columns:
            at = columns.index("public")
            rows = [(*row[:at], bool(row[at]), *row[at + 1 :]) for row in rows]
        await self._connection.copy_records_to_table(table, records=rows, columns=columns)


@asynccontextmanager
async def snapshot(database: PostgresLink, *, alone: bool) -> AsyncIterator[PostgresTables]:
    """A snapshot of a store.

    Args:
        database: the database.
        alone: whether to refuse a database that a server uses.

    Raises:
        StoreError: the database cannot be read, or is in use.
    """
    async with _connected(database, alone=alone) as connection:
        if await version_of(connection, database.shown) == 0:
            raise StoreError("store-not-ours", file=database.shown)
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            # The reader may take a while with each part.
            await connection.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
            yield PostgresTables(connection)


@asynccontextmanager
async def empty_tables(database: PostgresLink) -> AsyncIterator[PostgresTables]:
    """Empty tables, made if necessary, and filled entirely or not at all.

    Raises:
        StoreError: something is in them, or a server uses them.
    """
    async with _connected(database, alone=True) as connection, connection.transaction():
        await migrate(connection, database.shown)
        # A server that was only started there has left its secret; that of the source replaces it.
        await connection.execute("DELETE FROM streams WHERE stream = $1", RESERVED)
        tables = PostgresTables(connection)
        if any([await tables.count(table) for table in TABLES]):
            raise StoreError("target-not-empty", file=database.shown)
        yield tables


@asynccontextmanager
async def _connected(database: PostgresLink, *, alone: bool) -> AsyncIterator[PgConnection]:
    connection = await connect_first(database)
    try:
        # Not in a transaction: it would see the moment before the lock.
        sql = f"SELECT pg_try_advisory_lock({lock_of(SERVING)})"
        if alone and not await connection.fetchval(sql):
            raise StoreError("store-in-use", file=database.shown)
        yield connection
    except ERRORS as error:
        raise typed(error) from None
    finally:
        connection.terminate()

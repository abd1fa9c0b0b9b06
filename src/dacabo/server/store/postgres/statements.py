"""Execute statements on pooled connections, for everything except appending.

The pool replaces closed connections, so a database that was unreachable is used again as soon as it
is back.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from dacabo.server.store.health import Health
from dacabo.server.store.postgres.connections import STATEMENT_TIMEOUT_SECONDS
from dacabo.server.store.postgres.driver import (
    ERRORS,
    OUR_FAULT,
    TRANSIENT,
    PgConnection,
    PgPool,
    Taken,
    typed,
)
from dacabo.server.store.postgres.membership import Membership
from dacabo.server.store.store import StoreError

PROBE_BYTES: Final = 16_384
"""Bytes written to test whether the database accepts data again."""
MAX_ATTEMPTS: Final = 3
"""The most attempts at a statement that conflicts with another transaction."""


class Statements:
    """The statements of a store, on the connections of a pool."""

    def __init__(self, pool: PgPool, health: Health, membership: Membership) -> None:
        self._pool = pool
        self._health = health
        self._membership = membership
        self.closed = False
        """Whether statements are refused."""
        self._probing = False

    async def close(self) -> None:
        """Wait until all connections are free, at most for the timeout of a statement."""
        try:
            async with asyncio.timeout(STATEMENT_TIMEOUT_SECONDS):
                await self._pool.close()
        except ERRORS:
            self._pool.terminate()

    async def check(self) -> None:
        """Fail if the last write failed, and writing still does."""
        if self._health.failing is not None and not self._probing:
            self._probing = True
            try:
                async with self.changing() as connection, connection.transaction():
                    await connection.execute("INSERT INTO streams VALUES ('', 1, NULL, 0)")
                    sql = """INSERT INTO log (stream, number, fact)
                        VALUES ('', 1, convert_to(repeat('x', $1), 'UTF8'))"""
                    await connection.execute(sql, PROBE_BYTES)
                    await connection.execute("DELETE FROM streams WHERE stream = ''")
            finally:
                self._probing = False
        if self._health.failing is not None:
            raise self._health.failing

    async def rows(self, sql: str, *values: Any) -> list[Any]:  # noqa: ANN401 (what is stored)
        """Read rows; try again if the connection was dead, as after a restart of the database."""
        for is_retry in (False, True):
            try:
                async with self._connection() as connection:
                    return await connection.fetch(sql, *values)
            except StoreError as error:
                if is_retry or error.code != "store-away":
                    raise
        raise AssertionError

    async def change(self, sql: str, *values: Any) -> list[Any]:  # noqa: ANN401 (what is stored)
        """Execute a statement, which is its own transaction; returns its rows."""
        async with self.changing() as connection:
            for _ in range(MAX_ATTEMPTS - 1):
                with suppress(*TRANSIENT):
                    return await connection.fetch(sql, *values)
            return await connection.fetch(sql, *values)

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[PgConnection]:
        """A connection for writing; the outcome updates the health of the store."""
        try:
            async with self._connection() as connection:
                yield connection
        except StoreError as error:
            if not isinstance(error.__context__, OUR_FAULT) and error.code != "store-closed":
                self._health.failed(error)
            raise
        self._health.worked()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[PgConnection]:
        """An exclusive connection; one that has failed is not used again."""
        if self.closed:
            raise StoreError("store-closed")
        connection: PgConnection | None = None
        try:
            async with self._membership.timeout(STATEMENT_TIMEOUT_SECONDS):
                connection = await self._pool.acquire()
                yield connection
        except Taken:
            raise
        except ERRORS as error:
            failure = typed(error)
            if connection is not None and failure.code == "store-away":
                with suppress(*ERRORS):  # the pool has noticed already
                    connection.terminate()
            raise failure from None
        finally:
            if connection is not None:
                await self._pool.release(connection)

"""Statements on connections that nobody else uses meanwhile, for everything but appending.

A connection that ends is replaced by itself, so a database that was away is used again as soon as
it is back.
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

TRIED_BYTES: Final = 16_384
"""Bytes written to test whether the database accepts data again."""
TRIES: Final = 3
"""How often something is done again that two writers have kept each other from doing."""


class Statements:
    """The statements of a store, on the connections of a pool."""

    def __init__(self, pool: PgPool, health: Health, membership: Membership) -> None:
        self._pool = pool
        self._health = health
        self._membership = membership
        self.closed = False
        """Whether no more is accepted."""
        self._probing = False

    async def close(self) -> None:
        """Wait for those who use a connection, not longer than they may take."""
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
                    await connection.execute(sql, TRIED_BYTES)
                    await connection.execute("DELETE FROM streams WHERE stream = ''")
            finally:
                self._probing = False
        if self._health.failing is not None:
            raise self._health.failing

    async def rows(self, sql: str, *values: Any) -> list[Any]:  # noqa: ANN401 (what is stored)
        """Read; once more if the connection had ended unnoticed, as after a restart."""
        for again in (False, True):
            try:
                async with self._connection() as connection:
                    return await connection.fetch(sql, *values)
            except StoreError as error:
                if again or error.code != "store-away":
                    raise
        raise AssertionError

    async def change(self, sql: str, *values: Any) -> list[Any]:  # noqa: ANN401 (what is stored)
        """Execute a statement, which is its own transaction; returns its rows."""
        async with self.changing() as connection:
            for _ in range(TRIES - 1):
                with suppress(*TRANSIENT):
                    return await connection.fetch(sql, *values)
            return await connection.fetch(sql, *values)

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[PgConnection]:
        """A connection for writing, whose success or failure is known to everybody."""
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
        """A connection that nobody else uses meanwhile; one that has failed is not used again."""
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

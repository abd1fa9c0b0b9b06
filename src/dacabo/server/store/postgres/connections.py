"""Connections that give the guarantees a store needs, each checked before it is used."""

import asyncio
from typing import Final

from dacabo.server.settings import PostgresLink
from dacabo.server.store.postgres.driver import (
    ERRORS,
    PgConnection,
    PgPool,
    connect_with,
    pool_of,
    reason,
)
from dacabo.server.store.postgres.schema import say_in_use
from dacabo.server.store.store import StoreError

CONNECT_SECONDS: Final = 5
"""Seconds within which the database has to answer a new connection."""
PATIENCE_SECONDS: Final = 10
"""Seconds within which it has to answer anything else."""
READERS: Final = 4
"""Connections for everything but appending."""
OLDEST: Final = 130_000
"""The oldest PostgreSQL that we know to work."""
UNSAFE: Final = {"synchronous_commit": "off", "fsync": "off", "full_page_writes": "off"}
"""Settings with which a confirmed move could get lost."""
_UNREACHABLE: Final[tuple[type[Exception], ...]] = (*ERRORS, ValueError)
"""What asyncpg raises for links that it cannot read, too."""
SESSION: Final = {
    "application_name": "dacabo",
    "jit": "off",  # no statement of ours is worth compiling
    "lock_timeout": "5s",
    "idle_in_transaction_session_timeout": "15s",
}


async def connect(database: PostgresLink, *, serving: bool = False) -> PgConnection:
    """A connection of its own.

    Args:
        database: where.
        serving: whether it says, as long as it lives, that the database is in use by a server.

    Raises:
        StoreError: the database could lose moves, or belongs to a newer Dacabo by now.
    """
    async with asyncio.timeout(CONNECT_SECONDS):
        connection: PgConnection = await connect_with(database.link, server_settings=dict(SESSION))
        try:
            await _keep_promises(connection)
            if serving:
                await say_in_use(connection)
        except BaseException:
            connection.terminate()
            raise
        return connection


async def connect_first(database: PostgresLink) -> PgConnection:
    """The first connection, whose failure is explained to the operator who gave the link.

    Raises:
        StoreError: as `connect`, or the database cannot be reached.
    """
    try:
        return await connect(database)
    except _UNREACHABLE as error:
        raise StoreError(
            "store-cannot-connect", database=database.shown, reason=reason(error)
        ) from None


async def open_pool(database: PostgresLink) -> PgPool:
    """Connections for reading, and for small changes; replaced by themselves when they end."""
    pool: PgPool = await pool_of(
        database.link,
        min_size=0,
        max_size=READERS,
        timeout=CONNECT_SECONDS,
        init=_serve,
        reset=_leave,
        server_settings=dict(SESSION),
    )
    return pool


async def _serve(connection: PgConnection) -> None:
    await _keep_promises(connection)
    await say_in_use(connection)


async def _leave(_connection: PgConnection) -> None:
    """Nothing of a session is changed that would have to be reset, which would cost a journey."""


async def _keep_promises(connection: PgConnection) -> None:
    """Refuse settings that could lose moves, and keep the others whatever is changed later."""
    names = ", ".join(f"current_setting('{name}')" for name in UNSAFE)
    sql = f"SELECT current_setting('server_version_num')::int, {names}"
    ((version, *values),) = await connection.fetch(sql)
    if version < OLDEST:
        raise StoreError("store-too-old", found=version // 10_000, needed=OLDEST // 10_000)
    for (name, unsafe), found in zip(UNSAFE.items(), values, strict=True):
        if found == unsafe:
            raise StoreError("store-not-durable", setting=name, found=found)
    # Said for this session, it no longer follows the configuration.
    await connection.execute("SELECT set_config('synchronous_commit', $1, false)", values[0])

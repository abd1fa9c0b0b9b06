"""Opens connections, and checks that the server's settings cannot lose a confirmed move."""

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
from dacabo.server.store.postgres.schema import mark_in_use
from dacabo.server.store.store import StoreError

CONNECT_TIMEOUT_SECONDS: Final = 5
"""Seconds within which the database has to answer a new connection."""
STATEMENT_TIMEOUT_SECONDS: Final = 10
"""Seconds within which it has to answer anything else."""
POOL_SIZE: Final = 4
"""Connections for everything but appending."""
MIN_SERVER_VERSION: Final = 130_000
"""The oldest supported PostgreSQL, as in `server_version_num`."""
UNSAFE: Final = {"synchronous_commit": "off", "fsync": "off", "full_page_writes": "off"}
"""Settings with which a confirmed move could get lost."""
_UNREACHABLE: Final[tuple[type[Exception], ...]] = (*ERRORS, ValueError)
"""asyncpg raises a `ValueError` for a link that it cannot parse."""
SESSION: Final = {
    "application_name": "dacabo",
    "jit": "off",  # no statement of ours is worth compiling
    "lock_timeout": "5s",
    "idle_in_transaction_session_timeout": "15s",
}


async def connect(database: PostgresLink, *, serving: bool = False) -> PgConnection:
    """Open a connection outside the pool.

    Args:
        database: the database to connect to.
        serving: whether to mark the database as in use for as long as the connection is open.

    Raises:
        StoreError: the database could lose moves, or was upgraded by a newer Dacabo.
    """
    async with asyncio.timeout(CONNECT_TIMEOUT_SECONDS):
        connection: PgConnection = await connect_with(database.link, server_settings=dict(SESSION))
        try:
            await _ensure_durability(connection)
            if serving:
                await mark_in_use(connection)
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
    """Open a pool for reads and small changes; broken connections are replaced."""
    pool: PgPool = await pool_of(
        database.link,
        min_size=0,
        max_size=POOL_SIZE,
        timeout=CONNECT_TIMEOUT_SECONDS,
        init=_init_connection,
        reset=_no_reset,
        server_settings=dict(SESSION),
    )
    return pool


async def _init_connection(connection: PgConnection) -> None:
    await _ensure_durability(connection)
    await mark_in_use(connection)


async def _no_reset(_connection: PgConnection) -> None:
    """Do nothing: no session state has to be reset, and a reset would cost a round trip."""


async def _ensure_durability(connection: PgConnection) -> None:
    """Refuse a server that could lose a confirmed move, and pin `synchronous_commit`."""
    names = ", ".join(f"current_setting('{name}')" for name in UNSAFE)
    sql = f"SELECT current_setting('server_version_num')::int, {names}"
    ((version, *values),) = await connection.fetch(sql)
    if version < MIN_SERVER_VERSION:
        raise StoreError(
            "store-too-old", found=version // 10_000, needed=MIN_SERVER_VERSION // 10_000
        )
    found = dict(zip(UNSAFE, values, strict=True))
    for name, unsafe in UNSAFE.items():
        if found[name] == unsafe:
            raise StoreError("store-not-durable", setting=name, found=found[name])
    # Set for the session, it is not affected when the configuration is reloaded.
    await connection.execute(
        "SELECT set_config('synchronous_commit', $1, false)", found["synchronous_commit"]
    )

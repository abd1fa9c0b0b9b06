"""Types for the part of asyncpg that we use, and its errors as ours."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Final, Protocol

import asyncpg

from dacabo.core.phrases import Term
from dacabo.core.system import reason_of
from dacabo.server.store.store import StoreError


class PgConnection(Protocol):
    """A connection to the database."""

    async def fetch(self, sql: str, *values: Any) -> list[Any]:  # noqa: ANN401 (as the columns are)
        """The rows of a statement."""
        ...

    async def fetchval(self, sql: str, *values: Any) -> Any:  # noqa: ANN401 (as above)
        """The first value of the first row."""
        ...

    async def execute(self, sql: str, *values: Any) -> str:  # noqa: ANN401 (as above)
        """Execute a statement; return its status, such as `DELETE 3`."""
        ...

    def transaction(self, **how: Any) -> AbstractAsyncContextManager[None]:  # noqa: ANN401 (as above)
        """A transaction: everything inside happens, or nothing."""
        ...

    def cursor(self, sql: str, *, prefetch: int) -> AsyncIterator[Any]:
        """The rows of a statement one by one, some fetched ahead; within a transaction."""
        ...

    async def copy_records_to_table(
        self, table: str, *, records: Iterable[tuple[Any, ...]], columns: Sequence[str]
    ) -> str:
        """Insert many rows."""
        ...

    async def add_listener(
        self, channel: str, callback: Callable[[Any, int, str, str], None]
    ) -> None:
        """Call a function with every notification on a channel, and the pid of its sender."""
        ...

    def get_server_pid(self) -> int:
        """The process of the database that serves this connection."""
        ...

    async def close(self, *, timeout: float | None = None) -> None:  # noqa: ASYNC109 (asyncpg's)
        """Close the connection in order."""
        ...

    def terminate(self) -> None:
        """Close the connection at once, without waiting for the server."""
        ...

    def is_closed(self) -> bool:
        """Whether the connection is closed."""
        ...


class PgPool(Protocol):
    """A pool of connections, which replaces those that are closed."""

    async def acquire(self) -> PgConnection:
        """Take a free connection."""
        ...

    async def release(self, connection: PgConnection) -> None:
        """Return a connection."""
        ...

    def terminate(self) -> None:
        """Close all connections at once."""
        ...

    async def close(self) -> None:
        """Close all connections as soon as they are free."""
        ...


connect_with: Callable[..., Any] = asyncpg.connect
pool_of: Callable[..., Any] = asyncpg.create_pool
DatabaseError: Final[type[Exception]] = asyncpg.PostgresError
Taken: Final[type[Exception]] = asyncpg.UniqueViolationError
TRANSIENT: Final[tuple[type[Exception], ...]] = (
    asyncpg.DeadlockDetectedError,
    asyncpg.SerializationError,
)
"""Two transactions conflicted: nothing was done, and the statement can be tried again."""
ERRORS: Final[tuple[type[Exception], ...]] = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    asyncio.TimeoutError,
)
"""All errors of a database, or of the connection to it."""

_AWAY: Final[tuple[type[Exception], ...]] = (
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.IdleSessionTimeoutError,
    asyncpg.ReadOnlySQLTransactionError,  # it has become the standby of another
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    asyncio.TimeoutError,
)
_BUSY: Final[tuple[type[Exception], ...]] = (
    *TRANSIENT,
    asyncpg.InsufficientResourcesError,
    asyncpg.LockNotAvailableError,
    asyncpg.QueryCanceledError,
)
OUR_FAULT: Final[tuple[type[Exception], ...]] = (
    asyncpg.DataError,
    asyncpg.IntegrityConstraintViolationError,
)
"""Errors that say nothing about the health of the database."""


def typed(error: Exception) -> StoreError:
    """An error of the database as one of ours. It names no address, as a player may read it."""
    if isinstance(error, asyncpg.DiskFullError):
        return StoreError("store-full")
    if isinstance(error, OUR_FAULT):  # first, because asyncpg's own are interface errors, too
        return StoreError("store-failed", reason=reason(error))
    if isinstance(error, _AWAY):
        return StoreError("store-away")
    if isinstance(error, _BUSY):
        return StoreError("store-busy")
    return StoreError("store-failed", reason=reason(error))


def reason(error: Exception) -> Term | str:
    """The reason that a database cannot be used, in a few words and without any values."""
    if isinstance(error, ssl.SSLCertVerificationError):
        return error.verify_message
    if isinstance(error, ConnectionError) and "SSL upgrade" in str(error):
        return "the server offers no SSL"
    if isinstance(error, OSError) and error.strerror:
        return reason_of(error)
    return type(error).__name__.removesuffix("Error")

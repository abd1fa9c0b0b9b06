"""Which store a database is: the only place that knows of both."""

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from dacabo.core.errors import extra
from dacabo.server.settings import PostgresLink
from dacabo.server.store.sqlite.lock import alone_with
from dacabo.server.store.sqlite.store import SqliteStore
from dacabo.server.store.store import Store


def right_to_serve(database: Path | PostgresLink) -> AbstractContextManager[None]:
    """Hold the right to serve a database: for one server a file, for any number PostgreSQL.

    Raises:
        StoreError: another server has it.
    """
    return alone_with(database) if isinstance(database, Path) else nullcontext()


async def open_store(database: Path | PostgresLink) -> Store:
    """Open a database; created if it is a file that does not exist.

    Raises:
        StoreError: it cannot be used.
        MissingExtra: it is in PostgreSQL, for which a library is missing.
    """
    if isinstance(database, Path):
        return SqliteStore(database)
    with extra("postgres"):
        from dacabo.server.store.postgres.store import open_postgres  # noqa: PLC0415 (an extra)
    return await open_postgres(database)

"""Which store a database is: the only place that knows of both."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path

from dacabo.server.settings import PostgresLink
from dacabo.server.store.sqlite.lock import alone_with
from dacabo.server.store.sqlite.store import SqliteStore
from dacabo.server.store.store import Store, StoreError


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
    """
    if isinstance(database, Path):
        return SqliteStore(database)
    with the_extra():
        from dacabo.server.store.postgres.store import open_postgres  # noqa: PLC0415 (an extra)
    return await open_postgres(database)


@contextmanager
def the_extra() -> Iterator[None]:
    """Import what is not always installed.

    Raises:
        StoreError: it is not.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise StoreError("postgres-missing") from None

"""Open a store, back it up, or move it into a database of the other kind."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    asynccontextmanager,
    closing,
    nullcontext,
)
from pathlib import Path

from dacabo.core.errors import extra
from dacabo.server.settings import PostgresLink
from dacabo.server.store.checksums import Damage, find_damage
from dacabo.server.store.sqlite.backup import (
    backup,
    closed_and_sound,
    new_file,
)
from dacabo.server.store.sqlite.database import (
    open_database,
    typed,
)
from dacabo.server.store.sqlite.lock import alone_with
from dacabo.server.store.sqlite.store import SqliteStore
from dacabo.server.store.store import Store, StoreError
from dacabo.server.store.transfer import DatabaseTables, Progress, SqliteTables, copy_all


def right_to_serve(database: Path | PostgresLink) -> AbstractContextManager[None]:
    """Hold the right to serve a database. Only one server may serve a file, any number PostgreSQL.

    Raises:
        StoreError: another server has it.
    """
    return alone_with(database) if isinstance(database, Path) else nullcontext()


async def open_store(database: Path | PostgresLink) -> Store:
    """Open a database. A file that does not exist is created.

    Raises:
        StoreError: the database cannot be used.
        MissingExtra: the library for PostgreSQL is not installed.
    """
    if isinstance(database, Path):
        return SqliteStore(database)
    with extra("postgres"):
        from dacabo.server.store.postgres.store import open_postgres  # noqa: PLC0415 (an extra)
    return await open_postgres(database)


def back_up(database: Path | PostgresLink, target: Path, progress: Progress) -> list[Damage]:
    """Copy the current state of a store into a new file, while servers use it.

    Returns the damage that it found; the copy is complete nevertheless.

    Raises:
        StoreError: there is no such store, the target exists, or the copy failed.
    """
    if isinstance(database, Path):
        return backup(database, target, progress)
    return asyncio.run(_copy(_snapshot(database, alone=False), _new_file(target), progress))


def move(
    source: Path | PostgresLink, target: Path | PostgresLink, progress: Progress
) -> list[Damage]:
    """Copy a store that no server uses into an empty database; the source stays as it is.

    Returns the damage that it found, which the copy has, too.

    Raises:
        StoreError: one of them cannot be used, or is in use, or the target is not empty.
    """
    return asyncio.run(_copy(_source(source), _target(target), progress))


async def _copy(
    source: AbstractAsyncContextManager[DatabaseTables],
    target: AbstractAsyncContextManager[DatabaseTables],
    progress: Progress,
) -> list[Damage]:
    try:
        async with source as source_tables, target as target_tables:
            await copy_all(source_tables, target_tables, progress)
            return await find_damage(target_tables)
    except sqlite3.Error as error:
        raise typed(error) from None


def _source(database: Path | PostgresLink) -> AbstractAsyncContextManager[DatabaseTables]:
    return _file(database) if isinstance(database, Path) else _snapshot(database, alone=True)


def _target(database: Path | PostgresLink) -> AbstractAsyncContextManager[DatabaseTables]:
    if isinstance(database, Path):
        return _new_file(database)
    with extra("postgres"):
        from dacabo.server.store.postgres.transfer import empty_tables  # noqa: PLC0415 (an extra)
    return empty_tables(database)


def _snapshot(
    database: PostgresLink, *, alone: bool
) -> AbstractAsyncContextManager[DatabaseTables]:
    with extra("postgres"):
        from dacabo.server.store.postgres.transfer import snapshot  # noqa: PLC0415 (an extra)
    return snapshot(database, alone=alone)


@asynccontextmanager
async def _file(file: Path) -> AsyncIterator[DatabaseTables]:
    """A file that no server uses."""
    with closing(open_database(file, writing=False)) as database, alone_with(file):
        database.execute("BEGIN")
        yield SqliteTables(database)


@asynccontextmanager
async def _new_file(target: Path) -> AsyncIterator[DatabaseTables]:
    """A file that gets its name only when it is complete."""
    with new_file(target) as name, closing(open_database(name, writing=True)) as database:
        database.execute("BEGIN IMMEDIATE")
        yield SqliteTables(database)
        database.execute("COMMIT")
        if not closed_and_sound(database):
            raise StoreError("backup-damaged", file=str(target))

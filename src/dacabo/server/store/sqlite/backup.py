"""Back up the store while the server runs."""

import asyncio
import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from dacabo.server.store.checksums import Damage, find_damage
from dacabo.server.store.sqlite.database import (
    open_database,
    reason,
)
from dacabo.server.store.store import StoreError
from dacabo.server.store.transfer import SqliteTables

PAGES: Final = 2_000
"""Pages copied between two progress reports."""


def backup(source: Path, target: Path, progress: Callable[[int, int], None]) -> list[Damage]:
    """Copy the current state of the store, check the copy, and return the damage in it.

    The target appears only when it is complete and checked, and only its owner can read it. Damaged
    facts do not prevent the copy: that of a damaged store is better than none.

    Args:
        source: the database file.
        target: the new file; an existing file is never overwritten.
        progress: called with the number of copied pages and the total.

    Raises:
        StoreError: there is no such store, the target exists, or the copy failed.
    """
    with (
        closing(open_database(source, writing=False)) as original,
        new_file(target) as name,
        closing(sqlite3.connect(name, isolation_level=None)) as copy,
    ):
        _copy(original, copy, progress)
        if not closed_and_sound(copy):
            raise StoreError("backup-damaged", file=str(source))
        return asyncio.run(find_damage(SqliteTables(copy)))


@contextmanager
def new_file(target: Path) -> Iterator[Path]:
    """A temporary file beside the target, which gets the target's name if no error occurs.

    Raises:
        StoreError: the target exists, or could not be written.
    """
    if os.path.lexists(target):
        raise StoreError("backup-exists", file=str(target))
    try:
        handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
        os.close(handle)
        try:
            yield Path(name)
            # A link rather than a rename, which would replace a file created there meanwhile.
            os.link(name, target)
        finally:
            for file in (name, f"{name}-wal", f"{name}-shm"):
                Path(file).unlink(missing_ok=True)
    except FileExistsError:
        raise StoreError("backup-exists", file=str(target)) from None
    except (OSError, sqlite3.Error) as error:
        raise StoreError("backup-failed", file=str(target), reason=reason(error)) from None


def _copy(
    original: sqlite3.Connection, copy: sqlite3.Connection, progress: Callable[[int, int], None]
) -> None:
    # Read from one snapshot: otherwise each write of the server would restart the copy.
    original.execute("BEGIN")
    original.execute("SELECT 1 FROM streams").fetchone()
    original.backup(
        copy,
        pages=PAGES,
        progress=lambda _, remaining, total: progress(total - remaining, total),
    )
    original.execute("COMMIT")


def closed_and_sound(copy: sqlite3.Connection) -> bool:
    """Turn a copy into one file without a write-ahead log; return whether it is sound."""
    try:
        copy.execute("PRAGMA journal_mode = delete")
    except sqlite3.DatabaseError:
        return False
    return is_sound(copy)


def is_sound(database: sqlite3.Connection) -> bool:
    """Whether SQLite finds its own structures intact."""
    try:
        return database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    except sqlite3.DatabaseError:  # too damaged for a report
        return False

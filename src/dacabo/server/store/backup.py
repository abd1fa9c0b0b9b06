"""A copy of the store, taken while the server goes on."""

import os
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from dacabo.server.store.database import open_database, reason
from dacabo.server.store.store import StoreError

PAGES: Final = 2_000
"""How much is copied between two words about the progress."""


def backup(source: Path, target: Path, progress: Callable[[int, int], None]) -> None:
    """Copy the store as it is at this moment, and check the copy.

    The target appears when it is whole and checked, for nobody else to read.

    Args:
        source: the file of the store.
        target: where the copy goes; nothing that is there is ever overwritten.
        progress: is told how many pages of how many are copied.

    Raises:
        StoreError: there is no such store, the target exists, or the copy failed.
    """
    if os.path.lexists(target):
        raise StoreError("backup-exists", file=str(target))
    with closing(open_database(source, writing=False)) as original:
        try:
            handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
            os.close(handle)
            try:
                if not _copy(original, name, progress):
                    raise StoreError("backup-damaged", file=str(source))
                # A link, not a renaming, which would replace what has come there meanwhile.
                os.link(name, target)
            finally:
                Path(name).unlink()
        except FileExistsError:
            raise StoreError("backup-exists", file=str(target)) from None
        except (OSError, sqlite3.Error) as error:
            raise StoreError("backup-failed", file=str(target), reason=reason(error)) from None


def _copy(original: sqlite3.Connection, name: str, progress: Callable[[int, int], None]) -> bool:
    """Make the copy; whether it is sound."""
    with closing(sqlite3.connect(name, isolation_level=None)) as copy:
        # To hold on to one moment: otherwise each move would make the copying start afresh.
        original.execute("BEGIN")
        original.execute("SELECT 1 FROM streams").fetchone()
        original.backup(
            copy,
            pages=PAGES,
            progress=lambda _, remaining, total: progress(total - remaining, total),
        )
        original.execute("COMMIT")
        copy.execute("PRAGMA journal_mode = delete")  # one file, with nothing beside it
        return _sound(copy)


def _sound(copy: sqlite3.Connection) -> bool:
    try:
        return copy.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    except sqlite3.DatabaseError:  # too damaged even to say where
        return False

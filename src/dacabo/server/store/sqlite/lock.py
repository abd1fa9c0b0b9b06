"""Lock a database file for one server: two would not learn of each other's changes."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dacabo.server.store.sqlite.database import reason
from dacabo.server.store.store import StoreError

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def alone_with(database: Path) -> Iterator[None]:
    """Hold the exclusive right to serve a database; other processes may read it and back it up.

    The system's lock on a file beside the database ends with the process in any case. The file is
    never deleted, because then a second server could lock a new file of the same name.

    Raises:
        StoreError: another server has the lock.
    """
    database = database.resolve()  # the same lock for every name of the file
    file = database.with_name(f"{database.name}-serving")
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreError("store-cannot-open", file=str(file), reason=reason(error)) from None
    try:
        try:
            _lock(handle)
        except OSError:
            raise StoreError("store-in-use", file=str(database)) from None
        yield
    finally:
        os.close(handle)

"""Open the SQLite file with the guarantees that we need, and migrate it."""

import os
import sqlite3
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from dacabo.core.phrases import Term
from dacabo.core.system import reason_of
from dacabo.server.store.store import StoreError

OURS: Final = 0x44616361  # "Daca"
"""The application id in the header of the file."""

BUSY_TIMEOUT_MS: Final = 10_000
"""Milliseconds to wait for another process."""

SETTINGS: Final[Mapping[str, str | int]] = {
    "busy_timeout": BUSY_TIMEOUT_MS,
    "journal_mode": "wal",  # readers and the writer do not block each other
    "synchronous": 2,  # FULL: a commit is on the disk when it returns
    "fullfsync": 1,  # and on macOS not only in the disk's own cache
    "foreign_keys": 1,
    "secure_delete": 1,  # deleted data cannot be recovered from the file
}

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE streams (
            stream TEXT PRIMARY KEY,
            last INTEGER NOT NULL,
            due REAL,
            changed REAL NOT NULL,
            state TEXT NOT NULL DEFAULT '',
            public INTEGER NOT NULL DEFAULT 0,
            summary BLOB NOT NULL DEFAULT x''
        ) WITHOUT ROWID""",
        "CREATE INDEX streams_by_due ON streams (due) WHERE due IS NOT NULL",
        "CREATE INDEX streams_by_state ON streams (state, public)",
        # This table has a rowid, so facts are stored in order of arrival and a commit writes few
        # pages. WITHOUT ROWID would store the facts by stream, and write a page for each.
        """CREATE TABLE log (
            stream TEXT NOT NULL REFERENCES streams ON DELETE CASCADE,
            number INTEGER NOT NULL,
            fact BLOB NOT NULL,
            UNIQUE (stream, number)
        )""",
        """CREATE TABLE guests (
            guest TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            created REAL NOT NULL,
            seen REAL NOT NULL
        ) WITHOUT ROWID""",
        """CREATE TABLE tokens (
            token_hash BLOB PRIMARY KEY,
            guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE
        ) WITHOUT ROWID""",
        "CREATE INDEX tokens_by_guest ON tokens (guest)",
        """CREATE TABLE links (
            guest TEXT PRIMARY KEY REFERENCES guests ON DELETE CASCADE,
            code_hash BLOB NOT NULL UNIQUE,
            until REAL NOT NULL
        ) WITHOUT ROWID""",
        """CREATE TABLE members (
            guest TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
            stream TEXT NOT NULL REFERENCES streams ON DELETE CASCADE,
            PRIMARY KEY (guest, stream)
        ) WITHOUT ROWID""",
        "CREATE INDEX members_by_stream ON members (stream)",
    ),
    (
        # With this index the cost of the list depends on its length, not on all streams. Moves do
        # not change it.
        """CREATE INDEX lobby ON streams (changed, stream)
            WHERE state = 'open' AND public = 1""",
    ),
    (
        # Snapshots only save time: they follow from the log, and are not copied with it.
        """CREATE TABLE bookmarks (
            stream TEXT NOT NULL REFERENCES streams ON DELETE CASCADE,
            number INTEGER NOT NULL,
            so_far BLOB NOT NULL,
            PRIMARY KEY (stream, number)
        ) WITHOUT ROWID""",
    ),
    (  # older rows have no checksum
        "ALTER TABLE log ADD COLUMN checksum INTEGER",
        "ALTER TABLE bookmarks ADD COLUMN checksum INTEGER",
    ),
    # A byte for each number; guests from before have none.
    ("ALTER TABLE guests ADD COLUMN face BLOB",),
)
"""The steps from an empty file to version 1, from version 1 to 2, and so on."""


def open_database(file: Path, *, writing: bool) -> sqlite3.Connection:
    """A connection that gives the guarantees of the settings, for one thread at a time.

    Opening for writing creates the file if necessary and migrates an older one. The file is
    readable by its owner alone, because it holds the seeds of running games.

    Raises:
        StoreError: the file cannot be opened, is not ours or too new, or could lose moves.
    """
    try:
        if writing:
            _make(file)
    except OSError as error:
        raise StoreError("store-cannot-open", file=str(file), reason=reason(error)) from None
    return _connect(file, "rw", partial(_prepare, writing=writing))


def open_read_only(file: Path) -> sqlite3.Connection:
    """A connection that changes nothing, not even the file's settings; a server may use the file.

    Raises:
        StoreError: the file cannot be opened, or is not ours or too new.
    """
    return _connect(file, "ro", _check_version)


def _connect(
    file: Path, mode: str, prepare: Callable[[sqlite3.Connection, Path], None]
) -> sqlite3.Connection:
    try:
        database = sqlite3.connect(
            f"{file.absolute().as_uri()}?mode={mode}",
            uri=True,
            isolation_level=None,  # we manage transactions ourselves
            check_same_thread=False,
        )
    except sqlite3.Error as error:
        raise StoreError("store-cannot-open", file=str(file), reason=reason(error)) from None
    try:
        prepare(database, file)
    except sqlite3.Error as error:
        database.close()
        raise _refusal(error, file) from None
    except BaseException:
        database.close()
        raise
    return database


def _check_version(database: sqlite3.Connection, file: Path) -> None:
    database.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}").close()
    if _version(database, file) == 0:
        raise StoreError("store-not-ours", file=str(file))


def _make(file: Path) -> None:
    """Create the file. An existing one is never opened: closing it would release SQLite's locks."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def _prepare(database: sqlite3.Connection, file: Path, *, writing: bool) -> None:
    database.execute("BEGIN")  # one snapshot, while another process may be creating the tables
    version = _version(database, file)
    database.execute("COMMIT")
    if version == 0 and not writing:
        raise StoreError("store-not-ours", file=str(file))
    _keep_settings(database)
    if writing:
        _migrate(database, file)
    else:
        database.execute("PRAGMA query_only = 1")


def _version(database: sqlite3.Connection, file: Path) -> int:
    """The version of our tables in the file; 0 if it is empty."""
    version: int = database.execute("PRAGMA user_version").fetchone()[0]
    is_ours = database.execute("PRAGMA application_id").fetchone()[0] == OURS
    is_empty = database.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if not is_ours and not is_empty:
        raise StoreError("store-not-ours", file=str(file))
    if version > len(MIGRATIONS):
        raise StoreError("store-newer", file=str(file), found=version, known=len(MIGRATIONS))
    return version if is_ours else 0


def typed(error: sqlite3.Error) -> StoreError:
    """An SQLite error as one of ours. It names no file, because a player may read it."""
    match _primary(error):
        case sqlite3.SQLITE_FULL:
            return StoreError("store-full")
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return StoreError("store-busy")
        case _:
            return StoreError("store-failed", reason=reason(error))


def reason(error: OSError | sqlite3.Error) -> Term | str:
    """The reason that a file cannot be used, in a word or two and without any values."""
    if isinstance(error, OSError):
        return reason_of(error)
    return getattr(error, "sqlite_errorname", type(error).__name__)


def _primary(error: sqlite3.Error) -> int:
    """The primary error code, without the extension in the higher bits."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & 0xFF


def _refusal(error: sqlite3.Error, file: Path) -> StoreError:
    match _primary(error):
        case sqlite3.SQLITE_NOTADB:
            return StoreError("store-not-ours", file=str(file))
        case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM:
            return StoreError("store-cannot-open", file=str(file), reason=reason(error))
        case _:
            return typed(error)


def _keep_settings(database: sqlite3.Connection) -> None:
    """Apply the settings and read them back: SQLite silently ignores unsupported ones."""
    for name, value in SETTINGS.items():
        _set(database, name, value)
        found = database.execute(f"PRAGMA {name}").fetchone()[0]
        if found != value:
            raise StoreError("store-unsafe", setting=name, found=str(found), needed=str(value))


def _set(database: sqlite3.Connection, name: str, value: str | int) -> None:
    """Set a pragma, with retries: SQLite does not wait for others when it switches to WAL."""
    give_up_at = time.monotonic() + BUSY_TIMEOUT_MS / 1000
    while True:
        try:
            return database.execute(f"PRAGMA {name} = {value}").close()
        except sqlite3.OperationalError as error:
            if _primary(error) != sqlite3.SQLITE_BUSY or time.monotonic() > give_up_at:
                raise
        time.sleep(0.01)


def _migrate(database: sqlite3.Connection, file: Path) -> None:
    """Migrate in one transaction that includes reading the version, as two servers may start."""
    database.execute("BEGIN IMMEDIATE")
    version = _version(database, file)
    for step in MIGRATIONS[version:]:
        for statement in step:
            database.execute(statement)
    if version < len(MIGRATIONS):
        database.execute(f"PRAGMA application_id = {OURS}")
        database.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    database.execute("COMMIT")

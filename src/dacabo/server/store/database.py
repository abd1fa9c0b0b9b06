"""An SQLite file of the card room: how it is opened, what it must promise, how it grows."""

import os
import sqlite3
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from dacabo.server.store.store import StoreError

OURS: Final = 0x44616361  # "Daca"
"""The application id in the head of the file."""

PATIENCE: Final = 10_000
"""How many milliseconds to wait for another process."""

SETTINGS: Final[Mapping[str, str | int]] = {
    "busy_timeout": PATIENCE,
    "journal_mode": "wal",  # readers and the writer do not wait for each other
    "synchronous": 2,  # FULL: a commit is on the disc when it returns
    "fullfsync": 1,  # and on macOS not only in the disc's own memory
    "foreign_keys": 1,
    "secure_delete": 1,  # what somebody had deleted cannot be read in the file any more
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
        # Not WITHOUT ROWID, which would lay a stream's facts side by side: a commit would then
        # write a page for each table that somebody moved at. In order of arrival they fill few.
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
        # So that the list costs what it shows, and not what there is; moves do not touch it.
        """CREATE INDEX lobby ON streams (changed, stream)
            WHERE state = 'open' AND public = 1""",
    ),
)
"""What makes version 1 of an empty file, version 2 of version 1, and so on."""


def open_database(file: Path, *, writing: bool) -> sqlite3.Connection:
    """A connection that keeps what the settings promise, for one thread at a time.

    Whoever opens for writing makes the file if there is none, for nobody else to read since it
    holds the seeds of running games, and brings an older one up to date.

    Raises:
        StoreError: the file cannot be opened, is not ours or too new, or could lose moves.
    """
    try:
        if writing:
            _make(file)
        database = sqlite3.connect(
            f"{file.absolute().as_uri()}?mode=rw",
            uri=True,
            isolation_level=None,  # transactions are ours, not the module's
            check_same_thread=False,
        )
    except (OSError, sqlite3.Error) as error:
        raise StoreError("store-cannot-open", file=str(file), reason=reason(error)) from None
    try:
        _prepare(database, file, writing=writing)
    except sqlite3.Error as error:
        database.close()
        raise _refusal(error, file) from None
    except BaseException:
        database.close()
        raise
    return database


def _make(file: Path) -> None:
    """Never touch a file that is there: closing it again would take SQLite's locks off it."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def _prepare(database: sqlite3.Connection, file: Path, *, writing: bool) -> None:
    database.execute("BEGIN")  # one look, while somebody else may be making the tables
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
    """Which version of our tables it holds; 0 if the file is empty."""
    version: int = database.execute("PRAGMA user_version").fetchone()[0]
    ours = database.execute("PRAGMA application_id").fetchone()[0] == OURS
    empty = database.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if not ours and not empty:
        raise StoreError("store-not-ours", file=str(file))
    if version > len(MIGRATIONS):
        raise StoreError("store-newer", file=str(file), found=version, known=len(MIGRATIONS))
    return version if ours else 0


def typed(error: sqlite3.Error) -> StoreError:
    """What SQLite says, as an error of ours. It names no file: a player may get to read it."""
    match _primary(error):
        case sqlite3.SQLITE_FULL:
            return StoreError("store-full")
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return StoreError("store-busy")
        case _:
            return StoreError("store-failed", reason=reason(error))


def reason(error: OSError | sqlite3.Error) -> str:
    """Why a file cannot be used, in a word or two and without the values at hand."""
    if isinstance(error, OSError):
        return error.strerror or type(error).__name__
    return getattr(error, "sqlite_errorname", type(error).__name__)


def _primary(error: sqlite3.Error) -> int:
    """The kind of error, without what SQLite adds to it in the higher bits."""
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
    """Set them, and read them back: a file system may be unable to keep one, and SQLite silent."""
    for name, value in SETTINGS.items():
        _set(database, name, value)
        found = database.execute(f"PRAGMA {name}").fetchone()[0]
        if found != value:
            raise StoreError("store-unsafe", setting=name, found=str(found), needed=str(value))


def _set(database: sqlite3.Connection, name: str, value: str | int) -> None:
    """SQLite waits for others, but not to switch to WAL, as all do who open a new file at once."""
    patience = time.monotonic() + PATIENCE / 1000
    while True:
        try:
            return database.execute(f"PRAGMA {name} = {value}").close()
        except sqlite3.OperationalError as error:
            if _primary(error) != sqlite3.SQLITE_BUSY or time.monotonic() > patience:
                raise
        time.sleep(0.01)


def _migrate(database: sqlite3.Connection, file: Path) -> None:
    """All steps in one transaction, begun before looking: two processes may start at once."""
    database.execute("BEGIN IMMEDIATE")
    version = _version(database, file)
    for step in MIGRATIONS[version:]:
        for statement in step:
            database.execute(statement)
    if version < len(MIGRATIONS):
        database.execute(f"PRAGMA application_id = {OURS}")
        database.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
    database.execute("COMMIT")

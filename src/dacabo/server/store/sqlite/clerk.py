"""Threads that work with an SQLite file, so that only the caller waits for it."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias, TypeVar

from dacabo.server.store.health import Health
from dacabo.server.store.sqlite.database import (
    PATIENCE,
    typed,
)
from dacabo.server.store.store import Conflict, StoreError

Answer = TypeVar("Answer")

Work: TypeAlias = Callable[[sqlite3.Connection], Answer]
"""Work in a transaction. It may raise a `Conflict` only before it has changed anything."""

Asked: TypeAlias = tuple[Work[Any], "asyncio.Future[Any]"]
Done: TypeAlias = tuple["asyncio.Future[Any]", Any, Exception | None]

AT_ONCE: Final = 512
"""Pieces of work per transaction at most, so that none waits for too many others."""
WIPE_PATIENCE: Final = 200
"""Milliseconds for which writing may wait for a reader."""


class Clerk:
    """A connection and its thread, which does one transaction at a time.

    Args:
        database: the connection, used by this thread alone.
        begin: the statement that begins a transaction.
    """

    def __init__(self, database: sqlite3.Connection, begin: str) -> None:
        self._database = database
        self._begin = begin
        self._loop = asyncio.get_running_loop()
        self._asked: queue.SimpleQueue[Asked | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._serve, name="store", daemon=True)
        self._thread.start()

    async def ask(self, work: Work[Answer]) -> Answer:
        """Do some work; it is on the disc when this returns.

        Cancelling the wait does not undo it.
        """
        if self._closed:
            raise StoreError("store-closed")
        future: asyncio.Future[Answer] = self._loop.create_future()
        self._asked.put((work, future))
        return await future

    async def close(self) -> None:
        """Finish all pending work, and accept no more."""
        if not self._closed:
            self._closed = True
            self._asked.put(None)
        await asyncio.to_thread(self._thread.join)

    # --- in the thread --------------------------------------------------------

    def _serve(self) -> None:
        while batch := self._take():
            done = self._do(batch)
            with suppress(RuntimeError):  # the loop is closed, and no caller waits any more
                self._loop.call_soon_threadsafe(_answer, done)  # once: waking the loop is expensive
        self._database.close()

    def _take(self) -> list[Asked]:
        """All pending work; empty when it is time to close."""
        batch = []
        asked = self._asked.get()
        with suppress(queue.Empty):
            while asked is not None:
                batch.append(asked)
                if len(batch) == AT_ONCE:
                    return batch
                asked = self._asked.get_nowait()
            if batch:
                self._asked.put(None)  # for the next call
        return batch

    def _do(self, batch: list[Asked]) -> list[Done]:
        """Do all work in one transaction; if one piece breaks it, each in its own."""
        done: list[Done] = []
        try:
            self._database.execute(self._begin)
            for work, future in batch:
                try:
                    done.append((future, work(self._database), None))
                except Conflict as conflict:
                    done.append((future, None, conflict))
                except Exception:
                    if len(batch) == 1:
                        raise
                    self._undo()
                    return [answer for asked in batch for answer in self._do([asked])]
            self._database.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 (any error is raised at the callers)
            self._undo()
            failure = _failure(error)
            if isinstance(failure, StoreError) and not isinstance(error, _OUR_FAULT):
                self._failed(failure)
            return [(future, None, failure) for _, future in batch]
        self._committed()
        return done

    def _failed(self, failure: StoreError) -> None:
        """Called when the file could not be used."""

    def _committed(self) -> None:
        """Called when a transaction is on the disc."""

    def _undo(self) -> None:
        """Roll back, unless SQLite has already done so."""
        with suppress(sqlite3.Error):
            if self._database.in_transaction:
                self._database.execute("ROLLBACK")


class Writer(Clerk):
    """The only thread that writes. It knows whether writing works, and erases deleted data."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self.health = Health()
        self.unclean = False
        """Whether deleted data may still be in the write-ahead log."""
        self._wiping = False
        self._changes = database.total_changes
        super().__init__(database, "BEGIN IMMEDIATE")  # no other writes after our check

    async def delete(self, sql: str, *values: Any) -> int:  # noqa: ANN401 (what SQLite stores)
        """Delete rows, also from the write-ahead log; returns their number.

        If a reader, such as a backup, holds an older snapshot, the data leaves the log with the
        next deletion, even if that deletes nothing.
        """
        return await self.erase(lambda database: database.execute(sql, values).rowcount)

    async def erase(self, work: Work[int]) -> int:
        """Do some work that deletes or replaces rows; likewise, with their number."""

        def erasing(database: sqlite3.Connection) -> int:
            changed = work(database)
            self._wiping = self._wiping or self.unclean or changed > 0
            return changed

        return await self.ask(erasing)

    # --- in the thread --------------------------------------------------------

    def _failed(self, failure: StoreError) -> None:
        self.health.failed(failure)

    def _committed(self) -> None:
        changes, self._changes = self._changes, self._database.total_changes
        if self._changes > changes:
            self.health.worked()
        if self._wiping:
            self._wiping = False
            self.unclean = not self._wiped()

    def _wiped(self) -> bool:
        """Copy the write-ahead log to the database file, and truncate it."""
        execute = self._database.execute
        try:
            execute(f"PRAGMA busy_timeout = {WIPE_PATIENCE}").close()
            busy: int = execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
        except sqlite3.Error:
            return False
        else:
            return not busy
        finally:
            with suppress(sqlite3.Error):
                execute(f"PRAGMA busy_timeout = {PATIENCE}").close()


_OUR_FAULT: Final = (
    sqlite3.IntegrityError,
    sqlite3.ProgrammingError,
    sqlite3.InterfaceError,
    sqlite3.DataError,
)
"""Errors that are not the disc's fault."""


def _failure(error: Exception) -> Exception:
    return typed(error) if isinstance(error, sqlite3.Error) else error


def _answer(done: list[Done]) -> None:
    for future, answer, error in done:
        if future.done():  # the caller no longer waits
            continue
        if error is None:
            future.set_result(answer)
        else:
            future.set_exception(error)

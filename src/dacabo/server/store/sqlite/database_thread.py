"""Threads that work with an SQLite file, so that only the caller waits for it."""

import asyncio
import queue
import sqlite3
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, TypeAlias, TypeVar

from dacabo.server.store.health import Health
from dacabo.server.store.sqlite.database import (
    BUSY_TIMEOUT_MS,
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
WIPE_TIMEOUT_MS: Final = 200
"""Milliseconds for which writing may wait for a reader."""


class DatabaseThread:
    """A connection and its thread, which does one transaction at a time.

    What is asked for in one turn of the event loop, and while a transaction is under way, is done
    in the next one: every transaction costs two changes of thread, and the disk's time.

    Args:
        database: the connection, used by this thread alone.
        begin: the statement that begins a transaction.
    """

    def __init__(self, database: sqlite3.Connection, begin: str) -> None:
        self._database = database
        self._begin = begin
        self._loop = asyncio.get_running_loop()
        self._asked: deque[Asked] = deque()
        """What waits to be done."""
        self._given: queue.SimpleQueue[list[Asked] | None] = queue.SimpleQueue()
        """What the thread does, one batch at a time; None to end it."""
        self._busy = False
        """Whether a batch is being done, or about to be given to the thread."""
        self._closed = False
        self._thread = threading.Thread(target=self._serve, name="store", daemon=True)
        self._thread.start()

    async def ask(self, work: Work[Answer]) -> Answer:
        """Do some work; it is on the disk when this returns.

        Cancelling the wait does not undo it.
        """
        if self._closed:
            raise StoreError("store-closed")
        return await self._ask(work)

    async def close(self) -> None:
        """Finish all pending work, and accept no more."""
        if not self._closed:
            self._closed = True
            await self._ask(lambda _: None)  # after everything else
            self._given.put(None)
        await asyncio.to_thread(self._thread.join)

    def _ask(self, work: Work[Answer]) -> "asyncio.Future[Answer]":
        future: asyncio.Future[Answer] = self._loop.create_future()
        self._asked.append((work, future))
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._give)
        return future

    def _give(self) -> None:
        """Give the thread what waits."""
        self._busy = bool(self._asked)
        if self._busy:
            count = min(len(self._asked), AT_ONCE)
            self._given.put([self._asked.popleft() for _ in range(count)])

    def _answer(self, done: list[Done]) -> None:
        self._give()
        for future, answer, error in done:
            if future.done():  # the caller no longer waits
                continue
            if error is None:
                future.set_result(answer)
            else:
                future.set_exception(error)

    # --- in the thread --------------------------------------------------------

    def _serve(self) -> None:
        while (batch := self._given.get()) is not None:
            done = self._do(batch)
            with suppress(RuntimeError):  # the loop is closed, and no caller waits any more
                self._loop.call_soon_threadsafe(self._answer, done)
        self._database.close()

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
        """Called when a transaction is on the disk."""

    def _undo(self) -> None:
        """Roll back, unless SQLite has already done so."""
        with suppress(sqlite3.Error):
            if self._database.in_transaction:
                self._database.execute("ROLLBACK")


class WriterThread(DatabaseThread):
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
            execute(f"PRAGMA busy_timeout = {WIPE_TIMEOUT_MS}").close()
            busy: int = execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
        except sqlite3.Error:
            return False
        else:
            return not busy
        finally:
            with suppress(sqlite3.Error):
                execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}").close()


_OUR_FAULT: Final = (
    sqlite3.IntegrityError,
    sqlite3.ProgrammingError,
    sqlite3.InterfaceError,
    sqlite3.DataError,
)
"""Errors that are not the disk's fault."""


def _failure(error: Exception) -> Exception:
    return typed(error) if isinstance(error, sqlite3.Error) else error

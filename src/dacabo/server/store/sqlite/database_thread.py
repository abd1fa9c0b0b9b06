"""Threads that use an SQLite file, so that the event loop does not wait for the disk."""

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

Job: TypeAlias = tuple[Work[Any], "asyncio.Future[Any]"]
Outcome: TypeAlias = tuple["asyncio.Future[Any]", Any, Exception | None]

AT_ONCE: Final = 512
"""The most jobs in one transaction, so that none waits for too many others."""
WIPE_TIMEOUT_MS: Final = 200
"""Milliseconds for which truncating the write-ahead log may wait for a reader."""


class DatabaseThread:
    """A connection and its thread, which runs one transaction at a time.

    All jobs that arrive during one turn of the event loop or during a transaction share the next
    transaction (group commit). Each transaction costs two changes of thread and a sync of the disk.

    Args:
        database: the connection, used by this thread alone.
        begin: the statement that begins a transaction.
    """

    def __init__(self, database: sqlite3.Connection, begin: str) -> None:
        self._database = database
        self._begin = begin
        self._loop = asyncio.get_running_loop()
        self._pending: deque[Job] = deque()
        """The jobs for the next transactions."""
        self._batches: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        """Batches of jobs for the thread, one at a time; None ends it."""
        self._is_busy = False
        """Whether the thread has a batch, or is about to get one."""
        self._closed = False
        self._thread = threading.Thread(target=self._serve, name="store", daemon=True)
        self._thread.start()

    async def ask(self, work: Work[Answer]) -> Answer:
        """Run some work; its changes are on the disk when this returns.

        Cancelling the wait does not undo the work.
        """
        if self._closed:
            raise StoreError("store-closed")
        return await self._ask(work)

    async def close(self) -> None:
        """Finish all pending work, and accept no more."""
        if not self._closed:
            self._closed = True
            await self._ask(lambda _: None)  # after everything else
            self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    def _ask(self, work: Work[Answer]) -> "asyncio.Future[Answer]":
        future: asyncio.Future[Answer] = self._loop.create_future()
        self._pending.append((work, future))
        if not self._is_busy:
            self._is_busy = True
            self._loop.call_soon(self._submit_batch)
        return future

    def _submit_batch(self) -> None:
        """Give the thread the next batch, if any job is pending."""
        self._is_busy = bool(self._pending)
        if self._is_busy:
            count = min(len(self._pending), AT_ONCE)
            self._batches.put([self._pending.popleft() for _ in range(count)])

    def _answer(self, outcomes: list[Outcome]) -> None:
        self._submit_batch()
        for future, answer, error in outcomes:
            if future.done():  # the caller no longer waits
                continue
            if error is None:
                future.set_result(answer)
            else:
                future.set_exception(error)

    # --- in the thread --------------------------------------------------------

    def _serve(self) -> None:
        while (batch := self._batches.get()) is not None:
            outcomes = self._run_batch(batch)
            with suppress(RuntimeError):  # the loop is closed, so no caller waits
                self._loop.call_soon_threadsafe(self._answer, outcomes)
        self._database.close()

    def _run_batch(self, batch: list[Job]) -> list[Outcome]:
        """Run all jobs in one transaction; if one of them fails, each in its own."""
        outcomes: list[Outcome] = []
        try:
            self._database.execute(self._begin)
            for work, future in batch:
                try:
                    outcomes.append((future, work(self._database), None))
                except Conflict as conflict:
                    outcomes.append((future, None, conflict))
                except Exception:
                    if len(batch) == 1:
                        raise
                    self._roll_back()
                    return [outcome for job in batch for outcome in self._run_batch([job])]
            self._database.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 (any error is raised at the callers)
            self._roll_back()
            failure = _failure(error)
            if isinstance(failure, StoreError) and not isinstance(error, _OUR_FAULT):
                self._failed(failure)
            return [(future, None, failure) for _, future in batch]
        self._committed()
        return outcomes

    def _failed(self, failure: StoreError) -> None:
        """Called when the file could not be used."""

    def _committed(self) -> None:
        """Called when a transaction is on the disk."""

    def _roll_back(self) -> None:
        """Roll back, unless SQLite has already done so."""
        with suppress(sqlite3.Error):
            if self._database.in_transaction:
                self._database.execute("ROLLBACK")


class WriterThread(DatabaseThread):
    """The only thread that writes. It knows whether writing works, and erases deleted data."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self.health = Health()
        self.is_unclean = False
        """Whether deleted data may still be in the write-ahead log."""
        self._should_wipe = False
        self._changes = database.total_changes
        super().__init__(database, "BEGIN IMMEDIATE")  # so that no one writes after our checks

    async def delete(self, sql: str, *values: Any) -> int:  # noqa: ANN401 (what SQLite stores)
        """Delete rows, also from the write-ahead log; returns their number.

        If a reader, such as a backup, holds an older snapshot, the data leaves the log with the
        next deletion, even if that deletes nothing.
        """
        return await self.erase(lambda database: database.execute(sql, values).rowcount)

    async def erase(self, work: Work[int]) -> int:
        """Run work that deletes or replaces rows, and erase the old data as `delete` does."""

        def erasing(database: sqlite3.Connection) -> int:
            changed = work(database)
            self._should_wipe = self._should_wipe or self.is_unclean or changed > 0
            return changed

        return await self.ask(erasing)

    # --- in the thread --------------------------------------------------------

    def _failed(self, failure: StoreError) -> None:
        self.health.failed(failure)

    def _committed(self) -> None:
        changes, self._changes = self._changes, self._database.total_changes
        if self._changes > changes:
            self.health.worked()
        if self._should_wipe:
            self._should_wipe = False
            self.is_unclean = not self._wipe()

    def _wipe(self) -> bool:
        """Copy the write-ahead log to the file, and truncate it; return whether that worked."""
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

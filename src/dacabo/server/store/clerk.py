"""Threads that work with an SQLite file: whoever asks waits for an answer, and nobody else does."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from logging import WARNING
from time import monotonic
from typing import Any, Final, TypeAlias, TypeVar

from dacabo.server.logs import note
from dacabo.server.store.database import PATIENCE, typed
from dacabo.server.store.store import Conflict, StoreError

Answer = TypeVar("Answer")

Work: TypeAlias = Callable[[sqlite3.Connection], Answer]
"""Something to do in a transaction. It raises a `Conflict` only while it has changed nothing."""

Asked: TypeAlias = tuple[Work[Any], "asyncio.Future[Any]"]
Done: TypeAlias = tuple["asyncio.Future[Any]", Any, Exception | None]

AT_ONCE: Final = 512
"""How much is written in one transaction at most, so that nobody waits for too many others."""
CALM_SECONDS: Final = 2
"""Writing works again when it did so long after it last failed: a disc that is nearly full takes
one thing and refuses another."""
WIPE_PATIENCE: Final = 200
"""For how many milliseconds everybody who writes may wait for somebody who reads."""


class Clerk:
    """A connection and the thread that works with it, a transaction at a time.

    Args:
        database: the connection, which nobody else uses.
        begin: how a transaction begins.
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
        """Have something done; it is on the disc when this returns.

        Who stops waiting does not undo it.
        """
        if self._closed:
            raise StoreError("store-closed")
        future: asyncio.Future[Answer] = self._loop.create_future()
        self._asked.put((work, future))
        return await future

    async def close(self) -> None:
        """Finish what was asked for, and take nothing more."""
        if not self._closed:
            self._closed = True
            self._asked.put(None)
        await asyncio.to_thread(self._thread.join)

    # --- in the thread --------------------------------------------------------

    def _serve(self) -> None:
        while batch := self._take():
            done = self._do(batch)
            with suppress(RuntimeError):  # the loop has gone, and with it everybody who waited
                self._loop.call_soon_threadsafe(_answer, done)  # one for all: waking it is dear
        self._database.close()

    def _take(self) -> list[Asked]:
        """Everything that waits; nothing when it is time to close."""
        batch = []
        asked = self._asked.get()
        with suppress(queue.Empty):
            while asked is not None:
                batch.append(asked)
                if len(batch) == AT_ONCE:
                    return batch
                asked = self._asked.get_nowait()
            if batch:
                self._asked.put(None)  # for next time
        return batch

    def _do(self, batch: list[Asked]) -> list[Done]:
        """All in one transaction; if one piece breaks it, each in its own."""
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
        except Exception as error:  # noqa: BLE001 (whatever it is, those who asked are told)
            self._undo()
            failure = _failure(error)
            if isinstance(failure, StoreError) and not isinstance(error, _OUR_FAULT):
                self._failed(failure)
            return [(future, None, failure) for _, future in batch]
        self._committed()
        return done

    def _failed(self, failure: StoreError) -> None:
        """The file could not be used."""

    def _committed(self) -> None:
        """A transaction is on the disc."""

    def _undo(self) -> None:
        """Back to where the transaction began, unless SQLite went back by itself."""
        with suppress(sqlite3.Error):
            if self._database.in_transaction:
                self._database.execute("ROLLBACK")


class Writer(Clerk):
    """The one that writes. It knows whether that works, and how to leave no trace."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self.failing: StoreError | None = None
        """Why writing does not work at present."""
        self.unclean = False
        """Whether something deleted can still be read in the write-ahead log."""
        self._failed_at = 0.0
        self._wiping = False
        self._changes = database.total_changes
        super().__init__(database, "BEGIN IMMEDIATE")  # at once: nobody writes after our check

    async def delete(self, sql: str, *values: Any) -> int:  # noqa: ANN401 (what SQLite stores)
        """Delete rows, from the write-ahead log too; how many.

        If somebody reads an older state meanwhile, such as a backup, what was deleted leaves the
        log with the next deletion, be it of nothing.
        """

        def work(database: sqlite3.Connection) -> int:
            deleted = database.execute(sql, values).rowcount
            self._wiping = self._wiping or self.unclean or deleted > 0
            return deleted

        return await self.ask(work)

    # --- in the thread --------------------------------------------------------

    def _failed(self, failure: StoreError) -> None:
        if self.failing is None:
            note("store-fails", WARNING, code=failure.code)
        self.failing = failure
        self._failed_at = monotonic()

    def _committed(self) -> None:
        changes, self._changes = self._changes, self._database.total_changes
        wrote = self._changes > changes
        if wrote and self.failing is not None and monotonic() - self._failed_at >= CALM_SECONDS:
            self.failing = None
            note("store-works", WARNING)
        if self._wiping:
            self._wiping = False
            self.unclean = not self._wiped()

    def _wiped(self) -> bool:
        """Bring everything over to the file itself, and leave nothing in the log beside it."""
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
"""What is no fault of the disc."""


def _failure(error: Exception) -> Exception:
    return typed(error) if isinstance(error, sqlite3.Error) else error


def _answer(done: list[Done]) -> None:
    for future, answer, error in done:
        if future.done():  # nobody waits any more
            continue
        if error is None:
            future.set_result(answer)
        else:
            future.set_exception(error)

"""The store in an SQLite file: nothing to set up, and durable when a call returns.

Getting a move onto the disc costs the same as getting a hundred there. So all writing is done by
one thread, which takes everything that waits, writes it in one transaction, and answers all at
once; what arrives meanwhile waits for the next. Reading has a thread of its own and does not wait
for the disc.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from dacabo.server.database import open_database, typed
from dacabo.server.store import Conflict, Guest, Listed, Listing, StoreError

Answer = TypeVar("Answer")

Work: TypeAlias = Callable[[sqlite3.Connection], Answer]
"""Something to do in a transaction. It raises a `Conflict` only while it has changed nothing."""

Asked: TypeAlias = tuple[Work[Any], "asyncio.Future[Any]"]
Done: TypeAlias = tuple["asyncio.Future[Any]", Any, Exception | None]

AT_ONCE: Final = 512
"""How much is written in one transaction at most, so that nobody waits for too many others."""

DAY: Final = 86_400


class SqliteStore:
    """A `Store` in a file. It is opened within the event loop that will use it.

    Args:
        file: where it is; if there is none, it is made.

    Raises:
        StoreError: the file cannot be used.
    """

    def __init__(self, file: Path) -> None:
        writing = open_database(file, writing=True)
        try:
            reading = open_database(file, writing=False)
        except BaseException:
            writing.close()
            raise
        self._writer = Clerk(writing, "BEGIN IMMEDIATE")  # at once: nobody writes after our check
        self._reader = Clerk(reading, "BEGIN")

    async def close(self) -> None:
        """Finish what was asked for, and take nothing more."""
        await self._reader.close()
        await self._writer.close()  # the last to go tidies up the file

    # --- streams --------------------------------------------------------------

    async def append(
        self,
        stream: str,
        after: int,
        facts: Sequence[bytes],
        *,
        now: float,
        due: float | None = None,
        listing: Listing | None = None,
    ) -> None:
        """Write facts to the end of a stream; see `Store`."""
        work = partial(_append, stream, after, facts, now=now, due=due, listing=listing)
        await self._writer.ask(work)

    async def read(self, stream: str, after: int = 0) -> list[bytes]:
        """The facts of a stream after that number."""
        sql = "SELECT fact FROM log WHERE stream = ? AND number > ? ORDER BY number"
        return [fact for (fact,) in await self._rows(sql, stream, after)]

    async def due(self, until: float) -> list[tuple[str, float]]:
        """The streams that somebody must look at by then, and when; the earliest first."""
        sql = "SELECT stream, due FROM streams WHERE due <= ? ORDER BY due, stream"
        return await self._rows(sql, until)

    async def next_due(self) -> float | None:
        """When somebody must look at any stream next."""
        sql = "SELECT due FROM streams WHERE due IS NOT NULL ORDER BY due LIMIT 1"
        rows: list[tuple[float]] = await self._rows(sql)
        return rows[0][0] if rows else None

    async def last_changed(self) -> float | None:
        """When any stream was last written to."""
        rows: list[tuple[float | None]] = await self._rows("SELECT max(changed) FROM streams")
        return rows[0][0]

    async def listed(
        self, states: Collection[str], limit: int, *, hidden: bool = False
    ) -> list[Listed]:
        """The public streams in these states, or with `hidden` all of them; the latest first."""
        sql = """SELECT stream, state, public, changed, summary FROM streams
            WHERE state IN (SELECT value FROM json_each(?)) AND (public OR ?)
            ORDER BY changed DESC, stream LIMIT ?"""
        return _listed(await self._rows(sql, _json(states), hidden, limit))

    async def look_up(self, stream: str) -> Listed | None:
        """A stream as it stands in lists, whoever may find it there; None if there is none."""
        sql = "SELECT stream, state, public, changed, summary FROM streams WHERE stream = ?"
        return next(iter(_listed(await self._rows(sql, stream))), None)

    async def of_member(self, guest: str, limit: int) -> list[Listed]:
        """A guest's own streams, the latest first."""
        sql = """SELECT stream, state, public, changed, summary
            FROM members JOIN streams USING (stream)
            WHERE guest = ? ORDER BY changed DESC, stream LIMIT ?"""
        return _listed(await self._rows(sql, guest, limit))

    async def forget_streams(self, before: float, states: Collection[str], limit: int) -> int:
        """Delete streams in these states that nobody has written to since; how many it were."""
        sql = """DELETE FROM streams WHERE stream IN (SELECT stream FROM streams
            WHERE state IN (SELECT value FROM json_each(?)) AND changed < ? LIMIT ?)"""
        return await self._change(sql, _json(states), before, limit)

    # --- guests ---------------------------------------------------------------

    async def add_guest(self, guest: str, name: str, token_hash: bytes, now: float) -> None:
        """Somebody new."""
        await self._writer.ask(partial(_add_guest, guest, name, token_hash, now))

    async def rename_guest(self, guest: str, name: str) -> None:
        """Call somebody by another name."""
        await self._change("UPDATE guests SET name = ? WHERE guest = ?", name, guest)

    async def guest_by_token(self, token_hash: bytes, now: float) -> Guest | None:
        """Whose token it is. They are here now, which is noted once a day."""
        sql = """SELECT guest, name, created, seen FROM tokens JOIN guests USING (guest)
            WHERE token_hash = ?"""
        guests = [Guest(*row) for row in await self._rows(sql, token_hash)]
        for guest in guests:
            if now - guest.seen >= DAY:
                with suppress(StoreError):  # a full disc need not keep anybody out
                    await self._change("UPDATE guests SET seen = ? WHERE guest = ?", now, guest.id)
        return guests[0] if guests else None

    async def add_token(self, guest: str, token_hash: bytes) -> bool:
        """One more token for somebody; False if there is no such guest any more."""
        sql = "INSERT INTO tokens (token_hash, guest) SELECT ?, guest FROM guests WHERE guest = ?"
        return await self._change(sql, token_hash, guest) > 0

    async def drop_token(self, token_hash: bytes) -> None:
        """A token that opens nothing from now on."""
        await self._change("DELETE FROM tokens WHERE token_hash = ?", token_hash)

    async def names(self, guests: Collection[str]) -> Mapping[str, str]:
        """What guests are called; those who are not here any more are left out."""
        sql = "SELECT guest, name FROM guests WHERE guest IN (SELECT value FROM json_each(?))"
        return dict(await self._rows(sql, _json(guests)))

    async def delete_guest(self, guest: str) -> None:
        """Forget name, tokens, codes and memberships of somebody."""
        await self._change("DELETE FROM guests WHERE guest = ?", guest)

    async def forget_guests(self, before: float, limit: int) -> int:
        """Delete guests not seen since who are members of nothing; how many, at most `limit`."""
        sql = """DELETE FROM guests WHERE guest IN (SELECT guest FROM guests
            WHERE seen < ? AND guest NOT IN (SELECT guest FROM members) LIMIT ?)"""
        return await self._change(sql, before, limit)

    # --- one-time codes -------------------------------------------------------

    async def add_link(self, code_hash: bytes, guest: str, until: float) -> bool:
        """A guest's only open code; False if there is no such guest any more."""
        sql = """INSERT OR REPLACE INTO links (guest, code_hash, until)
            SELECT guest, ?, ? FROM guests WHERE guest = ?"""
        return await self._change(sql, code_hash, until, guest) > 0

    async def take_link(self, code_hash: bytes, now: float) -> str | None:
        """Whose code it is, if it has not expired. Nobody gets it a second time."""
        return await self._writer.ask(partial(_take_link, code_hash, now))

    # --------------------------------------------------------------------------

    async def _rows(self, sql: str, *values: Any) -> list[Any]:  # noqa: ANN401 (what SQLite stores)
        return await self._reader.ask(lambda database: database.execute(sql, values).fetchall())

    async def _change(self, sql: str, *values: Any) -> int:  # noqa: ANN401 (what SQLite stores)
        """How many rows have changed."""
        return await self._writer.ask(lambda database: database.execute(sql, values).rowcount)


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
            return [(future, None, _failure(error)) for _, future in batch]
        return done

    def _undo(self) -> None:
        """Back to where the transaction began, unless SQLite went back by itself."""
        with suppress(sqlite3.Error):
            if self._database.in_transaction:
                self._database.execute("ROLLBACK")


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


# --- work ---------------------------------------------------------------------


def _append(
    stream: str,
    after: int,
    facts: Sequence[bytes],
    database: sqlite3.Connection,
    *,
    now: float,
    due: float | None,
    listing: Listing | None,
) -> None:
    last = after + len(facts)
    if after:
        sql = "UPDATE streams SET last = ?, due = ?, changed = ? WHERE stream = ? AND last = ?"
        moved = database.execute(sql, (last, due, now, stream, after))
    else:
        sql = """INSERT INTO streams (stream, last, due, changed) VALUES (?, ?, ?, ?)
            ON CONFLICT (stream) DO UPDATE
            SET last = excluded.last, due = excluded.due, changed = excluded.changed
            WHERE last = 0"""
        moved = database.execute(sql, (stream, last, due, now))
    if not moved.rowcount:
        raise Conflict("stream-went-on")
    for number, fact in enumerate(facts, start=after + 1):
        database.execute("INSERT INTO log VALUES (?, ?, ?)", (stream, number, fact))
    if listing is not None:
        _list(stream, listing, database)


def _list(stream: str, listing: Listing, database: sqlite3.Connection) -> None:
    sql = "UPDATE streams SET state = ?, public = ?, summary = ? WHERE stream = ?"
    database.execute(sql, (listing.state, listing.public, listing.summary, stream))
    database.execute("DELETE FROM members WHERE stream = ?", (stream,))
    sql = """INSERT INTO members (guest, stream)
        SELECT guest, ? FROM guests WHERE guest IN (SELECT value FROM json_each(?))"""
    database.execute(sql, (stream, _json(listing.members)))


def _add_guest(
    guest: str, name: str, token_hash: bytes, now: float, database: sqlite3.Connection
) -> None:
    sql = """SELECT EXISTS (SELECT 1 FROM guests WHERE guest = ?)
        OR EXISTS (SELECT 1 FROM tokens WHERE token_hash = ?)"""
    ((taken,),) = database.execute(sql, (guest, token_hash))
    if taken:
        raise Conflict("guest-exists")
    database.execute("INSERT INTO guests VALUES (?, ?, ?, ?)", (guest, name, now, now))
    database.execute("INSERT INTO tokens VALUES (?, ?)", (token_hash, guest))


def _take_link(code_hash: bytes, now: float, database: sqlite3.Connection) -> str | None:
    sql = "SELECT guest FROM links WHERE code_hash = ? AND until >= ?"
    found = database.execute(sql, (code_hash, now)).fetchone()
    database.execute("DELETE FROM links WHERE code_hash = ? OR until < ?", (code_hash, now))
    return found[0] if found else None


def _json(texts: Collection[str]) -> str:
    return msgspec.json.encode(list(texts)).decode()


def _listed(rows: list[tuple[str, str, int, float, bytes]]) -> list[Listed]:
    return [
        Listed(stream, state, bool(public), changed, summary)
        for stream, state, public, changed, summary in rows
    ]

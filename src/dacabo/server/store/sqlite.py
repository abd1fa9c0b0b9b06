"""The store in an SQLite file: nothing to set up, and durable when a call returns.

Getting a move onto the disc costs the same as getting a hundred there. So all writing is done by
one thread, which takes everything that waits, writes it in one transaction, and answers all at
once; what arrives meanwhile waits for the next. Reading has a thread of its own and does not wait
for the disc.
"""

import sqlite3
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from dacabo.server.store.clerk import Clerk, Writer
from dacabo.server.store.database import open_database
from dacabo.server.store.store import Conflict, Guest, Listed, Listing, StoreError

DAY: Final = 86_400
TRIED_BYTES: Final = 16_384
"""How much is written to see whether the disc takes something again."""


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
        self._writer = Writer(writing)
        self._reader = Clerk(reading, "BEGIN")
        self._trying = False

    async def close(self) -> None:
        """Finish what was asked for, and take nothing more."""
        await self._reader.close()
        await self._writer.close()  # the last to go tidies up the file

    async def check(self) -> None:
        """Fail if it cannot be read, or if writing failed last and still does."""
        await self.next_due()
        if self._writer.failing is not None and not self._trying:
            self._trying = True  # once at a time: somebody else may hold the file for long
            try:
                await self._writer.ask(_try_out)
            finally:
                self._trying = False
        if self._writer.failing is not None:
            raise self._writer.failing

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

    async def lobby(self, limit: int) -> list[Listed]:
        """The streams that are open to everybody, the latest first."""
        sql = """SELECT stream, state, public, changed, summary
            FROM streams INDEXED BY lobby  -- or SQLite sorts all that are open, each time
            WHERE state = 'open' AND public = 1 ORDER BY changed DESC, stream DESC LIMIT ?"""
        return _listed(await self._rows(sql, limit))

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

    async def is_member(self, stream: str, guest: str) -> bool:
        """Whether a stream is among a guest's own."""
        sql = "SELECT 1 FROM members WHERE guest = ? AND stream = ?"
        return bool(await self._rows(sql, guest, stream))

    async def forget_streams(self, before: float, states: Collection[str], limit: int) -> int:
        """Delete streams in these states that nobody has written to since; how many it were."""
        sql = """DELETE FROM streams WHERE stream IN (SELECT stream FROM streams
            WHERE state IN (SELECT value FROM json_each(?)) AND changed < ? LIMIT ?)"""
        return await self._writer.delete(sql, _json(states), before, limit)

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

    async def drop_other_tokens(self, guest: str, kept_hash: bytes) -> None:
        """All tokens of somebody but one open nothing from now on, nor does their open code."""
        await self._writer.ask(partial(_drop_other_tokens, guest, kept_hash))

    async def names(self, guests: Collection[str]) -> Mapping[str, str]:
        """What guests are called; those who are not here any more are left out."""
        sql = "SELECT guest, name FROM guests WHERE guest IN (SELECT value FROM json_each(?))"
        return dict(await self._rows(sql, _json(guests)))

    async def delete_guest(self, guest: str) -> None:
        """Forget name, tokens, codes and memberships of somebody."""
        await self._writer.delete("DELETE FROM guests WHERE guest = ?", guest)

    async def forget_guests(self, before: float, limit: int) -> int:
        """Delete guests not seen since who are members of nothing; how many, at most `limit`."""
        sql = """DELETE FROM guests WHERE guest IN (SELECT guest FROM guests
            WHERE seen < ? AND guest NOT IN (SELECT guest FROM members) LIMIT ?)"""
        return await self._writer.delete(sql, before, limit)

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


def _drop_other_tokens(guest: str, kept_hash: bytes, database: sqlite3.Connection) -> None:
    sql = "DELETE FROM tokens WHERE guest = ? AND token_hash <> ?"
    database.execute(sql, (guest, kept_hash))
    database.execute("DELETE FROM links WHERE guest = ?", (guest,))


def _take_link(code_hash: bytes, now: float, database: sqlite3.Connection) -> str | None:
    sql = "SELECT guest FROM links WHERE code_hash = ? AND until >= ?"
    found = database.execute(sql, (code_hash, now)).fetchone()
    database.execute("DELETE FROM links WHERE code_hash = ? OR until < ?", (code_hash, now))
    return found[0] if found else None


def _try_out(database: sqlite3.Connection) -> None:
    """Write something that takes space, and take it back: nobody else ever sees it."""
    database.execute("INSERT INTO streams (stream, last, changed) VALUES ('', 1, 0)")
    database.execute("INSERT INTO log VALUES ('', 1, zeroblob(?))", (TRIED_BYTES,))
    database.execute("DELETE FROM streams WHERE stream = ''")


def _json(texts: Collection[str]) -> str:
    return msgspec.json.encode(list(texts)).decode()


def _listed(rows: list[tuple[str, str, int, float, bytes]]) -> list[Listed]:
    return [
        Listed(stream, state, bool(public), changed, summary)
        for stream, state, public, changed, summary in rows
    ]

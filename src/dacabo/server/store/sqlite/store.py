"""The store in an SQLite file: no setup, and durable when a call returns.

Syncing one move to disk costs as much as syncing a hundred. So one thread does all the writing: it
runs all pending work in one transaction, and answers all callers at once. Work that arrives
meanwhile waits for the next transaction. Reading has its own thread and does not wait for the disk.
"""

import sqlite3
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from dacabo.core.values import Face
from dacabo.server.store.checksums import READ, checksum, verified, verified_snapshot
from dacabo.server.store.nodes import Alone, Nodes
from dacabo.server.store.sqlite.database import open_database
from dacabo.server.store.sqlite.database_thread import DatabaseThread, WriterThread
from dacabo.server.store.store import (
    DAY,
    Conflict,
    Guest,
    IndexedStream,
    IndexRow,
    Snapshot,
    StoreError,
)

_READ: Final = READ.format(after="?", stream="?")
PROBE_BYTES: Final = 16_384
"""Bytes written to test whether the disk accepts data again."""


class SqliteStore:
    """A `Store` in a file. It must be opened in the event loop that will use it.

    Args:
        file: the database; created if it does not exist.

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
        self._writer = WriterThread(writing)
        self._reader = DatabaseThread(reading, "BEGIN")
        self.nodes: Nodes = Alone()
        self._probing = False

    async def close(self) -> None:
        """Finish all pending work, and accept no more."""
        await self._reader.close()
        await self._writer.close()  # SQLite tidies up the file when the last connection closes

    async def check(self) -> None:
        """Fail if it cannot be read, or if the last write failed and writing still does."""
        await self.next_due()
        if self._writer.health.failing is not None and not self._probing:
            self._probing = True  # one at a time: another process may hold the file for long
            try:
                await self._writer.ask(_probe_write)
            finally:
                self._probing = False
        if self._writer.health.failing is not None:
            raise self._writer.health.failing

    # --- streams --------------------------------------------------------------

    async def append(
        self,
        stream: str,
        after: int,
        facts: Sequence[bytes],
        *,
        now: float,
        due: float | None = None,
        index_row: IndexRow | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        """Append facts to a stream; see `Store`."""
        work = partial(
            _append, stream, after, facts, now=now, due=due, index_row=index_row, snapshot=snapshot
        )
        await self._writer.ask(work)

    async def rewrite(self, stream: str, last: int, facts: Mapping[int, bytes]) -> None:
        """Replace the bytes of some facts; see `Store`."""
        await self._writer.erase(partial(_rewrite, stream, last, facts))

    async def streams_with_prefix(self, prefix: str) -> list[str]:
        """The streams whose names begin with this."""
        sql = "SELECT stream FROM streams WHERE stream >= ? AND stream < ? ORDER BY stream"
        return [name for (name,) in await self._rows(sql, prefix, f"{prefix}\U0010ffff")]

    async def move(self, stream: str, facts: Sequence[bytes], name: str, *, now: float) -> None:
        """Give a stream another name; see `Store`."""
        await self._writer.erase(partial(_move, stream, facts, name, now))

    async def forget(self, stream: str) -> None:
        """Delete a stream; see `Store`."""
        await self._writer.delete("DELETE FROM streams WHERE stream = ?", stream)

    async def read(self, stream: str, after: int = 0) -> list[bytes]:
        """The facts of a stream after a number."""
        return await self._reader.ask(partial(_read, stream, after))

    async def snapshot(self, stream: str, back: int) -> Snapshot | None:
        """The latest snapshot that is followed by at least `back` facts."""
        # The schema keeps an older name: `bookmarks.so_far` is the state of a snapshot.
        sql = """SELECT number, so_far, checksum FROM bookmarks JOIN streams USING (stream)
            WHERE stream = ? AND number <= last - ? ORDER BY number DESC LIMIT 1"""
        return verified_snapshot(stream, await self._rows(sql, stream, back))

    async def due(self, until: float) -> list[tuple[str, float]]:
        """The streams due by then with their times; the earliest first."""
        sql = "SELECT stream, due FROM streams WHERE due <= ? ORDER BY due, stream"
        return await self._rows(sql, until)

    async def next_due(self) -> float | None:
        """The time at which the next stream is due."""
        sql = "SELECT due FROM streams WHERE due IS NOT NULL ORDER BY due LIMIT 1"
        rows: list[tuple[float]] = await self._rows(sql)
        return rows[0][0] if rows else None

    async def last_changed(self) -> float | None:
        """The time at which any stream was last written."""
        rows: list[tuple[float | None]] = await self._rows("SELECT max(changed) FROM streams")
        return rows[0][0]

    async def lobby(self, limit: int) -> list[IndexedStream]:
        """The public open streams, the latest first."""
        sql = """SELECT stream, state, public, changed, summary
            FROM streams INDEXED BY lobby  -- or SQLite sorts all that are open, each time
            WHERE state = 'open' AND public = 1 ORDER BY changed DESC, stream DESC LIMIT ?"""
        return _indexed_streams(await self._rows(sql, limit))

    async def look_up(self, stream: str) -> IndexedStream | None:
        """A stream's entry for lists, whether public or not; None if it does not exist."""
        sql = "SELECT stream, state, public, changed, summary FROM streams WHERE stream = ?"
        return next(iter(_indexed_streams(await self._rows(sql, stream))), None)

    async def streams_of_member(self, guest: str, limit: int) -> list[IndexedStream]:
        """A guest's own streams, the latest first."""
        sql = """SELECT stream, state, public, changed, summary
            FROM members JOIN streams USING (stream)
            WHERE guest = ? ORDER BY changed DESC, stream LIMIT ?"""
        return _indexed_streams(await self._rows(sql, guest, limit))

    async def is_member(self, stream: str, guest: str) -> bool:
        """Whether a stream is among a guest's own."""
        sql = "SELECT 1 FROM members WHERE guest = ? AND stream = ?"
        return bool(await self._rows(sql, guest, stream))

    async def forget_streams(self, before: float, states: Collection[str], limit: int) -> int:
        """Delete streams in these states that were not written since; returns their number."""
        sql = """DELETE FROM streams WHERE stream IN (SELECT stream FROM streams
            WHERE state IN (SELECT value FROM json_each(?)) AND changed < ? LIMIT ?)"""
        return await self._writer.delete(sql, _json(states), before, limit)

    # --- guests ---------------------------------------------------------------

    async def add_guest(
        self, guest: str, name: str, token_hash: bytes, now: float, face: Face | None = None
    ) -> None:
        """Add a guest."""
        row = guest, name, now, now, face and bytes(face)
        await self._writer.ask(partial(_add_guest, row, token_hash))

    async def rename_guest(self, guest: str, name: str, face: Face | None = None) -> None:
        """Give a guest another name, and another face if there is one."""
        sql = "UPDATE guests SET name = ?, face = coalesce(?, face) WHERE guest = ?"
        await self._change(sql, name, face and bytes(face), guest)

    async def guest_by_token(self, token_hash: bytes, now: float) -> Guest | None:
        """The guest with this token. That they were seen is recorded at most once a day."""
        sql = """SELECT guest, name, created, seen, face FROM tokens JOIN guests USING (guest)
            WHERE token_hash = ?"""
        rows = await self._rows(sql, token_hash)
        guests = [
            Guest(guest, name, created, seen, face and tuple(face))
            for guest, name, created, seen, face in rows
        ]
        for guest in guests:
            if now - guest.seen >= DAY:
                with suppress(StoreError):  # a full disk must not lock guests out
                    await self._change("UPDATE guests SET seen = ? WHERE guest = ?", now, guest.id)
        return guests[0] if guests else None

    async def add_token(self, guest: str, token_hash: bytes) -> bool:
        """Add a token to a guest; False if the guest no longer exists."""
        sql = "INSERT INTO tokens (token_hash, guest) SELECT ?, guest FROM guests WHERE guest = ?"
        return await self._change(sql, token_hash, guest) > 0

    async def drop_token(self, token_hash: bytes) -> None:
        """Revoke a token."""
        await self._change("DELETE FROM tokens WHERE token_hash = ?", token_hash)

    async def drop_other_tokens(self, guest: str, kept_hash: bytes) -> None:
        """Revoke all tokens of a guest but one, and their open code."""
        await self._writer.ask(partial(_drop_other_tokens, guest, kept_hash))

    async def names(self, guests: Collection[str]) -> Mapping[str, str]:
        """The names of guests; those who no longer exist are omitted."""
        sql = "SELECT guest, name FROM guests WHERE guest IN (SELECT value FROM json_each(?))"
        return dict(await self._rows(sql, _json(guests)))

    async def faces(self, guests: Collection[str]) -> Mapping[str, Face]:
        """The faces of guests; those who have none are omitted."""
        sql = """SELECT guest, face FROM guests
            WHERE face IS NOT NULL AND guest IN (SELECT value FROM json_each(?))"""
        return {guest: tuple(face) for guest, face in await self._rows(sql, _json(guests))}

    async def delete_guest(self, guest: str) -> None:
        """Delete a guest's name, tokens, codes and memberships."""
        await self._writer.delete("DELETE FROM guests WHERE guest = ?", guest)

    async def forget_guests(self, before: float, limit: int) -> int:
        """Delete guests who were not seen since and are members of no stream; see `Store`."""
        sql = """DELETE FROM guests WHERE guest IN (SELECT guest FROM guests
            WHERE seen < ? AND guest NOT IN (SELECT guest FROM members) LIMIT ?)"""
        return await self._writer.delete(sql, before, limit)

    # --- one-time codes -------------------------------------------------------

    async def add_code(self, code_hash: bytes, guest: str, until: float) -> bool:
        """Replace a guest's open code; False if the guest no longer exists."""
        sql = """INSERT OR REPLACE INTO links (guest, code_hash, until)
            SELECT guest, ?, ? FROM guests WHERE guest = ?"""
        return await self._change(sql, code_hash, until, guest) > 0

    async def use_code(self, code_hash: bytes, now: float) -> str | None:
        """Use up a code; returns its guest if it has not expired."""
        return await self._writer.ask(partial(_use_code, code_hash, now))

    # --------------------------------------------------------------------------

    async def _rows(self, sql: str, *values: Any) -> list[Any]:  # noqa: ANN401 (what SQLite stores)
        return await self._reader.ask(lambda database: database.execute(sql, values).fetchall())

    async def _change(self, sql: str, *values: Any) -> int:  # noqa: ANN401 (what SQLite stores)
        """Execute a statement; returns the number of changed rows."""
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
    index_row: IndexRow | None,
    snapshot: Snapshot | None,
) -> None:
    last = after + len(facts)
    if after:
        sql = "UPDATE streams SET last = ?, due = ?, changed = ? WHERE stream = ? AND last = ?"
        update = database.execute(sql, (last, due, now, stream, after))
    else:
        sql = """INSERT INTO streams (stream, last, due, changed) VALUES (?, ?, ?, ?)
            ON CONFLICT (stream) DO UPDATE
            SET last = excluded.last, due = excluded.due, changed = excluded.changed
            WHERE last = 0"""
        update = database.execute(sql, (stream, last, due, now))
    if not update.rowcount:
        raise Conflict("stream-went-on")
    sql = "INSERT INTO log (stream, number, fact, checksum) VALUES (?, ?, ?, ?)"
    for number, fact in enumerate(facts, start=after + 1):
        database.execute(sql, (stream, number, fact, checksum(stream, number, fact)))
    if index_row is not None:
        _update_index(stream, index_row, database)
    if snapshot is not None:
        number, state = snapshot.number, snapshot.state
        sql = "INSERT INTO bookmarks (stream, number, so_far, checksum) VALUES (?, ?, ?, ?)"
        database.execute(sql, (stream, number, state, checksum(stream, number, state)))


def _read(stream: str, after: int, database: sqlite3.Connection) -> list[bytes]:
    return verified(stream, after, database.execute(_READ, (after, stream)).fetchall())


def _rewrite(
    stream: str, last: int, facts: Mapping[int, bytes], database: sqlite3.Connection
) -> int:
    sql = "SELECT 1 FROM streams WHERE stream = ? AND last = ?"
    if database.execute(sql, (stream, last)).fetchone() is None:
        raise Conflict("stream-went-on")
    database.execute("DELETE FROM bookmarks WHERE stream = ?", (stream,))
    sql = "UPDATE log SET fact = ?, checksum = ? WHERE stream = ? AND number = ?"
    rows = [
        (fact, checksum(stream, number, fact), stream, number) for number, fact in facts.items()
    ]
    return database.executemany(sql, rows).rowcount


def _move(
    stream: str, facts: Sequence[bytes], name: str, now: float, database: sqlite3.Connection
) -> int:
    sql = """INSERT INTO streams (stream, last, changed, state, public, summary)
        SELECT ?, last, ?, state, public, summary FROM streams WHERE stream = ? AND last = ?"""
    if not database.execute(sql, (name, now, stream, len(facts))).rowcount:
        raise Conflict("stream-went-on")
    sql = "INSERT INTO log (stream, number, fact, checksum) VALUES (?, ?, ?, ?)"
    for number, fact in enumerate(facts, 1):
        database.execute(sql, (name, number, fact, checksum(name, number, fact)))
    return database.execute("DELETE FROM streams WHERE stream = ?", (stream,)).rowcount


def _update_index(stream: str, index_row: IndexRow, database: sqlite3.Connection) -> None:
    sql = "UPDATE streams SET state = ?, public = ?, summary = ? WHERE stream = ?"
    database.execute(sql, (index_row.state, index_row.public, index_row.summary, stream))
    database.execute("DELETE FROM members WHERE stream = ?", (stream,))
    sql = """INSERT INTO members (guest, stream)
        SELECT guest, ? FROM guests WHERE guest IN (SELECT value FROM json_each(?))"""
    database.execute(sql, (stream, _json(index_row.members)))


def _add_guest(row: tuple[Any, ...], token_hash: bytes, database: sqlite3.Connection) -> None:
    guest = row[0]
    sql = """SELECT EXISTS (SELECT 1 FROM guests WHERE guest = ?)
        OR EXISTS (SELECT 1 FROM tokens WHERE token_hash = ?)"""
    ((taken,),) = database.execute(sql, (guest, token_hash))
    if taken:
        raise Conflict("guest-exists")
    sql = "INSERT INTO guests (guest, name, created, seen, face) VALUES (?, ?, ?, ?, ?)"
    database.execute(sql, row)
    database.execute("INSERT INTO tokens VALUES (?, ?)", (token_hash, guest))


def _drop_other_tokens(guest: str, kept_hash: bytes, database: sqlite3.Connection) -> None:
    sql = "DELETE FROM tokens WHERE guest = ? AND token_hash <> ?"
    database.execute(sql, (guest, kept_hash))
    database.execute("DELETE FROM links WHERE guest = ?", (guest,))


def _use_code(code_hash: bytes, now: float, database: sqlite3.Connection) -> str | None:
    sql = "SELECT guest FROM links WHERE code_hash = ? AND until >= ?"
    row = database.execute(sql, (code_hash, now)).fetchone()
    database.execute("DELETE FROM links WHERE code_hash = ? OR until < ?", (code_hash, now))
    return row[0] if row else None


def _probe_write(database: sqlite3.Connection) -> None:
    """Write data and delete it again, to test whether the disk has space."""
    database.execute("INSERT INTO streams (stream, last, changed) VALUES ('', 1, 0)")
    sql = "INSERT INTO log (stream, number, fact) VALUES ('', 1, zeroblob(?))"
    database.execute(sql, (PROBE_BYTES,))
    database.execute("DELETE FROM streams WHERE stream = ''")


def _json(texts: Collection[str]) -> str:
    return msgspec.json.encode(list(texts)).decode()


def _indexed_streams(rows: list[tuple[str, str, int, float, bytes]]) -> list[IndexedStream]:
    return [
        IndexedStream(stream, state, bool(public), changed, summary)
        for stream, state, public, changed, summary in rows
    ]

"""The store in PostgreSQL: several servers may share it, and it may be on another machine.

One task appends for all callers (`group_commit`); everything else is a statement or two
(`statements`).
"""

import asyncio
from collections.abc import Awaitable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from dacabo.core.values import Face
from dacabo.server.settings import PostgresLink
from dacabo.server.store.checksums import READ, checksum, verified, verified_snapshot
from dacabo.server.store.health import Health
from dacabo.server.store.nodes import FORGOTTEN, Nodes
from dacabo.server.store.postgres.connections import connect_first, open_pool
from dacabo.server.store.postgres.driver import ERRORS, PgConnection, PgPool, Taken, typed
from dacabo.server.store.postgres.group_commit import Append, GroupCommit
from dacabo.server.store.postgres.membership import Membership
from dacabo.server.store.postgres.nodes import PostgresNodes
from dacabo.server.store.postgres.schema import MIGRATIONS, migrate
from dacabo.server.store.postgres.statements import Statements
from dacabo.server.store.store import (
    DAY,
    Conflict,
    Guest,
    IndexedStream,
    IndexRow,
    Snapshot,
    StoreError,
)

_READ: Final = READ.format(after="$2", stream="$1")
MAX_VERIFIED_HERE: Final = 1_000
"""A thread verifies more facts than this, because the event loop would be blocked for too long."""

REWRITE: Final = """
WITH held AS MATERIALIZED (
    SELECT stream FROM streams WHERE stream = $1 AND last = $2 FOR UPDATE
), unmarked AS (
    DELETE FROM bookmarks USING held WHERE bookmarks.stream = held.stream
), rewritten AS (
    UPDATE log SET fact = new.fact, checksum = new.checksum
    FROM held, unnest($3::bigint[], $4::bytea[], $5::bigint[]) AS new (number, fact, checksum)
    WHERE log.stream = held.stream AND log.number = new.number
)
SELECT stream FROM held
"""
MOVE: Final = """
WITH gone AS (
    DELETE FROM streams WHERE stream = $1 AND last = $2 RETURNING last, state, public, summary
), begun AS (
    INSERT INTO streams (stream, last, changed, state, public, summary)
    SELECT $3, last, $4, state, public, summary FROM gone
    RETURNING stream
)
INSERT INTO log (stream, number, fact, checksum)
SELECT stream, number, fact, checksum FROM begun,
    unnest($5::bytea[], $6::bigint[]) WITH ORDINALITY AS facts (fact, checksum, number)
RETURNING 1
"""


async def open_postgres(database: PostgresLink) -> "PostgresStore":
    """Open the store, and create or migrate its tables.

    Raises:
        StoreError: the database cannot be used.
    """
    connection = await connect_first(database)
    try:
        await _with_our_errors(migrate(connection, database.shown))
        pool = await open_pool(database)
    except BaseException:
        connection.terminate()
        raise
    return PostgresStore(database, connection, pool)


class PostgresStore:
    """A `Store` in PostgreSQL. `open_postgres` makes one, in the event loop that will use it."""

    def __init__(self, database: PostgresLink, connection: PgConnection, pool: PgPool) -> None:
        self._health = Health()
        membership = Membership()
        self._sql = Statements(pool, self._health, membership)
        self._writer = GroupCommit(database, connection, self._health, membership)
        self.nodes: Nodes = PostgresNodes(
            database, self._sql.rows, lambda: self._writer.pid, membership
        )

    async def close(self) -> None:
        """Finish all pending work, and accept no more."""
        await self.nodes.close()
        self._sql.closed = True
        await self._writer.close()
        await self._sql.close()

    async def check(self) -> None:
        """Fail if the store cannot be read, or if the last write failed and writing still does.

        Also fail if a newer version has migrated the tables while this server was disconnected.
        """
        ((version,),) = await self._sql.rows("SELECT version FROM dacabo")
        if version != len(MIGRATIONS):
            raise StoreError("store-moved-on")
        await self._sql.check()

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
        await self._writer.append(Append(stream, after, facts, now, due, index_row, snapshot))

    async def rewrite(self, stream: str, last: int, facts: Mapping[int, bytes]) -> None:
        """Write some facts in another form; see `Store`."""
        sums = [checksum(stream, number, fact) for number, fact in facts.items()]
        new = [*facts], [*facts.values()], sums
        if not await self._sql.change(REWRITE, stream, last, *new):
            raise Conflict("stream-went-on")

    async def streams_with_prefix(self, prefix: str) -> list[str]:
        """The streams whose names begin with this."""
        sql = "SELECT stream FROM streams WHERE stream >= $1 AND stream < $2 ORDER BY stream"
        return [name for (name,) in await self._sql.rows(sql, prefix, f"{prefix}\U0010ffff")]

    async def move(self, stream: str, facts: Sequence[bytes], name: str, *, now: float) -> None:
        """Give a stream another name; see `Store`."""
        sums = [checksum(name, number, fact) for number, fact in enumerate(facts, 1)]
        if not await self._sql.change(MOVE, stream, len(facts), name, now, [*facts], sums):
            raise Conflict("stream-went-on")
        self.nodes.publish(FORGOTTEN, stream)

    async def forget(self, stream: str) -> None:
        """Delete a stream; see `Store`."""
        await self._sql.change("DELETE FROM streams WHERE stream = $1", stream)
        self.nodes.publish(FORGOTTEN, stream)

    async def read(self, stream: str, after: int = 0) -> list[bytes]:
        """The facts of a stream after a number."""
        found = await self._sql.rows(_READ, stream, after)
        if len(found) <= MAX_VERIFIED_HERE:
            return verified(stream, after, found)
        return await asyncio.to_thread(verified, stream, after, found)

    async def snapshot(self, stream: str, back: int) -> Snapshot | None:
        """The last snapshot with at least this number of facts after it."""
        sql = """SELECT number, so_far, checksum FROM bookmarks JOIN streams USING (stream)
            WHERE stream = $1 AND number <= last - $2 ORDER BY number DESC LIMIT 1"""
        return verified_snapshot(stream, await self._sql.rows(sql, stream, back))

    async def due(self, until: float) -> list[tuple[str, float]]:
        """The streams due by then with their times; the earliest first."""
        sql = "SELECT stream, due FROM streams WHERE due <= $1 ORDER BY due, stream"
        return [(stream, due) for stream, due in await self._sql.rows(sql, until)]

    async def next_due(self) -> float | None:
        """The time at which the next stream is due."""
        rows = await self._sql.rows("SELECT min(due) FROM streams WHERE due IS NOT NULL")
        due: float | None = rows[0][0]
        return due

    async def last_changed(self) -> float | None:
        """The time at which any stream was last written."""
        rows = await self._sql.rows("SELECT max(changed) FROM streams")
        changed: float | None = rows[0][0]
        return changed

    async def lobby(self, limit: int) -> list[IndexedStream]:
        """The public open streams, the latest first."""
        sql = f"""SELECT {_INDEX_COLUMNS} FROM streams WHERE state = 'open' AND public
            ORDER BY changed DESC, stream DESC LIMIT $1"""  # noqa: S608 (our columns)
        return _indexed_streams(await self._sql.rows(sql, limit))

    async def look_up(self, stream: str) -> IndexedStream | None:
        """A stream's entry for lists, whether public or not; None if it does not exist."""
        sql = f"SELECT {_INDEX_COLUMNS} FROM streams WHERE stream = $1"  # noqa: S608 (our columns)
        return next(iter(_indexed_streams(await self._sql.rows(sql, stream))), None)

    async def streams_of_member(self, guest: str, limit: int) -> list[IndexedStream]:
        """A guest's own streams, the latest first."""
        sql = f"""SELECT {_INDEX_COLUMNS} FROM members JOIN streams USING (stream)
            WHERE guest = $1 ORDER BY changed DESC, stream LIMIT $2"""  # noqa: S608 (our columns)
        return _indexed_streams(await self._sql.rows(sql, guest, limit))

    async def is_member(self, stream: str, guest: str) -> bool:
        """Whether a stream is among a guest's own."""
        sql = "SELECT 1 FROM members WHERE guest = $1 AND stream = $2"
        return bool(await self._sql.rows(sql, guest, stream))

    async def forget_streams(self, before: float, states: Collection[str], limit: int) -> int:
        """Delete streams in these states that were not written since; returns their number."""
        sql = """WITH old AS MATERIALIZED (  -- what another server writes or deletes is left to it
                SELECT stream FROM streams WHERE state = ANY ($1) AND changed < $2
                LIMIT $3 FOR UPDATE SKIP LOCKED
            ) DELETE FROM streams USING old
            WHERE streams.stream = old.stream RETURNING streams.stream"""
        deleted = await self._sql.change(sql, list(states), before, limit)
        for (stream,) in deleted:
            self.nodes.publish(FORGOTTEN, stream)
        return len(deleted)

    # --- guests ---------------------------------------------------------------

    async def add_guest(
        self, guest: str, name: str, token_hash: bytes, now: float, face: Face | None = None
    ) -> None:
        """Add a guest."""
        sql = """WITH added AS (
                INSERT INTO guests (guest, name, created, seen, face)
                VALUES ($1, $2, $3, $3, $5)
            ) INSERT INTO tokens (token_hash, guest) VALUES ($4, $1)"""
        try:
            await self._sql.change(sql, guest, name, now, token_hash, face and bytes(face))
        except Taken:
            raise Conflict("guest-exists") from None

    async def rename_guest(self, guest: str, name: str, face: Face | None = None) -> None:
        """Give a guest another name, and another face if there is one."""
        sql = "UPDATE guests SET name = $1, face = coalesce($2, face) WHERE guest = $3"
        await self._sql.change(sql, name, face and bytes(face), guest)

    async def guest_by_token(self, token_hash: bytes, now: float) -> Guest | None:
        """The guest with this token. That they were seen is recorded at most once a day."""
        sql = """SELECT guest, name, created, seen, face FROM tokens JOIN guests USING (guest)
            WHERE token_hash = $1"""
        rows = await self._sql.rows(sql, token_hash)
        guests = [
            Guest(guest, name, created, seen, face and tuple(face))
            for guest, name, created, seen, face in rows
        ]
        for guest in guests:
            if now - guest.seen >= DAY:
                sql = "UPDATE guests SET seen = $1 WHERE guest = $2"
                with suppress(StoreError):  # a full disk must not lock guests out
                    await self._sql.change(sql, now, guest.id)
        return guests[0] if guests else None

    async def add_token(self, guest: str, token_hash: bytes) -> bool:
        """Add a token to a guest; False if the guest no longer exists."""
        sql = """INSERT INTO tokens (token_hash, guest)
            SELECT $1, guest FROM guests WHERE guest = $2 FOR KEY SHARE RETURNING 1"""
        return bool(await self._sql.change(sql, token_hash, guest))

    async def drop_token(self, token_hash: bytes) -> None:
        """Revoke a token."""
        await self._sql.change("DELETE FROM tokens WHERE token_hash = $1", token_hash)

    async def drop_other_tokens(self, guest: str, kept_hash: bytes) -> None:
        """Revoke all tokens of a guest but one, and their open code."""
        sql = """WITH tokens_gone AS (DELETE FROM tokens WHERE guest = $1 AND token_hash <> $2)
            DELETE FROM links WHERE guest = $1"""
        await self._sql.change(sql, guest, kept_hash)

    async def names(self, guests: Collection[str]) -> Mapping[str, str]:
        """The names of guests; those who no longer exist are omitted."""
        sql = "SELECT guest, name FROM guests WHERE guest = ANY ($1)"
        return dict(await self._sql.rows(sql, list(guests)))

    async def faces(self, guests: Collection[str]) -> Mapping[str, Face]:
        """The faces of guests; those who have none are omitted."""
        sql = "SELECT guest, face FROM guests WHERE face IS NOT NULL AND guest = ANY ($1)"
        return {guest: tuple(face) for guest, face in await self._sql.rows(sql, list(guests))}

    async def delete_guest(self, guest: str) -> None:
        """Delete a guest's name, tokens, codes and memberships."""
        await self._sql.change("DELETE FROM guests WHERE guest = $1", guest)

    async def forget_guests(self, before: float, limit: int) -> int:
        """Delete guests who were not seen since and are members of no stream; see `Store`."""
        sql = """WITH old AS MATERIALIZED (
                SELECT guest FROM guests WHERE seen < $1
                AND NOT EXISTS (SELECT 1 FROM members WHERE members.guest = guests.guest)
                LIMIT $2 FOR UPDATE SKIP LOCKED
            ) DELETE FROM guests USING old WHERE guests.guest = old.guest RETURNING 1"""
        return len(await self._sql.change(sql, before, limit))

    # --- one-time codes -------------------------------------------------------

    async def add_code(self, code_hash: bytes, guest: str, until: float) -> bool:
        """Replace a guest's open code; False if the guest no longer exists."""
        sql = """INSERT INTO links (guest, code_hash, until)
            SELECT guest, $1, $2 FROM guests WHERE guest = $3 FOR KEY SHARE
            ON CONFLICT (guest) DO UPDATE
            SET code_hash = excluded.code_hash, until = excluded.until RETURNING 1"""
        return bool(await self._sql.change(sql, code_hash, until, guest))

    async def use_code(self, code_hash: bytes, now: float) -> str | None:
        """Use up a code; returns its guest if it has not expired."""
        sql = """DELETE FROM links WHERE code_hash = $1 OR until < $2
            RETURNING guest, code_hash = $1 AND until >= $2"""
        rows = await self._sql.change(sql, code_hash, now)
        return next((guest for guest, is_valid in rows if is_valid), None)


_INDEX_COLUMNS: Final = "stream, state, public, changed, summary"


def _indexed_streams(rows: list[Any]) -> list[IndexedStream]:
    return [IndexedStream(*row) for row in rows]


async def _with_our_errors(work: Awaitable[None]) -> None:
    try:
        await work
    except ERRORS as error:
        raise typed(error) from None

"""Group commit: one statement, which is its own transaction, appends everything that waits.

So a hundred moves cost one round trip to the database and one write to its disk. Appends that
arrive meanwhile wait for the next statement.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, TypeAlias

from dacabo.core.values import Value
from dacabo.server.settings import PostgresLink
from dacabo.server.store.checksums import checksum
from dacabo.server.store.health import Health
from dacabo.server.store.postgres.connections import STATEMENT_TIMEOUT_SECONDS, connect
from dacabo.server.store.postgres.driver import ERRORS, OUR_FAULT, PgConnection, typed
from dacabo.server.store.postgres.membership import Membership
from dacabo.server.store.postgres.schema import CHANNEL
from dacabo.server.store.store import Conflict, IndexRow, Snapshot, StoreError

AT_ONCE: Final = 512
"""The most appends per statement, so that none waits for too many others."""

APPEND: Final = f"""
WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::float8[], $5::float8[],
        $6::boolean[], $7::text[], $8::boolean[], $9::bytea[])
    AS asked (stream, after, last, due, changed, listed, state, public, summary)
), locked AS MATERIALIZED (  -- by name, so that two servers never wait for each other
    SELECT stream FROM streams WHERE stream = ANY ($1::text[]) ORDER BY stream FOR UPDATE
), continued AS (
    UPDATE streams SET last = asked.last, due = asked.due, changed = asked.changed,
        state = CASE WHEN listed THEN asked.state ELSE streams.state END,
        public = CASE WHEN listed THEN asked.public ELSE streams.public END,
        summary = CASE WHEN listed THEN asked.summary ELSE streams.summary END
    FROM asked JOIN locked USING (stream)
    WHERE streams.stream = asked.stream AND streams.last = asked.after
    RETURNING streams.stream, listed
), begun AS (
    INSERT INTO streams (stream, last, due, changed, state, public, summary)
    SELECT stream, last, due, changed, state, public, summary
    FROM asked WHERE after = 0 AND stream NOT IN (SELECT stream FROM locked) ORDER BY stream
    ON CONFLICT DO NOTHING
    RETURNING stream
), written AS (
    SELECT stream, listed FROM continued
    UNION ALL SELECT stream, listed FROM begun JOIN asked USING (stream)
), logged AS (
    INSERT INTO log (stream, number, fact, checksum)
    SELECT stream, number, fact, checksum
    FROM unnest($10::text[], $11::bigint[], $12::bytea[], $18::bigint[])
        AS facts (stream, number, fact, checksum)
    JOIN written USING (stream)
), marked AS (
    INSERT INTO bookmarks (stream, number, so_far, checksum)
    SELECT stream, number, so_far, checksum
    FROM unnest($15::text[], $16::bigint[], $17::bytea[], $19::bigint[])
        AS marks (stream, number, so_far, checksum)
    JOIN written USING (stream)
), listed AS (
    SELECT stream, guest FROM unnest($13::text[], $14::text[]) AS entries (stream, guest)
), gone AS (
    DELETE FROM members USING written
    WHERE members.stream = written.stream AND listed AND NOT EXISTS (
        SELECT 1 FROM listed
        WHERE listed.stream = members.stream AND listed.guest = members.guest)
), come AS (
    INSERT INTO members (guest, stream)
    SELECT guest, stream FROM listed JOIN written USING (stream)
    JOIN (SELECT guest FROM guests WHERE guest = ANY ($14::text[]) FOR KEY SHARE) AS here
        USING (guest)
    ON CONFLICT DO NOTHING
)
SELECT stream, pg_notify({CHANNEL}, ' wrote ' || stream || ' ' || last)
FROM written JOIN asked USING (stream)
"""  # noqa: S608 (our own channel)


class Append(Value):
    """Facts for a stream; see `Store.append`."""

    stream: str
    after: int
    facts: Sequence[bytes]
    now: float
    due: float | None
    index_row: IndexRow | None
    snapshot: Snapshot | None


PendingAppend: TypeAlias = tuple[Append, "asyncio.Future[None]"]


class GroupCommit:
    """The only writer of logs in this process: a connection and a task.

    Args:
        database: the database.
        connection: the first connection; when it ends, it is replaced.
        health: gets the outcome of each write.
        membership: the membership of this node; once it has expired, nothing is appended.
    """

    def __init__(
        self,
        database: PostgresLink,
        connection: PgConnection,
        health: Health,
        membership: Membership,
    ) -> None:
        self._database = database
        self._connection: PgConnection | None = connection
        self._health = health
        self._membership = membership
        self._pending: deque[PendingAppend] = deque()
        self._wake = asyncio.Event()
        self._closed = False
        self._task = asyncio.create_task(self._serve())

    @property
    def pid(self) -> int | None:
        """The pid of our connection at the database; None without a connection."""
        connection = self._connection
        return None if connection is None or connection.is_closed() else connection.get_server_pid()

    async def append(self, append: Append) -> None:
        """Append facts, which are durable when this returns. Cancelling does not undo it."""
        if self._closed:
            raise StoreError("store-closed")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append((append, future))
        self._wake.set()
        await future

    async def close(self) -> None:
        """Finish all pending work, and accept no more."""
        self._closed = True
        self._wake.set()
        await asyncio.shield(self._task)

    # --- in the task ----------------------------------------------------------

    async def _serve(self) -> None:
        while not (self._closed and not self._pending):
            await self._wake.wait()
            self._wake.clear()
            while batch := self._next_batch():
                await self._append_batch(batch)
        if self._connection is not None:
            with suppress(*ERRORS):
                await self._connection.close(timeout=1)

    def _next_batch(self) -> list[PendingAppend]:
        """Pending appends, one for each stream: a second one depends on the first."""
        batch: list[PendingAppend] = []
        later: list[PendingAppend] = []
        streams: set[str] = set()
        while self._pending and len(batch) < AT_ONCE:
            pending = self._pending.popleft()
            stream = pending[0].stream
            (later if stream in streams else batch).append(pending)
            streams.add(stream)
        self._pending.extendleft(reversed(later))
        return batch

    async def _append_batch(self, batch: list[PendingAppend]) -> None:
        """Append all with one statement; if one append fails, each with its own."""
        try:
            written = await self._write([append for append, _ in batch])
        except Exception as error:  # noqa: BLE001 (any error is raised at the callers)
            failure = typed(error) if isinstance(error, ERRORS) else error
            is_away = isinstance(failure, StoreError) and failure.code == "store-away"
            if len(batch) > 1 and not is_away:
                for pending in batch:
                    await self._append_batch([pending])
                return
            if isinstance(failure, StoreError) and not isinstance(error, OUR_FAULT):
                self._health.failed(failure)
            for _, future in batch:
                if not future.done():  # the caller still waits
                    future.set_exception(failure)
            return
        self._health.worked()
        for append, future in batch:
            if future.done():
                continue
            if append.stream in written:
                future.set_result(None)
            else:
                future.set_exception(Conflict("stream-went-on"))

    async def _write(self, appends: Sequence[Append]) -> set[str]:
        """Write appends; return the streams whose last number was as expected. Others conflict.

        A connection that has failed is not used again, because its statement may still be running.
        """
        try:
            async with self._membership.timeout(STATEMENT_TIMEOUT_SECONDS):
                if self._connection is None or self._connection.is_closed():
                    self._connection = None
                    self._connection = await connect(self._database, serving=True)
                rows = await self._connection.fetch(APPEND, *_columns(appends))
        except ERRORS as error:
            if self._connection is not None and typed(error).code == "store-away":
                self._connection.terminate()
            raise
        return {stream for stream, _ in rows}


_NO_INDEX_ROW: Final = IndexRow("", public=False)


def _columns(appends: Sequence[Append]) -> list[list[object]]:
    """The parameters of the statement, each an array."""
    index_rows = [append.index_row or _NO_INDEX_ROW for append in appends]
    facts = [
        (append.stream, number, fact)
        for append in appends
        for number, fact in enumerate(append.facts, start=append.after + 1)
    ]
    members = [
        (append.stream, guest)
        for append, index_row in zip(appends, index_rows, strict=True)
        for guest in index_row.members
    ]
    snapshots = [
        (append.stream, append.snapshot) for append in appends if append.snapshot is not None
    ]
    return [
        [append.stream for append in appends],
        [append.after for append in appends],
        [append.after + len(append.facts) for append in appends],
        [append.due for append in appends],
        [append.now for append in appends],
        [append.index_row is not None for append in appends],
        [index_row.state for index_row in index_rows],
        [index_row.public for index_row in index_rows],
        [index_row.summary for index_row in index_rows],
        [stream for stream, _, _ in facts],
        [number for _, number, _ in facts],
        [fact for _, _, fact in facts],
        [stream for stream, _ in members],
        [guest for _, guest in members],
        [stream for stream, _ in snapshots],
        [snapshot.number for _, snapshot in snapshots],
        [snapshot.state for _, snapshot in snapshots],
        [checksum(*row) for row in facts],
        [checksum(stream, snapshot.number, snapshot.state) for stream, snapshot in snapshots],
    ]

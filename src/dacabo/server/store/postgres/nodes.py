"""Nodes that communicate through PostgreSQL: LISTEN, NOTIFY and three small tables.

Each node has a row that it renews twice a second. Its leases and presence are valid as long as that
row: until its connection ends if its process dies, or for some seconds if its machine does. The
tables are unlogged. After a crash of the database they are empty, and every node takes the leases
of its streams again.

With each renewal the database returns its time, which all nodes follow. So the clocks of their
machines may differ.
"""

import asyncio
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from logging import WARNING
from typing import Final

from dacabo.server.logs import note
from dacabo.server.settings import PostgresLink
from dacabo.server.store.nodes import (
    APPENDED,
    CUT_OFF,
    GUEST,
    NODE_LOST,
    POLL,
    KeepTime,
    Subscribers,
)
from dacabo.server.store.postgres.connections import connect, connect_first
from dacabo.server.store.postgres.driver import ERRORS, PgConnection, typed
from dacabo.server.store.postgres.membership import MEMBER_SECONDS, Membership, now
from dacabo.server.store.postgres.publisher import Publisher, Query
from dacabo.server.store.postgres.schema import CHANNEL, MIGRATING, lock_of
from dacabo.server.store.store import StoreError

RENEWAL_SECONDS: Final = 0.5
"""Seconds between two renewals of a node's row."""
RENEWAL_TIMEOUT_SECONDS: Final = 1.5
"""Seconds within which the database has to answer a renewal, or a new connection is made."""
RENEWALS_PER_POLL: Final = 4
"""Renewals between two polls for missed messages."""
RENEWALS_PER_CLEANUP: Final = 120
"""Renewals between two deletions of the rows of dead nodes."""

RENEW: Final = """
WITH renewed AS (
    INSERT INTO nodes (node, speaks, pid, until)
    VALUES ($1, $2, pg_backend_pid(), clock_timestamp() + $3 * interval '1 second')
    ON CONFLICT (node) DO UPDATE SET pid = excluded.pid, until = excluded.until
)
SELECT extract(epoch FROM clock_timestamp()) * 1000,
    ARRAY (SELECT node FROM living WHERE node <> $1)
"""
TAKE_LEASES: Final = """
INSERT INTO leases (stream, node)
SELECT stream, $2 FROM unnest($1::text[]) AS asked (stream) ORDER BY stream
ON CONFLICT (stream) DO UPDATE SET node = excluded.node
WHERE leases.node = excluded.node OR NOT EXISTS (
    SELECT 1 FROM living WHERE living.node = leases.node)
RETURNING stream
"""
PRESENT_ELSEWHERE: Final = """
SELECT stream, guests FROM present JOIN living USING (node)
WHERE stream = ANY ($1) AND node <> $2
"""
DELETE_DEAD_NODES: Final = """
WITH dead AS (
    DELETE FROM nodes WHERE until < clock_timestamp() - interval '1 minute' RETURNING node
), leases_deleted AS (DELETE FROM leases USING dead WHERE leases.node = dead.node)
DELETE FROM present USING dead WHERE present.node = dead.node
"""
LEAVE: Final = """
WITH freed AS (DELETE FROM leases WHERE node = $1),
    left_ AS (DELETE FROM present WHERE node = $1)
DELETE FROM nodes WHERE node = $1
"""

_FAILURES: Final[tuple[type[Exception], ...]] = (*ERRORS, StoreError)


class PostgresNodes(Subscribers, Publisher):
    """The other nodes of a database.

    Args:
        database: the database.
        ask: executes a statement.
        own_pid: the pid, at the database, of the connection by which this node appends.
        membership: the membership of this node.
    """

    alone = False

    def __init__(
        self,
        database: PostgresLink,
        ask: Query,
        own_pid: Callable[[], int | None],
        membership: Membership,
    ) -> None:
        Subscribers.__init__(self)
        Publisher.__init__(self, ask)
        self._speaks = ""
        self._keep_time: KeepTime = lambda _: None
        self._database = database
        self._own_pid = own_pid
        self._membership = membership
        membership.at_expiry.append(self._cut_off)
        self._connection: PgConnection | None = None
        """The connection on which the node listens and renews its row."""
        self._others: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def cut_off(self) -> bool:
        """Whether this node has lost the database."""
        return self._membership.expired

    async def start(self, node: str, speaks: str, keep_time: KeepTime) -> None:
        """Become a node, if the other nodes have the same fingerprint."""
        self._node, self._speaks, self._keep_time = node, speaks, keep_time
        connection = await connect_first(self._database)
        try:
            await self._join(connection)
            await self._listen(connection)
        except ERRORS as error:
            connection.terminate()
            raise typed(error) from None
        except BaseException:
            connection.terminate()
            raise
        self._connection = connection
        self._is_open = True
        self._tasks = [
            *map(asyncio.create_task, (self._renew_periodically(), self._send_batches()))
        ]

    async def _join(self, connection: PgConnection) -> None:
        async with (
            connection.transaction()
        ):  # under a lock, so that two different nodes cannot both join
            await connection.execute(f"SELECT pg_advisory_xact_lock({lock_of(MIGRATING)})")
            if await connection.fetch("SELECT 1 FROM living WHERE speaks <> $1", self._speaks):
                raise StoreError("nodes-differ", database=self._database.shown)
            await self._renew(connection)

    async def close(self) -> None:
        """Free all leases, and tell the others."""
        if not self._tasks:
            return
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        self._is_open = False
        self._membership.leave()
        if self._batch_sent is not None and not self._batch_sent.done():
            self._batch_sent.set_result(None)  # it will not be sent
        with suppress(StoreError):
            await self._ask(LEAVE, self._node)
            await self._notify([f"{self._node} {NODE_LOST}  "])
        if self._connection is not None:
            self._connection.terminate()

    # --- listening ----------------------------------------------------------------------------

    async def _listen(self, connection: PgConnection) -> None:
        channel = await connection.fetchval(f"SELECT {CHANNEL}")
        await connection.add_listener(channel, self._handle_message)

    def _handle_message(self, _connection: object, pid: int, _channel: str, message: str) -> None:
        """Deliver a message, unless this node has sent it."""
        node, topic, about, body = message.split(" ", 3)
        if node.partition("#")[0] == self._node or (topic == APPENDED and pid == self._own_pid()):
            return
        self.deliver(topic, about, body.encode())

    # --- renewals ------------------------------------------------------------------------------

    async def _renew_periodically(self) -> None:
        count = 0
        while True:
            await asyncio.sleep(RENEWAL_SECONDS)
            count += 1
            try:
                if self._connection is None:
                    await self._reconnect()
                assert self._connection is not None
                async with asyncio.timeout(RENEWAL_TIMEOUT_SECONDS):
                    await self._renew(self._connection)
                    if count % RENEWALS_PER_CLEANUP == 0:
                        await self._connection.execute(DELETE_DEAD_NODES)
            except _FAILURES:
                if self._connection is not None:
                    self._connection.terminate()
                    self._connection = None
                continue
            if count % RENEWALS_PER_POLL == 0:
                self.deliver(POLL)

    async def _reconnect(self) -> None:
        connection = await connect(self._database)
        try:
            await self._renew(connection)
            await self._listen(connection)
        except BaseException:
            connection.terminate()
            raise
        self._connection = connection
        note("node-again", WARNING)
        self._repeat_presence()
        for topic in (POLL, NODE_LOST, GUEST):  # messages on these may have been missed
            self.deliver(topic)

    async def _renew(self, connection: PgConnection) -> None:
        began = now()
        ((time, others),) = await connection.fetch(RENEW, self._node, self._speaks, MEMBER_SECONDS)
        self._membership.renew(began)
        # The database read its clock half a round trip ago; 500 is half a second in milliseconds.
        self._keep_time(int(time) + round((now() - began) * 500))
        others_before, self._others = self._others, {*others}
        if others_before - self._others:
            self.deliver(NODE_LOST)

    def _cut_off(self) -> None:
        """Report that the database is out of reach. Other nodes may still reach it."""
        note("node-cut-off", WARNING)
        if self._others:
            self.deliver(CUT_OFF)

    # --- queries -------------------------------------------------------------------------------

    async def heads(self, streams: Collection[str]) -> Mapping[str, int]:
        """The numbers of the last facts of streams."""
        sql = "SELECT stream, last FROM streams WHERE stream = ANY ($1)"
        return dict(await self._ask(sql, [*streams]))

    async def take_leases(self, streams: Collection[str]) -> set[str]:
        """Take the leases that are free; return the streams whose lease this node has now."""
        await self._keep(streams)
        return {stream for (stream,) in await self._ask(TAKE_LEASES, [*streams], self._node)}

    async def present(self, streams: Collection[str]) -> Mapping[str, set[str]]:
        """The guests who are connected to streams on other nodes."""
        present: dict[str, set[str]] = {}
        for stream, guests in await self._ask(PRESENT_ELSEWHERE, [*streams], self._node):
            present.setdefault(stream, set()).update(guests)
        return present

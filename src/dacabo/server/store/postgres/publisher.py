"""Send messages, presence and released leases to the other nodes, in batches."""

import asyncio
from collections.abc import Awaitable, Collection
from itertools import count
from typing import Any, Final, Protocol

from dacabo.server.store.nodes import PRESENT, RELEASED
from dacabo.server.store.postgres.schema import CHANNEL
from dacabo.server.store.store import StoreError

RETRY_SECONDS: Final = 0.5
"""Seconds until a batch that could not be sent is tried again."""
MAX_MESSAGE_BYTES: Final = 7_900
"""The most bytes of a message: PostgreSQL accepts less than 8,000."""

SHOW: Final = """
WITH shown AS (
    SELECT stream, guests::text[] FROM unnest($2::text[], $3::text[]) AS shown (stream, guests)
), gone AS (
    DELETE FROM present USING shown
    WHERE node = $1 AND present.stream = shown.stream AND shown.guests = '{}'
)
INSERT INTO present (node, stream, guests)
SELECT $1, stream, guests FROM shown WHERE guests <> '{}' ORDER BY stream
ON CONFLICT (node, stream) DO UPDATE SET guests = excluded.guests
"""
SAY: Final = f"""
SELECT pg_notify({CHANNEL}, message)
FROM unnest($1::text[]) WITH ORDINALITY AS message_batch (message, number) ORDER BY number
"""  # noqa: S608 (our own channel)
RELEASE: Final = "DELETE FROM leases WHERE stream = ANY ($1) AND node = $2"


class Query(Protocol):
    """Executes a statement that can be repeated, and returns its rows."""

    def __call__(self, sql: str, *values: Any) -> Awaitable[list[Any]]:  # noqa: ANN401 (as stored)
        """Raises a `StoreError`."""


class Publisher:
    """Collects what a node has to send; the task `_send_batches` sends it."""

    def __init__(self, ask: Query) -> None:
        self._node = ""
        self._is_open = False
        """Whether this node has joined the others, and has not left."""
        self._ask = ask
        self._numbers = count()
        self._messages: list[str] = []
        """The messages of the next batch."""
        self._connected: dict[str, tuple[str, ...]] = {}
        """By stream: the guests who are connected to this node."""
        self._changed_presence: dict[str, tuple[str, ...]] = {}
        """By stream: the guests who are connected, if that has changed since the last batch."""
        self._released: set[str] = set()
        self._wake = asyncio.Event()
        self._batch_sent: asyncio.Future[None] | None = None
        """Resolved when the next batch has been sent."""

    def publish(self, topic: str, about: str, body: bytes = b"") -> None:
        """Send a message to all other nodes."""
        # PostgreSQL drops equal messages of a transaction: a number keeps them apart.
        message = f"{self._node}#{next(self._numbers)} {topic} {about} {body.decode()}"
        if self._is_open and len(message.encode()) <= MAX_MESSAGE_BYTES:
            self._messages.append(message)
            self._send_soon()

    def publish_presence(self, stream: str, guests: Collection[str]) -> None:
        """Publish which guests are connected to a stream here."""
        present = tuple(sorted(guests))
        if self._connected.get(stream, ()) == present:
            return
        if present:
            self._connected[stream] = present
        else:
            del self._connected[stream]
        self._changed_presence[stream] = present
        self._send_soon()

    def release(self, streams: Collection[str]) -> None:
        """Give up the leases of streams."""
        self._released |= {*streams}
        self._send_soon()

    async def _keep(self, streams: Collection[str]) -> None:
        """Make sure that no lease of these streams is released after this returns."""
        if self._released:
            await self.flush()
        self._released -= {*streams}

    def _repeat_presence(self) -> None:
        """Publish again who is connected, because the database may have been restarted."""
        self._changed_presence = self._connected | self._changed_presence
        self._send_soon()

    def _send_soon(self) -> None:
        if self._is_open and not self._wake.is_set():
            self._batch_sent = asyncio.get_running_loop().create_future()
            self._wake.set()

    async def flush(self) -> None:
        """Wait until everything published so far is sent, but not for later batches."""
        if self._is_open and self._batch_sent is not None:
            await asyncio.shield(self._batch_sent)

    async def _send_batches(self) -> None:
        """Send batches for as long as this node is open."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch_sent = self._batch_sent
            messages, self._messages = self._messages, []
            shown, self._changed_presence = self._changed_presence, {}
            released = {*self._released}
            try:
                if released:
                    await self._ask(RELEASE, [*released], self._node)
                    self._released -= released
                if shown:
                    guests = ["{" + ",".join(present) + "}" for present in shown.values()]
                    await self._ask(SHOW, self._node, [*shown], guests)
                messages += [f"{self._node} {PRESENT} {stream} " for stream in shown]
                messages += [f"{self._node} {RELEASED} {stream} " for stream in released]
                await self._notify(messages)
            except StoreError:
                self._changed_presence = shown | self._changed_presence
                asyncio.get_running_loop().call_later(RETRY_SECONDS, self._send_soon)
            if batch_sent is not None:
                batch_sent.set_result(None)

    async def _notify(self, messages: list[str]) -> None:
        """Send messages at once."""
        await self._ask(SAY, messages)

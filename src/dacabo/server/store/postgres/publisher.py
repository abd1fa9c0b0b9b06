"""What a node says to the others, all that has to be said at once; and who is connected to it."""

import asyncio
from collections.abc import Awaitable, Collection
from typing import Any, Final, Protocol

from dacabo.server.store.nodes import PRESENT, RELEASED
from dacabo.server.store.postgres.schema import CHANNEL
from dacabo.server.store.store import StoreError

REST_SECONDS: Final = 0.5
"""Seconds before something that could not be said is tried again."""
LONGEST: Final = 7_900
"""Bytes of a message: PostgreSQL takes no more than 8,000."""

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
FROM unnest($1::text[]) WITH ORDINALITY AS said (message, number) ORDER BY number
"""  # noqa: S608 (our own channel)
RELEASE: Final = "DELETE FROM leases WHERE stream = ANY ($1) AND node = $2"


class Query(Protocol):
    """Executes a statement that can be repeated, and returns its rows."""

    def __call__(self, sql: str, *values: Any) -> Awaitable[list[Any]]:  # noqa: ANN401 (as stored)
        """Raises a `StoreError`."""


class Publisher:
    """What a node says to the others. It says so in `_speak`, which is a task."""

    def __init__(self, ask: Query) -> None:
        self._node = ""
        self._open = False
        """Whether it is a node already, and still is."""
        self._ask = ask
        self._messages: list[str] = []
        """What has to be said."""
        self._here: dict[str, tuple[str, ...]] = {}
        """By stream: who is connected to this node."""
        self._shown: dict[str, tuple[str, ...]] = {}
        """By stream: who has come or gone since it was last said."""
        self._released: set[str] = set()
        self._wake = asyncio.Event()
        self._saying: asyncio.Future[None] | None = None
        """Done when everything that there was to say until now was said."""

    def publish(self, topic: str, about: str, body: bytes = b"") -> None:
        """Tell all other nodes."""
        message = f"{self._node} {topic} {about} {body.decode()}"
        if self._open and len(message.encode()) <= LONGEST:
            self._messages.append(message)
            self._speak_soon()

    def show(self, stream: str, guests: Collection[str]) -> None:
        """Say which guests are connected to a stream here."""
        there = tuple(sorted(guests))
        if self._here.get(stream, ()) == there:
            return
        if there:
            self._here[stream] = there
        else:
            del self._here[stream]
        self._shown[stream] = there
        self._speak_soon()

    def release(self, streams: Collection[str]) -> None:
        """Give up the leases of streams."""
        self._released |= {*streams}
        self._speak_soon()

    async def _keep(self, streams: Collection[str]) -> None:
        """Give up no leases of these streams any more, once this returns."""
        if self._released:
            await self.said()
        self._released -= {*streams}

    def _repeat(self) -> None:
        """Say again who is here: the database may have been restarted."""
        self._shown = self._here | self._shown
        self._speak_soon()

    def _speak_soon(self) -> None:
        if self._open and not self._wake.is_set():
            self._saying = asyncio.get_running_loop().create_future()
            self._wake.set()

    async def said(self) -> None:
        """Wait until everything that was said is on its way, not for what is said meanwhile."""
        if self._open and self._saying is not None:
            await asyncio.shield(self._saying)

    async def _speak(self) -> None:
        """Say whatever has to be said, as long as this is a node."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            saying = self._saying
            messages, self._messages = self._messages, []
            shown, self._shown = self._shown, {}
            released = {*self._released}
            try:
                if released:
                    await self._ask(RELEASE, [*released], self._node)
                    self._released -= released
                if shown:
                    guests = ["{" + ",".join(there) + "}" for there in shown.values()]
                    await self._ask(SHOW, self._node, [*shown], guests)
                messages += [f"{self._node} {PRESENT} {stream} " for stream in shown]
                messages += [f"{self._node} {RELEASED} {stream} " for stream in released]
                await self._notify(messages)
            except StoreError:
                self._shown = shown | self._shown  # what was said is lost, who is here is not
                asyncio.get_running_loop().call_later(REST_SECONDS, self._speak_soon)
            if saying is not None:
                saying.set_result(None)

    async def _notify(self, messages: list[str]) -> None:
        """Say something at once."""
        await self._ask(SAY, messages)

"""Somebody who keeps a pad or an event in sight."""

from time import monotonic
from typing import Final

import msgspec

from dacabo.core.errors import DacaboError
from dacabo.server.cost.limits import Credits
from dacabo.server.cost.purse import broke
from dacabo.server.events.events import Events
from dacabo.server.events.pads import Pads
from dacabo.server.events.watchers import Watchers, frame
from dacabo.server.keys import event_of
from dacabo.server.logs import note_failure
from dacabo.server.settings import MESSAGES
from dacabo.server.sockets.connection import Connection, Receive, said
from dacabo.server.store.clock import now
from dacabo.server.wire.table import LARGEST, Bye, Ping, Pong
from dacabo.server.wire.watch import FromWatcher, Watch
from dacabo.tournament.roles import Holder, Public

WATCH_COST: Final = 4
"""Credits for a page; one more for the message itself."""

_read = msgspec.json.Decoder(FromWatcher).decode


class Watcher:
    """One connection, from the key to the end."""

    def __init__(self, pads: Pads, events: Events, connection: Connection) -> None:
        self._pads = pads
        self._events = events
        self._connection = connection
        self._watchers: Watchers | None = None
        self._credits = Credits(MESSAGES, monotonic())

    async def run(self, receive: Receive) -> None:
        """Listen until one of the two hangs up."""
        try:
            async for text in said(receive, self._connection, self._credits, self._too_fast):
                await self._hear(text)
        finally:
            self._leave()

    async def _hear(self, text: str | bytes) -> None:
        try:
            if len(text) > LARGEST:
                raise msgspec.ValidationError
            message = _read(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._hang_up(4400, "message-unreadable")
            return
        match message:
            case Watch(key):
                await self._watch(key)
            case Ping():
                self._connection.send(frame(Pong(now())))

    async def _watch(self, key: str) -> None:
        if not self._credits.take(monotonic(), WATCH_COST) or broke():
            self._too_fast()
            return
        try:
            watchers, holder = await self._find(key)
        except DacaboError as error:
            self._hang_up(4404 if error.code == "no-such-key" else 4503, error.code)
            return
        except Exception as error:  # noqa: BLE001 (nobody loses the line without a word)
            note_failure("watch-failed", error)
            self._hang_up(4503, "server-failed")
            return
        self._leave()
        self._watchers = watchers
        watchers.join(self._connection, holder)

    async def _find(self, key: str) -> tuple[Watchers, Holder]:
        if event_of(key) is None:
            return (await self._pads.find(key)).watchers, Public()
        live, holder = await self._events.find(key)
        return live.watchers, holder

    def _leave(self) -> None:
        if self._watchers is not None:
            self._watchers.leave(self._connection)

    def _too_fast(self) -> None:
        self._hang_up(4429, "too-fast")

    def _hang_up(self, code: int, reason: str) -> None:
        self._connection.send(frame(Bye(reason)))
        self._connection.close(code, reason)

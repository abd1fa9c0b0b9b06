"""A client that watches a pad or an event."""

import msgspec

from dacabo.core.errors import DacaboError
from dacabo.server.events.events import Events
from dacabo.server.events.pads import Pads
from dacabo.server.events.watchers import Watchers
from dacabo.server.keys import event_of
from dacabo.server.logs import note_failure
from dacabo.server.outside import Outside
from dacabo.server.settings import MESSAGES
from dacabo.server.sockets.caller import Caller
from dacabo.server.sockets.connection import Connection, frame
from dacabo.server.wire.table import Ping, Pong
from dacabo.server.wire.watch import FromWatcher, Watch
from dacabo.tournament.roles import Holder, Public

_read = msgspec.json.Decoder(FromWatcher).decode


class Watcher(Caller[FromWatcher]):
    """One connection, from the key to the end."""

    def __init__(
        self, pads: Pads, events: Events, connection: Connection, outside: Outside
    ) -> None:
        super().__init__(connection, _read, MESSAGES)
        self._pads = pads
        self._events = events
        self._outside = outside
        self._watchers: Watchers | None = None

    def _leave(self) -> None:
        if self._watchers is not None:
            self._watchers.leave(self._connection)

    def _unreadable(self) -> None:
        self.hang_up(4400, "message-unreadable")

    async def _hear(self, message: FromWatcher) -> None:
        match message:
            case Watch(key):
                await self._watch(key)
            case Ping():
                self._connection.send(frame(Pong(self._outside.now())))

    async def _watch(self, key: str) -> None:
        if not self._can_pay():
            return
        try:
            watchers, holder = await self._find(key)
        except DacaboError as error:
            self.hang_up(4404 if error.code == "no-such-key" else 4503, error.code)
            return
        except Exception as error:  # noqa: BLE001 (any error is answered)
            note_failure("watch-failed", error)
            self.hang_up(4503, "server-failed")
            return
        self._leave()
        self._watchers = watchers
        watchers.join(self._connection, holder)

    async def _find(self, key: str) -> tuple[Watchers, Holder]:
        if event_of(key) is None:
            return (await self._pads.find(key)).watchers, Public()
        live, holder = await self._events.find(key)
        return live.watchers, holder

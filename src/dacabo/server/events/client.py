"""A client that watches a pad or an event."""

from collections.abc import Callable

import msgspec

from dacabo.core.errors import DacaboError
from dacabo.server.environment import Environment
from dacabo.server.events.events import Events
from dacabo.server.events.live_event import LiveEvent
from dacabo.server.keys import KeyRefused, event_of
from dacabo.server.limits.buckets import Rate
from dacabo.server.logs import note_failure
from dacabo.server.pads.pads import LivePad, Pads
from dacabo.server.sockets.connection import Connection, frame
from dacabo.server.sockets.message_loop import MessageLoop
from dacabo.server.sockets.watchers import Watchers
from dacabo.server.wire.table import Ping, Pong
from dacabo.server.wire.watch import Draft, FromWatcher, Watch
from dacabo.tournament.event import Match, current_stage
from dacabo.tournament.roles import AsPlayer, AtTable, LinkRole, Public

_read = msgspec.json.Decoder(FromWatcher).decode


class Watcher(MessageLoop[FromWatcher]):
    """The connection of a client that watches a pad or an event, and may draft on a pad."""

    def __init__(
        self,
        pads: Pads,
        events: Events,
        connection: Connection,
        environment: Environment,
        limit: Rate,
    ) -> None:
        super().__init__(connection, _read, limit)
        self._pads = pads
        self._events = events
        self._environment = environment
        self._name = environment.new_id()
        """The name of this phone for other nodes."""
        self._watched: LivePad | LiveEvent | None = None
        self._role: LinkRole = Public()

    def _on_close(self) -> None:
        if self._watched is None:
            return
        self._watched.watchers.leave(self._connection)
        for live in self._draft_pads():
            live.draft(self._connection, self._name, None)

    def _on_unreadable(self) -> None:
        self.close(4400, "message-unreadable")

    async def _handle(self, message: FromWatcher) -> None:
        match message:
            case Watch(key):
                await self._watch(key)
            case Draft():
                self._draft(message)
            case Ping():
                self._connection.send(frame(Pong(self._environment.now())))

    async def _watch(self, key: str) -> None:
        if not self._charge_extra_or_close():
            return
        try:
            watched, role = await self._find(key)
        except DacaboError as error:
            self.close(4404 if isinstance(error, KeyRefused) else 4503, error.code)
            return
        except Exception as error:  # noqa: BLE001 (any error is answered)
            note_failure("watch-failed", error)
            self.close(4503, "server-failed")
            return
        self._on_close()
        self._watched, self._role = watched, role
        watched.watchers.join(self._connection, role)
        for live in self._draft_pads():
            if (text := live.drafting.frame(self._connection, live.pad)) is not None:
                self._connection.send(text)

    async def _find(self, key: str) -> tuple[LivePad | LiveEvent, LinkRole]:
        if event_of(key) is None:
            return await self._pads.find(key), Public()
        return await self._events.find(key)

    def _draft(self, message: Draft) -> None:
        """Show the other phones around a pad what this phone is about to enter."""
        for live in self._draft_pads(message.pad):
            live.draft(self._connection, self._name, message)

    def _draft_pads(self, match: str | None = None) -> list[LivePad]:
        """The pads on which this client may draft; each gets the list of phones around it."""
        watched = self._watched
        if isinstance(watched, LivePad):
            watchers: Watchers = watched.watchers
            watched.drafting.phones = lambda: watchers.of(lambda _: True)
            return [watched]
        if watched is None:
            return []
        stage = current_stage(watched.event)
        pads = []
        for played in stage.matches if stage else ():
            if match in (None, played.id) and _is_at_match(played, self._role):
                live = watched.pads.open_pad(watched.event, played)
                if live is not None:
                    live.drafting.phones = _phones_at(watched, played)
                    pads.append(live)
        return pads


def _phones_at(event: LiveEvent, match: Match) -> Callable[[], list[Connection]]:
    return lambda: event.watchers.of(lambda role: _is_at_match(match, role))


def _is_at_match(played: Match, role: LinkRole) -> bool:
    """Whether a role is at the table of a match."""
    match role:
        case AtTable(table):
            return table == played.table
        case AsPlayer(player):
            return player in played.active
        case _:
            return False

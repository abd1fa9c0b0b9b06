"""A client at a table: reads what it says, and answers."""

from time import monotonic
from typing import Final

import msgspec

from dacabo.core.errors import DacaboError
from dacabo.server.cost.limits import Credits
from dacabo.server.cost.purse import broke
from dacabo.server.logs import note_failure
from dacabo.server.metrics import Metrics
from dacabo.server.settings import MESSAGES
from dacabo.server.sockets.connection import Connection, Receive, said
from dacabo.server.store.clock import now
from dacabo.server.tables.live_table import LiveTable, frame, may_watch
from dacabo.server.wire.table import (
    LARGEST,
    Ask,
    Bye,
    Done,
    FromClient,
    Hello,
    Moves,
    Ping,
    Pong,
    Possible,
    React,
    Reaction,
    Refused,
)
from dacabo.table.errors import TableError
from dacabo.table.view import possible_moves

HELLO_COST: Final = 4
"""Credits for a welcome or a list of moves, which cost more than other answers; one more for the
message itself."""
MOST_BAD: Final = 8
"""So many messages that cannot be read end a connection."""

_read = msgspec.json.Decoder(FromClient).decode


class Client:
    """One connection, from hello to bye."""

    def __init__(self, live: LiveTable, connection: Connection, metrics: Metrics) -> None:
        self._live = live
        self._connection = connection
        self._metrics = metrics
        self._credits = Credits(MESSAGES, monotonic())
        self._bad = 0

    async def run(self, receive: Receive) -> None:
        """Listen until one of the two hangs up."""
        try:
            async for text in said(receive, self._connection, self._credits, self._too_fast):
                await self._hear(text)
        finally:
            self._live.leave(self._connection)

    async def _hear(self, text: str | bytes) -> None:
        try:
            if len(text) > LARGEST:
                raise msgspec.ValidationError
            message = _read(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._bad += 1
            self._refuse(None, TableError("message-unreadable"))
            if self._bad >= MOST_BAD:
                self.hang_up(4400, "unreadable")
            return
        match message:
            case Ask():
                await self._ask(message)
            case Hello(after):
                self._hello(after)
            case React(reaction):
                self._react(reaction)
            case Moves(decision):
                self._possible(decision)
            case Ping():
                self._answer(Pong(now()))

    def _hello(self, after: int | None) -> None:
        if not self._credits.take(monotonic(), HELLO_COST) or broke():
            self._too_fast()
        elif not may_watch(self._live.table) and not self._sits():
            self.hang_up(4403, "no-spectators")
        else:
            self._live.join(self._connection, after)

    def _possible(self, decision: str) -> None:
        if not self._credits.take(monotonic(), HELLO_COST) or broke():
            self._too_fast()
        else:
            seat = self._connection.seat
            self._answer(Possible(decision, possible_moves(self._live.table, seat, decision)))

    def _sits(self) -> bool:
        guest = self._connection.guest
        return guest is not None and any(c.guest == guest for c in self._live.table.chairs)

    def _react(self, reaction: Reaction) -> None:
        guest, seat = self._connection.guest, self._connection.seat
        if not self._connection.welcomed:
            self._refuse(None, TableError("hello-first"))
        elif guest is None or seat is None:
            self._refuse(None, TableError("not-seated"))
        else:
            self._live.react(guest, seat, reaction)

    async def _ask(self, message: Ask) -> None:
        guest = self._connection.guest
        if not self._connection.welcomed:
            self._refuse(message.id, TableError("hello-first"))
            return
        if guest is None:
            self._refuse(message.id, TableError("not-a-guest"))
            return
        if broke() or not self._live.around.allows(guest, message.request):
            self._refuse(message.id, TableError("too-fast"))
            return
        began = monotonic()
        try:
            number = await self._live.ask(guest, message.id, message.request)
        except DacaboError as error:
            self._refuse(message.id, error)
        except Exception as error:  # noqa: BLE001 (nobody gets a traceback, or loses the line)
            note_failure("ask-failed", error, table=self._live.code)
            self._refuse(message.id, TableError("server-failed"))
        else:
            self._metrics.moves.add()
            self._metrics.ack_seconds.observe(monotonic() - began)
            self._answer(Done(message.id, number))

    def _refuse(self, id: str | None, error: DacaboError) -> None:  # noqa: A002 (as on the wire)
        self._metrics.refused.add(error.code)
        self._answer(Refused(id, error.code, error.about))

    def _answer(self, message: Done | Refused | Possible | Pong | Bye) -> None:
        self._connection.send(frame(message))

    def _too_fast(self) -> None:
        self.hang_up(4429, "too-fast")

    def hang_up(self, code: int, reason: str) -> None:
        """End the connection, and say why."""
        self._answer(Bye(reason))
        self._connection.close(code, reason)

"""Read the messages of a client at a table, and answer them."""

from time import monotonic
from typing import Final

import msgspec

from dacabo.core.errors import DacaboError
from dacabo.server.environment import Environment
from dacabo.server.limits.buckets import Rate
from dacabo.server.limits.cpu_budget import is_over_budget
from dacabo.server.logs import note_failure
from dacabo.server.metrics import Metrics
from dacabo.server.sockets.connection import Connection, frame
from dacabo.server.sockets.devices import Devices
from dacabo.server.sockets.message_loop import MessageLoop
from dacabo.server.tables.audience import may_show, may_watch
from dacabo.server.tables.live_table import LiveTable
from dacabo.server.tokens import hashed, is_token
from dacabo.server.wire.table import (
    Applaud,
    Ask,
    Done,
    FromClient,
    Hello,
    Hurry,
    Moves,
    Ping,
    Pong,
    Possible,
    React,
    Reaction,
    Refused,
    Show,
)
from dacabo.table.errors import TableError
from dacabo.table.view import possible_moves

MAX_UNREADABLE: Final = 8
"""After this number of unreadable messages, the server closes the connection."""

_PADDED_TO: Final = {Refused: 256, Possible: 16 * 1024}
"""Answers that depend on the asker's cards are padded to a multiple of this many bytes, so that
their length reveals nothing. Nearly all fit into one block; only the moves of a player with nine or
more cards, who may claim sets, need more."""
_read = msgspec.json.Decoder(FromClient).decode


class Client(MessageLoop[FromClient]):
    """The messages of one connection."""

    def __init__(
        self,
        live: LiveTable,
        connection: Connection,
        devices: Devices,
        environment: Environment,
        metrics: Metrics,
        *,
        limit: Rate,
    ) -> None:
        super().__init__(connection, _read, limit)
        self._live = live
        self._devices = devices
        self._environment = environment
        self._metrics = metrics
        self._unreadable_messages = 0

    def _on_close(self) -> None:
        self._live.audience.leave(self._connection)

    def _on_unreadable(self) -> None:
        self._unreadable_messages += 1
        self._refuse(None, TableError("message-unreadable"))
        if self._unreadable_messages >= MAX_UNREADABLE:
            self.close(4400, "unreadable")

    async def _handle(self, message: FromClient) -> None:
        match message:
            case Ask():
                await self._ask(message)
            case Hello(after, token):
                await self._hello(after, token)
            case React(reaction):
                self._react(reaction)
            case Applaud():
                self._applaud()
            case Hurry():
                self._hurry()
            case Show():
                self._show(message)
            case Moves(decision):
                self._send_possible_moves(decision)
            case Ping():
                self._answer(Pong(self._environment.now()))

    async def _hello(self, after: int | None, token: str | None) -> None:
        if not self._charge_extra_or_close():
            return
        if token is not None and not await self._authenticate(token):
            self._metrics.refuse("not-a-guest")
            self.close(4401, "not-a-guest")
        elif not may_watch(self._live.table) and not self._is_seated():
            self.close(4403, "no-spectators")
        else:
            await self._live.remote.arrive(self._connection.guest)
            self._live.audience.join(self._connection, self._live.table, after)

    async def _authenticate(self, token: str) -> bool:
        """Whether the connection belongs to the guest with this token.

        The first hello assigns the connection to the guest. Afterwards the guest can no longer
        change, because the others have seen who is here.
        """
        if not is_token(token):
            return False
        token_hash = hashed(token)
        if not self._connection.said_hello:
            try:
                await self._devices.enter(self._connection, token_hash)
            except TableError:
                return False
        return self._connection.token == token_hash

    def _send_possible_moves(self, decision: str) -> None:
        if self._charge_extra_or_close():
            seat = self._connection.seat
            self._answer(Possible(decision, possible_moves(self._live.table, seat, decision)))

    def _is_seated(self) -> bool:
        guest = self._connection.guest
        return guest is not None and any(c.guest == guest for c in self._live.table.chairs)

    def _react(self, reaction: Reaction) -> None:
        guest, seat = self._connection.guest, self._connection.seat
        if not self._connection.said_hello:
            self._refuse(None, TableError("hello-first"))
        elif guest is None or seat is None:
            self._refuse(None, TableError("not-seated"))
        else:
            self._live.react(guest, seat, reaction)

    def _applaud(self) -> None:
        if not self._connection.said_hello:
            self._refuse(None, TableError("hello-first"))
        elif self._connection.seat is None:  # players have reactions
            self._live.applaud(self._live.audience.id_of(self._connection))

    def _show(self, message: Show) -> None:
        guest, seat = self._connection.guest, self._connection.seat
        if not self._connection.said_hello:
            self._refuse(None, TableError("hello-first"))
        elif guest is None or seat is None:
            self._refuse(None, TableError("not-seated"))
        elif not may_show(self._live.table, message.match, message.round):
            self._refuse(None, TableError("match-goes-on"))
        else:
            self._live.show(guest, seat, message)

    def _hurry(self) -> None:
        guest = self._connection.guest
        if guest is not None and self._connection.seat is not None:
            self._live.hurry(guest)  # spectators cannot hurry players

    async def _ask(self, message: Ask) -> None:
        guest = self._connection.guest
        if not self._connection.said_hello:
            self._refuse(message.id, TableError("hello-first"))
            return
        if guest is None:
            self._refuse(message.id, TableError("not-a-guest"))
            return
        if is_over_budget() or not self._live.limits.allows(guest, message.request):
            self._refuse(message.id, TableError("too-fast"))
            return
        began = monotonic()
        self._connection.pending_request = message.id  # its step is sent together with `Done`
        try:
            number = await self._live.ask(guest, message.id, message.request)
        except DacaboError as error:
            self._refuse(message.id, error)
        except Exception as error:  # noqa: BLE001 (any error is answered, without a traceback)
            note_failure("ask-failed", error, table=self._live.code)
            self._refuse(message.id, TableError("server-failed"))
        else:
            self._metrics.moves.inc()
            self._metrics.ack_seconds.observe(monotonic() - began)
            self._answer(Done(message.id, number))

    def _refuse(self, id: str | None, error: DacaboError) -> None:  # noqa: A002 (as on the wire)
        self._metrics.refuse(error.code)
        self._answer(Refused(id, error.code, error.about))

    def _answer(self, message: Done | Refused | Possible | Pong) -> None:
        self._connection.pending_request = None
        self._connection.send(frame(message, _PADDED_TO.get(type(message), 1)))

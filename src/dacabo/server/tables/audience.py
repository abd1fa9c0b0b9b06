"""The viewers of a live table: each is sent what their seat may know, and nothing else."""

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Mapping
from typing import Final

from msgspec import UNSET, UnsetType

from dacabo.bots.talk import Remark
from dacabo.core.chance import share_of
from dacabo.core.game import Told
from dacabo.core.seats import Seat
from dacabo.core.values import Discreet, Face
from dacabo.server.environment import Environment
from dacabo.server.sockets.connection import Connection, frame, frame_of_cards
from dacabo.server.store.replay import RECENT
from dacabo.server.tables.messages import (
    Occurrence,
    answers,
    event_about,
    news_about,
    questions,
    result_count,
    with_new_results,
)
from dacabo.server.wire.table import (
    Applauded,
    Event,
    MomentShown,
    Present,
    Reacted,
    Reaction,
    Remarked,
    Spoken,
    SpokenWord,
    Welcome,
)
from dacabo.table.facts import Entry, Moved
from dacabo.table.options import Memory, game_of
from dacabo.table.requests import Reveal
from dacabo.table.table import Phase, Step, Table, seat_of
from dacabo.table.view import TableView, game_view, table_view

STRANGER: Final = "~"
"""Marks a client without a guest among the ids of guests that nodes show each other."""


class Broadcast(Discreet):
    """A step without the table after it, as clients who reconnect need it."""

    number: int
    match: int
    entry: Entry
    told: tuple[Told, ...]


class Audience:
    """The connections to one table."""

    def __init__(
        self,
        code: str,
        environment: Environment,
        *,
        build: str,
        stranger_seconds: float,
        on_slow_client: Callable[[], None],
        on_presence: Callable[[str, Collection[str]], None],
    ) -> None:
        self.connections: list[Connection] = []
        self.names: dict[str, str] = {}
        """The names of guests, by id."""
        self.faces: dict[str, Face] = {}
        """The faces of those who have one."""
        self._code = code
        self._environment = environment
        self._build = build
        """The build of the browser app that the server offers."""
        self._stranger_seconds = stranger_seconds
        """Seconds until everyone is told of strangers."""
        self._on_slow_client = on_slow_client
        """Called when a client was dropped because it read too slowly."""
        self._recent: deque[Broadcast] = deque(maxlen=RECENT)
        """The last broadcasts, for clients that reconnect or reload their page."""
        self._rounds = 0
        """The number of round results that the connected clients have."""
        self._last_present = Present(())
        """Those present, as last sent to all."""
        self._on_presence = on_presence
        """Called when somebody came or went on this node."""
        self.remote: set[str] = set()
        """The guests who are connected to other nodes."""
        self._strangers: dict[Connection, str] = {}
        """The mark of each connection without a guest."""
        self._remote_strangers = 0
        """The number of such connections on other nodes."""
        self._soon: asyncio.TimerHandle | None = None
        """The timer after which everyone is told of strangers."""
        self._shown: MomentShown | None = None
        """The moment of a film that was shown last, while anybody is here."""

    @property
    def present(self) -> set[str]:
        """The guests who are connected."""
        return self.connected | self.remote

    @property
    def connected(self) -> set[str]:
        """The guests who are connected to this node."""
        return {c.guest for c in self.connections if c.guest is not None}

    @property
    def here(self) -> set[str]:
        """Everybody who is connected to this node: the ids of guests, and a mark for a stranger."""
        return {*map(self.id_of, self.connections)}

    def id_of(self, connection: Connection) -> str:
        """The id of a guest, or the mark of a stranger."""
        return connection.guest or self._strangers[connection]

    # --- coming and going ----------------------------------------------------------------------

    def join(self, connection: Connection, table: Table, after: int | None) -> None:
        """Show a client the table, and what it has missed."""
        is_new = not connection.said_hello
        connection.said_hello = True
        connection.seat = seat_of(table, connection.guest)
        if is_new:
            self.connections.append(connection)
            if connection.guest is None:
                self._strangers[connection] = STRANGER + self._environment.new_id()
        self._send_welcome(connection, table, after)
        if self._shown is not None and may_show(table, self._shown.match, self._shown.round):
            connection.send(frame(self._shown))
        connection.measure(self._environment.now)
        if is_new:
            self._tell_change(connection)

    def measure(self) -> None:
        """Measure the round-trip time to every player."""
        for connection in self.connections:
            if connection.seat is not None:
                connection.measure(self._environment.now)

    def leave(self, connection: Connection) -> None:
        """Remove a client."""
        if connection in self.connections:
            self.connections.remove(connection)
            self._strangers.pop(connection, None)
            self._tell_change(connection)
        if not self.connections:
            self._shown = None

    def set_remote(self, remote: Collection[str]) -> None:
        """Set who is connected to other nodes, and tell everyone if that changes anything."""
        self.remote = {guest for guest in remote if not guest.startswith(STRANGER)}
        self._remote_strangers = len({*remote}) - len(self.remote)
        self._send_presence()

    def rename(self, guest: str, name: str | None, face: Face | None, table: Table) -> None:
        """Change or remove a guest's name and face, and show the whole table to all again."""
        if guest not in self.names:
            return
        if name is None:
            del self.names[guest]
        else:
            self.names[guest] = name
        if face is None:
            self.faces.pop(guest, None)
        else:
            self.faces[guest] = face
        for connection in self.connections:
            self._send_welcome(connection, table, table.number)

    def _tell_change(self, connection: Connection) -> None:
        """Tell everyone of a guest at once, and of strangers now and then.

        Otherwise each of a hundred strangers would be announced to all others, twice.
        """
        if connection.guest is not None or not self._stranger_seconds:
            self._send_presence()
        elif self._soon is None:
            loop = asyncio.get_running_loop()
            self._soon = loop.call_later(self._stranger_seconds, self._send_presence)

    def _send_presence(self) -> None:
        """Tell everyone who is present, if that changed; clients without a guest as a number."""
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None
        self._on_presence(self._code, self.here)
        present = Present(tuple(sorted(self.present)), self._stranger_count)
        if present != self._last_present:
            self._last_present = present
            self._send_to_all(present)

    @property
    def _stranger_count(self) -> int | UnsetType:
        return len(self._strangers) + self._remote_strangers or UNSET

    def _send_welcome(self, connection: Connection, table: Table, after: int | None) -> None:
        welcome = self._welcome(connection, table, after)
        connection.send(frame_of_cards(welcome))
        self._rounds = result_count(welcome.view)

    def _welcome(self, connection: Connection, table: Table, after: int | None) -> Welcome:
        seat = connection.seat
        view, game = game_view(table, seat), game_of(table.options)
        return Welcome(
            number=table.number,
            now=self._environment.now(),
            you=connection.guest,
            seat=seat,
            table=table_view(table, self._code, self.names, self.faces),
            view=view,
            asked=questions(game, view),
            answers=answers(game, table.state, view),
            clocks=table.clocks,
            present=tuple(sorted(self.present)),
            strangers=self._stranger_count,
            build=self._build,
            missed=self._missed(table, seat, after),
        )

    def _missed(self, table: Table, seat: Seat | None, after: int | None) -> tuple[Event, ...]:
        """The events after number `after`; all recent ones of this match if there is a gap.

        At a classic table private information is omitted, because remembering is part of the game.
        """
        number = table.number
        recent = self._recent
        if after is None or not number - len(recent) <= after <= number:
            missed = [past for past in recent if past.match == table.match and past.told]
        else:
            missed = [past for past in recent if past.number > after]
        helps_to_remember = table.options.memory is Memory.ASSISTED
        return tuple(event_of(table, past, seat, private=helps_to_remember) for past in missed)

    # --- messages to all -----------------------------------------------------------------------

    def react(self, seat: Seat, reaction: Reaction) -> None:
        """Show a reaction to all."""
        self._send_to_all(Reacted(seat, reaction))

    def applaud(self) -> None:
        """Let a spectator applaud; nobody is told who it is."""
        self._send_to_all(Applauded())

    def show(self, shown: MomentShown) -> None:
        """Show a moment of a film to all, and to those who come later."""
        self._shown = shown
        self._send_to_all(shown)

    def remark(self, remark: Remark) -> None:
        """Let a character say something."""
        self._send_to_all(Remarked(remark.seat, remark.character, remark.occasion))

    def reveal_words(self, table: Table, words: Mapping[str, Reveal]) -> None:
        """Show everyone the words that players added to the shuffle."""
        self._send_to_all(_spoken(table, words))

    def _send_to_all(
        self, message: Present | Reacted | Applauded | Remarked | MomentShown | Spoken
    ) -> None:
        """Send the same message to all."""
        data = frame(message)
        for connection in self.connections:
            if not connection.send(data):
                self._on_slow_client()

    # --- new facts -----------------------------------------------------------------------------

    def tell(self, before: Table | None, step: Step) -> None:
        """Send one more fact to all, to each what their seat may know."""
        table, entry = step.table, step.entry
        broadcast = Broadcast(table.number, table.match, entry, step.told)
        self._recent.append(broadcast)
        if not self.connections:
            return
        if before is None or _seats_changed(before, table):
            self._reseat(table)
        changed_table = self._changed_table(before, table)
        game = game_of(table.options)
        public = event_of(table, broadcast, None, private=False)
        seats_with_secrets = {seat for told in step.told for seat in told.to or ()}
        frames: dict[Seat | None, bytes] = {}
        rounds = self._rounds
        for connection in self.connections:
            seat = connection.seat
            if seat is None and not may_watch(table):
                connection.close(4403, "no-spectators")
                continue
            if seat not in frames:
                full_view = game_view(table, seat)
                rounds = result_count(full_view)
                view = with_new_results(full_view, self._rounds)
                event = public
                if seat in seats_with_secrets:
                    event = event_of(table, broadcast, seat, private=True)
                news = news_about(
                    game, event, table.state, view, clocks=table.clocks, table=changed_table
                )
                frames[seat] = frame_of_cards(news)
            # The author's client also gets `Done`: `more` sends both in the same packet.
            pending = connection.pending_request
            is_author = (
                pending is not None and pending == entry.id and connection.guest == entry.guest
            )
            if not connection.send(frames[seat], more=is_author):
                self._on_slow_client()
        self._rounds = rounds

    def _reseat(self, table: Table) -> None:
        """Give every connection its new seat."""
        for connection in self.connections:
            connection.seat = seat_of(table, connection.guest)

    def _changed_table(self, before: Table | None, table: Table) -> TableView | None:
        """The table without its cards, if it has changed."""
        if (
            before is not None
            and not _seats_changed(before, table)
            and before.host == table.host
            and before.options is table.options
        ):
            return None
        return table_view(table, self._code, self.names, self.faces)


def _seats_changed(before: Table, table: Table) -> bool:
    return before.phase is not table.phase or before.chairs != table.chairs


def _spoken(table: Table, words: Mapping[str, Reveal]) -> Spoken:
    """The words that match the sealed shares."""
    spoken = []
    for seat, chair in enumerate(table.chairs):
        shown = words.get(chair.guest or "")
        if shown and chair.share == share_of(bytes.fromhex(shown.salt), shown.word):
            spoken.append(SpokenWord(seat, shown.word, shown.salt))
    return Spoken(tuple(spoken))


def may_watch(table: Table) -> bool:
    """Whether a viewer without a seat may see the table.

    They may if spectators are allowed, and always between matches, because they may sit down.
    """
    return table.options.spectators or table.phase not in (Phase.PLAYING, Phase.PAUSED)


def may_show(table: Table, match: int, round: int) -> bool:  # noqa: A002 (as on the wire)
    """Whether everybody may see the film of a round: of the match in progress once it is over.

    During a match only its own film is shown, and nothing of the round that is being played.
    """
    is_running = table.phase in (Phase.PLAYING, Phase.PAUSED)
    if match == table.match:
        finished = result_count(game_view(table, None))
        return round <= finished and (is_running or table.phase is not Phase.OPEN)
    return match < table.match and not is_running


def event_of(table: Table, broadcast: Broadcast, seat: Seat | None, *, private: bool) -> Event:
    """A fact as a seat may know it, with its private part only if `private`."""
    fact, number, at = broadcast.entry.fact, broadcast.number, broadcast.entry.at
    if isinstance(fact, Moved):
        occurrence = Occurrence(number, broadcast.told, at, fact.seat, fact.by, fact.level)
    else:
        occurrence = Occurrence(number, broadcast.told, at)
    return event_about(game_of(table.options), occurrence, seat, private=private)

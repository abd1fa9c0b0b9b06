"""The viewers of a live table: each is told what their seat may know, and nothing else."""

from collections import deque
from collections.abc import Callable, Collection, Mapping
from typing import Any

from msgspec.structs import replace

from dacabo.bots.talk import Remark
from dacabo.core.chance import share_of
from dacabo.core.game import Told
from dacabo.core.phrases import Phrase
from dacabo.core.seats import Seat
from dacabo.core.values import Discreet
from dacabo.server.environment import Environment
from dacabo.server.sockets.connection import Connection, frame, frame_of_cards
from dacabo.server.store.replay import RECENT
from dacabo.server.wire.table import (
    Answers,
    Event,
    News,
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


class Broadcast(Discreet):
    """What is kept of a step to tell it again: not the table after it."""

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
        slow: Callable[[], None],
        shown: Callable[[str, Collection[str]], None],
    ) -> None:
        self.connections: list[Connection] = []
        self.names: dict[str, str] = {}
        """The names of guests, by id."""
        self._code = code
        self._environment = environment
        self._build = build
        """The build of the browser app that the server offers."""
        self._slow = slow
        """Called when a client was dropped because it read too slowly."""
        self._recent: deque[Broadcast] = deque(maxlen=RECENT)
        """For clients that return, or reload their page."""
        self._rounds = 0
        """The number of round results that the connected clients have been told."""
        self._here: tuple[str, ...] = ()
        """Those present, as last told to all."""
        self._shown = shown
        """Called when somebody came or went on this node."""
        self.remote: set[str] = set()
        """The guests who are connected to other nodes."""

    @property
    def present(self) -> set[str]:
        """The guests who are connected."""
        return self.connected | self.remote

    @property
    def connected(self) -> set[str]:
        """Those of them who are connected to this node."""
        return {c.guest for c in self.connections if c.guest is not None}

    # --- coming and going ----------------------------------------------------------------------

    def join(self, connection: Connection, table: Table, after: int | None) -> None:
        """Show a client the table, and what it has missed."""
        newcomer = not connection.said_hello
        connection.said_hello = True
        connection.seat = seat_of(table, connection.guest)
        if newcomer:
            self.connections.append(connection)
        connection.send(frame_of_cards(self._welcome(connection, table, after)))
        connection.measure(self._environment.now)
        if newcomer:
            self._tell_presence()

    def measure(self) -> None:
        """Measure the lines of those who play."""
        for connection in self.connections:
            if connection.seat is not None:
                connection.measure(self._environment.now)

    def leave(self, connection: Connection) -> None:
        """Remove a client."""
        if connection in self.connections:
            self.connections.remove(connection)
            self._tell_presence()

    def see(self, remote: Collection[str]) -> None:
        """Who is connected to other nodes."""
        self.remote = {*remote}
        self._tell_presence()

    def call(self, guest: str, name: str | None, table: Table) -> None:
        """Change or remove the name of a guest, and show the whole table to all again."""
        if guest not in self.names:
            return
        if name is None:
            del self.names[guest]
        else:
            self.names[guest] = name
        for connection in self.connections:
            connection.send(frame_of_cards(self._welcome(connection, table, table.number)))

    def _tell_presence(self) -> None:
        """Tell all who is present, if that has changed: strangers who watch may come and go."""
        self._shown(self._code, self.connected)
        here = tuple(sorted(self.present))
        if here != self._here:
            self._here = here
            self._tell_all(Present(here))

    def _welcome(self, connection: Connection, table: Table, after: int | None) -> Welcome:
        seat = connection.seat
        view = game_view(table, seat)
        self._rounds = 0 if view is None else len(view.results)
        return Welcome(
            number=table.number,
            now=self._environment.now(),
            you=connection.guest,
            seat=seat,
            table=table_view(table, self._code, self.names),
            view=view,
            asked=_asked(table, view),
            answers=_answers(table, view),
            clocks=table.clocks,
            present=tuple(sorted(self.present)),
            build=self._build,
            missed=self._missed(table, seat, after),
        )

    def _missed(self, table: Table, seat: Seat | None, after: int | None) -> tuple[Event, ...]:
        """What a client has missed; for one that knows nothing, the story of this match so far.

        At a classic table private information is omitted.
        """
        number = table.number
        if after is None or not number - len(self._recent) <= after <= number:
            lines = [kept for kept in self._recent if kept.match == table.match and kept.told]
        else:
            lines = [kept for kept in self._recent if kept.number > after]
        reminds = table.options.memory is Memory.ASSISTED
        return tuple(event_of(table, kept, seat, private=reminds) for kept in lines)

    # --- messages to all -----------------------------------------------------------------------

    def react(self, seat: Seat, reaction: Reaction) -> None:
        """Show a reaction to all."""
        self._tell_all(Reacted(seat, reaction))

    def remark(self, remark: Remark) -> None:
        """Let a character say something."""
        self._tell_all(Remarked(remark.seat, remark.character, remark.occasion))

    def speak(self, table: Table, words: Mapping[str, Reveal]) -> None:
        """Tell the words of a match that begins."""
        self._tell_all(_spoken(table, words))

    def _tell_all(self, message: Present | Reacted | Remarked | Spoken) -> None:
        """Send the same message to all."""
        told = frame(message)
        for connection in self.connections:
            if not connection.send(told):
                self._slow()

    # --- what has happened ---------------------------------------------------------------------

    def tell(self, before: Table | None, step: Step) -> None:
        """Tell all of one more fact, each what their seat may know."""
        table, entry = step.table, step.entry
        kept = Broadcast(table.number, table.match, entry, step.told)
        self._recent.append(kept)
        if not self.connections:
            return
        around = self._around(before, table)
        public = event_of(table, kept, None, private=False)
        addressed = {seat for told in step.told if told.to is not None for seat in told.to}
        frames: dict[Seat | None, bytes] = {}
        rounds = self._rounds
        for connection in self.connections:
            seat = connection.seat
            if seat is None and not may_watch(table):
                connection.close(4403, "no-spectators")
                continue
            if seat not in frames:
                view = self._view(table, seat, rounds)
                private = seat in addressed
                news = News(
                    event=event_of(table, kept, seat, private=True) if private else public,
                    view=view,
                    asked=_asked(table, view),
                    answers=_answers(table, view),
                    clocks=table.clocks,
                    table=around,
                )
                frames[seat] = frame_of_cards(news)
            # The client that asked also learns that it is done, in the same packet.
            asked = connection.pending_request
            done = asked is not None and asked == entry.id and connection.guest == entry.guest
            if not connection.send(frames[seat], more=done):
                self._slow()

    def _around(self, before: Table | None, table: Table) -> TableView | None:
        """The table around the cards, if it has changed; then people may have changed places."""
        if before is None or before.phase is not table.phase or before.chairs != table.chairs:
            for connection in self.connections:
                connection.seat = seat_of(table, connection.guest)
        elif before.host == table.host and before.options is table.options:
            return None
        return table_view(table, self._code, self.names)

    def _view(self, table: Table, seat: Seat | None, rounds: int) -> Any:  # noqa: ANN401 (any game's view)
        """The cards now, with only those round results that are new."""
        view = game_view(table, seat)
        if view is None:
            self._rounds = 0
            return None
        self._rounds = len(view.results)
        return replace(view, results=view.results[rounds:]) if view.results else view


def _spoken(table: Table, words: Mapping[str, Reveal]) -> Spoken:
    """Of each guest the word that was sealed."""
    chairs = enumerate(table.chairs)
    shown = [(seat, chair.share, words.get(chair.guest or "")) for seat, chair in chairs]
    return Spoken(
        tuple(
            SpokenWord(seat, said.word, said.salt)
            for seat, share, said in shown
            if said and share == share_of(bytes.fromhex(said.salt), said.word)
        )
    )


def may_watch(table: Table) -> bool:
    """Whether a viewer without a seat may see the table: to sit down, or because spectators may."""
    return table.options.spectators or table.phase not in (Phase.PLAYING, Phase.PAUSED)


def event_of(table: Table, kept: Broadcast, seat: Seat | None, *, private: bool) -> Event:
    """A fact as told to a seat."""
    fact = kept.entry.fact
    facts = tuple(
        [
            told.fact
            for told in kept.told
            if told.to is None or (private and seat is not None and seat in told.to)
        ]
    )
    phrases = game_of(table.options).phrases
    said = tuple([phrase for fact in facts for phrase in phrases(fact)])
    number, at = kept.number, kept.entry.at
    if isinstance(fact, Moved):
        return Event(number, at, fact.seat, fact.by, facts, said, fact.level)
    return Event(number, at, facts=facts, said=said)


def _asked(table: Table, view: Any) -> tuple[Phrase, ...]:  # noqa: ANN401 (any game's view)
    if view is None or not view.decisions:
        return ()
    game = game_of(table.options)
    return tuple(game.asks(decision) for decision in view.decisions)


def _answers(table: Table, view: Any) -> Answers:  # noqa: ANN401 (any game's view)
    """What a game offers at a table of its own; one that has none in the app need not."""
    if view is None or not view.decisions:
        return ()
    answers = getattr(game_of(table.options), "answers", None)
    return tuple(answers(table.state, decision) for decision in view.decisions) if answers else ()

"""A live table: takes requests one after the other, stores the facts, and tells the viewers."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final

from dacabo.bots.talk import public
from dacabo.core.errors import DacaboError
from dacabo.core.game import Fact, Told, heard
from dacabo.core.seats import Seat
from dacabo.server.settings import Limits
from dacabo.server.store.stream import Stream, Streams
from dacabo.server.tables.audience import Audience
from dacabo.server.tables.chat import Chat
from dacabo.server.tables.race import Race
from dacabo.server.tables.remote_presence import (
    Hurried,
    RemoteApplause,
    RemotePresence,
    RemoteReaction,
    Revealed,
    RoundTrips,
    read_said,
)
from dacabo.server.tables.stored import TableKind
from dacabo.server.tables.table_limits import TableLimits
from dacabo.server.wire.table import Reaction
from dacabo.table.clocks import next_due
from dacabo.table.commands import act, move_bot, on_timer, races
from dacabo.table.errors import TableError
from dacabo.table.facts import Closed, Entry, Started
from dacabo.table.requests import Play, Reveal, StewardRequest
from dacabo.table.table import Phase, Step, Table, answered, seat_of

CLOSE_MS: Final = 1_000
"""Milliseconds by which the clocks of two nodes may differ. A larger difference is a clock that was
wrong then, and no deadline waits until it is right."""
MAX_FACTS: Final = 50_000
"""The maximum length of a log: a hundred matches."""


class LiveTable:
    """A table, its log, and its viewers."""

    def __init__(
        self,
        code: str,
        streams: Streams,
        *,
        build: str,
        changed: Callable[["LiveTable"], None],
        hurried: Callable[["LiveTable"], None],
        on_slow_client: Callable[[], None],
        limits: Limits,
    ) -> None:
        self.code = code
        self.limits = TableLimits(limits)
        nodes = streams.nodes
        self.audience = Audience(
            code,
            streams.environment,
            build=build,
            stranger_seconds=limits.stranger_seconds,
            on_slow_client=on_slow_client,
            on_presence=nodes.show,
        )
        self.remote = RemotePresence(
            code, nodes, self.audience, lambda seat: self.table.chairs[seat].guest
        )
        self._voices = Chat(code, self.audience)
        self.is_leader = nodes.alone
        """Whether this node lets the bots play."""
        self.visitors = 0
        """Clients that have this table open, before and after their hello."""
        self._store, self._environment = streams.store, streams.environment
        self._changed = changed
        """Called after every change, to set clocks and ask bots."""
        self._hurried = hurried
        """Called when a player does not want to wait for bots."""
        self._race = Race(streams.environment, self._line_of, self.remote.has)
        self._stream: Stream[Step, Entry | Step] = Stream(
            code, TableKind(), streams, coming=self._learn_names, happened=self._happened
        )
        self._stream.said = self._handle_message
        self.table: Table
        """As far as it is written down; known once it is loaded or begun."""
        self.hushed = False
        """Whether the last thing that all were told stops the room."""
        self._named: tuple[object, object] | None = None
        """The chairs and the silent whose names were looked up last."""
        self._told: list[Told] | None = None
        """The facts told in this match and to whom; None until a bot needs them."""
        self._listening = asyncio.Lock()

    @property
    def streams(self) -> list[Stream[Any, Any]]:
        """Its log."""
        return [self._stream]

    async def load(self) -> bool:
        """Read the log; False if there is no such table."""
        return await self._stream.load()

    async def begin(self, steps: list[Step]) -> None:
        """Write the first facts of a new table."""
        await self._stream.begin(steps)

    # --- requests -----------------------------------------------------------------------------

    def ask(self, guest: str, id: str, request: StewardRequest) -> Awaitable[int]:  # noqa: A002 (as on the wire)
        """Carry out a guest's request; the number of its durable answer in the log."""
        seat = seat_of(self.table, guest)
        match request:
            case Play(decision, move, reaction) if seat is not None and races(
                self.table, seat, decision, move
            ):
                return self._race.judged(seat, reaction, lambda: self._ask(guest, id, request))
        return self._ask(guest, id, request)

    async def _ask(self, guest: str, id: str, request: StewardRequest) -> int:  # noqa: A002 (as on the wire)
        steps = partial(self._steps, guest, id, request)
        if isinstance(request, Reveal):
            if _allowed(steps, self._stream.state):  # else the other nodes must not hear of it
                await self.remote.reveal(guest, request)
        elif not isinstance(request, Play):
            await self.remote.learn_presence()
        return await self._stream.ask(lambda last: answered(last.table, guest, id), steps)

    def _steps(self, guest: str, id: str, request: StewardRequest, last: Step) -> list[Step]:  # noqa: A002 (as on the wire)
        """What a request does to a table; nothing if that has been done."""
        if answered(last.table, guest, id) is not None:
            return []
        found = act(
            last.table,
            request,
            self._time(last),
            guest=guest,
            id=id,
            present=() if isinstance(request, Play) else self.audience.present,
            new_seed=self._environment.new_seed,
        )
        if isinstance(request, Reveal):  # and it matches the seal
            self._voices.words[guest] = request
        return self._checked(last, found)

    def _time(self, last: Step) -> int:
        """Now, but not before the last fact, which another node may have dated a little later."""
        now, before = self._environment.now(), last.entry.at
        return before if now < before < now + CLOSE_MS else now

    def _checked(self, last: Step, steps: list[Step]) -> list[Step]:
        """Refuse steps for which the log is too long."""
        if steps and _worn_out(self.limits, last.table, steps[0]):
            raise TableError("table-worn-out")
        return steps

    async def steward(self, request: StewardRequest) -> None:
        """Carry out a request of the server as the host of a table with assigned chairs."""
        await self.ask(self.table.host, self._environment.new_id(), request)

    async def move_bot(self, seat: Seat, decision: str, move: str) -> bool:
        """Make a bot's move; False if it is not possible."""

        def steps(last: Step) -> list[Step]:
            moved = move_bot(last.table, seat, decision, move, self._time(last))
            return self._checked(last, moved)

        if races(self.table, seat, decision, move):
            return await self._race.judged(seat, None, lambda: self._stream.change(steps))
        return await self._stream.change(steps)

    def hurry(self, guest: str) -> None:
        """Let the bots answer now, within the limit."""
        if self.limits.allows_hurry(guest):
            if self.is_leader:
                self._hurried(self)
            else:
                self.remote.say(Hurried())

    def _line_of(self, seat: Seat) -> int | None:
        """The slowest recent round trip to a seat; None if its player is not connected."""
        connections = self.audience.connections
        lags = [connection.lags for connection in connections if connection.seat == seat]
        return max((max(lag, default=0) for lag in lags), default=self.remote.line(seat))

    async def fire(self) -> bool:
        """Act on clocks that have run out."""
        if (due := next_due(self.table)) is not None:
            await self._race.over(due)
        new_seed = self._environment.new_seed
        return await self._stream.change(
            lambda last: self._checked(
                last, on_timer(last.table, self._time(last), new_seed=new_seed)
            )
        )

    def react(self, guest: str, seat: Seat, reaction: Reaction) -> None:
        """Show a reaction to all, within the limit."""
        if self.limits.allows_reaction(guest):
            self.audience.react(seat, reaction)
            self.remote.say(RemoteReaction(guest, seat, reaction))

    def applaud(self, spectator: str) -> None:
        """Show everybody that a spectator applauds, within the limits."""
        if self.limits.allows_applause(spectator):
            self.audience.applaud()
            self.remote.say(RemoteApplause(spectator))

    def _handle_message(self, body: bytes) -> None:
        """Another node says what is not written down."""
        match read_said(body):
            case Hurried() if self.is_leader:
                self._hurried(self)
            case RemoteReaction(guest, seat, reaction) if self.limits.allows_reaction(guest):
                self.audience.react(seat, reaction)
            case RemoteApplause(spectator) if self.limits.allows_applause(spectator):
                self.audience.applaud()
            case RoundTrips(lines):
                self.remote.learn(lines)
            case Revealed(guest, share) if seat_of(self.table, guest) is not None:
                self._voices.words[guest] = share

    # --- what has happened ---------------------------------------------------------------------

    async def _learn_names(self, last: Step) -> None:
        chairs, silent = last.table.chairs, last.table.silent
        if self._named is not None and self._named[0] is chairs and self._named[1] is silent:
            return  # most facts are moves, which change neither
        known = self.audience.names.keys()
        if unknown := {c.guest for c in chairs if c.guest}.union(silent) - known:
            self.audience.faces.update(await self._store.faces(unknown))
            self.audience.names.update(await self._store.names(unknown))
        self._named = chairs, silent

    def _happened(self, before: Step | None, steps: Sequence[Step]) -> None:
        """Tell all viewers of stored steps."""
        was = None if before is None else before.table
        self.table = steps[-1].table
        self.hushed = any(fact.stops_the_room for step in steps for fact in public(step.told))
        for step in steps:
            if self._told is not None:  # bots have to hear everything
                _keep(self._told, step)
            self.audience.tell(was, step)
            self._voices.follow(was, step)
            was = step.table
        if self._race.follow(self.table):
            self.audience.measure()
            self.remote.tell_lines(self._line_of)
        self._changed(self)

    async def heard(self, seat: Seat) -> list[Fact]:
        """What a seat has been told since the match began."""
        async with self._listening:
            if self._told is None:
                told: list[Told] = []
                async for step in self._stream.replayed_states():
                    _keep(told, step)
                self._told = told  # at once: the next fact finds it
        return heard(self._told, seat)


def _allowed(steps: Callable[[Step], list[Step]], last: Step) -> bool:
    """Whether a table carries out a request, as far as this node knows it."""
    try:
        return bool(steps(last))
    except DacaboError:
        return False


def _worn_out(limits: TableLimits, table: Table, step: Step) -> bool:
    """Whether the log is too long for this; a match in progress may end, and a table close."""
    if isinstance(step.entry.fact, Closed):
        return False
    if limits.is_enough(table.number - table.played, step.entry.fact):
        return True
    begun = table.phase in (Phase.SHUFFLING, Phase.PLAYING, Phase.PAUSED)
    return table.number > MAX_FACTS * (2 if begun else 1)


def _keep(told: list[Told], step: Step) -> None:
    """Add the facts of a step to those told in this match."""
    if isinstance(step.entry.fact, Started):
        told.clear()
    told += step.told

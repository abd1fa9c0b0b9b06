"""A live table: it handles requests one by one, stores the facts, and sends them to the viewers."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final

from dacabo.bots.talk import public_facts
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
    RemoteShow,
    Revealed,
    RoundTrips,
    read_node_message,
)
from dacabo.server.tables.stored import TableKind
from dacabo.server.tables.table_limits import TableLimits
from dacabo.server.wire.table import MomentShown, Reaction, Show
from dacabo.table.clocks import next_due
from dacabo.table.commands import act, move_bot, on_timer, races
from dacabo.table.errors import TableError
from dacabo.table.facts import Closed, Entry, Started
from dacabo.table.requests import Play, Reveal, StewardRequest
from dacabo.table.table import Phase, Step, Table, answered, seat_of

MAX_CLOCK_SKEW_MS: Final = 1_000
"""Milliseconds by which the clocks of two nodes may differ. After a larger difference the time of a
fact was wrong, and no deadline waits until the clocks reach it."""
MAX_FACTS: Final = 50_000
"""The maximum length of a log: about a hundred matches."""


class LiveTable:
    """A table, its log, and its viewers."""

    def __init__(
        self,
        code: str,
        streams: Streams,
        *,
        build: str,
        on_change: Callable[["LiveTable"], None],
        on_hurry: Callable[["LiveTable"], None],
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
            on_presence=nodes.publish_presence,
        )
        self.remote = RemotePresence(
            code, nodes, self.audience, lambda seat: self.table.chairs[seat].guest
        )
        self._chat = Chat(code, self.audience)
        self.has_lease = nodes.alone
        """Whether this node has the lease of the table, so that it lets the bots play."""
        self.visitors = 0
        """Clients that have this table open, before and after their hello."""
        self._store, self._environment = streams.store, streams.environment
        self._on_change = on_change
        """Called after every change, to set clocks and ask bots."""
        self._on_hurry = on_hurry
        """Called when a player does not want to wait for bots."""
        self._race = Race(streams.environment, self._round_trip_of, self.remote.has)
        self._stream: Stream[Step, Entry | Step] = Stream(
            code, TableKind(), streams, coming=self._learn_names, happened=self._happened
        )
        self._stream.on_message = self._handle_message
        self.table: Table
        """The state after the last stored fact; set once the table is loaded or begun."""
        self.hushed = False
        """Whether the last public fact is so dramatic that bots pause for longer."""
        self._names_looked_up_for: tuple[object, object] | None = None
        """The seats and the silent guests for which names were looked up last."""
        self._told: list[Told] | None = None
        """The facts told in this match and to whom; None until a bot needs them."""
        self._replay_lock = asyncio.Lock()

    @property
    def streams(self) -> list[Stream[Any, Any]]:
        """The log of the table."""
        return [self._stream]

    async def load(self) -> bool:
        """Read the log; False if there is no such table."""
        return await self._stream.load()

    async def begin(self, steps: Sequence[Step | Entry]) -> None:
        """Write the first facts of a new table."""
        await self._stream.begin(steps)

    # --- requests -----------------------------------------------------------------------------

    def ask(self, guest: str, id: str, request: StewardRequest) -> Awaitable[int]:  # noqa: A002 (as on the wire)
        """Carry out a guest's request; return the number of the stored fact that answers it."""
        seat = seat_of(self.table, guest)
        match request:
            case Play(decision, move, reaction) if seat is not None and races(
                self.table, seat, decision, move
            ):
                return self._race.enter(seat, reaction, lambda: self._ask(guest, id, request))
        return self._ask(guest, id, request)

    async def _ask(self, guest: str, id: str, request: StewardRequest) -> int:  # noqa: A002 (as on the wire)
        steps = partial(self._steps, guest, id, request)
        if isinstance(request, Reveal):
            if _is_allowed(steps, self._stream.state):  # a refused share stays secret
                await self.remote.reveal(guest, request)
        elif not isinstance(request, Play):
            await self.remote.refresh_presence()
        return await self._stream.ask(lambda last: answered(last.table, guest, id), steps)

    def _steps(self, guest: str, id: str, request: StewardRequest, last: Step) -> list[Step]:  # noqa: A002 (as on the wire)
        """The steps that a request leads to; none if it was handled before."""
        if answered(last.table, guest, id) is not None:
            return []
        steps = act(
            last.table,
            request,
            self._time(last),
            guest=guest,
            id=id,
            present=() if isinstance(request, Play) else self.audience.present,
            new_seed=self._environment.new_seed,
        )
        if isinstance(request, Reveal):  # it was not refused, so it matches the seal
            self._chat.words[guest] = request
        return self._check_length(last, steps)

    def _time(self, last: Step) -> int:
        """Now, but not before the last fact, which another node may have dated a little later."""
        now, before = self._environment.now(), last.entry.at
        return before if now < before < now + MAX_CLOCK_SKEW_MS else now

    def _check_length(self, last: Step, steps: list[Step]) -> list[Step]:
        """Return these steps, or refuse them if the log is too long."""
        if steps and _is_too_long(self.limits, last.table, steps[0]):
            raise TableError("table-worn-out")
        return steps

    async def steward(self, request: StewardRequest) -> None:
        """Carry out a request of the server as the host of a table with assigned seats."""
        await self.ask(self.table.host, self._environment.new_id(), request)

    async def move_bot(self, seat: Seat, decision: str, move: str) -> bool:
        """Make a bot's move; False if it is not possible."""

        def steps(last: Step) -> list[Step]:
            decided = move_bot(last.table, seat, decision, move, self._time(last))
            return self._check_length(last, decided)

        if races(self.table, seat, decision, move):
            return await self._race.enter(seat, None, lambda: self._stream.change(steps))
        return await self._stream.change(steps)

    def hurry(self, guest: str) -> None:
        """Let the bots answer now, unless this guest hurries them too often."""
        if self.limits.allows_hurry(guest):
            if self.has_lease:
                self._on_hurry(self)
            else:
                self.remote.send(Hurried())

    def _round_trip_of(self, seat: Seat) -> int | None:
        """The slowest recent round trip to a seat; None if its player is not connected."""
        connections = self.audience.connections
        lags = [connection.lags for connection in connections if connection.seat == seat]
        return max((max(lag, default=0) for lag in lags), default=self.remote.round_trip(seat))

    async def fire(self) -> bool:
        """Act on clocks that have run out."""
        if (due := next_due(self.table)) is not None:
            await self._race.wait_for_late_answers(due)
        new_seed = self._environment.new_seed
        return await self._stream.change(
            lambda last: self._check_length(
                last, on_timer(last.table, self._time(last), new_seed=new_seed)
            )
        )

    def react(self, guest: str, seat: Seat, reaction: Reaction) -> None:
        """Show a reaction to all, within the limit."""
        if self.limits.allows_reaction(guest):
            self.audience.react(seat, reaction)
            self.remote.send(RemoteReaction(guest, seat, reaction))

    def applaud(self, spectator: str) -> None:
        """Show everybody that a spectator applauds, within the limits."""
        if self.limits.allows_applause(spectator):
            self.audience.applaud()
            self.remote.send(RemoteApplause(spectator))

    def show(self, guest: str, seat: Seat, moment: Show) -> None:
        """Show a moment of a film to all, within the limit."""
        if self.limits.allows_show(guest):
            shown = MomentShown(
                by=seat,
                match=moment.match,
                round=moment.round,
                frame=moment.frame,
                playing=moment.playing,
                speed=moment.speed,
                at=self._environment.now(),
            )
            self.audience.show(shown)
            self.remote.send(RemoteShow(guest, shown))

    def _handle_message(self, body: bytes) -> None:
        """Handle a message of another node."""
        match read_node_message(body):
            case Hurried() if self.has_lease:
                self._on_hurry(self)
            case RemoteReaction(guest, seat, reaction) if self.limits.allows_reaction(guest):
                self.audience.react(seat, reaction)
            case RemoteApplause(spectator) if self.limits.allows_applause(spectator):
                self.audience.applaud()
            case RemoteShow(guest, shown) if self.limits.allows_show(guest):
                self.audience.show(shown)
            case RoundTrips(lines):
                self.remote.set_round_trips(lines)
            case Revealed(guest, share) if seat_of(self.table, guest) is not None:
                self._chat.words[guest] = share

    # --- new facts -----------------------------------------------------------------------------

    async def _learn_names(self, last: Step) -> None:
        chairs, silent = last.table.chairs, last.table.silent
        if (
            self._names_looked_up_for is not None
            and self._names_looked_up_for[0] is chairs
            and self._names_looked_up_for[1] is silent
        ):
            return  # most facts are moves, which change neither
        known = self.audience.names.keys()
        if unknown := {c.guest for c in chairs if c.guest}.union(silent) - known:
            self.audience.faces.update(await self._store.faces(unknown))
            self.audience.names.update(await self._store.names(unknown))
        self._names_looked_up_for = chairs, silent

    def _happened(self, before: Step | None, steps: Sequence[Step]) -> None:
        """Send stored steps to all viewers."""
        previous = None if before is None else before.table
        self.table = steps[-1].table
        self.hushed = any(
            fact.everybody_pauses for step in steps for fact in public_facts(step.told)
        )
        for step in steps:
            if self._told is not None:  # a bot has asked for it
                _add_told(self._told, step)
            self.audience.tell(previous, step)
            self._chat.follow(previous, step)
            previous = step.table
        if self._race.follow(self.table):
            self.audience.measure()
            self.remote.send_round_trips(self._round_trip_of)
        self._on_change(self)

    async def heard(self, seat: Seat) -> list[Fact]:
        """The facts that a seat has been told since the match began."""
        async with self._replay_lock:
            if self._told is None:
                told: list[Told] = []
                async for step in self._stream.replayed_states():
                    _add_told(told, step)
                self._told = told  # without an await since the last step, so no step is missed
        return heard(self._told, seat)


def _is_allowed(steps: Callable[[Step], list[Step]], last: Step) -> bool:
    """Whether a table would carry out a request, as far as this node knows its state."""
    try:
        return bool(steps(last))
    except DacaboError:
        return False


def _is_too_long(limits: TableLimits, table: Table, step: Step) -> bool:
    """Whether the log is too long for a step.

    A table can always be closed, and a match in progress has as many facts again to end.
    """
    if isinstance(step.entry.fact, Closed):
        return False
    if limits.refuses(step.entry.fact, table.number - table.played):
        return True
    has_begun = table.phase in (Phase.SHUFFLING, Phase.PLAYING, Phase.PAUSED)
    return table.number > MAX_FACTS * (2 if has_begun else 1)


def _add_told(told: list[Told], step: Step) -> None:
    """Add the facts of a step to those told in this match."""
    if isinstance(step.entry.fact, Started):
        told.clear()
    told += step.told

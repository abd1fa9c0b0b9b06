"""Matches of an event that are played at live tables: seats for their players, time, results."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from dacabo.server.tables.live_table import LiveTable
from dacabo.server.tables.tables import Tables
from dacabo.server.tokens import read_code
from dacabo.server.wire.watch import LiveMatch
from dacabo.table import requests as table
from dacabo.table.errors import TableError
from dacabo.table.options import Options, game_of
from dacabo.table.table import Phase, Table
from dacabo.table.view import game_view
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Clock, Event, Match, current, match_of
from dacabo.tournament.facts import Player
from dacabo.tournament.requests import EnterResult, Request, Start
from dacabo.tournament.roles import OnlineTable, Role

TURN_SECONDS: Final = 60
"""Seconds for a turn: one player must not hold up a whole evening."""

Report: TypeAlias = Callable[[Request, Role], Awaitable[Any]]
"""Makes a request to the event."""


class OnlineMatches:
    """All matches of events that are played at live tables of this server."""

    def __init__(self, tables: Tables) -> None:
        self.changed: Callable[[str], None] = lambda _event: None
        """Called with the event when its table has changed: its players, phase or points."""
        self._tables = tables
        self._seen: dict[str, object] = {}
        tables.assigned_changed = self._look

    # --- requests ------------------------------------------------------------------------------

    async def open(self, event_id: str, event: Event, match: Match) -> str:
        """Open a live table for a match; returns its code. The event then has to assign it."""
        options = Options(
            game=event.game,
            preset=event.preset,
            changes=event.changes,
            players=len(match.active),
            clock=TURN_SECONDS,
        )
        return (await self._tables.open_assigned(options, _host(event_id, match))).code

    async def seat(
        self, event_id: str, event: Event, player: Player, guest: str, seal: str | None = None
    ) -> str:
        """Seat a player, with the seal of their share; returns the code of the table."""
        match = _online_match(event, player)
        live, seat = await self._chair(event_id, match, player)
        chair = live.table.chairs[seat]
        if live.table.phase is Phase.OPEN and not chair.free and chair.guest != guest:
            await live.steward(table.Free(seat))  # a bot that kept it, or another device
        await live.steward(table.Assign(seat, guest, seal))
        return live.code

    async def seat_bot(
        self, event_id: str, event: Event, match: str, player: Player, level: str
    ) -> str:
        """Let a bot play for an absent player."""
        found = match_of(event, match)
        if found is None:
            raise TournamentError("no-online-match")
        live, seat = await self._chair(event_id, found, player)
        away = live.table.chairs[seat].guest is not None
        if away and live.table.phase is Phase.OPEN:  # a player who keeps the match from beginning
            await live.steward(table.Free(seat))
            away = False
        await live.steward(table.SitIn(seat) if away else table.SeatBot(level, seat))
        return live.code

    async def fits(self, event_id: str, match: Match) -> bool:
        """Whether the table of a match exists, with a seat for each of its players."""
        live = await self._live_table(event_id, match)
        return live is not None and live.table.host == _host(event_id, match)

    async def _chair(self, event_id: str, match: Match, player: Player) -> tuple[LiveTable, int]:
        live = await self._live_table(event_id, match) if player in match.active else None
        if live is None:
            raise TournamentError("no-online-match")
        if live.table.host != _host(event_id, match):
            raise TournamentError("online-table-changed")
        return live, match.active.index(player)

    async def _live_table(self, event_id: str, match: Match) -> LiveTable | None:
        """The table of a match, if it belongs to this event: an event's file can name any table."""
        code = read_code(match.online or "")
        try:
            live = None if code is None else await self._tables.find(code)
        except TableError:
            return None  # deleted, or on another server
        return live if live is not None and _event_of(live.table) == event_id else None

    # --- effects -------------------------------------------------------------------------------

    async def settle(self, event_id: str, match: Match, report: Report) -> None:
        """Let the table follow the match's clock, and report what happens at the table."""
        live = await self._live_table(event_id, match)
        if live is None or match.decided or live.table.host != _host(event_id, match):
            return
        by = OnlineTable(live.code)
        if live.table.phase is Phase.OPEN and not any(chair.free for chair in live.table.chairs):
            if match.clock is None:
                await report(Start((match.id,)), by)
            await live.steward(table.Start())
        if match.clock is not None:
            await _keep_time(live, match.clock)
            if live.table.phase is Phase.OVER:
                await report(_result(match, live.table), by)

    def _look(self, live: LiveTable) -> None:
        """Handle a change at a table; moves, which are most of them, do not concern the event."""
        now = live.table
        seen = (now.phase, [chair.free for chair in now.chairs], len(_rounds(now)))
        if self._seen.get(live.code) != seen:
            self._seen[live.code] = seen
            self.changed(_event_of(now))
        if now.phase in (Phase.OVER, Phase.CLOSED):
            del self._seen[live.code]

    # --- what is seen --------------------------------------------------------------------------

    def seated(self, event_id: str, event: Event) -> dict[str, tuple[Player, ...]]:
        """The players who sit at their tables already, by match."""
        stage = current(event)
        found = {}
        for match in () if stage is None else stage.matches:
            live = self._open_table(event_id, match)
            if live is not None:
                chairs = zip(match.active, live.table.chairs, strict=True)
                found[match.id] = tuple(player for player, chair in chairs if not chair.free)
        return found

    def live(self, event_id: str, match: Match) -> LiveMatch | None:
        """The score of a match."""
        live = self._open_table(event_id, match)
        if live is None:
            return None
        rounds = _rounds(live.table)
        totals = rounds[-1].totals if rounds else (0,) * len(match.active)
        course = {
            player: tuple(result.totals[seat] for result in rounds)
            for seat, player in enumerate(match.active)
        }
        return LiveMatch(
            match.id, len(rounds), dict(zip(match.active, totals, strict=True)), course
        )

    def _open_table(self, event_id: str, match: Match) -> LiveTable | None:
        """The loaded table of a match, if all of its players have a seat there."""
        live = self._tables.live.get(match.online or "")
        return live if live is not None and live.table.host == _host(event_id, match) else None


def _host(event_id: str, match: Match) -> str:
    """The host of a match's table: names the event and its players by seat.

    If a player leaves, comes late or is replaced, the match has another host, and the table is no
    longer its own.
    """
    return f"event/{event_id}/{'-'.join(map(str, match.active))}"


def _event_of(played: Table) -> str:
    return played.host.removeprefix("event/").partition("/")[0]


async def _keep_time(live: LiveTable, clock: Clock) -> None:
    """Pause the table while the clock is paused, and tell it when time is up."""
    if live.table.phase is Phase.PLAYING and clock.since is None:
        await live.steward(table.Pause())
    elif live.table.phase is Phase.PAUSED and clock.since is not None:
        await live.steward(table.Continue())
    if live.table.phase is Phase.PLAYING and clock.called:
        await live.steward(table.CallTime())


def _online_match(event: Event, player: Player) -> Match:
    stage = current(event)
    for match in () if stage is None else stage.matches:
        if player in match.active and match.online is not None:
            return match
    raise TournamentError("no-online-match")


def _rounds(played: Table) -> tuple[Any, ...]:
    """The finished rounds."""
    view = game_view(played, None)
    return () if view is None else tuple(view.results)


def _result(match: Match, played: Table) -> EnterResult:
    ended = game_of(played.options).result(played.state)
    assert ended is not None
    points = [dict(zip(match.active, result.points, strict=True)) for result in _rounds(played)]
    return EnterResult(match.id, dict(zip(match.active, ended.points, strict=True)), tuple(points))

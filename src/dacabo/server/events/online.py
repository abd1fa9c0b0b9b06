"""Play matches of an event at live tables: seat the players, keep the time, report the results."""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from dacabo.server.events.match_pads import short_name
from dacabo.server.events.table_matches import (
    TableMatch,
    bots_at,
    bots_to_rename,
    decisions_of,
    event_of,
    keep_time,
    options_of,
    result_of,
    rounds_of,
    table_match_of,
    table_matches_of,
)
from dacabo.server.store.stream import Stream
from dacabo.server.tables.live_table import LiveTable
from dacabo.server.tables.tables import Tables
from dacabo.server.tokens import read_code
from dacabo.server.wire.watch import LiveMatch
from dacabo.table import requests as table
from dacabo.table.errors import TableError
from dacabo.table.table import Phase
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event, Match, Player, answered
from dacabo.tournament.facts import HouseRequest
from dacabo.tournament.roles import House, OnlineTable, Role
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.online import DecideOnline


class ReportResult(Protocol):
    """Makes a request to the event: `LiveEvent.report`."""

    def __call__(
        self, request: HouseRequest, by: Role, still: Callable[[Event], bool] = ...
    ) -> Awaitable[bool]:
        """Carry out a request if `still` holds for the event; return whether it was."""
        ...


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
        return await self._open(event_id, event, table_match_of(match))

    async def _open(self, event_id: str, event: Event, table_match: TableMatch) -> str:
        options = options_of(event, table_match)
        return (await self._tables.open_assigned(options, table_match.host(event_id))).code

    async def seat(
        self, event_id: str, event: Event, player: Player, guest: str, seal: str | None = None
    ) -> str:
        """Seat a player, with the seal of their share; returns the code of the table."""
        live, seat = await self._chair(event_id, event, player)
        chair = live.table.chairs[seat]
        if live.table.phase is Phase.OPEN and not chair.is_free and chair.guest != guest:
            await live.steward(table.Free(seat))  # a bot, or the player's other device, has it
        await live.steward(table.Assign(seat, guest, seal))
        return live.code

    async def seat_bot(
        self, event_id: str, event: Event, match: str, player: Player, level: str
    ) -> str:
        """Let a bot play for an absent player."""
        live, seat = await self._chair(event_id, event, player, match)
        has_guest = live.table.chairs[seat].guest is not None
        if has_guest and live.table.phase is Phase.OPEN:  # they keep the match from beginning
            await live.steward(table.Free(seat))
            has_guest = False
        name = short_name(event.names[player])
        await live.steward(table.SitIn(seat) if has_guest else table.AssignBot(seat, level, name))
        return live.code

    async def fits(self, event_id: str, match: Match) -> bool:
        """Whether the table of a match exists, with a seat for each of its players."""
        return await self._own_table(event_id, table_match_of(match)) is not None

    async def _chair(
        self, event_id: str, event: Event, player: Player, match: str | None = None
    ) -> tuple[LiveTable, int]:
        """The seat of a player where they have to play now, maybe in a certain match."""
        for table_match in table_matches_of(event):
            if player in table_match.players and match in (None, table_match.match.id):
                live = await self._live_table(event_id, table_match)
                if live is None:
                    break
                if live.table.host != table_match.host(event_id):
                    raise TournamentError("online-table-changed")
                return live, table_match.players.index(player)
        raise TournamentError("no-online-match")

    async def _live_table(self, event_id: str, table_match: TableMatch) -> LiveTable | None:
        """A table, if it belongs to this event: an event's file can name any table."""
        code = read_code(table_match.code or "")
        try:
            live = None if code is None else await self._tables.find(code)
        except TableError:
            return None  # deleted, or on another server
        return live if live is not None and event_of(live.table) == event_id else None

    async def _own_table(self, event_id: str, table_match: TableMatch) -> LiveTable | None:
        """A table with a seat for each of these players."""
        live = await self._live_table(event_id, table_match)
        return live if live is not None and live.table.host == table_match.host(event_id) else None

    # --- effects -------------------------------------------------------------------------------

    async def reconcile(
        self, event_id: str, event: Event, match: Match, report: ReportResult
    ) -> None:
        """Let the table follow the match's clock, and report what happens at the table.

        Players who are tied then meet at another table, which is opened for them.
        """
        for table_match in decisions_of(event, match):
            await self._reconcile_decision(event_id, event, table_match, report)
        table_match = table_match_of(match)
        live = await self._own_table(event_id, table_match)
        if live is None:
            return
        for renaming in bots_to_rename(event, table_match, live.table):
            await live.steward(renaming)
        if match.decided:
            return
        by = OnlineTable(live.code)
        if _can_begin(live):
            if match.clock is None:
                await report(Start((match.id,)), by)
            await live.steward(table.Start())
        if match.clock is not None:
            await keep_time(live, match.clock)
            if live.table.phase is Phase.OVER:
                await report(result_of(table_match, live.table), by)

    async def _reconcile_decision(
        self, event_id: str, event: Event, table_match: TableMatch, report: ReportResult
    ) -> None:
        live = await self._own_table(event_id, table_match)
        by = None if live is None else OnlineTable(live.code)
        if live is None or by is None or answered(event, "EnterDecision", by) is not None:
            # There is no table, or its result was taken back.
            code = await self._open(event_id, event, table_match)
            asked = DecideOnline(table_match.match.id, table_match.players, code)
            if await report(asked, House(), table_match.waits):
                await self._seat_bots(event_id, event, table_match, code)
            else:  # another node was faster
                await (await self._tables.find(code)).steward(table.Close())
            return
        if _can_begin(live):
            await live.steward(table.Start())
        if live.table.phase is Phase.OVER:
            await report(result_of(table_match, live.table), by)

    async def _seat_bots(
        self, event_id: str, event: Event, table_match: TableMatch, code: str
    ) -> None:
        """Bots that played the match play its tie-break round, too."""
        match = await self._own_table(event_id, table_match_of(table_match.match))
        live = await self._tables.find(code)
        for seat, player in enumerate(table_match.players):
            if match is None or player not in bots_at(
                table_match_of(table_match.match), match.table
            ):
                continue
            level = match.table.chairs[table_match.match.active.index(player)].level
            name = short_name(event.names[player])
            await live.steward(table.AssignBot(seat, level or "", name))

    def _look(self, live: LiveTable) -> None:
        """Handle a change at a table; moves, the most frequent ones, do not concern the event."""
        now = live.table
        chairs = [(chair.is_free, chair.level) for chair in now.chairs]
        seen = (now.phase, chairs, len(rounds_of(now)))
        if self._seen.get(live.code) != seen:
            self._seen[live.code] = seen
            self.changed(event_of(now))
        if now.phase in (Phase.OVER, Phase.CLOSED):
            del self._seen[live.code]

    # --- views ---------------------------------------------------------------------------------

    def seated(self, event_id: str, event: Event) -> dict[str, tuple[Player, ...]]:
        """The players who sit at their tables already, by match; in a tie-break round, its own."""
        found: dict[str, tuple[Player, ...]] = {}
        for table_match in table_matches_of(event):
            live = self._open_table(event_id, table_match)
            if live is not None and (table_match.decides or table_match.match.id not in found):
                chairs = zip(table_match.players, live.table.chairs, strict=True)
                there = tuple(player for player, chair in chairs if not chair.is_free)
                found[table_match.match.id] = (*found.get(table_match.match.id, ()), *there)
        return found

    def bots(self, event_id: str, event: Event) -> tuple[Player, ...]:
        """The players for whom bots sit at the tables now."""
        found: set[Player] = set()
        for table_match in table_matches_of(event):
            live = self._open_table(event_id, table_match)
            if live is not None:
                found |= {*bots_at(table_match, live.table)}
        return tuple(sorted(found))

    def live(self, event_id: str, match: Match) -> LiveMatch | None:
        """The score of a match."""
        table_match = table_match_of(match)
        live = self._open_table(event_id, table_match)
        if live is None:
            return None
        rounds = rounds_of(live.table)
        totals = rounds[-1].totals if rounds else (0,) * len(match.active)
        course = {
            player: tuple(result.totals[seat] for result in rounds)
            for seat, player in enumerate(match.active)
        }
        return LiveMatch(
            match.id,
            len(rounds),
            dict(zip(match.active, totals, strict=True)),
            course,
            bots_at(table_match, live.table),
        )

    def streams(self, event_id: str, event: Event) -> list[Stream[Any, Any]]:
        """The logs of the tables in use."""
        tables = (
            self._open_table(event_id, table_match) for table_match in table_matches_of(event)
        )
        return [stream for live in tables if live is not None for stream in live.streams]

    def _open_table(self, event_id: str, table_match: TableMatch) -> LiveTable | None:
        """The loaded table of a match, if all of its players have a seat there."""
        live = self._tables.live.get(table_match.code or "")
        return live if live is not None and live.table.host == table_match.host(event_id) else None


def _can_begin(live: LiveTable) -> bool:
    """Whether a match can begin."""
    return live.table.phase is Phase.OPEN and not any(chair.is_free for chair in live.table.chairs)

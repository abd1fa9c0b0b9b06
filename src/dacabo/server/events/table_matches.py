"""Matches of an event at live tables: those of a stage, and tie-break rounds of tied players."""

from typing import Any, Final

import msgspec

from dacabo.games import rules_called
from dacabo.server.events.match_pads import short_name
from dacabo.server.tables.live_table import LiveTable
from dacabo.table import requests as table
from dacabo.table.options import Options, game_of
from dacabo.table.table import Phase, Table
from dacabo.table.view import game_view
from dacabo.tournament.event import Clock, Event, Match, Player, current_stage, match_of
from dacabo.tournament.standings import ties
from dacabo.tournament.subjects.results import EnterDecision, EnterResult

TURN_SECONDS: Final = 60
"""Seconds for a turn: one player must not hold up a whole evening."""


class TableMatch(msgspec.Struct, frozen=True):
    """Players who meet at a live table."""

    match: Match
    players: tuple[Player, ...]
    code: str | None
    """None for a tie-break round that has no table yet."""
    decides: bool = False
    """Whether it is a tie-break round."""

    def host(self, event_id: str) -> str:
        """The host of the table, which names the event and the players by seat.

        If a player leaves, comes late or is replaced, the match has another host. So the old table
        no longer belongs to it.
        """
        return f"event/{event_id}/{'-'.join(map(str, self.players))}"

    def waits(self, event: Event) -> bool:
        """Whether the players are still tied, and have no other table."""
        match = match_of(event, self.match.id)
        ties_now = () if match is None else decisions_of(event, match)
        return any(
            decision.players == self.players and decision.code == self.code for decision in ties_now
        )


def event_of(played: Table) -> str:
    """The event of a table with assigned seats."""
    return played.host.removeprefix("event/").partition("/")[0]


def table_match_of(match: Match) -> TableMatch:
    """The players of a match."""
    return TableMatch(match, match.active, match.online)


def decisions_of(event: Event, match: Match) -> list[TableMatch]:
    """The tie-break rounds that the players of a match at a live table have to play now."""
    if match.online is None or match.stage != len(event.stages):
        return []
    stage = current_stage(event)
    if stage is None:
        return []
    codes = {online.players: online.code for online in match.decision_tables}
    open_ties = ties(event, stage, match)
    return [TableMatch(match, tied, codes.get(tied), decides=True) for tied in open_ties]


def table_matches_of(event: Event) -> list[TableMatch]:
    """All meetings of the current stage that have a live table; tie-break rounds come first."""
    stage = current_stage(event)
    matches = () if stage is None else stage.matches
    at_tables = [match for match in matches if match.online is not None]
    found = [decision for match in at_tables for decision in decisions_of(event, match)]
    found += [table_match_of(match) for match in at_tables]
    return [table_match for table_match in found if table_match.code is not None]


def options_of(event: Event, table_match: TableMatch) -> Options:
    """The options of the table; a tie-break round has rules of its own (TOUR-11)."""
    changes = event.changes
    if table_match.decides:
        rules = event.tournament_rules.decision_round(event.rules)
        usual = msgspec.to_builtins(rules_called(event.game, event.preset))
        changes = {k: v for k, v in msgspec.to_builtins(rules).items() if v != usual[k]}
    return Options(
        game=event.game,
        preset=event.preset,
        changes=changes,
        players=len(table_match.players),
        clock=TURN_SECONDS,
    )


def bots_at(table_match: TableMatch, played: Table) -> tuple[Player, ...]:
    """The players whose seats bots have."""
    chairs = zip(table_match.players, played.chairs, strict=True)
    return tuple(player for player, chair in chairs if chair.level is not None)


def bots_to_rename(event: Event, table_match: TableMatch, played: Table) -> list[table.AssignBot]:
    """Bots that play for somebody whose name was corrected."""
    found = []
    for seat, (player, chair) in enumerate(zip(table_match.players, played.chairs, strict=True)):
        name = short_name(event.names[player])
        if chair.guest is None and chair.level is not None and chair.name != name:
            found.append(table.AssignBot(seat, chair.level, name))
    return found


async def keep_time(live: LiveTable, clock: Clock) -> None:
    """Pause the table while the clock is paused, and tell it when time is up."""
    if live.table.phase is Phase.PLAYING and clock.since is None:
        await live.steward(table.Pause())
    elif live.table.phase is Phase.PAUSED and clock.since is not None:
        await live.steward(table.Continue())
    if live.table.phase is Phase.PLAYING and clock.called:
        await live.steward(table.CallTime())


def rounds_of(played: Table) -> tuple[Any, ...]:
    """The finished rounds."""
    view = game_view(played, None)
    return () if view is None else tuple(view.results)


def result_of(table_match: TableMatch, played: Table) -> EnterResult | EnterDecision:
    """The result that a finished table reports to its event."""
    result = game_of(played.options).result(played.state)
    assert result is not None
    match, players = table_match.match.id, table_match.players
    totals = dict(zip(players, result.points, strict=True))
    bots = bots_at(table_match, played)
    if table_match.decides:
        return EnterDecision(match, totals, bots)
    points = [dict(zip(players, round_.points, strict=True)) for round_ in rounds_of(played)]
    return EnterResult(match, totals, tuple(points), bots)

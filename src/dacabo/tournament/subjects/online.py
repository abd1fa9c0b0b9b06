"""Matches and tie-break rounds at live tables of the card room."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from dacabo.core.values import Short, Tagged
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import DecisionTable, Event, Match, Player, published_stages
from dacabo.tournament.names import clean_text
from dacabo.tournament.roles import House
from dacabo.tournament.standings import ties
from dacabo.tournament.step import MAX_ITEMS, Checks, LogLine, Step
from dacabo.tournament.updates import change_matches, tie_break_tables_of_others


class GoOnline(Tagged):
    """Play a match at a live table of the card room."""

    match: Short
    code: Short


class WentOnline(Tagged):
    """A match is played at a live table of the card room."""

    match: str
    code: str


def _check_go_online(checks: Checks, fact: WentOnline) -> None:
    checks.require_organiser()
    match = checks.find_match(fact.match)
    if match.clock is not None or match.decided:
        raise TournamentError("match-begun")
    if clean_text(fact.code) != fact.code:
        raise TournamentError("name-not-clean")
    if fact.code in _codes(checks.event):
        raise TournamentError("code-taken")


def _codes(event: Event) -> set[str | None]:
    """The codes of all live tables of an event."""
    matches = [match for stage in published_stages(event) for match in stage.matches]
    decisions = {table.code for match in matches for table in match.decision_tables}
    return {match.online for match in matches} | decisions


def _apply_went_online(event: Event, fact: WentOnline, _line: LogLine) -> Event:
    return change_matches(event, [fact.match], lambda match: replace(match, online=fact.code))


class DecideOnline(Tagged):
    """Play a tie-break round at a live table of the card room."""

    match: Short
    players: Annotated[tuple[Player, ...], Meta(max_length=MAX_ITEMS)]
    code: Short


class DecisionWentOnline(Tagged):
    """The tied players of a match at a live table play their tie-break round at another one."""

    match: str
    players: tuple[Player, ...]
    code: str


def _check_decide_online(checks: Checks, fact: DecisionWentOnline) -> None:
    """A tie-break round is played where the match was; the server opens the table by itself."""
    if not isinstance(checks.by, House):
        raise TournamentError("organiser-only")
    match = checks.find_match(fact.match)
    stage = checks.event.stages[-1]
    open_ties = ties(checks.event, stage, match) if match.stage == stage.number else ()
    if match.online is None or fact.players not in open_ties:
        raise TournamentError("no-such-tie")
    if clean_text(fact.code) != fact.code:
        raise TournamentError("name-not-clean")
    if fact.code in _codes(checks.event):
        raise TournamentError("code-taken")


def _apply_decision_went_online(event: Event, fact: DecisionWentOnline, _line: LogLine) -> Event:
    def open_table(match: Match) -> Match:
        table = DecisionTable(fact.players, fact.code)
        others = tie_break_tables_of_others(match, fact.players)
        return replace(match, decision_tables=(*others, table))

    return change_matches(event, [fact.match], open_table)


Fact: TypeAlias = WentOnline | DecisionWentOnline
Request: TypeAlias = GoOnline

STEPS: Final = (
    Step(
        GoOnline,
        WentOnline,
        lambda _event, request: WentOnline(request.match, clean_text(request.code)),
        _check_go_online,
        _apply_went_online,
    ),
    Step(
        DecideOnline,
        DecisionWentOnline,
        lambda _event, request: DecisionWentOnline(
            request.match, request.players, clean_text(request.code)
        ),
        _check_decide_online,
        _apply_decision_went_online,
    ),
)

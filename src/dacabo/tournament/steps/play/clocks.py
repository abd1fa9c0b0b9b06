"""Where and how long matches are played: online, started, paused, resumed; calling time."""

from collections.abc import Callable, Collection, Iterable
from typing import Final

from msgspec.structs import replace

from dacabo.tournament import requests as ask
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import (
    MINUTE,
    Clock,
    DecisionTable,
    Event,
    Match,
    open_matches,
    published,
)
from dacabo.tournament.facts import (
    Continued,
    DecisionWentOnline,
    Extended,
    Paused,
    Started,
    TimeCalled,
    WentOnline,
)
from dacabo.tournament.names import text
from dacabo.tournament.reckoning.advancing import ties
from dacabo.tournament.roles import House, HouseClock
from dacabo.tournament.steps.changing import change_matches, other_tables, stop
from dacabo.tournament.steps.checks import Checks
from dacabo.tournament.steps.step import Line, Step

LONGEST_EXTENSION: Final = 600
"""Minutes."""

# --- at a live table ----------------------------------------------------------


def _may_go_online(checks: Checks, fact: WentOnline) -> None:
    checks.organiser()
    match = checks.match(fact.match)
    if match.clock is not None or match.decided:
        raise TournamentError("match-begun")
    if text(fact.code) != fact.code:
        raise TournamentError("name-not-clean")
    if fact.code in _codes(checks.event):
        raise TournamentError("code-taken")


def _codes(event: Event) -> set[str | None]:
    """The codes of all live tables of an event."""
    matches = [match for stage in published(event) for match in stage.matches]
    decisions = {table.code for match in matches for table in match.decision_tables}
    return {match.online for match in matches} | decisions


def _went_online(event: Event, fact: WentOnline, _line: Line) -> Event:
    return change_matches(event, [fact.match], lambda match: replace(match, online=fact.code))


def _may_decide_online(checks: Checks, fact: DecisionWentOnline) -> None:
    """A decision round is played where the match was; the server opens the table by itself."""
    if not isinstance(checks.by, House):
        raise TournamentError("organiser-only")
    match = checks.match(fact.match)
    stage = checks.event.stages[-1]
    open_ties = ties(checks.event, stage, match) if match.stage == stage.number else ()
    if match.online is None or fact.players not in open_ties:
        raise TournamentError("no-such-tie")
    if text(fact.code) != fact.code:
        raise TournamentError("name-not-clean")
    if fact.code in _codes(checks.event):
        raise TournamentError("code-taken")


def _decision_went_online(event: Event, fact: DecisionWentOnline, _line: Line) -> Event:
    def open_table(match: Match) -> Match:
        table = DecisionTable(fact.players, fact.code)
        others = other_tables(match, fact.players)
        return replace(match, decision_tables=(*others, table))

    return change_matches(event, [fact.match], open_table)


# --- the clocks of matches ----------------------------------------------------


def _start(event: Event, asked: ask.Start) -> Started:
    ready = [match.id for match in open_matches(event) if match.clock is None]
    return Started(asked.matches or tuple(ready))


def _may_start(checks: Checks, fact: Started) -> None:
    for match in _to_touch(checks, fact.matches):
        if match.clock is not None:
            raise TournamentError("match-begun")


def _started(event: Event, fact: Started, line: Line) -> Event:
    minutes = event.contest.minutes(event.rules)
    clock = Clock(None if minutes is None else minutes * MINUTE, since=line.at)
    return change_matches(event, fact.matches, lambda match: replace(match, clock=clock))


def _pause(event: Event, asked: ask.Pause) -> Paused:
    return Paused(asked.matches or _begun(event, rests=False))


def _may_pause(checks: Checks, fact: Paused) -> None:
    for match in _to_touch(checks, fact.matches):
        if checks.begun(match).since is None:
            raise TournamentError("clock-rests")


def _paused(event: Event, fact: Paused, line: Line) -> Event:
    return _wind(event, fact.matches, lambda clock: stop(clock, line.at))


def _continue(event: Event, asked: ask.Continue) -> Continued:
    return Continued(asked.matches or _begun(event, rests=True))


def _may_continue(checks: Checks, fact: Continued) -> None:
    for match in _to_touch(checks, fact.matches):
        if checks.begun(match).since is not None:
            raise TournamentError("clock-runs")


def _continued(event: Event, fact: Continued, line: Line) -> Event:
    return _wind(event, fact.matches, lambda clock: replace(clock, since=line.at))


def _extend(event: Event, asked: ask.Extend) -> Extended:
    playing = _begun(event, rests=False) + _begun(event, rests=True)
    return Extended(asked.matches or playing, asked.minutes)


def _may_extend(checks: Checks, fact: Extended) -> None:
    checks.organiser()
    if not 1 <= fact.minutes <= LONGEST_EXTENSION:
        raise TournamentError("minutes-out-of-range", lowest=1, highest=LONGEST_EXTENSION)
    for match in _to_touch(checks, fact.matches):
        if checks.begun(match).limit is None:
            raise TournamentError("no-time-limit")


def _extended(event: Event, fact: Extended, line: Line) -> Event:
    def extend(clock: Clock) -> Clock:
        assert clock.limit is not None
        since = clock.played(line.at) if clock.called else clock.limit
        return replace(clock, limit=since + fact.minutes * MINUTE, called=False)

    return _wind(event, fact.matches, extend)


def _may_call_time(checks: Checks, fact: TimeCalled) -> None:
    if not isinstance(checks.by, HouseClock):
        checks.organiser()
    for match in _to_touch(checks, fact.matches, table=False):
        clock = checks.begun(match)
        if clock.called:
            raise TournamentError("time-is-up-already")
        if isinstance(checks.by, HouseClock) and (clock.due is None or clock.due > checks.at):
            raise TournamentError("clock-not-due")


def _time_called(event: Event, fact: TimeCalled, _line: Line) -> Event:
    return _wind(event, fact.matches, lambda clock: replace(clock, called=True))


# --- what they share ----------------------------------------------------------


def _begun(event: Event, *, rests: bool) -> tuple[str, ...]:
    """The matches in progress whose clock is paused, or running."""
    return tuple(
        match.id
        for match in open_matches(event)
        if match.clock is not None and (match.clock.since is None) is rests
    )


def _to_touch(checks: Checks, ids: Collection[str], *, table: bool = True) -> list[Match]:
    """The matches whose clock is to be changed; without duplicates, all undecided."""
    if not ids:
        raise TournamentError("no-such-clocks")
    if len(set(ids)) != len(ids):
        raise TournamentError("match-twice")
    matches = [checks.match(id) for id in ids]  # noqa: A001 (its name)
    for match in matches:
        if table:
            checks.at_match(match)
        if match.decided:
            raise TournamentError("match-decided")
    return matches


def _wind(event: Event, ids: Iterable[str], change: Callable[[Clock], Clock]) -> Event:
    def wind(match: Match) -> Match:
        assert match.clock is not None
        return replace(match, clock=change(match.clock))

    return change_matches(event, ids, wind)


STEPS: Final = (
    Step(
        ask.GoOnline,
        WentOnline,
        lambda _event, asked: WentOnline(asked.match, text(asked.code)),
        _may_go_online,
        _went_online,
    ),
    Step(
        ask.DecideOnline,
        DecisionWentOnline,
        lambda _event, asked: DecisionWentOnline(asked.match, asked.players, text(asked.code)),
        _may_decide_online,
        _decision_went_online,
    ),
    Step(ask.Start, Started, _start, _may_start, _started),
    Step(ask.Pause, Paused, _pause, _may_pause, _paused),
    Step(ask.Continue, Continued, _continue, _may_continue, _continued),
    Step(ask.Extend, Extended, _extend, _may_extend, _extended),
    Step(
        ask.CallTime,
        TimeCalled,
        lambda _event, asked: TimeCalled((asked.match,)),
        _may_call_time,
        _time_called,
    ),
)

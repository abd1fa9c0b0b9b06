"""The clocks of matches: organisers start, pause, resume and extend them, and call time."""

from collections.abc import Callable, Collection, Iterable
from typing import Annotated, Final, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from dacabo.core.values import Short, Tagged
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import MINUTE, Clock, Event, Match, open_matches
from dacabo.tournament.roles import HouseClock
from dacabo.tournament.step import MAX_ITEMS, Checks, LogLine, Step, as_requested
from dacabo.tournament.subjects.opening import match_rules
from dacabo.tournament.updates import change_matches, pause_clock

LONGEST_EXTENSION: Final = 600
"""The most minutes of one extension."""


class Start(Tagged):
    """Start matches; by default all that have not begun."""

    matches: Annotated[tuple[Short, ...], Meta(max_length=MAX_ITEMS)] = ()


class Started(Tagged):
    """Matches and their clocks were started."""

    matches: tuple[str, ...]


def _start(event: Event, request: Start) -> Started:
    not_begun = [match.id for match in open_matches(event) if match.clock is None]
    return Started(request.matches or tuple(not_begun))


def _check_start(checks: Checks, fact: Started) -> None:
    for match in _matches_to_change(checks, fact.matches):
        if match.clock is not None:
            raise TournamentError("match-begun")


def _apply_started(event: Event, fact: Started, line: LogLine) -> Event:
    minutes = event.tournament_rules.minutes(event.rules)
    clock = Clock(None if minutes is None else minutes * MINUTE, since=line.at)
    return change_matches(event, fact.matches, lambda match: replace(match, clock=clock))


class Pause(Tagged):
    """Pause clocks; by default all that run."""

    matches: Annotated[tuple[Short, ...], Meta(max_length=MAX_ITEMS)] = ()


class Paused(Tagged):
    """Clocks were paused."""

    matches: tuple[str, ...]


def _pause(event: Event, request: Pause) -> Paused:
    return Paused(request.matches or _matches_in_progress(event, paused=False))


def _check_pause(checks: Checks, fact: Paused) -> None:
    for match in _matches_to_change(checks, fact.matches):
        if checks.clock_of(match).since is None:
            raise TournamentError("clock-rests")


def _apply_paused(event: Event, fact: Paused, line: LogLine) -> Event:
    return _change_clocks(event, fact.matches, lambda clock: pause_clock(clock, line.at))


class Continue(Tagged):
    """Resume clocks; by default all that are paused."""

    matches: Annotated[tuple[Short, ...], Meta(max_length=MAX_ITEMS)] = ()


class Continued(Tagged):
    """Clocks were resumed."""

    matches: tuple[str, ...]


def _continue(event: Event, request: Continue) -> Continued:
    return Continued(request.matches or _matches_in_progress(event, paused=True))


def _check_continue(checks: Checks, fact: Continued) -> None:
    for match in _matches_to_change(checks, fact.matches):
        if checks.clock_of(match).since is not None:
            raise TournamentError("clock-runs")


def _apply_continued(event: Event, fact: Continued, line: LogLine) -> Event:
    return _change_clocks(event, fact.matches, lambda clock: replace(clock, since=line.at))


class Extend(Tagged):
    """Give matches more minutes; by default all in progress."""

    minutes: int
    matches: Annotated[tuple[Short, ...], Meta(max_length=MAX_ITEMS)] = ()


class Extended(Tagged):
    """Matches got more minutes."""

    matches: tuple[str, ...]
    minutes: int


def _extend(event: Event, request: Extend) -> Extended:
    in_progress = _matches_in_progress(event, paused=False) + _matches_in_progress(
        event, paused=True
    )
    return Extended(request.matches or in_progress, request.minutes)


def _check_extend(checks: Checks, fact: Extended) -> None:
    checks.require_organiser()
    if not 1 <= fact.minutes <= LONGEST_EXTENSION:
        raise TournamentError("minutes-out-of-range", lowest=1, highest=LONGEST_EXTENSION)
    for match in _matches_to_change(checks, fact.matches):
        if checks.clock_of(match).limit is None:
            raise TournamentError("no-time-limit")


def _apply_extended(event: Event, fact: Extended, line: LogLine) -> Event:
    def extend(clock: Clock) -> Clock:
        assert clock.limit is not None
        base = clock.played(line.at) if clock.called else clock.limit
        return replace(clock, limit=base + fact.minutes * MINUTE, called=False)

    return _change_clocks(event, fact.matches, extend)


class CallTime(Tagged):
    """Declare the round in progress the last: at one table, or at all."""

    match: Short | None = None


class TimeCalled(Tagged):
    """Time is up: at these tables the round in progress is the last (TOUR-2)."""

    matches: tuple[str, ...]


def _call_time(event: Event, request: CallTime) -> TimeCalled:
    if request.match is not None:
        return TimeCalled((request.match,))
    matches = [match for match in open_matches(event) if match.clock and not match.clock.called]
    return TimeCalled(tuple(match.id for match in matches))


def _check_call_time(checks: Checks, fact: TimeCalled) -> None:
    if not isinstance(checks.by, HouseClock):
        checks.require_organiser()
    for match in _matches_to_change(checks, fact.matches, table=False):
        clock = checks.clock_of(match)
        if clock.called:
            raise TournamentError("time-is-up-already")
        if isinstance(checks.by, HouseClock) and (clock.due is None or clock.due > checks.at):
            raise TournamentError("clock-not-due")


def _apply_time_called(event: Event, fact: TimeCalled, _line: LogLine) -> Event:
    return _change_clocks(event, fact.matches, lambda clock: replace(clock, called=True))


class SetMinutes(Tagged):
    """Set the time limit of all matches that begin from now on."""

    minutes: int


class MinutesSet(Tagged):
    """Matches that begin from now on last this many minutes."""

    minutes: int


def _check_set_minutes(checks: Checks, fact: MinutesSet) -> None:
    checks.require_organiser()
    event = checks.event
    if not 1 <= fact.minutes <= LONGEST_EXTENSION:
        raise TournamentError("minutes-out-of-range", lowest=1, highest=LONGEST_EXTENSION)
    if not event.tournament_rules.with_time_limit(fact.minutes):
        raise TournamentError("no-time-limit")
    # The pads and the live tables of these matches have the minutes from before.
    if any(match.clock is not None or match.online is not None for match in open_matches(event)):
        raise TournamentError("matches-in-progress")
    if event.tournament_rules.minutes(event.rules) == fact.minutes:
        raise TournamentError("nothing-corrected")


def _apply_minutes_set(event: Event, fact: MinutesSet, _line: LogLine) -> Event:
    changes = event.changes | event.tournament_rules.with_time_limit(fact.minutes)
    return replace(event, changes=changes, rules=match_rules(event.game, event.preset, changes))


# --- helpers of several steps ---------------------------------------------------


def _matches_in_progress(event: Event, *, paused: bool) -> tuple[str, ...]:
    """The matches in progress whose clock is paused, or running."""
    return tuple(
        match.id
        for match in open_matches(event)
        if match.clock is not None and (match.clock.since is None) is paused
    )


def _matches_to_change(checks: Checks, ids: Collection[str], *, table: bool = True) -> list[Match]:
    """The matches whose clock is to be changed; refused if one is repeated or has a result."""
    if not ids:
        raise TournamentError("no-such-clocks")
    if len(set(ids)) != len(ids):
        raise TournamentError("match-twice")
    matches = [checks.find_match(id) for id in ids]  # noqa: A001 (its name)
    for match in matches:
        if table:
            checks.require_at_match(match)
        if match.decided:
            raise TournamentError("match-decided")
    return matches


def _change_clocks(event: Event, ids: Iterable[str], change: Callable[[Clock], Clock]) -> Event:
    def wind(match: Match) -> Match:
        assert match.clock is not None
        return replace(match, clock=change(match.clock))

    return change_matches(event, ids, wind)


Fact: TypeAlias = Started | Paused | Continued | Extended | TimeCalled | MinutesSet
Request: TypeAlias = Start | Pause | Continue | Extend | CallTime | SetMinutes

STEPS: Final = (
    Step(Start, Started, _start, _check_start, _apply_started),
    Step(Pause, Paused, _pause, _check_pause, _apply_paused),
    Step(Continue, Continued, _continue, _check_continue, _apply_continued),
    Step(Extend, Extended, _extend, _check_extend, _apply_extended),
    Step(SetMinutes, MinutesSet, as_requested(MinutesSet), _check_set_minutes, _apply_minutes_set),
    Step(
        CallTime,
        TimeCalled,
        _call_time,
        _check_call_time,
        _apply_time_called,
    ),
)

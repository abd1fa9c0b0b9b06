"""The plan of the evening: the pace of the club's tables, and how long the rehearsal expected it.

Only the server adds these facts: the pace from the book of a club, the plan when the groups are
drawn. Afterwards the desk compares the plan with the minutes that were played.
"""

from typing import Final, TypeAlias

from msgspec.structs import replace

from dacabo.core.values import Tagged
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event, Plan
from dacabo.tournament.roles import House
from dacabo.tournament.step import Checks, LogLine, Step, as_requested

MAX_PACE: Final = 3_600_000
"""The longest share of a player in a round, in milliseconds."""
MAX_MINUTES: Final = 10_000
"""The longest plan."""


class LearnPace(Tagged):
    """Tell the event how fast the tables of its club are."""

    hand_ms: int


class PaceLearned(Tagged):
    """The tables of the club take this long for each player and round, in milliseconds."""

    hand_ms: int


class RecordPlan(Tagged):
    """Record how long the event was expected to take."""

    low: int
    high: int


class PlanRecorded(Tagged):
    """The event was expected to take so many minutes of play when its groups were drawn."""

    low: int
    high: int


def _check_pace(checks: Checks, fact: PaceLearned) -> None:
    _require_house(checks)
    if not 0 < fact.hand_ms <= MAX_PACE:
        raise TournamentError("minutes-out-of-range", lowest=1, highest=MAX_PACE)


def _check_plan(checks: Checks, fact: PlanRecorded) -> None:
    _require_house(checks)
    if not 0 < fact.low <= fact.high <= MAX_MINUTES:
        raise TournamentError("minutes-out-of-range", lowest=1, highest=MAX_MINUTES)


def _require_house(checks: Checks) -> None:
    if not isinstance(checks.by, House):
        raise TournamentError("organiser-only")


def _apply_pace(event: Event, fact: PaceLearned, _line: LogLine) -> Event:
    return replace(event, hand_ms=fact.hand_ms)


def _apply_plan(event: Event, fact: PlanRecorded, _line: LogLine) -> Event:
    return replace(event, plan=Plan(fact.low, fact.high))


Fact: TypeAlias = PaceLearned | PlanRecorded
HouseRequest: TypeAlias = LearnPace | RecordPlan

STEPS: Final = (
    Step(LearnPace, PaceLearned, as_requested(PaceLearned), _check_pace, _apply_pace),
    Step(RecordPlan, PlanRecorded, as_requested(PlanRecorded), _check_plan, _apply_plan),
)

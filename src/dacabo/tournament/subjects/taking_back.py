"""Taking back a step, which is possible while no other depends on it."""

from typing import TYPE_CHECKING, Final, TypeAlias

from dacabo.core.values import Tagged, Typed
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event
from dacabo.tournament.names import clean_text
from dacabo.tournament.roles import House, HouseClock
from dacabo.tournament.step import Checks, LogLine, Step
from dacabo.tournament.subjects import links, messages, privacy
from dacabo.tournament.subjects.closing import CameBack, WentElsewhere

if TYPE_CHECKING:  # facts know the event that they change, and its log is made of them
    from dacabo.tournament.facts import Entry

MAX_TAKEN_BACK: Final = 300
"""The most steps that can be taken back in an event. Each replays the whole log."""
_NOT_STEPS: Final = links.Fact | messages.Fact | privacy.Fact | WentElsewhere | CameBack


def is_step(entry: "Entry") -> bool:
    """Whether something was done by a person, and can be taken back.

    Facts of the server and its clock are not steps. Changes of links, what was said and what was
    deleted cannot be taken back.
    """
    return not isinstance(entry.by, HouseClock | House) and not isinstance(entry.fact, _NOT_STEPS)


def last_step(event: Event) -> int | None:
    """The number of the latest step in effect."""
    steps = (n for n in reversed(event.in_effect[1:]) if is_step(event.log[n - 1]))
    return next(steps, None)


class TakeBack(Tagged):
    """Take back a step in effect that no other step depends on."""

    number: int
    reason: Typed


class TakenBack(Tagged):
    """The step with this number is no longer in effect."""

    number: int
    reason: str


def _take_back(_event: Event, request: TakeBack) -> TakenBack:
    return TakenBack(request.number, clean_text(request.reason))


def _check_take_back(checks: Checks, fact: TakenBack) -> None:
    checks.require_organiser()
    event = checks.event
    if last_step(event) is None:
        raise TournamentError("nothing-to-take-back")
    if fact.number not in event.in_effect[1:] or not is_step(event.log[fact.number - 1]):
        raise TournamentError("not-a-step")
    times = sum(isinstance(entry.fact, TakenBack) for entry in event.log)
    if times >= MAX_TAKEN_BACK:
        raise TournamentError("taken-back-too-often", most=MAX_TAKEN_BACK)
    checks.require_clean(fact.reason)


def _apply_taken_back(event: Event, _fact: TakenBack, _line: LogLine) -> Event:
    """No effect of its own: `apply` replays all other facts."""
    return event


Fact: TypeAlias = TakenBack
Request: TypeAlias = TakeBack

STEPS: Final = (Step(TakeBack, TakenBack, _take_back, _check_take_back, _apply_taken_back),)

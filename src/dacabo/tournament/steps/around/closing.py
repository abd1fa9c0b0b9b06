"""Taking back a step, and closing the event for good."""

from typing import Final

from msgspec.structs import replace

from dacabo.tournament import requests as ask
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event
from dacabo.tournament.facts import Ended, TakenBack
from dacabo.tournament.names import text
from dacabo.tournament.steps.checks import Checks
from dacabo.tournament.steps.step import (
    Line,
    Step,
    is_step,
    last_step,
)

MOST_TAKEN_BACK: Final = 300
"""Taking back a step is expensive: everything is folded again."""


def _take_back(_event: Event, asked: ask.TakeBack) -> TakenBack:
    return TakenBack(asked.number, text(asked.reason))


def _may_take_back(checks: Checks, fact: TakenBack) -> None:
    checks.organiser()
    event = checks.event
    if last_step(event) is None:
        raise TournamentError("nothing-to-take-back")
    if fact.number not in event.standing[1:] or not is_step(event.log[fact.number - 1]):
        raise TournamentError("not-a-step")
    before = sum(isinstance(entry.fact, TakenBack) for entry in event.log)
    if before >= MOST_TAKEN_BACK:
        raise TournamentError("taken-back-too-often", most=MOST_TAKEN_BACK)
    checks.reason(fact.reason)


def _taken_back(event: Event, _fact: TakenBack, _line: Line) -> Event:
    """No effect of its own: `folding` folds all other facts again."""
    return event


def _end(_event: Event, _asked: ask.End) -> Ended:
    return Ended()


def _may_end(checks: Checks, _fact: Ended) -> None:
    checks.organiser()


def _ended(event: Event, _fact: Ended, _line: Line) -> Event:
    return replace(event, over=True)


STEPS: Final = (
    Step(ask.TakeBack, TakenBack, _take_back, _may_take_back, _taken_back),
    Step(ask.End, Ended, _end, _may_end, _ended),
)

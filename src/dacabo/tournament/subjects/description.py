"""The description of an event for its guests: time, place and a note."""

from datetime import datetime
from typing import Final, TypeAlias

from msgspec.structs import replace

from dacabo.core.values import Short, Tagged, Typed
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Described, Event
from dacabo.tournament.names import clean_text
from dacabo.tournament.step import Checks, LogLine, Step

FORMS: Final = ("%Y-%m-%d", "%Y-%m-%dT%H:%M")
"""The formats of a day, and of a day with a time, as a browser writes them."""


class Describe(Tagged):
    """Describe the event for its guests: time, place and a note."""

    when: Short = ""
    place: Typed = ""
    note: Typed = ""


def _describe(_event: Event, request: Describe) -> Described:
    return Described(request.when, _clean_or_empty(request.place), _clean_or_empty(request.note))


def _clean_or_empty(text: str) -> str:
    return clean_text(text) if text.strip() else ""


def _check_describe(checks: Checks, fact: Described) -> None:
    checks.require_organiser()
    if fact == checks.event.about:
        raise TournamentError("nothing-corrected")
    if fact.when and not any(_is_written_as(fact.when, form) for form in FORMS):
        raise TournamentError("no-such-day")
    if (_clean_or_empty(fact.place), _clean_or_empty(fact.note)) != (fact.place, fact.note):
        raise TournamentError("name-not-clean")


def _is_written_as(when: str, form: str) -> bool:
    try:
        return datetime.strptime(when, form).strftime(form) == when  # noqa: DTZ007 (local to the place)
    except ValueError:
        return False


def _apply_described(event: Event, fact: Described, _line: LogLine) -> Event:
    return replace(event, about=fact)


Fact: TypeAlias = Described
Request: TypeAlias = Describe

STEPS: Final = (Step(Describe, Described, _describe, _check_describe, _apply_described),)

"""The format of an event: it can change until the first draw."""

from typing import Final, TypeAlias

from msgspec.structs import replace

from dacabo.core.values import Tagged
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event
from dacabo.tournament.formats import Format
from dacabo.tournament.step import Checks, LogLine, Step
from dacabo.tournament.subjects.opening import check_format


class ChangeFormat(Tagged):
    """Choose another format."""

    format: Format


class FormatChanged(Tagged):
    """The event has another format."""

    format: Format


def _check_change(checks: Checks, fact: FormatChanged) -> None:
    """The format is fixed once a draw follows from it, even if the draw is only a draft."""
    checks.require_organiser()
    if checks.event.stages:
        raise TournamentError("format-fixed")
    check_format(fact.format)
    if fact.format == checks.event.format:
        raise TournamentError("nothing-corrected")


def _apply_changed(event: Event, fact: FormatChanged, _line: LogLine) -> Event:
    return replace(event, format=fact.format)


Fact: TypeAlias = FormatChanged
Request: TypeAlias = ChangeFormat

STEPS: Final = (
    Step(
        ChangeFormat,
        FormatChanged,
        lambda _event, request: FormatChanged(request.format),
        _check_change,
        _apply_changed,
    ),
)

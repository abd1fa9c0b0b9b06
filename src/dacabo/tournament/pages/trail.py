"""The audit trail: everything that happened at an event, without its seeds."""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from dacabo.tournament.event import Event
from dacabo.tournament.pages.views import LogLine
from dacabo.tournament.subjects.drawing import Sealed
from dacabo.tournament.subjects.opening import Opened
from dacabo.tournament.subjects.taking_back import is_step, last_step

RECENT: Final = 100
"""The number of recent lines shown on the desk; the complete trail is available on request."""


def trail(event: Event) -> tuple[LogLine, ...]:
    """The complete audit trail, without the seeds, which become public in due time."""
    return _lines(event, range(1, len(event.log) + 1))


def recent(event: Event) -> tuple[LogLine, ...]:
    """The end of the audit trail, and the step that can be taken back."""
    numbers = range(max(1, len(event.log) - RECENT + 1), len(event.log) + 1)
    last = last_step(event)
    return _lines(event, numbers if last is None or last in numbers else (last, *numbers))


def _lines(event: Event, numbers: Iterable[int]) -> tuple[LogLine, ...]:
    standing = set(event.standing)
    return tuple(
        LogLine(
            number=number,
            # Without the id, which only its author may know.
            entry=replace(event.log[number - 1], id=None),
            counts=number in standing,
            step=number in standing and is_step(event.log[number - 1]),
        )
        for number in numbers
        if not isinstance(event.log[number - 1].fact, Opened | Sealed)
    )

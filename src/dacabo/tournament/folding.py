"""From fact to fact: the event after one more entry of its log."""

from collections.abc import Iterable

from msgspec.structs import replace

from dacabo.tournament.event import Event
from dacabo.tournament.facts import (
    Drawn,
    Entry,
    Forgotten,
    OrganiserForgotten,
    TakenBack,
)
from dacabo.tournament.reckoning.budgets import spent
from dacabo.tournament.steps.applying import after, opened
from dacabo.tournament.steps.around.forgetting import (
    forget,
    without_name,
)
from dacabo.tournament.steps.depending import without


def fold(event: Event | None, entry: Entry) -> Event:
    """The event after one more fact."""
    if event is None:
        return opened(entry)
    log = (*event.log, entry)
    event = replace(event, used=spent(event.used, entry))
    if isinstance(entry.fact, TakenBack):
        return without(event, entry.fact.number, log)
    if isinstance(entry.fact, Forgotten | OrganiserForgotten):
        forgotten = forget(log, entry.fact)
        if forgotten != log:  # in the store it may be so already
            log = forgotten
            event = without(without_name(event, entry.fact), 0, log)
    if isinstance(entry.fact, Drawn):
        event = replace(event, draws=(*event.draws, entry.fact.stage))
    return replace(after(event, entry, len(log)), log=log, standing=(*event.standing, len(log)))


def replay(log: Iterable[Entry]) -> Event:
    """The event that results from a complete log."""
    event: Event | None = None
    for entry in log:
        event = fold(event, entry)
    assert event is not None
    return event

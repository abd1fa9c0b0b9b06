"""What one fact makes of an event, apart from its log."""

from msgspec.structs import replace

from dacabo.tournament.event import (
    Colleague,
    Event,
)
from dacabo.tournament.facts import Entry, Opened
from dacabo.tournament.reckoning.prizes import taken
from dacabo.tournament.reckoning.seals import seal_of
from dacabo.tournament.roles import Organiser
from dacabo.tournament.steps.every import BY_FACT
from dacabo.tournament.steps.step import Line
from dacabo.tournament.terms import match_rules


def opened(entry: Entry) -> Event:
    """The event as it was opened."""
    fact = entry.fact
    assert isinstance(fact, Opened)
    assert isinstance(entry.by, Organiser)
    return Event(
        log=(entry,),
        standing=(1,),
        name=fact.name,
        game=fact.game,
        preset=fact.preset,
        rules=match_rules(fact.game, fact.preset, fact.changes),
        changes=fact.changes,
        seals=(seal_of(fact),),
        organisers=(Colleague(0, entry.by.name),),
    )


def after(event: Event, entry: Entry, number: int) -> Event:
    """The event after one more fact."""
    line = Line(number, entry.at, entry.by)
    event = BY_FACT[type(entry.fact)].fold(event, entry.fact, line)
    # A choice is dropped if it is no longer that player's turn.
    return replace(event, taken=taken(event)) if event.taken else event

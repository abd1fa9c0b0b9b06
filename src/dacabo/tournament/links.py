"""Whose link counts: each holder has one at a time, and every organiser one of their own."""

from typing import Final

from msgspec.structs import replace

from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Colleague, Event
from dacabo.tournament.names import same
from dacabo.tournament.roles import AsPlayer, AtTable, Holder, Organiser, Public, Role

MOST_ORGANISERS: Final = 50
MOST_TABLES: Final = 200


def first(holder: Holder) -> Holder:
    """The holder as of their first link."""
    return replace(holder, generation=0)


def colleague(event: Event, number: int) -> Colleague:
    """An organiser, by number."""
    if not 0 <= number < len(event.organisers):
        raise TournamentError("no-such-organiser")
    return event.organisers[number]


def holding(event: Event, holder: Holder) -> Holder:
    """The holder with the generation that counts now; of an organiser with their name, too."""
    if not isinstance(holder, Organiser):
        return replace(holder, generation=event.renewed.get(first(holder), 0))
    found = colleague(event, holder.number)
    # Before organisers were counted, each was known by the name in their link.
    named = found.number > 0 or found.generation > 0
    name = found.name if named else holder.name
    return Organiser(name, found.number, found.generation)


def in_force(event: Event, role: Role) -> bool:
    """Whether whoever comes by this link may come in; the house needs none."""
    if isinstance(role, Organiser):
        return (
            0 <= role.number < len(event.organisers)
            and not event.organisers[role.number].withdrawn
            and holding(event, role) == role
        )
    if isinstance(role, AtTable | AsPlayer | Public):
        return holding(event, role) == role
    return True


def organisers_names(event: Event) -> set[str]:
    """What no other organiser can be called: also the names of those who are out."""
    return {same(one.name) for one in event.organisers}

"""Which links are valid: each holder has one at a time, and every organiser one of their own."""

from typing import Final

from msgspec.structs import replace

from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Colleague, Event
from dacabo.tournament.names import same
from dacabo.tournament.roles import AsPlayer, AtTable, Door, Holder, Organiser, Public, Role

MOST_ORGANISERS: Final = 50
MOST_TABLES: Final = 200


def first(holder: Holder) -> Holder:
    """The holder with their first link."""
    return replace(holder, generation=0)


def colleague(event: Event, number: int) -> Colleague:
    """An organiser, by number."""
    if not 0 <= number < len(event.organisers):
        raise TournamentError("no-such-organiser")
    return event.organisers[number]


def holding(event: Event, holder: Holder) -> Holder:
    """The holder with the valid generation; for an organiser, also with the name on record."""
    if not isinstance(holder, Organiser):
        return replace(holder, generation=event.renewed.get(first(holder), 0))
    found = colleague(event, holder.number)
    # Links from before organisers were numbered identify them by name only.
    named = found.number > 0 or found.generation > 0
    name = found.name if named else holder.name
    return Organiser(name, found.number, found.generation)


def in_force(event: Event, role: Role) -> bool:
    """Whether a link is valid; the server itself needs none."""
    if isinstance(role, Organiser):
        return (
            0 <= role.number < len(event.organisers)
            and not event.organisers[role.number].withdrawn
            and holding(event, role) == role
        )
    if isinstance(role, Door | AtTable | AsPlayer | Public):
        return holding(event, role) == role
    return True


def organisers_names(event: Event) -> set[str]:
    """The names no new organiser can have, including those of revoked ones."""
    return {same(one.name) for one in event.organisers}

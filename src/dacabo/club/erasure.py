"""Delete the names of forgotten people from the whole log, also from earlier facts."""

from collections.abc import Mapping

from msgspec.structs import replace

from dacabo.club.club import Club, replay, resolve_person
from dacabo.club.facts import (
    ClubEntry,
    EveningPlanned,
    EveningRecorded,
    Fact,
    Opened,
    OrganiserForgotten,
    OrganiserInvited,
    OrganiserNumber,
    PeopleAdded,
    Person,
    PersonForgotten,
    PersonRenamed,
    SeasonSet,
)
from dacabo.core.names import redact_names
from dacabo.tournament.names import LONGEST_TEXT


def erase(log: tuple[ClubEntry, ...]) -> tuple[ClubEntry, ...]:
    """The log without the names of forgotten people; the same log if there are none."""
    log = _without_organisers(log)
    forgotten = {entry.fact.person for entry in log if isinstance(entry.fact, PersonForgotten)}
    if not forgotten:
        return log
    club = replay(log)
    for person in sorted(forgotten):
        names = _all_names(club, log, person)
        log = tuple(replace(entry, fact=_erase_title(entry.fact, person, names)) for entry in log)
    return tuple(replace(entry, fact=_erase_names(club, entry.fact, forgotten)) for entry in log)


def _without_organisers(log: tuple[ClubEntry, ...]) -> tuple[ClubEntry, ...]:
    """The log without the names of forgotten organisers; the same log if there are none."""
    last = {
        entry.fact.organiser: number
        for number, entry in enumerate(log)
        if isinstance(entry.fact, OrganiserForgotten)
    }
    if not last:
        return log
    return tuple(
        replace(entry, fact=_without_organiser(entry.fact, number, last))
        for number, entry in enumerate(log)
    )


def _without_organiser(fact: Fact, number: int, last: Mapping[OrganiserNumber, int]) -> Fact:
    """A fact without the name of an organiser who is forgotten in a later one."""
    match fact:
        case Opened() if number < last.get(0, 0):
            return replace(fact, organiser=None)
        case OrganiserInvited(organiser) if number < last.get(organiser, 0):
            return replace(fact, name=None)
        case _:
            return fact


def _all_names(club: Club, log: tuple[ClubEntry, ...], person: Person) -> set[str]:
    """All names that a person had, also those of duplicates that were merged into them."""
    names: list[tuple[Person, str | None]] = []
    for entry in log:
        match entry.fact:
            case PeopleAdded(people):
                names += [(newcomer.person, newcomer.name) for newcomer in people]
            case PersonRenamed(renamed, name):
                names.append((renamed, name))
    return {
        name for other, name in names if name is not None and resolve_person(club, other) == person
    }


def _erase_title(fact: Fact, person: Person, names: set[str]) -> Fact:
    """Replace these names in a title: an evening may be called after somebody's birthday."""
    if not names:
        return fact

    def erase_from(title: str) -> str:
        return redact_names(title, names, f"N. N. {person + 1}")[:LONGEST_TEXT].strip()

    match fact:
        case Opened(name) | EveningPlanned(_, name):
            return replace(fact, name=erase_from(name))
        case EveningRecorded(_, what) | SeasonSet(_, what):
            return replace(fact, what=replace(what, name=erase_from(what.name)))
        case _:
            return fact


def _erase_names(club: Club, fact: Fact, forgotten: set[Person]) -> Fact:
    """Remove the names of forgotten people and of their duplicates from a fact."""
    match fact:
        case PeopleAdded(people):
            return PeopleAdded(
                tuple(
                    replace(newcomer, name=None)
                    if resolve_person(club, newcomer.person) in forgotten
                    else newcomer
                    for newcomer in people
                )
            )
        case PersonRenamed(person) if resolve_person(club, person) in forgotten:
            return replace(fact, name=None)
        case _:
            return fact

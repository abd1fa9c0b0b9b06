"""Deletes names: a person who was forgotten has no name in any fact, not even in earlier ones."""

from msgspec.structs import replace

from dacabo.club.club import Club, replay, resolve_person
from dacabo.club.facts import (
    ClubEntry,
    EveningPlanned,
    EveningRecorded,
    Fact,
    Opened,
    PeopleAdded,
    Person,
    PersonForgotten,
    PersonRenamed,
    SeasonSet,
)
from dacabo.core.names import redact_names
from dacabo.tournament.names import LONGEST_TEXT


def erase(log: tuple[ClubEntry, ...]) -> tuple[ClubEntry, ...]:
    """The log without the names of those who were forgotten; the same, if there are none."""
    forgotten = {entry.fact.person for entry in log if isinstance(entry.fact, PersonForgotten)}
    if not forgotten:
        return log
    club = replay(log)
    for person in sorted(forgotten):
        names = _names(club, log, person)
        log = tuple(replace(entry, fact=_untold(entry.fact, person, names)) for entry in log)
    return tuple(replace(entry, fact=_unnamed(club, entry.fact, forgotten)) for entry in log)


def _names(club: Club, log: tuple[ClubEntry, ...], person: Person) -> set[str]:
    """All names that somebody had, also as a duplicate that was merged into them."""
    named: list[tuple[Person, str | None]] = []
    for entry in log:
        match entry.fact:
            case PeopleAdded(people):
                named += [(newcomer.person, newcomer.name) for newcomer in people]
            case PersonRenamed(renamed, name):
                named.append((renamed, name))
    return {
        name for other, name in named if name is not None and resolve_person(club, other) == person
    }


def _untold(fact: Fact, person: Person, names: set[str]) -> Fact:
    """A fact whose title does not name somebody: an evening may have been their birthday."""
    if not names:
        return fact

    def without(title: str) -> str:
        return redact_names(title, names, f"N. N. {person + 1}")[:LONGEST_TEXT].strip()

    match fact:
        case Opened(name) | EveningPlanned(_, name):
            return replace(fact, name=without(name))
        case EveningRecorded(_, what) | SeasonSet(_, what):
            return replace(fact, what=replace(what, name=without(what.name)))
        case _:
            return fact


def _unnamed(club: Club, fact: Fact, forgotten: set[Person]) -> Fact:
    """A fact without the names of forgotten people; those of their duplicates go, too."""
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

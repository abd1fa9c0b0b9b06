"""Names that are deleted: whoever was forgotten has no name in any fact, not even those before."""

from msgspec.structs import replace

from dacabo.club.club import Club, folded, who
from dacabo.club.facts import Entry, Fact, PeopleAdded, Person, PersonForgotten, PersonRenamed


def forgetful(log: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """The log without the names of those who were forgotten; the same, if there are none."""
    forgotten = {entry.fact.person for entry in log if isinstance(entry.fact, PersonForgotten)}
    if not forgotten:
        return log
    club = folded(log)
    return tuple(replace(entry, fact=_unnamed(club, entry.fact, forgotten)) for entry in log)


def _unnamed(club: Club, fact: Fact, forgotten: set[Person]) -> Fact:
    """Entries that were joined with somebody's are theirs, too."""
    match fact:
        case PeopleAdded(people):
            return PeopleAdded(
                tuple(
                    replace(one, name=None) if who(club, one.person) in forgotten else one
                    for one in people
                )
            )
        case PersonRenamed(person) if who(club, person) in forgotten:
            return replace(fact, name=None)
        case _:
            return fact

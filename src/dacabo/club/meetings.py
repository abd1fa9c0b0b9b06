"""Who sat at one table with whom, how often, and who was ahead."""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations

from dacabo.club.club import Club, who
from dacabo.club.evening import people_at
from dacabo.club.facts import Evening, Person
from dacabo.club.seasons import evenings_in
from dacabo.core.values import Value
from dacabo.tournament.event import Event, Met


class Pair(Value):
    """Two people who have met; `one` is the smaller number."""

    one: Person
    other: Person
    tables: int
    """How often they sat at one table."""
    ahead: int
    """How often `one` was ahead."""
    behind: int
    """How often `other` was ahead."""


def pairs(club: Club, evenings: Iterable[Evening]) -> tuple[Pair, ...]:
    """Everybody who met at these evenings, pair by pair."""
    tables: Counter[tuple[Person, Person]] = Counter()
    ahead: Counter[tuple[Person, Person]] = Counter()
    for evening in evenings:
        for table in evening.tables:
            at = sorted((who(club, sat.person), sat.place) for sat in table.sat)
            for (one, place), (other, others_place) in combinations(at, 2):
                tables[one, other] += 1
                ahead[one, other] += place < others_place
                ahead[other, one] += others_place < place
    return tuple(
        Pair(one, other, count, ahead[one, other], ahead[other, one])
        for (one, other), count in sorted(tables.items())
    )


def met_before(club: Club, season: int, id: str, event: Event) -> tuple[Met, ...]:  # noqa: A002 (its name)
    """How often the players of an event have sat at one table in a season, for its draw."""
    evenings = [evening for _, evening in evenings_in(club, club.seasons[season])]
    players: Mapping[Person, int] = {
        person: player for player, person in people_at(club, id, event).items()
    }
    found = []
    for pair in pairs(club, evenings):
        if pair.one in players and pair.other in players:
            one, other = sorted((players[pair.one], players[pair.other]))
            found.append(Met(one, other, pair.tables))
    return tuple(sorted(found, key=lambda met: (met.one, met.other)))

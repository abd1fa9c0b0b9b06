"""A club book as its readers see it, with everything that is computed from its log."""

from msgspec.structs import replace

from dacabo.club.club import Club, ClubOrganiser, evenings_by_date, resolve_person
from dacabo.club.evening import last_people
from dacabo.club.facts import (
    Came,
    EveningPlanned,
    Fact,
    OrganiserNumber,
    Person,
    Season,
    Table,
)
from dacabo.club.seasons import Pair, Rated, Standing, evenings_in, pairs, ratings, standings
from dacabo.core.values import Value


class PersonView(Value, kw_only=True):
    """A person."""

    person: Person
    name: str | None
    """None for somebody who was forgotten."""
    evenings: int
    won: int
    """Evenings won, also shared."""
    tables: int
    """Matches played."""
    rating: tuple[Rated, ...]
    """After each evening with a table, in order."""


class EveningView(Value, kw_only=True):
    """An evening, as it is in the book; the numbers are those of people."""

    evening: int
    event: str
    name: str
    on: str
    game: str
    preset: str
    came: tuple[Came, ...]
    tables: tuple[Table, ...]


class SeasonView(Value, kw_only=True):
    """A season and its table."""

    season: int
    what: Season
    evenings: tuple[int, ...]
    """In order."""
    standings: tuple[Standing, ...]


class ClubView(Value, kw_only=True):
    """A whole club book."""

    number: int
    """The number of the latest fact."""
    name: str
    people: tuple[PersonView, ...]
    evenings: tuple[EveningView, ...]
    """In order."""
    seasons: tuple[SeasonView, ...]
    """The latest first."""
    pairs: tuple[Pair, ...]
    """Everybody who met, in all evenings."""
    last: tuple[Person, ...]
    """The people who came to the last evening and whom the book still knows."""
    plans: tuple[EveningPlanned, ...]
    """Events that were opened for the club and are not in the book yet."""
    organisers: tuple[ClubOrganiser, ...]
    """Everybody who ever had a link to write in it; for them alone."""


class ClubLogLine(Value):
    """A line of the book's log."""

    number: int
    at: int
    by: OrganiserNumber
    fact: Fact


def club_view(club: Club) -> ClubView:
    """The view of a whole club, which is small enough to be sent at once."""
    evenings = [_evening_view(club, number) for number, _ in evenings_by_date(club)]
    rating_histories = ratings(club)
    return ClubView(
        number=len(club.log),
        name=club.name,
        people=tuple(
            _person_view(club, person, evenings, rating_histories.get(person, ()))
            for person in club.people
        ),
        evenings=tuple(evenings),
        seasons=tuple(
            SeasonView(
                season=number,
                what=season,
                evenings=tuple(evening for evening, _ in evenings_in(club, season)),
                standings=standings(club, season),
            )
            for number, season in sorted(club.seasons.items(), reverse=True)
        ),
        pairs=pairs(club, club.evenings.values()),
        last=tuple(person for person in last_people(club) if club.names[person] is not None),
        plans=tuple(club.plans.values()),
        organisers=club.organisers,
    )


def club_log(club: Club) -> tuple[ClubLogLine, ...]:
    """The whole log, without the ids of requests."""
    return tuple(
        ClubLogLine(number, entry.at, entry.by, entry.fact)
        for number, entry in enumerate(club.log, 1)
    )


def _person_view(
    club: Club, person: Person, evenings: list[EveningView], rating_history: tuple[Rated, ...]
) -> PersonView:
    attended = [
        participant
        for evening in evenings
        for participant in evening.came
        if participant.person == person
    ]
    tables = (table for evening in evenings for table in evening.tables)
    return PersonView(
        person=person,
        name=club.names[person],
        evenings=len(attended),
        won=sum(participant.place == 1 for participant in attended),
        tables=sum(any(seat.person == person for seat in table.sat) for table in tables),
        rating=rating_history,
    )


def _evening_view(club: Club, number: int) -> EveningView:
    """The view of an evening, in which merged duplicates are one person."""
    evening = club.evenings[number]
    return EveningView(
        evening=number,
        event=evening.event,
        name=evening.name,
        on=evening.on,
        game=evening.game,
        preset=evening.preset,
        came=tuple(
            replace(participant, person=resolve_person(club, participant.person))
            for participant in evening.came
        ),
        tables=tuple(
            replace(
                table,
                sat=tuple(
                    replace(seat, person=resolve_person(club, seat.person)) for seat in table.sat
                ),
            )
            for table in evening.tables
        ),
    )

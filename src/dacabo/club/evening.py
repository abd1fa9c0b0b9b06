"""Turn an event that has ended into an evening of the book, and match its players to people."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

from dacabo.club.club import MIN_AT_TABLE, Club, evenings_by_date, resolve_person
from dacabo.club.facts import Came, ClubError, Evening, Person, Sat, Table
from dacabo.core.values import Value
from dacabo.tournament.event import Event, Match, Player, Stage, published_stages
from dacabo.tournament.names import name_key
from dacabo.tournament.standings import places, placing, points
from dacabo.tournament.subjects.registration import listed_entrants, recorded_entrants


class Guest(Value):
    """A player of an event, and the person they probably are."""

    player: Player
    name: str
    place: int | None
    person: Person | None
    """None for a name that is not in the book."""


class Proposal(Value):
    """An event that could be taken in; the organiser decides who was who."""

    event: str
    name: str
    on: str
    over: bool
    players: int
    """The number of players with a number, absent ones included."""
    guests: tuple[Guest, ...]


def proposal(club: Club, id: str, event: Event) -> Proposal:  # noqa: A002 (its name)
    """The people who the players of an event may be: as planned, or by their names."""
    final_places = {placed.player: placed.place for placed in placing(event)}
    people = people_at(club, id, event)
    guests = [
        Guest(
            entrant.player,
            entrant.name,
            final_places.get(entrant.player),
            people.get(entrant.player),
        )
        for entrant in recorded_entrants(event)
        if entrant.player in final_places or entrant.here
    ]
    return Proposal(
        event=id,
        name=event.name,
        on=date_of(event),
        over=event.over,
        players=len(event.names),
        guests=tuple(guests),
    )


def people_at(club: Club, id: str, event: Event) -> dict[Player, Person]:  # noqa: A002 (as above)
    """The person that each player of an event is, as far as known; no person occurs twice."""
    plan = club.plans.get(id)
    planned = () if plan is None else plan.people
    people: dict[Player, Person] = {
        player: resolve_person(club, person)
        for player, person in enumerate(planned)
        if club.names[resolve_person(club, person)] is not None
    }
    by_name = {name_key(name): person for person, name in enumerate(club.names) if name is not None}
    for entrant in listed_entrants(event):
        person = by_name.get(name_key(entrant.name))
        if entrant.player not in people and person is not None and person not in people.values():
            people[entrant.player] = person
    return people


def date_of(event: Event) -> str:
    """The announced date of an event; without one, the day on which it was opened."""
    announced = event.about.when[:10]
    opened = datetime.fromtimestamp(event.log[0].at / 1000, UTC)
    return announced or opened.date().isoformat()


def evening_of(
    id: str,  # noqa: A002 (its name)
    event: Event,
    on: str,
    people: Mapping[Player, Person],
) -> Evening:
    """Turn an event into an evening.

    Raises:
        ClubError: the event is not over, or `people` lacks one of its players.
    """
    if not event.over:
        raise ClubError("evening-not-over")
    final_places = {placed.player: placed.place for placed in placing(event)}
    tables = [
        _table(event, stage, match, people)
        for stage in published_stages(event)
        for match in stage.matches
        if match.decided and match.clock is not None  # a match without a clock was not played
    ]
    participants = {*final_places} | {
        entrant.player for entrant in recorded_entrants(event) if entrant.here
    }
    if not participants <= people.keys():
        raise ClubError("evening-who")
    return Evening(
        event=id,
        name=event.name,
        on=on,
        at=event.log[0].at,
        game=event.game,
        preset=event.preset,
        came=tuple(
            Came(people[player], final_places.get(player)) for player in sorted(participants)
        ),
        tables=tuple(table for table in tables if len(table.sat) >= MIN_AT_TABLE),
    )


def _table(event: Event, stage: Stage, match: Match, people: Mapping[Player, Person]) -> Table:
    totals = match.totals or {}
    seats = [
        Sat(people[player], place, points(event, match, player) if player in totals else None)
        for player, place in places(event, stage, match).items()
        if player in people
    ]
    seconds = 0 if match.clock is None else match.clock.ran // 1000
    has_pace = bool(match.rounds and seconds)
    return Table(
        stage.number,
        final=stage.final and not match.consolation,
        sat=tuple(seats),
        rounds=len(match.rounds) if has_pace else None,
        seconds=seconds if has_pace else None,
        consolation=match.consolation,
    )


def last_people(club: Club) -> Sequence[Person]:
    """The people who came to the last evening."""
    evenings = evenings_by_date(club)
    if not evenings:
        return []
    _, last = evenings[-1]
    return [resolve_person(club, participant.person) for participant in last.came]

"""The standings of a season, the ratings, and who met whom, all computed from the evenings.

Each evening of a season gives points. If the season says so, only a person's best evenings count.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations

from dacabo.club.club import Club, evenings_by_date, resolve_person
from dacabo.club.evening import people_at
from dacabo.club.facts import ByPlace, Evening, Person, PointsRule, Season
from dacabo.core.values import Value
from dacabo.tournament.event import Event, Met


class Score(Value):
    """A person's evening in a season."""

    evening: int
    place: int | None
    points: int
    counts: bool
    """Whether it is among the best."""


class Standing(Value):
    """A person's line in the table of a season."""

    place: int
    """1, 1, 3 if two have the same points."""
    person: Person
    points: int
    won: int
    """Evenings won, also shared."""
    scores: tuple[Score, ...]
    """In the order of the evenings."""


def evenings_in(club: Club, season: Season) -> list[tuple[int, Evening]]:
    """The evenings of a season, in order."""
    since, until = season.since, season.until
    return [
        (number, evening)
        for number, evening in evenings_by_date(club)
        if since <= evening.on and (not until or evening.on <= until)
    ]


def standings(club: Club, season: Season) -> tuple[Standing, ...]:
    """The standings of a season, best first.

    People with equal points share a place, in the order of their numbers.
    """
    scores: dict[Person, list[Score]] = {}
    for number, evening in evenings_in(club, season):
        points = points_of(season.points, evening)
        for participant in evening.came:
            score = Score(
                number, participant.place, points.get(participant.person, 0), counts=False
            )
            scores.setdefault(resolve_person(club, participant.person), []).append(score)
    ranking = [(person, _mark_best(scores[person], season.best)) for person in sorted(scores)]
    ranking.sort(key=lambda row: -_total(row[1]))
    return tuple(_assign_places(ranking))


def points_of(rule: PointsRule, evening: Evening) -> dict[Person, int]:
    """The points that everybody who played gets for an evening."""
    if isinstance(rule, ByPlace):
        return {
            participant.person: (
                rule.points[participant.place - 1]
                if participant.place <= len(rule.points)
                else rule.others
            )
            for participant in evening.came
            if participant.place is not None
        }
    points = {participant.person: 0 for participant in evening.came}
    for table in evening.tables:
        for seat in table.sat:
            places = [other.place for other in table.sat if other is not seat]
            behind = sum(place > seat.place for place in places)
            points[seat.person] += rule.ahead * behind + rule.level * places.count(seat.place)
    return points


def _mark_best(scores: list[Score], best: int | None) -> tuple[Score, ...]:
    """Mark the best scores as counting; of equal ones, the earlier."""
    best_first = sorted(range(len(scores)), key=lambda index: -scores[index].points)
    counted = {*best_first[:best]}
    return tuple(
        Score(score.evening, score.place, score.points, counts=index in counted)
        for index, score in enumerate(scores)
    )


def _total(scores: tuple[Score, ...]) -> int:
    return sum(score.points for score in scores if score.counts)


def _assign_places(ranking: list[tuple[Person, tuple[Score, ...]]]) -> Iterator[Standing]:
    """Number the places of a ranking; equal totals share a place."""
    place, previous_total = 0, None
    for position, (person, scores) in enumerate(ranking, 1):
        total = _total(scores)
        if total != previous_total:
            place, previous_total = position, total
        evenings_won = sum(score.place == 1 for score in scores)
        yield Standing(place, person, total, evenings_won, scores)


class Rated(Value):
    """A person's rating after an evening."""

    evening: int
    mu: float
    """The estimated skill."""
    sigma: float
    """The uncertainty of the estimate."""


def ratings(club: Club) -> dict[Person, tuple[Rated, ...]]:
    """By person: their rating after each evening at which they sat at a table.

    The model is OpenSkill's Plackett–Luce, as in the arena. It rates the tables one by one, in the
    order of the evenings.
    """
    if not club.evenings:
        return {}
    from openskill.models import PlackettLuce  # noqa: PLC0415 (slow to import; only pages need it)

    model = PlackettLuce()
    current = {person: model.rating() for person in club.people}
    histories: dict[Person, list[Rated]] = {}
    for number, evening in evenings_by_date(club):
        players: dict[Person, None] = {}  # an ordered set
        for table in evening.tables:
            people = [resolve_person(club, seat.person) for seat in table.sat]
            ranks = [float(seat.place) for seat in table.sat]
            teams = model.rate([[current[person]] for person in people], ranks=ranks)
            for person, (rating,) in zip(people, teams, strict=True):
                current[person] = rating
                players[person] = None
        for person in players:
            mu, sigma = round(current[person].mu, 6), round(current[person].sigma, 6)
            histories.setdefault(person, []).append(Rated(number, mu, sigma))
    return {person: tuple(history) for person, history in histories.items()}


class Pair(Value):
    """Two people who have met; `one` is the smaller number."""

    one: Person
    other: Person
    tables: int
    """The number of times they sat at one table."""
    ahead: int
    """The number of times `one` was ahead."""
    behind: int
    """The number of times `other` was ahead."""


def pairs(club: Club, evenings: Iterable[Evening]) -> tuple[Pair, ...]:
    """Everybody who met at these evenings, pair by pair."""
    tables: Counter[tuple[Person, Person]] = Counter()
    ahead: Counter[tuple[Person, Person]] = Counter()
    for evening in evenings:
        for table in evening.tables:
            seats = sorted((resolve_person(club, seat.person), seat.place) for seat in table.sat)
            for (one, place), (other, others_place) in combinations(seats, 2):
                tables[one, other] += 1
                ahead[one, other] += place < others_place
                ahead[other, one] += others_place < place
    return tuple(
        Pair(one, other, count, ahead[one, other], ahead[other, one])
        for (one, other), count in sorted(tables.items())
    )


def met_before(club: Club, season: int, id: str, event: Event) -> tuple[Met, ...]:  # noqa: A002 (its name)
    """The number of times that two players of an event shared a table in a season."""
    evenings = [evening for _, evening in evenings_in(club, club.seasons[season])]
    players: Mapping[Person, int] = {
        person: player for player, person in people_at(club, id, event).items()
    }
    meetings = []
    for pair in pairs(club, evenings):
        if pair.one in players and pair.other in players:
            one, other = sorted((players[pair.one], players[pair.other]))
            meetings.append(Met(one, other, pair.tables))
    return tuple(sorted(meetings, key=lambda met: (met.one, met.other)))

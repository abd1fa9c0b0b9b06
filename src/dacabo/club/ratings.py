"""Ratings by OpenSkill (Plackett–Luce), as in the arena: table after table, evening by evening."""

from dacabo.club.club import Club, in_order, who
from dacabo.club.facts import Person
from dacabo.core.values import Value


class Rated(Value):
    """A person's rating after an evening."""

    evening: int
    mu: float
    """The estimated skill."""
    sigma: float
    """How uncertain it is."""


def ratings(club: Club) -> dict[Person, tuple[Rated, ...]]:
    """The course of everybody's rating: after each evening at which they sat at a table."""
    if not club.evenings:
        return {}
    from openskill.models import PlackettLuce  # noqa: PLC0415 (slow to read; for pages only)

    model = PlackettLuce()
    now = {person: model.rating() for person in club.people}
    courses: dict[Person, list[Rated]] = {}
    for number, evening in in_order(club):
        played: dict[Person, None] = {}
        for table in evening.tables:
            people = [who(club, sat.person) for sat in table.sat]
            ranks = [float(sat.place) for sat in table.sat]
            rated = model.rate([[now[person]] for person in people], ranks=ranks)
            for person, (rating,) in zip(people, rated, strict=True):
                now[person] = rating
                played[person] = None
        for person in played:
            mu, sigma = round(now[person].mu, 6), round(now[person].sigma, 6)
            courses.setdefault(person, []).append(Rated(number, mu, sigma))
    return {person: tuple(course) for person, course in courses.items()}

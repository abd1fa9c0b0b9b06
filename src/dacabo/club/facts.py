"""The facts of a club book, and its errors. Its log is a list of facts.

Names of people are in `PeopleAdded` and `PersonRenamed` alone, those of organisers in `Opened` and
`OrganiserInvited`; everything else has numbers. So a person can be forgotten without touching a
result.
"""

from enum import auto
from typing import TypeAlias

from dacabo.core.errors import DacaboError
from dacabo.core.values import Choice, Moment, Tagged, Value
from dacabo.log import Entry


class ClubError(DacaboError):
    """A request that a club book refuses."""


class ClubFileError(ClubError):
    """A file that is not a club book, or has an impossible line, counted from 1.

    If a rule of the book is the reason, `__cause__` is that error.
    """


Person: TypeAlias = int
"""A person's number, from 0 in the order of arrival; never reused."""


OrganiserNumber: TypeAlias = int
"""An organiser's number: 0 opened the book; never reused."""


class Link(Choice):
    """The two kinds of links of a club."""

    ORGANISER = auto()
    """Each organiser has their own."""
    PUBLIC = auto()
    """To read only."""


# --- evenings -------------------------------------------------------------------


class Sat(Value):
    """A person at a table."""

    person: Person
    place: int
    """At that table; 1, 1, 3 if two tie."""
    points: int | None
    """The points of the game; None for somebody who left before the end."""


class Table(Value):
    """A match of an evening."""

    stage: int
    final: bool
    """Whether it was the final."""
    sat: tuple[Sat, ...]
    rounds: int | None = None
    """The number of rounds, if they are known."""
    seconds: int | None = None
    """The playing time without breaks, if rounds and clock are known."""
    consolation: bool = False
    """Whether it was played alongside the final; evenings from earlier versions do not say so."""


class Came(Value):
    """A person at an evening, with their place in it."""

    person: Person
    place: int | None
    """None for a player who did not play or was disqualified."""


class Evening(Value, kw_only=True):
    """An evening as it is written in the book; it needs nothing else any more."""

    event: str
    """Identifies it: the same event is taken in once."""
    name: str
    on: str
    """The local date: `2026-11-20`."""
    at: Moment
    """The time at which it was opened; it orders two evenings of one day."""
    game: str
    preset: str
    came: tuple[Came, ...]
    tables: tuple[Table, ...]
    """In the order they were played."""


# --- points ---------------------------------------------------------------------


class ByPlace(Tagged):
    """Points for the place in an evening. Those who share a place all get its points."""

    points: tuple[int, ...]
    """The points for the first place, the second and so on."""
    others: int = 0
    """The points for everybody else who played."""


class ByResult(Tagged):
    """Points for each opponent at each of one's tables."""

    ahead: int
    """The points for an opponent left behind."""
    level: int = 0
    """The points for an opponent with the same place."""


PointsRule: TypeAlias = ByPlace | ByResult


class Season(Value, kw_only=True):
    """Some evenings, and how they count."""

    name: str
    since: str = ""
    """The first date; empty if it has none."""
    until: str = ""
    """The last date."""
    best: int | None = None
    """The number of a person's evenings that count; None for all."""
    points: PointsRule


# --- facts ----------------------------------------------------------------------


class Newcomer(Value):
    """A new person, with their number."""

    person: Person
    name: str | None
    """None once they are forgotten."""


class Opened(Tagged):
    """The book was opened."""

    name: str
    organiser: str | None = ""
    """The name of the organiser who opened it; empty if they gave none, None once forgotten."""


class PeopleAdded(Tagged):
    """People were added."""

    people: tuple[Newcomer, ...]


class PersonRenamed(Tagged):
    """A person has another name."""

    person: Person
    name: str | None
    """None once they are forgotten."""


class PeopleMerged(Tagged):
    """Two entries were the same person: everything of one belongs to the other."""

    kept: Person
    gone: Person


class PersonForgotten(Tagged):
    """A person's name is not known any more; their results stay."""

    person: Person


class EveningPlanned(Tagged):
    """An event was opened for this club."""

    event: str
    name: str
    people: tuple[Person, ...]
    """By the number of the player at the event."""
    season: int | None = None
    """The season whose tables the draw avoids, if it avoids any."""


class PlanDropped(Tagged):
    """An event that was opened for this club will not be taken in."""

    event: str


class EveningRecorded(Tagged, tag="evening-taken"):
    """An evening that has ended was written into the book."""

    evening: int
    what: Evening


class EveningRemoved(Tagged, tag="evening-taken-out"):
    """An evening does not count any more."""

    evening: int


class SeasonSet(Tagged):
    """A season was opened, or is reckoned in another way from now on."""

    season: int
    what: Season


class SeasonRemoved(Tagged):
    """A season was removed; its evenings stay."""

    season: int


class LinkRenewed(Tagged):
    """A link was replaced: the one before is not valid any more."""

    link: Link
    generation: int
    organiser: OrganiserNumber = 0
    """Whose link it is, if it is an organiser's."""


class OrganiserInvited(Tagged):
    """Another organiser got a link of their own, or a new one after theirs was withdrawn."""

    organiser: OrganiserNumber
    name: str | None
    """None once they are forgotten."""


class OrganiserWithdrawn(Tagged):
    """An organiser's link is not valid any more."""

    organiser: OrganiserNumber


class OrganiserForgotten(Tagged):
    """The name of an organiser whose link was withdrawn is not known any more."""

    organiser: OrganiserNumber


Fact: TypeAlias = (
    Opened
    | PeopleAdded
    | PersonRenamed
    | PeopleMerged
    | PersonForgotten
    | EveningPlanned
    | PlanDropped
    | EveningRecorded
    | EveningRemoved
    | SeasonSet
    | SeasonRemoved
    | LinkRenewed
    | OrganiserInvited
    | OrganiserWithdrawn
    | OrganiserForgotten
)


class ClubEntry(Entry[Fact]):
    """An entry of a club's log."""

    by: OrganiserNumber = 0
    """The organiser who did it."""

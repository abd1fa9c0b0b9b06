"""The requests that a club book accepts."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from dacabo.club.facts import Link, OrganiserNumber, Person, Season
from dacabo.core.values import Short, Tagged, Typed

MAX_PEOPLE: Final = 500
"""The maximum of anything in one request: as many as an event has players."""


class AddPeople(Tagged):
    """Add people, all or none."""

    names: Annotated[tuple[Typed, ...], Meta(max_length=MAX_PEOPLE)]


class RenamePerson(Tagged):
    """Correct a name."""

    person: Person
    name: Typed


class MergePeople(Tagged):
    """Join two entries of the same person."""

    kept: Person
    gone: Person


class ForgetPerson(Tagged):
    """Forget a person's name."""

    person: Person


class TakeIn(Tagged):
    """Write an event that has ended into the book."""

    event: Typed
    """The key of one of its links; its id is enough for an event that this club opened."""
    on: Short
    """The local date."""
    who: Annotated[tuple[Person | None, ...], Meta(max_length=2 * MAX_PEOPLE)]
    """By the number of the player: who it was; None adds them as somebody new."""


class TakeOut(Tagged):
    """Take an evening out of the book."""

    evening: int


class DropPlan(Tagged):
    """An event that was opened for the club will not be taken in."""

    event: Short


class SetSeason(Tagged):
    """Open a season, or change one."""

    what: Season
    season: int | None = None
    """None opens a new one."""


class RemoveSeason(Tagged):
    """Remove a season."""

    season: int


class RenewLink(Tagged):
    """Replace a link by a new one; the old one stops working. Organisers replace their own."""

    link: Link


class InviteOrganiser(Tagged):
    """Give another organiser a link of their own, by name; or a new one after a withdrawal."""

    name: Typed


class WithdrawOrganiser(Tagged):
    """Withdraw the link of another organiser."""

    organiser: OrganiserNumber


class ForgetOrganiser(Tagged):
    """Forget the name of an organiser whose link was withdrawn."""

    organiser: OrganiserNumber


Request: TypeAlias = (
    AddPeople
    | RenamePerson
    | MergePeople
    | ForgetPerson
    | TakeIn
    | TakeOut
    | DropPlan
    | SetSeason
    | RemoveSeason
    | RenewLink
    | InviteOrganiser
    | WithdrawOrganiser
    | ForgetOrganiser
)

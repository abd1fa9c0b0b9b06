"""The bodies of requests and responses about club books."""

from typing import Annotated

import msgspec

from dacabo.club.facts import Link, OrganiserNumber, Person
from dacabo.club.requests import MAX_PEOPLE, Request
from dacabo.club.views import ClubView
from dacabo.core.values import Short, Typed, Value
from dacabo.games import EVENT_GAME, EVENT_PRESET
from dacabo.records.record import Changes
from dacabo.server.wire.table import Id
from dacabo.tournament.formats import Format
from dacabo.tournament.subjects.prizes import MAX_PRIZES


class NewClub(Value):
    """A club book to be opened."""

    name: Typed
    organiser: Typed = ""
    """Their name, for the log."""


class ClubAsk(Value):
    """A request to a club book. Sent again with the same id, it takes effect only once."""

    id: Id
    request: Request


class ClubShown(Value):
    """A club book, as seen with one of its links."""

    club: ClubView
    organiser: bool
    """Whether the link is an organiser's; other readers see no plans and no organisers."""
    number: OrganiserNumber | None
    """The organiser's number."""


class ClubPage(Value):
    """`ClubShown` with a club that is encoded already."""

    club: msgspec.Raw
    organiser: bool
    number: OrganiserNumber | None


class ClubEvent(Value):
    """An event that a club asks about."""

    event: Typed
    """The key of one of its links; its id is enough for an event that the club opened."""


class ClubLinkFor(Value):
    """The link of a club that is wanted."""

    link: Link


class NextEvening(Value):
    """An event to be opened for people of a club."""

    id: Id
    name: Typed
    people: Annotated[tuple[Person, ...], msgspec.Meta(max_length=MAX_PEOPLE)]
    organiser: Typed = ""
    season: int | None = None
    """The season whose tables its draws avoid."""
    changes: Changes = {}  # noqa: RUF012 (msgspec copies it)
    game: Short = EVENT_GAME
    preset: Short = EVENT_PRESET
    format: Format = Format()
    place: Typed = ""
    note: Typed = ""
    """The note for guests."""
    prizes: Annotated[tuple[Typed, ...], msgspec.Meta(max_length=MAX_PRIZES)] = ()
    consolation: Typed = ""
    """The prize of the consolation."""

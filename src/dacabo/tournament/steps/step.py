"""A step of an event: its request, when it is allowed, its effect, and which can be taken back."""

from collections.abc import Callable
from typing import Final, Generic, NamedTuple, TypeVar

from dacabo.tournament.event import Event
from dacabo.tournament.facts import (
    Announced,
    AnnouncementEnded,
    CallAnswered,
    CallEnded,
    CameBack,
    Claimed,
    ClaimRefused,
    Entry,
    Forgotten,
    LinkRenewed,
    OrganiserCalled,
    OrganiserForgotten,
    OrganiserInvited,
    OrganiserWithdrawn,
    WentElsewhere,
)
from dacabo.tournament.roles import House, HouseClock, Role
from dacabo.tournament.steps.checks import Checks

Asked = TypeVar("Asked")
Happened = TypeVar("Happened")


class Line(NamedTuple):
    """The position of a fact in the log: its number, time and author."""

    number: int
    at: int
    by: Role


class Step(NamedTuple, Generic[Asked, Happened]):
    """A request, the fact that results from it, and how an event handles both."""

    request: type[Asked] | None
    """None for a step that the server makes by itself."""
    fact: type[Happened]
    act: Callable[[Event, Asked], Happened] | None
    """The fact that results from the request, if it is allowed."""
    allow: Callable[[Checks, Happened], None]
    """Refuses a fact that is not allowed now, or not for this role."""
    fold: Callable[[Event, Happened, Line], Event]
    """The event after the fact."""


_NO_STEPS: Final = (
    LinkRenewed
    | OrganiserInvited
    | OrganiserWithdrawn
    | Claimed
    | ClaimRefused
    | Announced
    | AnnouncementEnded
    | OrganiserCalled
    | CallAnswered
    | CallEnded
    | Forgotten
    | OrganiserForgotten
    | WentElsewhere
    | CameBack
)


def is_step(entry: Entry) -> bool:
    """Whether something was done by a person, and can be taken back.

    Facts of the server and its clock are not steps. Changes of links, what was said and what was
    deleted cannot be taken back.
    """
    return not isinstance(entry.by, HouseClock | House) and not isinstance(entry.fact, _NO_STEPS)


def last_step(event: Event) -> int | None:
    """The number of the latest step in effect."""
    steps = (n for n in reversed(event.standing[1:]) if is_step(event.log[n - 1]))
    return next(steps, None)

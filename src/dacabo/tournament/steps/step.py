"""A step of an event: its request, when it is allowed, and its effect."""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from dacabo.tournament.event import Event
from dacabo.tournament.roles import Role
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

"""One thing that can happen at an event: what is asked, when it is allowed, what it changes."""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

from dacabo.tournament.event import Event
from dacabo.tournament.roles import Role
from dacabo.tournament.steps.checks import Checks

Asked = TypeVar("Asked")
Happened = TypeVar("Happened")


class Line(NamedTuple):
    """Where a fact stands in the log: its number, when it happened and who did it."""

    number: int
    at: int
    by: Role


class Step(NamedTuple, Generic[Asked, Happened]):
    """A request, the fact that follows from it, and all that an event does with both."""

    request: type[Asked] | None
    """None for what nobody asks for: the house does it by itself."""
    fact: type[Happened]
    act: Callable[[Event, Asked], Happened] | None
    """The fact that follows, if it is allowed."""
    allow: Callable[[Checks, Happened], None]
    """Refuses a fact that cannot be now, or not by this role."""
    fold: Callable[[Event, Happened, Line], Event]
    """The event after the fact."""

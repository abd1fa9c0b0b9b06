"""The entries of a log, and the requests that they answer."""

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from dacabo.core.values import Moment, Value

Fact = TypeVar("Fact")


class Entry(Value, Generic[Fact]):
    """A fact, when it happened, and the request that led to it."""

    at: Moment
    fact: Fact
    id: str | None = None
    """The client's name for the request, by which a repeated one is recognised."""


class Context(Value):
    """Everything that a decision depends on besides the document and the request."""

    now: int
    """Milliseconds since 1970."""
    id: str
    """The client's name for the request."""
    by: str | None = None
    """The author's name, as others see it."""
    seed: bytes | None = None
    """A fresh secret seed, for a draw that the request seals."""


class HasRequestId(Protocol):
    """An entry that may answer a request."""

    @property
    def id(self) -> str | None:
        """The client's name for the request."""
        ...


AnEntry = TypeVar("AnEntry", bound=HasRequestId)


def answered(
    log: Sequence[AnEntry],
    request_id: str,
    where: Callable[[AnEntry], bool] = lambda _entry: True,
) -> int | None:
    """Find the number of the last entry that answers a request; None if no entry does.

    Args:
        log: the log of the document.
        request_id: the client's name for the request.
        where: selects the entries to search, if two clients may use the same name.
    """
    for number in range(len(log), 0, -1):
        entry = log[number - 1]
        if entry.id == request_id and where(entry):
            return number
    return None

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
    """What a decision needs to know besides the document and the request."""

    now: int
    """Milliseconds since 1970."""
    id: str
    """The client's name for the request."""
    by: str | None = None
    """The author, as others see it."""
    seed: bytes | None = None
    """Fresh and secret, for a draw that the request seals."""


class Named(Protocol):
    """An entry that may answer a request."""

    @property
    def id(self) -> str | None:
        """The client's name for the request."""
        ...


AnEntry = TypeVar("AnEntry", bound=Named)


def answered(
    log: Sequence[AnEntry],
    request: str,
    where: Callable[[AnEntry], bool] = lambda _entry: True,
) -> int | None:
    """The number of the last entry that answers a request; None if it was never made.

    Args:
        log: of the document.
        request: the client's name for it.
        where: which entries count, if not all clients share their names.
    """
    for number in range(len(log), 0, -1):
        entry = log[number - 1]
        if entry.id == request and where(entry):
            return number
    return None

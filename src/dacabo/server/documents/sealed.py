"""How a document with links is stored: its log, and the secret that seals the links."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from dacabo.core.errors import DacaboError
from dacabo.core.values import Discreet
from dacabo.server.keys import KeyRefused
from dacabo.server.store.reading import folded
from dacabo.server.store.store import Listing

State = TypeVar("State")
AnEntry = TypeVar("AnEntry")


class Line(Discreet, Generic[AnEntry]):
    """A line of a log in the store."""

    entry: AnEntry
    secret: bytes | None = None
    """In the first line: the secret that seals the links."""


class Sealed(Discreet, Generic[State]):
    """A document and the secret that seals its links."""

    state: State
    secret: bytes


class SealedKind(ABC, Generic[State, AnEntry]):
    """How one kind of document is stored."""

    apart = True
    write = staticmethod(msgspec.json.Encoder().encode)

    @abstractmethod
    def read(self, text: bytes) -> Line[AnEntry]:
        """Decode a line from the store."""

    @abstractmethod
    def apply(self, state: State | None, entry: AnEntry) -> State:
        """The document after one more entry."""

    @abstractmethod
    def listed(self, state: State) -> str:
        """Its state in lists, which says how long it is kept."""

    def due(self, _sealed: Sealed[State]) -> int | None:
        """When its next clock runs out: never, unless a kind has clocks."""
        return None

    def fold(self, sealed: Sealed[State] | None, line: Line[AnEntry]) -> Sealed[State]:
        """The document after one more line."""
        if sealed is None:
            assert line.secret is not None
            return Sealed(self.apply(None, line.entry), line.secret)
        return Sealed(self.apply(sealed.state, line.entry), sealed.secret)

    def listing(self, before: Sealed[State] | None, sealed: Sealed[State]) -> Listing | None:
        """Its entry for lists, if that has changed."""
        listed = self.listed(sealed.state)
        same = before is not None and self.listed(before.state) == listed
        return None if same else Listing(listed, public=False)

    def gone(self) -> DacaboError:
        """The error if it has been deleted."""
        return KeyRefused("no-such-key")

    def begun(self, log: Sequence[AnEntry], secret: bytes) -> tuple[Sealed[State], list[bytes]]:
        """The document of a whole log, and its lines for the store."""
        lines: list[Line[AnEntry]] = [Line(log[0], secret), *map(Line, log[1:])]
        texts = [*map(self.write, lines)]
        return folded(self, texts), texts


def erased(
    lines: Sequence[Line[AnEntry]], erase: Callable[[tuple[AnEntry, ...]], Sequence[AnEntry]]
) -> list[Line[AnEntry]]:
    """Lines whose entries no longer contain somebody's data."""
    log = erase(tuple(line.entry for line in lines))
    return [replace(line, entry=entry) for line, entry in zip(lines, log, strict=True)]

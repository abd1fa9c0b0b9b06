"""The stored form of a document with links: its log, and the secret that signs the links' keys."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import msgspec
from msgspec.structs import replace

from dacabo.core.errors import DacaboError
from dacabo.core.values import Discreet
from dacabo.server.keys import KeyRefused
from dacabo.server.store.replay import replay_new
from dacabo.server.store.store import IndexRow

State = TypeVar("State")
AnEntry = TypeVar("AnEntry")


class LogRecord(Discreet, Generic[AnEntry]):
    """A line of a log in the store."""

    entry: AnEntry
    secret: bytes | None = None
    """In the first line: the secret that signs the keys of the links."""


class LinkedState(Discreet, Generic[State]):
    """A document and the secret that signs the keys of its links."""

    state: State
    secret: bytes


class LinkedKind(ABC, Generic[State, AnEntry]):
    """The stored form of a kind of document; `linked` is its state with its links' secret."""

    in_background = True
    write = staticmethod(msgspec.json.Encoder().encode)

    @abstractmethod
    def read(self, text: bytes) -> LogRecord[AnEntry]:
        """Decode a line from the store."""

    @abstractmethod
    def apply_entry(self, state: State | None, entry: AnEntry) -> State:
        """The document after one more entry."""

    @abstractmethod
    def index_state(self, state: State) -> str:
        """The document's state in the index, which determines when it expires."""

    def due(self, _linked: LinkedState[State]) -> int | None:
        """The time at which its next clock runs out: never, unless a kind has clocks."""
        return None

    def apply(
        self, linked: LinkedState[State] | None, line: LogRecord[AnEntry]
    ) -> LinkedState[State]:
        """The document after one more line."""
        if linked is None:
            assert line.secret is not None
            return LinkedState(self.apply_entry(None, line.entry), line.secret)
        return LinkedState(self.apply_entry(linked.state, line.entry), linked.secret)

    def index_row(
        self, before: LinkedState[State] | None, linked: LinkedState[State]
    ) -> IndexRow | None:
        """The document's row in the index, if it has changed."""
        state = self.index_state(linked.state)
        is_unchanged = before is not None and self.index_state(before.state) == state
        return None if is_unchanged else IndexRow(state, public=False)

    def gone(self) -> DacaboError:
        """The error if it has been deleted."""
        return KeyRefused("no-such-key")

    def begin(
        self, log: Sequence[AnEntry], secret: bytes
    ) -> tuple[LinkedState[State], list[bytes]]:
        """Replay a whole log; return the document, and the lines for the store."""
        lines: list[LogRecord[AnEntry]] = [LogRecord(log[0], secret), *map(LogRecord, log[1:])]
        texts = [*map(self.write, lines)]
        return replay_new(self, texts), texts


def erase_lines(
    lines: Sequence[LogRecord[AnEntry]], erase: Callable[[tuple[AnEntry, ...]], Sequence[AnEntry]]
) -> list[LogRecord[AnEntry]]:
    """Replace the entries of lines by those that no longer contain somebody's data."""
    log = erase(tuple(line.entry for line in lines))
    return [
        line if entry is line.entry else replace(line, entry=entry)
        for line, entry in zip(lines, log, strict=True)
    ]

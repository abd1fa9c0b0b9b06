"""Bounds on repeated log lines, so that no client can make the server write without end.

Suppressed lines are counted, and reported in one line when the minute is over.
"""

from collections.abc import Hashable
from time import monotonic
from typing import Final, Generic, TypeVar

MINUTE: Final = 60.0
MOST_KINDS: Final = 200
"""Kinds of lines that are counted separately in one minute; all others share one count."""


Line = TypeVar("Line")


class _Kind(Generic[Line]):
    def __init__(self, since: float) -> None:
        self.since = since
        self.told = 0
        self.left_out: list[Line] = []
        """The last suppressed line."""
        self.count = 0


class Bounds(Generic[Line]):
    """Counts the lines of each kind in the current minute."""

    def __init__(self) -> None:
        self._kinds: dict[Hashable, _Kind[Line]] = {}

    def admit(self, key: Hashable, most: int, line: Line) -> bool:
        """Whether a line may be written; if not, it is counted."""
        moment = monotonic()
        kind = self._kinds.get(key)
        if kind is None:
            if len(self._kinds) >= MOST_KINDS:
                key, most = None, 1
            kind = self._kinds.setdefault(key, _Kind(moment))
        if kind.told < most:
            kind.told += 1
            return True
        kind.left_out = [line]
        kind.count += 1
        return False

    def over(self) -> list[tuple[Line, int]]:
        """The lines suppressed in past minutes: the last of each kind, and their number."""
        moment = monotonic()
        over = {key: kind for key, kind in self._kinds.items() if moment - kind.since >= MINUTE}
        for key in over:
            del self._kinds[key]
        return [(line, kind.count) for kind in over.values() for line in kind.left_out]

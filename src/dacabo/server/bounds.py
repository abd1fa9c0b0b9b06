"""How often the log tells the same: nobody can make the server write without end.

What is left out is counted, and told in one line when the minute is over.
"""

from collections.abc import Hashable
from time import monotonic
from typing import Final, Generic, TypeVar

MINUTE: Final = 60.0
MOST_KINDS: Final = 200
"""So many kinds of lines are told apart in a minute; all others count as one."""


Line = TypeVar("Line")


class _Kind(Generic[Line]):
    def __init__(self, since: float) -> None:
        self.since = since
        self.told = 0
        self.left_out: list[Line] = []
        """The last of them."""
        self.count = 0


class Bounds(Generic[Line]):
    """How many lines of each kind were told in this minute."""

    def __init__(self) -> None:
        self._kinds: dict[Hashable, _Kind[Line]] = {}

    def admit(self, key: Hashable, most: int, line: Line) -> bool:
        """Whether a line may be told; if not, it is counted."""
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
        """What was left out in minutes that are over: the last line of each kind, and how many."""
        moment = monotonic()
        over = {key: kind for key, kind in self._kinds.items() if moment - kind.since >= MINUTE}
        for key in over:
            del self._kinds[key]
        return [(line, kind.count) for kind in over.values() for line in kind.left_out]

"""A fair queue: payers take turns.

First come, first served would serve sixty requests of one payer before anyone else. So payers take
turns; the requests of each keep their order.
"""

from collections import deque
from collections.abc import Hashable
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """The waiting items, by payer."""

    def __init__(self) -> None:
        self._waiting: dict[Hashable, deque[Item]] = {}
        self._round = 0
        """The current round, in which every waiting payer has one turn."""
        self._next: dict[Hashable, int] = {}
        """The round of a payer's next turn, if it is not the current one."""

    def enter(self, payer: Hashable, item: Item) -> None:
        """Add an item."""
        if payer not in self._waiting:
            self._waiting[payer] = deque()
            self._next[payer] = max(self._round, self._next.get(payer, 0))
        self._waiting[payer].append(item)

    def leave(self, payer: Hashable, item: Item) -> None:
        """Remove an item, unless it has had its turn."""
        mine = self._waiting.get(payer)
        if mine and item in mine:
            mine.remove(item)
            if not mine:
                del self._waiting[payer]

    def next(self) -> Item | None:
        """Take the item whose turn it is."""
        if not self._waiting:
            return None
        payer = min(self._waiting, key=self._next.__getitem__)
        mine = self._waiting[payer]
        item = mine.popleft()
        if not mine:
            del self._waiting[payer]
        self._round = self._next[payer]
        self._next[payer] += 1
        self._next = {
            payer: turn
            for payer, turn in self._next.items()
            if payer in self._waiting or turn > self._round
        }
        return item

    def ahead(self, payer: Hashable) -> int:
        """The number of items served before one that a payer would add now."""
        mine = len(self._waiting.get(payer, ()))
        return mine + sum(
            min(len(others), mine + 1) for other, others in self._waiting.items() if other != payer
        )

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

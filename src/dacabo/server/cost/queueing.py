"""Whose turn it is, where many wait for few: one of each payer after the other.

First come, first served would let whoever asks sixty things at once be served sixty times before
anybody else. So it is the payers who take turns; each one's own things keep their order.
"""

from collections import deque
from collections.abc import Hashable
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """What waits, by who pays for it."""

    def __init__(self) -> None:
        self._waiting: dict[Hashable, deque[Item]] = {}
        self._round = 0
        """In which everybody who waits has one turn."""
        self._next: dict[Hashable, int] = {}
        """In which round a payer has their next turn, where it is not this one."""

    def enter(self, payer: Hashable, item: Item) -> None:
        """One more that waits."""
        if payer not in self._waiting:
            self._waiting[payer] = deque()
            self._next[payer] = max(self._round, self._next.get(payer, 0))
        self._waiting[payer].append(item)

    def leave(self, payer: Hashable, item: Item) -> None:
        """One that waits no more, if it has not had its turn."""
        mine = self._waiting.get(payer)
        if mine and item in mine:
            mine.remove(item)
            if not mine:
                del self._waiting[payer]

    def next(self) -> Item | None:
        """What is to be done now."""
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
        """How much is done before what a payer would ask for now."""
        mine = len(self._waiting.get(payer, ()))
        return mine + sum(
            min(len(others), mine + 1) for other, others in self._waiting.items() if other != payer
        )

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

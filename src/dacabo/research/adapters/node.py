"""A match as a node of a tree: with all that was told on the way to it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from typing import Any, Final

import msgspec

from dacabo.core.cards import Deck, distinct_orders
from dacabo.core.game import heard
from dacabo.core.seats import Seat
from dacabo.research.adapters.sitting import Sitting

LONGEST: Final = 20_000
"""Actions in a match: it ends after that many, with the points so far."""
CHANCE: Final = -1
NOBODY: Final = -4
"""As OpenSpiel numbers them."""


@dataclass(frozen=True, eq=False)
class Node:
    """A sitting, with what the tree adds to it.

    Args:
        sitting: the match.
        heard: all that each seat was told, as text.
        shown: the latest sitting at which somebody was asked.
        before: the node before, if the way here is remembered.
        action: what somebody has just done; None after a shuffle.
        length: how many actions led here.
    """

    sitting: Sitting
    heard: tuple[str, ...]
    shown: Sitting | None = None
    before: "Node | None" = None
    action: int | None = None
    length: int = 0

    def __deepcopy__(self, _memo: Mapping[int, Any]) -> "Node":
        return self

    @cached_property
    def player(self) -> int:
        """Who acts: a seat, `CHANCE`, or `NOBODY` once the match is over or too long."""
        if self.sitting.to_shuffle:
            return CHANCE
        asked = self.sitting.asked
        return NOBODY if asked is None or self.length >= LONGEST else asked

    def to(self, sitting: Sitting, action: int | None = None, *, remember: bool = False) -> "Node":
        """The node that follows."""
        return Node(
            sitting,
            tuple(old + _text(sitting, seat) for seat, old in enumerate(self.heard)),
            self.shown if sitting.asked is None else sitting,
            self if remember else None,
            action,
            self.length if action is None else self.length + 1,
        )

    def after(self, action: int, *, remember: bool = False) -> "Node":
        """The node after an action of the asked seat, or after one of the orders of a shuffle."""
        cards = self.sitting.to_shuffle
        if cards:
            order = orders(tuple(cards))[action]
            return self.to(self.sitting.shuffled(order), remember=remember)
        return self.to(self.sitting.after(action), action, remember=remember)


def begin(sitting: Sitting, players: int) -> Node:
    """The first node of a match."""
    root = Node(sitting, tuple(f"seat {seat}" for seat in range(players)))
    return root.to(sitting)


def _text(sitting: Sitting, seat: Seat) -> str:
    """What a seat has just been told."""
    facts = heard(sitting.told, seat)
    return "".join(f"\n{msgspec.json.encode(fact).decode()}" for fact in facts)


@lru_cache(maxsize=64)
def orders(cards: Deck) -> Sequence[tuple[int, ...]]:
    """All orders that can be told apart, which are equally likely."""
    return tuple(distinct_orders(cards))


remembered = lru_cache(maxsize=2**17)(partial(Node.after, remember=True))
"""`Node.after`, worked out once: tabular algorithms walk the same tree again and again."""

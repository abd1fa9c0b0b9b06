"""A match as a node of the game tree, with all that the seats heard on the path to it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from typing import Any, Final

import msgspec

from dacabo.core.cards import Deck, distinct_orders
from dacabo.core.game import heard
from dacabo.core.seats import Seat
from dacabo.research.adapters.env_state import EnvState

LONGEST: Final = 20_000
"""The most actions of a match, which then ends with the points so far."""
CHANCE: Final = -1
"""OpenSpiel's number of the chance player."""
NOBODY: Final = -4
"""OpenSpiel's number of no player, in a terminal state."""


@dataclass(frozen=True, eq=False)
class Node:
    """A state and the path that led to it.

    Args:
        state: the state of the match.
        heard: all that each seat was told, as text.
        last_decision: the latest state at which a seat had to act.
        parent: the parent, if the path is remembered.
        action: the action that led here; None after a shuffle.
        length: the number of actions on the path.
    """

    state: EnvState
    heard: tuple[str, ...]
    last_decision: EnvState | None = None
    parent: "Node | None" = None
    action: int | None = None
    length: int = 0

    def __deepcopy__(self, _memo: Mapping[int, Any]) -> "Node":
        return self

    @cached_property
    def player(self) -> int:
        """The player to act: a seat, `CHANCE`, or `NOBODY` once the match is over or too long."""
        if self.state.to_shuffle:
            return CHANCE
        asked = self.state.asked
        return NOBODY if asked is None or self.length >= LONGEST else asked

    def child(
        self, state: EnvState, action: int | None = None, *, remember: bool = False
    ) -> "Node":
        """Return the child with this state."""
        return Node(
            state,
            tuple(text + _facts_text(state, seat) for seat, text in enumerate(self.heard)),
            self.last_decision if state.asked is None else state,
            self if remember else None,
            action,
            self.length if action is None else self.length + 1,
        )

    def after(self, action: int, *, remember: bool = False) -> "Node":
        """Return the child after an action, or after the shuffle of this number."""
        cards = self.state.to_shuffle
        if cards:
            order = orders(tuple(cards))[action]
            return self.child(self.state.shuffled(order), remember=remember)
        return self.child(self.state.after(action), action, remember=remember)


def begin(state: EnvState, players: int) -> Node:
    """Return the root of a match."""
    root = Node(state, tuple(f"seat {seat}" for seat in range(players)))
    return root.child(state)


def _facts_text(state: EnvState, seat: Seat) -> str:
    """Return the facts that a seat has just heard, as text."""
    facts = heard(state.told, seat)
    return "".join(f"\n{msgspec.json.encode(fact).decode()}" for fact in facts)


@lru_cache(maxsize=64)
def orders(cards: Deck) -> Sequence[tuple[int, ...]]:
    """Return all orders that can be told apart, which are equally likely."""
    return tuple(distinct_orders(cards))


cached_after = lru_cache(maxsize=2**17)(partial(Node.after, remember=True))
"""`Node.after` with a cache, because tabular algorithms walk the same tree again and again."""

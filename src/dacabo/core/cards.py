"""Cards and decks."""

from collections.abc import Iterator, Sequence
from typing import Final, NewType, TypeAlias

Card = NewType("Card", str)
"""The face of a card, one to three capital letters or digits: `7`, `QH`, `10S`. Two cards with the
same face are equal; cards have no identity."""

Deck: TypeAlias = tuple[Card, ...]

BACK: Final = Card("?")
"""The view of a card that lies face down."""


def deck_of(*faces: str) -> Deck:
    """Make a deck, or any other sequence of cards, from its faces."""
    return tuple(Card(face) for face in faces)


def distinct_orders(cards: Sequence[Card]) -> Iterator[tuple[int, ...]]:
    """Yield one order of these cards for each arrangement that looks different."""
    if not cards:
        yield ()
    for first in dict.fromkeys(cards):
        index = cards.index(first)
        rest = [position for position in range(len(cards)) if position != index]
        for order in distinct_orders([cards[position] for position in rest]):
            yield (index, *(rest[position] for position in order))

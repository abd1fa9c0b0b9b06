"""Cards and decks."""

from typing import Final, NewType, TypeAlias

Card = NewType("Card", str)
"""The face of a card, one to three capital letters or digits: `7`, `QH`, `10S`. Two cards with the
same face are equal; cards have no identity."""

Deck: TypeAlias = tuple[Card, ...]

BACK: Final = Card("?")
"""What a viewer sees of a card that lies face down."""


def deck_of(*faces: str) -> Deck:
    """Make a deck, or any other sequence of cards, from its faces."""
    return tuple(Card(face) for face in faces)

"""The two decks that Cabo is played with, and what each card is worth and can do."""

from enum import Enum, auto
from functools import cache
from typing import Final

from dacabo.core.cards import Card, Deck, deck_of
from dacabo.core.values import Choice


class DeckKind(Choice):
    """The deck of a rule set."""

    CABO = auto()
    """52 cards: two 0s, two 13s, four each of 1 to 12 (CABO-2)."""
    FRENCH = auto()
    """52 playing cards, optionally with jokers (DUTCH-1)."""


class Power(Enum):
    """The action that a drawn card allows the player who plays it at once."""

    PEEK = auto()
    """Look at one of your own cards."""
    SPY = auto()
    """Look at one card of another player."""
    SWAP = auto()
    """Exchange one of your own cards with one of another player, unseen."""
    KING = auto()
    """Look at one card of another player, then optionally exchange it with one of your own."""


JOKER: Final = Card("X")
_CABO_DECK: Final = deck_of(
    *(str(value) for value in range(14) for _ in range(2 if value in (0, 13) else 4))
)
_RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_FRENCH_DECK: Final = deck_of(*(rank + suit for rank in _RANKS for suit in "SHDC"))


def _rank(card: Card) -> str:
    return card[:-1] if card in _FRENCH_DECK else card


def _value(card: Card) -> int:
    rank = _rank(card)
    if rank == "K":
        return 0 if card[-1] in "HD" else 13
    return {"A": 1, "J": 11, "Q": 12, "X": -1}.get(rank) or int(rank)


_POWER_OF_VALUE: Final = {
    7: Power.PEEK,
    8: Power.PEEK,
    9: Power.SPY,
    10: Power.SPY,
    11: Power.SWAP,
    12: Power.SWAP,
}

RANK: Final = {card: _rank(card) for card in (*_CABO_DECK, *_FRENCH_DECK, JOKER)}
"""The property that a snap compares: kings match kings of either colour."""

VALUE: Final = {card: _value(card) for card in RANK}
"""The points of a card; also what a set compares."""

POWER: Final = {
    card: Power.KING if card in ("KS", "KC") else _POWER_OF_VALUE.get(VALUE[card]) for card in RANK
}
"""The power of each card; most cards have none (CABO-16, DUTCH-9)."""


@cache
def pack(kind: DeckKind, jokers: int) -> Deck:
    """All the cards of a deck, in the order in which a shuffle counts them."""
    return (_CABO_DECK if kind is DeckKind.CABO else _FRENCH_DECK) + (JOKER,) * jokers

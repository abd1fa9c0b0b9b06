"""Help piles and building piles: how good the order of cards is, and the routes for a card."""

from functools import cache, lru_cache
from typing import TypeAlias

from dacabo.bots.dacapo.board import HIDDEN, WILD
from dacabo.bots.dacapo.weighing.worth import Taste

Laid: TypeAlias = tuple[int, int, float]
"""A help pile: its top card, the numbers it can supply in a row as bits, and its order's value."""
Route: TypeAlias = tuple[int, int]
"""A building pile: the number it stands at, and the missing ones below a stack card as bits."""


def prefixes(pile: list[int], table: list[list[float]], deeper: float) -> list[Laid]:
    """A help pile with no card, with its lowest card, … and complete."""
    rows: list[Laid] = [(HIDDEN, 0, 0.0)]
    below = HIDDEN
    for card in pile:
        _, bits, order = rows[-1]
        order *= deeper
        if below != HIDDEN:
            order += table[below][card]
        numbers = (1 << card) | (bits if below > card else 0) if card else 0
        rows.append((card, numbers, order))
        below = card
    return rows


@cache
def laid(highest: int, taste: Taste) -> list[list[float]]:
    """By the card below and the card on it: the value of that order."""

    def on(below: int, card: int) -> float:
        if below == WILD:
            return taste.joker_buried
        if card == WILD:
            return 0.0
        if below == card + 1:
            return taste.run
        if below == card:
            return taste.pair
        return taste.gap if below > card else taste.buried

    cards = range(highest + 1)
    return [[on(below, card) for card in cards] for below in cards]


@lru_cache(maxsize=4096)
def nearness(highest: int, heights: tuple[int, ...]) -> list[float]:
    """By number: 1 for a card that fits at once, 1/2 if one is missing before it, and so on."""
    return [0.0] + [
        1 / (1 + min((card - 1 - height) % highest for height in heights))
        for card in range(1, highest + 1)
    ]


def routes(heights: set[int], top: int) -> list[Route]:
    """The piles that a card can be built on: the numbers up to `top` - 1 that they lack."""
    below = (1 << top) - 1
    return [(height, below & -(2 << height)) for height in heights if height < top]


def given(height: int, piles: list[Laid]) -> int:
    """The numbers that help piles can supply for a pile of this height."""
    bits = 0
    for top, numbers, _ in piles:
        if top > height:
            bits |= numbers
    return bits

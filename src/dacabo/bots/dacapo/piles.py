"""Help piles and building piles: what it is worth how cards lie, and the ways for one to come."""

from functools import cache, lru_cache
from typing import TypeAlias

from dacabo.bots.dacapo.board import HIDDEN, WILD
from dacabo.bots.dacapo.worth import Taste

Laid: TypeAlias = tuple[int, int, float]
"""A help pile: its top card, as bits the numbers it can give in a row, and how well it lies."""
Route: TypeAlias = tuple[int, int]
"""A building pile: what it stands at, and as bits the numbers missing below a stack card."""


def prefixes(pile: list[int], table: list[list[float]], deeper: float) -> list[Laid]:
    """A help pile with no card, with its lowest card, … as it is."""
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
    """By the card below and the card: what it is worth that one lies on the other."""

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
    """By number: 1 for a card that fits at once, half of it if one is missing before, and so on."""
    return [0.0] + [
        1 / (1 + min((card - 1 - height) % highest for height in heights))
        for card in range(1, highest + 1)
    ]


def routes(heights: set[int], top: int) -> list[Route]:
    """The piles on which a card can come: the numbers from 1 to `top` - 1 that they lack."""
    below = (1 << top) - 1
    return [(height, below & -(2 << height)) for height in heights if height < top]


def given(height: int, piles: list[Laid]) -> int:
    """The numbers that help piles can give on a pile of this height."""
    bits = 0
    for top, numbers, _ in piles:
        if top > height:
            bits |= numbers
    return bits

"""The moves of the table that every game knows, and how a move is written.

A move is a value with an exact text: `parse(text(move)) == move`, and no other text means it.
"""

import re
from collections.abc import Sequence
from typing import Final

from dacabo.core.cards import Card
from dacabo.core.errors import InvalidMove
from dacabo.core.values import Discreet, Tagged

LONGEST_TEXT: Final = 4000
"""No move of any game needs more characters; longer ones are refused unread."""


class Move(Tagged):
    """Something that a player or the table does."""


class Shuffled(Discreet, Move):
    """The table's answer to a shuffle: which card lies where, from the top.

    Discreet, since an order in a log line would be a pile of hidden cards.
    """

    order: tuple[int, ...]

    def of(self, cards: Sequence[Card]) -> list[Card]:
        """The cards in this order; refused if one would be missing or lie twice."""
        if sorted(self.order) != list(range(len(cards))):
            raise InvalidMove("not-an-order", cards=len(cards))
        return [cards[index] for index in self.order]


class LotDrawn(Move):
    """The table's answer to a lot: a number, counted from 0."""

    number: int


class NextRound(Move):
    """The table goes on after a round."""


class TimeUp(Move):
    """The table says that the time of the match is over."""


TableMove = Shuffled | LotDrawn | NextRound | TimeUp


def table_text(move: TableMove) -> str:
    """The text of a move of the table."""
    match move:
        case Shuffled(order):
            return "shuffled " + ",".join(map(str, order))
        case LotDrawn(number):
            return f"lot {number}"
        case NextRound():
            return "next"
        case TimeUp():
            return "time"


_NUMBER = r"(?:0|[1-9][0-9]{0,2})"
_SHUFFLED = re.compile(rf"shuffled ({_NUMBER}(?:,{_NUMBER})*)")
_LOT = re.compile(rf"lot ({_NUMBER})")


def parse_table_move(text: str) -> TableMove | None:
    """The move of the table that a text means, or nothing if it is none of these."""
    if len(text) > LONGEST_TEXT:
        raise InvalidMove("move-too-long", characters=LONGEST_TEXT)
    if text == "next":
        return NextRound()
    if text == "time":
        return TimeUp()
    if found := _SHUFFLED.fullmatch(text):
        return Shuffled(tuple(map(int, found[1].split(","))))
    if found := _LOT.fullmatch(text):
        return LotDrawn(int(found[1]))
    return None

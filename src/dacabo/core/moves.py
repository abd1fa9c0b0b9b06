"""The moves of the table that all games share, and the text of a move.

Every move has exactly one text, and `parse(text(move)) == move`.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from dacabo.core.cards import Card
from dacabo.core.errors import InvalidMove
from dacabo.core.values import Discreet, Tagged

LONGEST_TEXT: Final = 4000
"""No move of any game needs more characters; longer texts are refused unparsed."""


class Move(Tagged):
    """Something that a player or the table does."""


class Shuffled(Discreet, Move):
    """The table's answer to a shuffle: a permutation, from the top.

    Discreet, because an order in a log line would reveal a pile of hidden cards.
    """

    order: tuple[int, ...]

    def of(self, cards: Sequence[Card]) -> list[Card]:
        """The cards in this order; refused if it is not a permutation of them."""
        if sorted(self.order) != list(range(len(cards))):
            raise InvalidMove("not-an-order", cards=len(cards))
        return [cards[index] for index in self.order]


class LotDrawn(Move):
    """The table's answer to a lot: a number, counted from 0."""

    number: int


class NextRound(Move):
    """The table continues after a round."""


class TimeUp(Move):
    """The table announces that the time of the match is over."""


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
    """The table's move that a text means, or None if it is not one."""
    if len(text) > LONGEST_TEXT:
        raise InvalidMove("move-too-long", characters=LONGEST_TEXT)
    if text == "next":
        return NextRound()
    if text == "time":
        return TimeUp()
    if matched := _SHUFFLED.fullmatch(text):
        return Shuffled(tuple(map(int, matched[1].split(","))))
    if matched := _LOT.fullmatch(text):
        return LotDrawn(int(matched[1]))
    return None


def patterns(texts: Iterable[str]) -> tuple[str, ...]:
    """Combine the texts of moves with the same verb, where a player can choose each word freely.

    `look a1` and `look b1` become `look a1|b1`. Moves that name two places are combined only if
    their first places belong to the same seat.
    """
    groups: dict[tuple[str, str, int], list[list[str]]] = {}
    for text in texts:
        verb, *words = text.split(" ")
        first_seat = words[0][0] if len(words) > 1 else ""
        groups.setdefault((verb, first_seat, len(words)), []).append(words)
    combined = []
    for (verb, _, _), rows in groups.items():
        choices = ("|".join(dict.fromkeys(column)) for column in zip(*rows, strict=True))
        combined.append(" ".join((verb, *choices)))
    return tuple(combined)

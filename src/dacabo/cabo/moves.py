"""All moves of Cabo, and their texts."""

import re

from dacabo.core.errors import InvalidMove
from dacabo.core.moves import (
    LotDrawn,
    Move,
    NextRound,
    Shuffled,
    TimeUp,
    parse_table_move,
    table_text,
)
from dacabo.core.seats import Place, Seat, Slot, place_text, read_place, read_seat, seat_text


class Look(Move):
    """Look at a card: as a first look, with a 7 to 10, or with a black king."""

    place: Place


class Done(Move):
    """Put down the card you are looking at."""


class Draw(Move):
    """Draw the top card of the pile."""


class Take(Move):
    """Take the top discard."""


class Call(Move):
    """Call Cabo."""


class Pass(Move):
    """Do nothing: nothing else is possible, or you do not want to snap."""


class Replace(Move):
    """Lay the new card in place of one of your own cards, or of a set.

    The new card goes into the first slot named. The others are named in ascending order, unless
    the rules turn sets up one by one: then the order of naming matters.
    """

    slots: tuple[Slot, ...]


class Discard(Move):
    """Put the drawn card on the discard pile."""


class Swap(Move):
    """Exchange two cards. Your own is named first; of two others', the one at the lower seat."""

    one: Place
    other: Place


class Snap(Move):
    """Lay one of your own cards on the discard pile, claiming the same rank."""

    slot: Slot


class Sneak(Move):
    """Sneak a look at a card, and pay for it."""

    place: Place


class Youngest(Move):
    """The table names the youngest player."""

    seat: Seat


class Close(Move):
    """The table announces that the time for snapping is over."""


_PLAIN: dict[str, Move] = {
    "done": Done(),
    "draw": Draw(),
    "take": Take(),
    "cabo": Call(),
    "pass": Pass(),
    "discard": Discard(),
    "close": Close(),
}
_PLAIN_TEXT = {type(move): text for text, move in _PLAIN.items()}


def move_text(move: Move) -> str:
    """The exact text of a move, such as `swap a1 b3`."""
    match move:
        case Look(place):
            return f"look {place_text(place)}"
        case Replace(slots):
            return "replace " + "+".join(str(slot + 1) for slot in slots)
        case Swap(one, other):
            return f"swap {place_text(one)} {place_text(other)}"
        case Snap(slot):
            return f"snap {slot + 1}"
        case Sneak(place):
            return f"sneak {place_text(place)}"
        case Youngest(seat):
            return f"youngest {seat_text(seat)}"
        case Shuffled() | LotDrawn() | NextRound() | TimeUp():
            return table_text(move)
        case _:
            return _PLAIN_TEXT[type(move)]


_SLOT = r"[1-9][0-9]{0,8}"  # penalty cards get new slots, so slot numbers have no fixed limit
_PLACE = rf"[a-z]{_SLOT}"
_WITH_ARGUMENTS = re.compile(
    rf"look (?P<look>{_PLACE})"
    rf"|replace (?P<replace>{_SLOT}(?:\+{_SLOT}){{0,3}})"
    rf"|swap (?P<one>{_PLACE}) (?P<other>{_PLACE})"
    rf"|snap (?P<snap>{_SLOT})"
    rf"|sneak (?P<sneak>{_PLACE})"
    r"|youngest (?P<youngest>[a-z])"
)


def parse_move(text: str) -> Move:
    """Parse the text of a move; each move has exactly one text."""
    if move := _PLAIN.get(text) or parse_table_move(text):
        return move
    matched = _WITH_ARGUMENTS.fullmatch(text)
    if not matched:
        raise InvalidMove("move-unreadable")
    match matched.lastgroup:
        case "look":
            return Look(read_place(matched["look"]))
        case "replace":
            return Replace(tuple(int(slot) - 1 for slot in matched["replace"].split("+")))
        case "other":
            return Swap(read_place(matched["one"]), read_place(matched["other"]))
        case "snap":
            return Snap(int(matched["snap"]) - 1)
        case "sneak":
            return Sneak(read_place(matched["sneak"]))
        case _:
            return Youngest(read_seat(matched["youngest"]))

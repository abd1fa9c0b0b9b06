"""All moves of Da Capo!, and their texts. Texts count piles from 1."""

import re

from dacabo.core.cards import Card
from dacabo.core.errors import InvalidMove
from dacabo.core.moves import Move, TableMove, parse_table_move, table_text
from dacabo.core.seats import Seat, read_seat, seat_text


class BuildHand(Move):
    """Build a hand card. Cards with the same face are the same move."""

    card: Card
    pile: int


class BuildStack(Move):
    """Build the top card of a stack, your own or another player's."""

    seat: Seat
    pile: int


class BuildHelp(Move):
    """Build the top card of one of your own help piles."""

    help: int
    pile: int


class PutDown(Move):
    """Put a hand card on a help pile, which ends the turn."""

    card: Card
    help: int


class EndTurn(Move):
    """End the turn with no card to put down."""


def move_text(move: Move) -> str:
    """The exact text of a move, such as `build 7 on 2` or `build stack b on 1`."""
    match move:
        case BuildHand(card, pile):
            return f"build {card} on {pile + 1}"
        case BuildStack(seat, pile):
            return f"build stack {seat_text(seat)} on {pile + 1}"
        case BuildHelp(help_pile, pile):
            return f"build help {help_pile + 1} on {pile + 1}"
        case PutDown(card, help_pile):
            return f"put {card} on {help_pile + 1}"
        case EndTurn():
            return "end"
        case _:
            assert isinstance(move, TableMove)
            return table_text(move)


_NUMBER = "[1-9][0-9]?"
_TEXT = re.compile(
    rf"(?P<word>build|put) "
    rf"(?:(?P<card>J|{_NUMBER})|stack (?P<seat>[a-z])|help (?P<help>{_NUMBER}))"
    rf" on (?P<pile>{_NUMBER})"
)


def parse_move(text: str) -> Move:
    """Parse the text of a move; each move has exactly one text."""
    if text == "end":
        return EndTurn()
    if move := parse_table_move(text):
        return move
    matched = _TEXT.fullmatch(text)
    if matched is None:
        raise InvalidMove("move-unreadable")
    pile = int(matched["pile"]) - 1
    if matched["word"] == "put":
        if matched["card"] is None:
            raise InvalidMove("move-unreadable")
        return PutDown(Card(matched["card"]), pile)
    if matched["card"]:
        return BuildHand(Card(matched["card"]), pile)
    if matched["seat"]:
        return BuildStack(read_seat(matched["seat"]), pile)
    return BuildHelp(int(matched["help"]) - 1, pile)

"""The translation of the engine's moves to actions and back: every move is exactly one action."""

from collections.abc import Iterable
from typing import NamedTuple

from dacabo.core.cards import Card
from dacabo.core.moves import Move
from dacabo.core.seats import Seat
from dacabo.dacapo.moves import BuildHand, BuildHelp, BuildStack, EndTurn, PutDown
from dacabo.dacapo.rules import JOKER as JOKER_CARD
from dacabo.dacapo.rules import Rules
from dacabo.observations.dacapo.layout import BUILD, END, JOKER

Path = tuple[int, ...]


class Sizes(NamedTuple):
    """The sizes from which the numbers of actions follow."""

    kinds: int
    """The number of kinds of cards."""
    sources: int
    """The number of actions that build on the same pile: one for each source of a card."""
    put: int
    """The first action that puts a card down."""


def sizes(rules: Rules, players: int) -> Sizes:
    """Return the sizes; refuse a number of players that the rules forbid."""
    rules.check_players(players)
    kinds = rules.highest + 1
    sources = kinds + players + rules.help_piles
    return Sizes(kinds, sources, BUILD + rules.building_piles * sources)


def kind(card: Card) -> int:
    """Return the kind of a card: its number, or 0 for a joker."""
    return JOKER if card == JOKER_CARD else int(card)


def card_of(number: int) -> Card:
    """Return the card of a kind: the inverse of `kind`."""
    return JOKER_CARD if number == JOKER else Card(str(number))


class Steps:
    """The actions of one seat.

    Args:
        rules: the rules of the match.
        players: the number of players.
        seat: the actor.
    """

    def __init__(self, rules: Rules, players: int, seat: Seat) -> None:
        self._kinds, self._sources, self._put = sizes(rules, players)
        self._players = players
        self._seat = seat

    def path(self, move: Move) -> Path:
        """Return the action that makes a move, as a path of length 1."""
        match move:
            case BuildHand(card, place):
                return (self._build(place, kind(card)),)
            case BuildStack(seat, place):
                relative_seat = (seat - self._seat) % self._players
                return (self._build(place, self._kinds + relative_seat),)
            case BuildHelp(number, place):
                return (self._build(place, self._kinds + self._players + number),)
            case PutDown(card, number):
                return (self._put + number * self._kinds + kind(card),)
            case _:
                assert isinstance(move, EndTurn)
                return (END,)

    def move(self, action: int) -> Move:
        """Return the move that an action makes."""
        if action == END:
            return EndTurn()
        if action >= self._put:
            side_pile, card = divmod(action - self._put, self._kinds)
            return PutDown(card_of(card), side_pile)
        place, source = divmod(action - BUILD, self._sources)
        if source < self._kinds:
            return BuildHand(card_of(source), place)
        source -= self._kinds
        if source < self._players:
            return BuildStack((self._seat + source) % self._players, place)
        return BuildHelp(source - self._players, place)

    def tree(self, moves: Iterable[Move]) -> dict[Path, Move | set[int]]:
        """Return the move of each path and, for the empty path, all actions."""
        move_of_path: dict[Path, Move | set[int]] = {self.path(move): move for move in moves}
        return {(): {action for (action,) in move_of_path}, **move_of_path}

    def _build(self, place: int, source: int) -> int:
        return BUILD + place * self._sources + source

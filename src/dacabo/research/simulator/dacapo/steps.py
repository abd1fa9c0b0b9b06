"""A move of the engine as the twin's action, and back: every move is exactly one action."""

from collections.abc import Iterable

from dacabo.core.moves import Move
from dacabo.core.seats import Seat
from dacabo.dacapo.moves import BuildHand, BuildHelp, BuildStack, EndTurn, PutDown
from dacabo.dacapo.rules import Rules
from dacabo.research.simulator.dacapo.kernel.layout import BUILD, END, KINDS, PUT, SOURCES
from dacabo.research.simulator.dacapo.spec import kind, rules_vector

Path = tuple[int, ...]


class Steps:
    """The actions of one seat.

    Args:
        rules: the rules of the match.
        players: the number of players.
        seat: the actor.
    """

    def __init__(self, rules: Rules, players: int, seat: Seat) -> None:
        r = rules_vector(rules, players, 0)
        self._kinds, self._sources, self._put = r[KINDS], r[SOURCES], r[PUT]
        self._players = players
        self._seat = seat

    def path(self, move: Move) -> Path:
        """The action that makes a move."""
        match move:
            case BuildHand(card, place):
                return (self._build(place, kind(card)),)
            case BuildStack(seat, place):
                after = (seat - self._seat) % self._players
                return (self._build(place, self._kinds + after),)
            case BuildHelp(number, place):
                return (self._build(place, self._kinds + self._players + number),)
            case PutDown(card, number):
                return (self._put + number * self._kinds + kind(card),)
            case _:
                assert isinstance(move, EndTurn)
                return (END,)

    def tree(self, moves: Iterable[Move]) -> dict[Path, Move | set[int]]:
        """Where each beginning of a path leads: to a move, or to the actions that can follow."""
        leads: dict[Path, Move | set[int]] = {self.path(move): move for move in moves}
        return {(): {action for (action,) in leads}, **leads}

    def _build(self, place: int, source: int) -> int:
        return BUILD + place * self._sources + source

"""A move of the engine as a path of the simulator's actions, and back.

Most moves are one action. A set is named card by card, an exchange place by place, so that a few
actions for each place reach every legal move.
"""

from collections.abc import Iterable

from dacabo.cabo.moves import (
    Call,
    Discard,
    Done,
    Draw,
    Look,
    Pass,
    Replace,
    Snap,
    Sneak,
    Swap,
    Take,
)
from dacabo.core.moves import Move
from dacabo.core.seats import Place, Seat
from dacabo.observations.cabo.layout import CALL, DISCARD, DONE, DRAW, LARGEST_SET, LAY, PASS, TAKE

Path = tuple[int, ...]

_PLAIN: dict[type[Move], Path] = {
    Draw: (DRAW,),
    Take: (TAKE,),
    Call: (CALL,),
    Pass: (PASS,),
    Discard: (DISCARD,),
    Done: (DONE,),
}


class Steps:
    """The actions of one seat.

    Args:
        players: the number of players.
        slots: the number of slots that are counted for each layout.
        seat: the actor.
    """

    def __init__(self, players: int, slots: int, seat: Seat) -> None:
        self._players = players
        self._slots = slots
        self._seat = seat

    def path(self, move: Move, *, king: bool = False) -> Path:
        """The actions that make a move; `king` if it follows a black king's look."""
        if plain := _PLAIN.get(type(move)):
            return plain
        match move:
            case Look(place) | Sneak(place):
                return (self._point(place),)
            case Replace((slot,)):
                return (LAY + slot,)
            case Replace(slots):
                named = tuple(LAY + self._slots + slot for slot in slots)
                return named if len(slots) == LARGEST_SET else (*named, DONE)
            case Swap(one, other):
                return (self._point(one),) if king else (self._point(one), self._point(other))
            case _:
                assert isinstance(move, Snap)
                return (LAY + move.slot,)

    def tree(self, moves: Iterable[Move], *, king: bool = False) -> dict[Path, Move | set[int]]:
        """Where each beginning of a path leads: to a move, or to the actions that can follow."""
        leads: dict[Path, Move | set[int]] = {}
        for move in moves:
            path = self.path(move, king=king)
            leads[path] = move
            for length in range(len(path)):
                following = leads.setdefault(path[:length], set())
                assert isinstance(following, set)
                following.add(path[length])
        return leads

    def _point(self, place: Place) -> int:
        seat, slot = place
        after = (seat - self._seat) % self._players
        return LAY + (2 + after) * self._slots + slot

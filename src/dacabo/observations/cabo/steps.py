"""The translation of the engine's moves to paths of the simulator's actions, and back.

Most moves are one action. A player names a set card by card, and a swap place by place. So a few
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
"""The actions of a move, or of the beginning of one."""

_MOVES_WITHOUT_PLACE: dict[type[Move], Path] = {
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
        slots: the slots that an observation has for each layout.
        seat: the actor.
    """

    def __init__(self, players: int, slots: int, seat: Seat) -> None:
        self._players = players
        self._slots = slots
        self._seat = seat

    def path(self, move: Move, *, king: bool = False) -> Path:
        """Return the actions that make a move; `king` says that it follows a black king's look."""
        if path := _MOVES_WITHOUT_PLACE.get(type(move)):
            return path
        match move:
            case Look(place) | Sneak(place):
                return (self._point(place),)
            case Replace((slot,)):
                return (LAY + slot,)
            case Replace(slots):
                claims = tuple(LAY + self._slots + slot for slot in slots)
                return claims if len(slots) == LARGEST_SET else (*claims, DONE)
            case Swap(first, second):
                return (self._point(first),) if king else (self._point(first), self._point(second))
            case _:
                assert isinstance(move, Snap)
                return (LAY + move.slot,)

    def tree(self, moves: Iterable[Move], *, king: bool = False) -> dict[Path, Move | set[int]]:
        """Return the move of each path and, for each beginning of a path, the next actions."""
        tree: dict[Path, Move | set[int]] = {}
        for move in moves:
            path = self.path(move, king=king)
            tree[path] = move
            for length in range(len(path)):
                next_actions = tree.setdefault(path[:length], set())
                assert isinstance(next_actions, set)
                next_actions.add(path[length])
        return tree

    def _point(self, place: Place) -> int:
        seat, slot = place
        relative_seat = (seat - self._seat) % self._players
        return LAY + (2 + relative_seat) * self._slots + slot

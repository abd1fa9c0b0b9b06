"""Decisions and positions of Da Capo!, as its judge sees them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from dacabo.bots.dacapo.learned.features import DEPTH
from dacabo.bots.dacapo.prestissimo import TRAINED_RULES
from dacabo.core.game import Decision
from dacabo.core.moves import Move
from dacabo.core.seats import TABLE, Seat
from dacabo.dacapo.moves import BuildHand, BuildHelp, BuildStack, EndTurn
from dacabo.dacapo.rules import Rules
from dacabo.dacapo.state import Match, RoundResult
from dacabo.dacapo.view import View
from dacabo.judge.dacapo.hidden import hidden
from dacabo.observations.dacapo.observer import Observer
from dacabo.observations.dacapo.steps import Path, Steps

__all__ = [  # what `replay` and others use of every game
    "POINTS_SIGN",
    "asked_seat",
    "hidden",
    "is_call",
    "is_routine",
    "known_points",
    "knows",
    "observer",
    "path",
    "paths",
    "slots_for",
    "sums",
]

POINTS_SIGN: Final = 1
"""The most points win."""


def slots_for(rules: Rules, states: Iterable[Match]) -> int | None:
    """Return the cards of each help pile in all observations; None if there is no judge.

    The judge knows the sizes of the boxed game alone.
    """
    del states
    boxed = replace(rules, target=None, first_seat_starts=TRAINED_RULES.first_seat_starts)
    return DEPTH if boxed == TRAINED_RULES else None


def observer(rules: Rules, players: int, seat: Seat, slots: int) -> Observer:
    """Return the memory of a seat."""
    return Observer(rules, players, seat, slots)


def asked_seat(state: Match, pending: Sequence[Decision]) -> Seat | None:
    """Return the player on turn, if it is a player who has to act."""
    del state
    return next((each.actor for each in pending if each.actor != TABLE), None)


def knows(state: Match, seat: Seat) -> bool:
    """Return True: the judge knows all positions of the boxed game."""
    del state, seat
    return True


def paths(
    memory: Observer, view: View, decision: Decision, moves: Iterable[Move]
) -> Mapping[Path, Move]:
    """Return the action of each move. Of building piles of the same height the first counts."""
    del decision
    steps = _steps(memory)
    return {steps.path(move): move for move in moves if move == _on_first_pile(view, move)}


def path(memory: Observer, view: View, move: Move) -> Path:
    """Return the action of any move."""
    return _steps(memory).path(_on_first_pile(view, move))


def _steps(memory: Observer) -> Steps:
    return Steps(memory.knowledge.rules, memory.knowledge.players, memory.seat)


def _on_first_pile(view: View, move: Move) -> Move:
    """Return the same move on the first building pile of that height, which has the same effect."""
    if not isinstance(move, BuildHand | BuildStack | BuildHelp):
        return move
    heights = [len(pile) for pile in view.building]
    return replace(move, pile=heights.index(heights[move.pile]))


def known_points(memory: Observer) -> None:
    """Return None: there is no call that could depend on it."""
    del memory


def is_call(move: Move) -> bool:
    """Return False: there is no call in Da Capo!."""
    del move
    return False


def is_routine(move: Move) -> bool:
    """Return whether a move is hardly worth praise: it ends a turn."""
    return isinstance(move, EndTurn)


def sums(result: RoundResult) -> tuple[int, ...]:
    """Return the cards left in the stacks at the end of a round, by seat."""
    return result.left

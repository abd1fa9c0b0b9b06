"""Decisions and positions of Cabo, as its judge sees them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from dacabo.cabo.cards import POWER, RANK, VALUE, Power
from dacabo.cabo.knowledge import Knowledge
from dacabo.cabo.moves import Call, Discard, Done, Draw, Look, Pass, Replace, Snap, Take
from dacabo.cabo.rules import Rules
from dacabo.cabo.sheet import RoundResult
from dacabo.cabo.state import Match, occupied
from dacabo.cabo.view import View
from dacabo.core.cards import Card
from dacabo.core.game import Decision
from dacabo.core.moves import Move
from dacabo.core.seats import TABLE, Seat, clockwise
from dacabo.judge.cabo.hidden import hidden
from dacabo.observations.cabo.layout import SEATS
from dacabo.observations.cabo.observer import Observer
from dacabo.observations.cabo.steps import Path, Steps

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

POINTS_SIGN: Final = -1
"""The fewest points win."""
MIN_SLOTS: Final = 6
MAX_CARDS: Final = 8
"""A player with more cards is not judged."""
MAX_SLOTS: Final = 24
"""The judge has never seen a layout of more slots."""


def slots_for(rules: Rules, states: Iterable[Match]) -> int | None:
    """Return the slots of each layout in all observations of a match; None if there is no judge."""
    longest = max((len(layout) for state in states for layout in state.round.layouts), default=0)
    slots = max(MIN_SLOTS, rules.cards, longest)
    return slots if slots <= MAX_SLOTS and max(rules.players) <= SEATS else None


def observer(rules: Rules, players: int, seat: Seat, slots: int) -> Observer:
    """Return the memory of a seat."""
    return Observer(rules, players, seat, slots)


def asked_seat(state: Match, pending: Sequence[Decision]) -> Seat | None:
    """Return the first seat that has to act, clockwise from the player on turn."""
    asked = {each.actor for each in pending if each.actor != TABLE and each.kind != "sneak"}
    order = clockwise(state.round.player, state.players)
    return next((seat for seat in order if seat in asked), None)


def knows(state: Match, seat: Seat) -> bool:
    """Return whether the judge knows layouts of this size; a larger one has thousands of moves."""
    return len(occupied(state.round.layouts[seat])) <= MAX_CARDS


def paths(
    memory: Observer, view: View, decision: Decision, moves: Iterable[Move]
) -> Mapping[Path, Move]:
    """Return the actions of each move that makes sense; none if the judge knows no such decision.

    Sets and snaps make sense only of cards that the seat knows to match.
    """
    if decision.kind == "sneak":
        return {}
    knowledge = memory.knowledge
    steps = Steps(knowledge.players, memory.slots, memory.seat)
    own = [None if belief is None else belief.card for belief in knowledge.layouts[memory.seat]]
    king = view.phase == "looking"
    return {
        steps.path(move, king=king): move
        for move in moves
        if _is_sensible(move, own, knowledge) and not _is_late_look(move, memory, view)
    }


def path(memory: Observer, view: View, move: Move) -> Path:
    """Return the actions of any move; a look that comes too late is worth what a discard is."""
    steps = Steps(memory.knowledge.players, memory.slots, memory.seat)
    if _is_late_look(move, memory, view):
        move = Discard()
    return steps.path(move, king=view.phase == "looking")


def _is_sensible(move: Move, own: Sequence[Card | None], knowledge: Knowledge) -> bool:
    match move:
        case Replace((_, _, *_) as slots):
            values = {card and VALUE[card] for card in (own[slot] for slot in slots)}
            return None not in values and len(values) == 1
        case Snap(slot):
            card = own[slot]
            return card is not None and RANK[card] == RANK[knowledge.discards[-1]]
        case _:
            return True


def _is_late_look(move: Move, memory: Observer, view: View) -> bool:
    """Return whether a move looks at a card in the last turn of a seat, and nobody snaps."""
    if not isinstance(move, Look) or view.caller is None or memory.knowledge.rules.snap:
        return False
    return view.hand is not None and POWER[view.hand.card] is not Power.KING


def known_points(memory: Observer) -> int | None:
    """Return the points of a seat's own cards; None if it does not know all of them."""
    own = [belief for belief in memory.knowledge.layouts[memory.seat] if belief is not None]
    cards = [belief.card for belief in own if belief.card is not None]
    return sum(VALUE[card] for card in cards) if len(cards) == len(own) else None


def is_call(move: Move) -> bool:
    """Return whether a move calls the end of the round."""
    return type(move) is Call


def is_routine(move: Move) -> bool:
    """Return whether a move is hardly worth praise: it looks, draws, takes or passes."""
    return isinstance(move, Look | Done | Draw | Take | Pass)


def sums(result: RoundResult) -> tuple[int, ...]:
    """Return the points that lay on the table at the end of a round, by seat."""
    return tuple(score.sum for score in result.scores)

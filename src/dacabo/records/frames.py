"""The frames of a match: its moves one by one, as film and analysis number them.

A frame is the move of a player or of the table, together with the shuffles and lots that follow it:
what a live table tells in one piece of news. So the same number means the same moment everywhere.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from dacabo.core.game import Result, Scored, Told
from dacabo.core.moves import LotDrawn, Move, Shuffled
from dacabo.core.seats import Seat
from dacabo.core.values import Discreet
from dacabo.records.record import Record, played_by
from dacabo.records.transcript import Step, replay


class Frame(Discreet):
    """A moment of a match. Discreet: the states have all hidden cards."""

    round: int
    """The number of the round, from 1."""
    number: int
    """The number of the frame in its round. The round begins with number 0: the cards are dealt."""
    turn: int
    """The number of the turn in which the move was made; 0 before the first and after the last."""
    actor: Seat
    move: Move | None
    """None for the first deal, which no move precedes."""
    before: Any
    """The state before the move."""
    state: Any
    """The state after the move and the chance that followed it."""
    told: tuple[Told, ...]
    scored: Scored | None
    """The result of the round, if the frame ended it."""
    result: Result | None
    """The result of the match, if the frame ended it."""
    moves: int
    """The number of the record's moves up to the end of the frame, those of chance included."""


def frames(record: Record, steps: Iterable[Step] | None = None) -> Iterator[Frame]:
    """Play a match frame by frame. A move that the rules refuse raises the game's own error.

    Args:
        record: the match.
        steps: its moves, if it has been replayed already.
    """
    before: Any = played_by(record).start(record.rules, len(record.names))
    pending: list[Step] = []
    current_round = number = moves = 0

    def finish() -> Frame:
        first, last = pending[0], pending[-1]
        move = None if is_chance(first.move) else first.move
        told = tuple(told for step in pending for told in step.told)
        scored = next((step.scored for step in pending if step.scored), None)
        return Frame(
            last.then.round,
            number,
            0 if number == 0 else first.when.turn,
            first.actor,
            move,
            before,
            last.state,
            told,
            scored,
            last.result,
            moves,
        )

    for step in replay(record) if steps is None else steps:
        if pending and not is_chance(step.move):
            yield finish()
            before, pending = pending[-1].state, []
        pending.append(step)
        moves += 1
        if step.then.round > current_round:
            current_round, number = step.then.round, 0
        elif len(pending) == 1:
            number += 1
    if pending:
        yield finish()


def is_chance(move: Move) -> bool:
    """Whether a move answers a question of chance."""
    return isinstance(move, Shuffled | LotDrawn)


def first_rounds(record: Record, rounds: int) -> Record | None:
    """The part of a record with its first finished rounds; None if it has fewer.

    The part has neither the seed nor what the players added to it. Each shuffle is a function of
    all of these, so with them anybody could compute the cards of the rounds to come. Whoever gets
    the whole record later can compare the commitment, and verify the part with it.
    """
    for number, step in enumerate(replay(record), start=1):
        if step.scored and step.scored.round == rounds:
            return replace(record, seed=None, words=(), shares=(), moves=record.moves[:number])
    return None

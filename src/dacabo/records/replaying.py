"""Replaying a record, move by move."""

from collections.abc import Iterator, Sequence

from dacabo.core.chance import Ask
from dacabo.core.game import Result, Scored, Seen, Told
from dacabo.core.moves import LotDrawn, Move, Shuffled
from dacabo.core.seats import Seat
from dacabo.core.values import Discreet, Value
from dacabo.records.record import Record, played_by


class Moment(Value):
    """A point in a match: moves with the same moment are on the same line of a record."""

    round: int
    turn: int
    over: bool
    """Whether the points of the round are written down."""


class Step(Discreet):
    """One move of a match."""

    actor: Seat
    move: Move
    when: Moment
    """The moment before the move."""
    then: Moment
    """The moment after the move."""
    asked: Ask | None
    """The request that the move answers, if it is a move of chance."""
    told: Sequence[Told]
    scored: Scored | None
    """The result of the round, if the move ended it."""
    result: Result | None
    """The result of the match, if the move ended it."""


def replay(record: Record) -> Iterator[Step]:
    """Play the moves. A move that the rules refuse raises the game's own error."""
    game = played_by(record)
    state = game.start(record.rules, len(record.names))
    now = _moment(game.view(state, None))
    for actor, move in record.moves:
        asked = None
        if isinstance(move, Shuffled | LotDrawn):
            asked = next((d.chance for d in game.decisions(state) if d.chance), None)
        state, told = game.play(state, actor, move)
        seen: Seen = game.view(state, None)
        after = _moment(seen)
        scored = seen.results[-1] if after.over and not now.over else None
        yield Step(actor, move, now, after, asked, told, scored, game.result(state))
        now = after


def _moment(seen: Seen) -> Moment:
    over = bool(seen.results) and seen.results[-1].round == seen.round
    return Moment(seen.round, 0 if over else seen.turn, over)

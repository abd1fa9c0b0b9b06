"""The moments that decided a match or that its story names, in words."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from dacabo.analysis.replay import Replay
from dacabo.analysis.results import Course, SeatAnalysis, ToldMoment
from dacabo.film.retelling import recounted

TURN: Final = 0.05
"""A frame that changed the chance of a seat to win by less decided nothing."""
MAX_TURNS: Final = 40
"""The most frames that are told because of that: the largest changes."""


def tell_moments(
    replay: Replay,
    seats: Sequence[SeatAnalysis],
    course: Sequence[Course],
    turning_point: tuple[int, int] | None,
) -> tuple[ToldMoment, ...]:
    """Return the moments that turned the match and the best and costliest decisions, in order."""
    named = {turning_point, *(seat.best for seat in seats), *_turns(course)}
    named.update(*(seat.costliest for seat in seats))
    frames = [moment.frame for moment in replay.moments]
    return tuple(
        ToldMoment(
            *(frame.round, frame.number, frame.actor, frame.turn),
            (*recounted(replay.game, frame),),
        )
        for frame in frames
        if (frame.round, frame.number) in named
    )


def _turns(course: Sequence[Course]) -> list[tuple[int, int]]:
    """Return the frames that changed the chances most."""
    changes = [
        (max(abs(now - then) for now, then in zip(one.chances, before.chances, strict=True)), one)
        for before, one in pairwise(course)
    ]
    large = sorted((each for each in changes if each[0] >= TURN - 1e-9), key=lambda each: -each[0])
    return [(one.round, one.frame) for _, one in large[:MAX_TURNS]]

"""The moments that the story of a match names, in the sentences of the table."""

from collections.abc import Iterable, Sequence

from dacabo.analysis.replay import Replay
from dacabo.analysis.results import SeatAnalysis, ToldMoment
from dacabo.core.game import AnyGame
from dacabo.core.phrases import Phrase
from dacabo.records.frames import Frame


def tell_moments(
    replay: Replay, seats: Sequence[SeatAnalysis], turning_point: tuple[int, int] | None
) -> tuple[ToldMoment, ...]:
    """Return the turning point and the best and costliest decisions, in order and once each."""
    named = {turning_point, *(seat.best for seat in seats)}
    named.update(*(seat.costliest for seat in seats))
    frames = [moment.frame for moment in replay.moments]
    return tuple(
        ToldMoment(
            frame.round, frame.number, frame.actor, frame.turn, (*_said(replay.game, frame),)
        )
        for frame in frames
        if (frame.round, frame.number) in named
    )


def _said(game: AnyGame, frame: Frame) -> Iterable[Phrase]:
    """Return what everybody was told; if they were told nothing, what the players were told."""
    facts = [told.fact for told in frame.told if told.to is None] or [
        told.fact for told in frame.told
    ]
    return [phrase for fact in facts for phrase in game.phrases(fact)]

"""The match in a few sentences, which praise what was good and call lucky what was lucky."""

from collections.abc import Sequence

from dacabo.analysis.replay import Replay
from dacabo.analysis.results import CallJudgement, SeatAnalysis
from dacabo.core.phrases import Phrase


def tell_story(
    replay: Replay,
    seats: Sequence[SeatAnalysis],
    calls: Sequence[CallJudgement],
    turning_point: tuple[int, int] | None,
) -> tuple[Phrase, ...]:
    """Return the sentences."""
    del replay, seats, calls, turning_point
    return ()

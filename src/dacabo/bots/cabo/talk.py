"""The moments of Cabo on which characters remark."""

from collections.abc import Iterator
from typing import Any

from dacabo.bots.talk import Moment, Occasion
from dacabo.cabo.facts import Called, Dealt, MatchEnded, RoundEnded, Swapped
from dacabo.cabo.sheet import RoundResult, Why


def moments(fact: Any, players: int) -> Iterator[Moment]:  # noqa: ANN401 (one of Cabo's facts)
    """The moments in a fact that everybody was told."""
    seats = range(players)
    match fact:
        case Dealt(round=number):
            yield (
                Moment(Occasion.HELLO, tuple(seats)) if number == 1 else Moment(Occasion.NEW_ROUND)
            )
        case Called(by):
            yield Moment(Occasion.CALLS, (by,))
            yield Moment(Occasion.CALLED, tuple(seat for seat in seats if seat != by))
        case Swapped(by, one, other):
            touched = {one[0], other[0]} - {by}
            yield Moment(Occasion.TOUCHED, tuple(sorted(touched)))
        case RoundEnded(result):
            yield from _round_moments(result)
        case MatchEnded(result):
            yield Moment(Occasion.VICTORY, result.winners)
            yield Moment(
                Occasion.DEFEAT, tuple(seat for seat in seats if seat not in result.winners)
            )


def _round_moments(result: RoundResult) -> Iterator[Moment]:
    reasons = [score.why for score in result.scores]
    if Why.KAMIKAZE in reasons:
        victims = (seat for seat, why in enumerate(reasons) if why is not Why.KAMIKAZE)
        yield Moment(Occasion.AMAZED, tuple(victims))
    elif result.caller is not None and result.caller not in result.winners:
        yield Moment(Occasion.WRONG, (result.caller,))
    yield Moment(Occasion.WON, result.winners)

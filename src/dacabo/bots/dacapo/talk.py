"""The moments of Da Capo! on which characters remark."""

from collections.abc import Iterator
from typing import Any

from dacabo.bots.talk import Moment, Occasion
from dacabo.dacapo.facts import Dealt, MatchEnded, RoundEnded


def moments(fact: Any, players: int) -> Iterator[Moment]:  # noqa: ANN401 (one of Da Capo!'s facts)
    """The moments in a fact that everybody was told."""
    seats = range(players)
    match fact:
        case Dealt(round=number):
            yield (
                Moment(Occasion.HELLO, tuple(seats)) if number == 1 else Moment(Occasion.NEW_ROUND)
            )
        case RoundEnded(result):
            yield Moment(Occasion.WON, result.winners)
        case MatchEnded(result):
            yield Moment(Occasion.VICTORY, result.winners)
            yield Moment(
                Occasion.DEFEAT, tuple(seat for seat in seats if seat not in result.winners)
            )

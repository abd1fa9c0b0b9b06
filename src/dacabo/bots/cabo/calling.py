"""The decision to call Cabo: the chance of being lowest in the end, and the price of an error."""

from collections.abc import Sequence
from math import erf, sqrt
from typing import Final

from dacabo.bots.cabo.estimate import Estimate, Guess, add_in_order
from dacabo.cabo.cards import VALUE
from dacabo.cabo.chapters.scoring import (
    DUTCH_WRONG_CALL,
    WRONG_CALL,
)
from dacabo.cabo.rules import Rules, Scoring

LAST_GAIN: Final = 2.0
"""The points that a player saves on average in their last turn, beyond drawing a lower card."""
LAST_TURN_SPREAD: Final = 7.0
"""The variance of that gain."""
CAUTION: Final = 3.0
"""The weight of a point the caller may have to write down, relative to one of the others."""
HURRY_LAP: Final = 12
"""The lap after which players become more willing to call, so that rounds end."""


def is_last_round(rules: Rules, number: int, *, time_up: bool) -> bool:
    """Whether the match certainly ends with this round."""
    return number == rules.rounds or time_up


def chance_lowest(
    estimate: Estimate, totals: Sequence[int] | None = None, early: float = 0.0
) -> float:
    """The probability that the caller's sum is the lowest after everyone else's last turn.

    With `totals`, which is for the last round, it is the probability that the caller wins the
    match. `early` makes the caller's own cards seem lower by that number of points.
    """
    own_sum, own_variance = sum_and_variance(estimate.own)
    own_sum -= early
    chance = 1.0
    for seat, layout in estimate.others:
        disadvantage = totals[seat] - totals[estimate.seat] if totals else 0
        if disadvantage > wrong_call_cost(estimate):
            continue  # even after a wrong call this player stays behind the caller
        their_sum, their_variance = sum_and_variance(layout)
        # Sums are integers: half a point accounts for ties with the caller.
        margin = (
            their_sum
            - expected_saving(estimate, layout)
            - LAST_GAIN
            - own_sum
            + min(disadvantage, 0)
            + 0.5
        )
        chance *= _normal_cdf(margin / sqrt(own_variance + their_variance + LAST_TURN_SPREAD))
    return chance


def expected_saving(estimate: Estimate, layout: Sequence[Guess]) -> float:
    """The points that a player saves on average by drawing a card for their highest one."""
    highest = max((guess.value for guess in layout), default=0.0)
    return add_in_order(
        chance * (highest - VALUE[card])
        for card, chance in estimate.pile.items()
        if VALUE[card] < highest
    )


def sum_and_variance(layout: Sequence[Guess]) -> tuple[float, float]:
    """The expected sum of a layout, and its variance."""
    return add_in_order(guess.value for guess in layout), add_in_order(
        guess.spread for guess in layout
    )


def wrong_call_cost(estimate: Estimate) -> float:
    """The cost of a wrong call: the caller's cards and the penalty."""
    is_dutch = estimate.rules.scoring is Scoring.DUTCH
    return max(sum_and_variance(estimate.own)[0], 0.0) + (
        DUTCH_WRONG_CALL if is_dutch else WRONG_CALL
    )


def chance_below_limit(rules: Rules, estimate: Estimate) -> float:
    """The probability that the caller's sum is low enough for the call to count (DUTCH-7)."""
    if rules.call_below is None:
        return 1.0
    own_sum, variance = sum_and_variance(estimate.own)
    margin = rules.call_below - 0.5 - own_sum
    return _normal_cdf(margin / sqrt(variance)) if variance else float(margin > 0)


def urgency(lap: int) -> float:
    """0 in an ordinary round; grows as a round drags on; at 1 the player calls in any case."""
    return min(max(lap - HURRY_LAP, 0) / HURRY_LAP, 1.0)


def _normal_cdf(deviation: float) -> float:
    """The cumulative normal distribution at this many standard deviations."""
    return (1 + erf(deviation / sqrt(2))) / 2

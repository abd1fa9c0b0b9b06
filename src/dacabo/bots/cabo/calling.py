"""When to call Cabo: the chance of being lowest in the end, and the price of being wrong."""

from collections.abc import Sequence
from math import erf, sqrt
from typing import Final

from dacabo.bots.cabo.estimate import Estimate, Guess, added
from dacabo.cabo.cards import VALUE
from dacabo.cabo.chapters.scoring import (
    DUTCH_WRONG_CALL,
    WRONG_CALL,
)
from dacabo.cabo.rules import Rules, Scoring

LAST_GAIN: Final = 2.0
"""What a player gains on average in their last turn, beyond drawing a lower card."""
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

    With `totals`, for the last round: the probability that the caller finishes the match first.
    With `early`, as it seems to somebody whose own cards seem lower by so much.
    """
    mine, spread = total(estimate.own)
    mine -= early
    chance = 1.0
    for seat, layout in estimate.others:
        lead = totals[seat] - totals[estimate.seat] if totals else 0
        if lead > wrong_call(estimate):
            continue  # even a wrong call would not lose the lead
        theirs, their_spread = total(layout)
        # Sums are integers: half a point accounts for ties with the caller.
        margin = theirs - hope(estimate, layout) - LAST_GAIN - mine + min(lead, 0) + 0.5
        chance *= _below(margin / sqrt(spread + their_spread + LAST_TURN_SPREAD))
    return chance


def hope(estimate: Estimate, layout: Sequence[Guess]) -> float:
    """What a player saves on average by drawing a card for their highest one."""
    high = max((guess.value for guess in layout), default=0.0)
    return added(
        chance * (high - VALUE[card])
        for card, chance in estimate.pile.items()
        if VALUE[card] < high
    )


def total(layout: Sequence[Guess]) -> tuple[float, float]:
    """The expected sum of a layout, and its variance."""
    return added(guess.value for guess in layout), added(guess.spread for guess in layout)


def wrong_call(estimate: Estimate) -> float:
    """The cost of a wrong call: the caller's cards and the penalty."""
    dutch = estimate.rules.scoring is Scoring.DUTCH
    return max(total(estimate.own)[0], 0.0) + (DUTCH_WRONG_CALL if dutch else WRONG_CALL)


def below_limit(rules: Rules, estimate: Estimate) -> float:
    """The probability that the caller's sum is low enough for the call to count (DUTCH-7)."""
    if rules.call_below is None:
        return 1.0
    mine, spread = total(estimate.own)
    margin = rules.call_below - 0.5 - mine
    return _below(margin / sqrt(spread)) if spread else float(margin > 0)


def urgency(lap: int) -> float:
    """0 in an ordinary round; grows as a round drags on; at 1 the player calls in any case."""
    return min(max(lap - HURRY_LAP, 0) / HURRY_LAP, 1.0)


def _below(deviation: float) -> float:
    """The cumulative normal distribution at this many standard deviations."""
    return (1 + erf(deviation / sqrt(2))) / 2

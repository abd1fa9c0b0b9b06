"""When to call Cabo: the chance of being lowest in the end, and the price of being wrong."""

from collections.abc import Sequence
from math import erf, sqrt
from typing import Final

from dacabo.bots.cabo.outlook import Guess, Outlook
from dacabo.cabo.cards import VALUE
from dacabo.cabo.rules import Rules, Scoring
from dacabo.cabo.scoring import DUTCH_WRONG_CALL, WRONG_CALL

LAST_GAIN: Final = 2.0
"""What a player gains with the turn that is left to them, more than by drawing a lower card."""
LAST_TURN_SPREAD: Final = 7.0
"""The variance of that gain."""
CAUTION: Final = 3.0
"""How much more a point weighs that one may have to write down than one that others may."""
PATIENCE: Final = 12
"""Laps after which a player becomes more willing to call with every further one: rounds end."""


def is_last_round(rules: Rules, number: int, *, time_up: bool) -> bool:
    """Whether the match ends with this round, whatever happens in it."""
    return number == rules.rounds or time_up


def chance_lowest(outlook: Outlook, totals: Sequence[int] | None = None) -> float:
    """How likely one's own sum is the lowest, once everybody else has had their last turn.

    With `totals`, in the last round: how likely the caller finishes the match ahead of everybody.
    """
    mine, spread = total(outlook.own)
    chance = 1.0
    for seat, layout in outlook.others:
        lead = totals[seat] - totals[outlook.seat] if totals else 0
        if lead > wrong_call(outlook):
            continue  # not even a wrong call would lose it
        theirs, their_spread = total(layout)
        # Sums are whole numbers: half a point for those who share the lowest sum with the caller.
        margin = theirs - hope(outlook, layout) - LAST_GAIN - mine + min(lead, 0) + 0.5
        chance *= _below(margin / sqrt(spread + their_spread + LAST_TURN_SPREAD))
    return chance


def hope(outlook: Outlook, layout: Sequence[Guess]) -> float:
    """What somebody saves on average by drawing a card for their highest one."""
    high = max((guess.worth for guess in layout), default=0.0)
    return sum(
        chance * (high - VALUE[card]) for card, chance in outlook.pile.items() if VALUE[card] < high
    )


def total(layout: Sequence[Guess]) -> tuple[float, float]:
    """What a layout adds up to: the expectation and its variance."""
    return sum(guess.worth for guess in layout), sum(guess.spread for guess in layout)


def wrong_call(outlook: Outlook) -> float:
    """What a wrong call costs: one's own cards, and the penalty."""
    dutch = outlook.rules.scoring is Scoring.DUTCH
    return max(total(outlook.own)[0], 0.0) + (DUTCH_WRONG_CALL if dutch else WRONG_CALL)


def below_limit(rules: Rules, outlook: Outlook) -> float:
    """How likely one's own sum is low enough for a call to count at all (DUTCH-7)."""
    if rules.call_below is None:
        return 1.0
    mine, spread = total(outlook.own)
    margin = rules.call_below - 0.5 - mine
    return _below(margin / sqrt(spread)) if spread else float(margin > 0)


def urgency(lap: int) -> float:
    """0 in any ordinary round; it grows when a round drags on, and ends at 1: call whatever."""
    return min(max(lap - PATIENCE, 0) / PATIENCE, 1.0)


def _below(deviation: float) -> float:
    """The normal distribution's share below so many standard deviations."""
    return (1 + erf(deviation / sqrt(2))) / 2

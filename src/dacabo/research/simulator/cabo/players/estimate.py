"""Estimates of the cards on the table: `dacabo.bots.cabo.estimate`, from an observation.

This is kernel code: see `dacabo.research.simulator.language` for the Python that is allowed here.
"""

from dacabo.observations.cabo.layout import *
from dacabo.research.simulator.language import Numbers, Reals

# The bytes of the rules in an observation:
FRENCH_SEEN, FLAGS_SEEN, BELOW_SEEN = OPTIONS, OPTIONS + 4, OPTIONS + 5
SCORING_SEEN, ROUNDS_SEEN = OPTIONS + 7, OPTIONS + 10
SETS_BIT, LOCKED_BIT = 6, 0
"""These are bits of the second byte of flags."""

# The estimates:
GAIN, ACTION = 0, 1
"""The gain and the action of the best option so far."""
DRAW_PROBS = 2
"""By code: the probability that the next card is of that code."""
MEANS = DRAW_PROBS + CODES
"""By place, from the viewer's first: the expected value of the card. The variances follow."""


def slots_of(obs: Numbers, size: int) -> int:
    """Return how many slots are counted for each layout."""
    return (size - GLOBALS) // (TOKEN * obs[OBS_PLAYERS])


def is_there(obs: Numbers, at: int) -> bool:
    """Return whether there is a card at a place."""
    return obs[GLOBALS + TOKEN * at + PLACE_STATE] == IS_CARD


def known_at(obs: Numbers, at: int) -> int:
    """Return the code of the card at a place if the viewer knows it, or 0."""
    return obs[GLOBALS + TOKEN * at + PLACE_CODE]


def looks_at(obs: Numbers, at: int) -> bool:
    """Return whether it is the viewer who is looking at the card there."""
    return obs[GLOBALS + TOKEN * at + PLACE_LOOKER] == 1


def look_over(obs: Numbers, places: int, estimates: Reals) -> None:
    """Estimate every card on the table, and what comes from the pile."""
    for at in range(places):
        if is_there(obs, at):
            card = known_at(obs, at)
            if card != 0:
                estimates[MEANS + at] = card - 2
                estimates[MEANS + places + at] = 0.0
            else:
                estimate(obs, places, estimates, at)
    expect(obs, estimates)


def estimate(obs: Numbers, places: int, estimates: Reals, at: int) -> None:
    """Mean and variance of an unseen card, of those within its span if there are any."""
    token = GLOBALS + TOKEN * at
    pool = OLDER if obs[token + PLACE_IS_OLDER] else UNSEEN
    low = obs[token + PLACE_LOW]
    high = obs[token + PLACE_HIGH]
    number = 0
    for code in range(low, high + 1):
        number += obs[pool + code]
    if number == 0:
        low = 1
        high = CODES - 1
    number = 0
    total = 0
    squares = 0
    for code in range(low, high + 1):
        found = obs[pool + code]
        number += found
        total += found * (code - 2)
        squares += found * (code - 2) * (code - 2)
    estimates[MEANS + at] = 0.0
    estimates[MEANS + places + at] = 0.0
    if number > 0:
        estimates[MEANS + at] = total / number
        estimates[MEANS + places + at] = (number * squares - total * total) / (number * number)


def expect(obs: Numbers, estimates: Reals) -> None:
    """The chances of the next card; an empty pile is made of what lies below the top discard."""
    below_top = obs[OBS_PILE] == 0
    number = 0
    for code in range(1, CODES):
        number += coming(obs, code, below_top)
    for code in range(1, CODES):
        found = coming(obs, code, below_top)
        estimates[DRAW_PROBS + code] = found / number if found > 0 else 0.0


def coming(obs: Numbers, code: int, below_top: bool) -> int:
    """Return how many cards of this code may come."""
    if below_top:
        return obs[GONE_BY + code] - (1 if obs[OBS_TOP_DISCARD] == code else 0)
    return obs[UNSEEN + code]


def is_locked(obs: Numbers, number: int) -> bool:
    """Return whether the cards of that player can no longer be exchanged (DUTCH-8)."""
    return obs[FLAGS_SEEN] >> LOCKED_BIT & 1 != 0 and obs[OBS_CALLER] == number

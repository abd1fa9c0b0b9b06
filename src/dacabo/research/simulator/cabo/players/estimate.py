"""Estimates of the cards on the table: `dacabo.bots.cabo.estimate`, from an observation.

This is kernel code: see `dacabo.research.simulator.language` for the Python that is allowed here.
"""

from dacabo.observations.cabo.layout import *
from dacabo.research.simulator.language import Numbers, Reals

# The bytes of the rules in an observation:
OBS_FRENCH, OBS_FLAGS, OBS_CALL_BELOW = OPTIONS, OPTIONS + 4, OPTIONS + 5
OBS_SCORING, OBS_ROUNDS = OPTIONS + 7, OPTIONS + 10
SETS_BIT, LOCKED_BIT = 6, 0
"""These bits of the second byte of flags say that there are sets, and that a call locks cards."""

# The estimates:
GAIN, ACTION = 0, 1
"""The gain and the action of the best option so far."""
DRAW_PROBS = 2
"""By code: the probability that the next card is of that code."""
MEANS = DRAW_PROBS + CODES
"""By place, from the viewer's first: the expected value of the card. The variances follow."""


def slots_of(obs: Numbers, size: int) -> int:
    """Return how many slots an observation of this size has for each layout."""
    return (size - GLOBALS) // (TOKEN * obs[OBS_PLAYERS])


def has_card(obs: Numbers, at: int) -> bool:
    """Return whether there is a card at a place."""
    return obs[GLOBALS + TOKEN * at + PLACE_STATE] == IS_CARD


def known_at(obs: Numbers, at: int) -> int:
    """Return the code of the card at a place if the viewer knows it, or 0."""
    return obs[GLOBALS + TOKEN * at + PLACE_CODE]


def viewer_looks_at(obs: Numbers, at: int) -> bool:
    """Return whether the viewer is looking at the card at a place."""
    return obs[GLOBALS + TOKEN * at + PLACE_LOOKER] == 1


def estimate_cards(obs: Numbers, places: int, estimates: Reals) -> None:
    """Estimate every card on the table, and the next card of the pile."""
    for at in range(places):
        if has_card(obs, at):
            card = known_at(obs, at)
            if card != 0:
                estimates[MEANS + at] = card - VALUE_OFFSET
                estimates[MEANS + places + at] = 0.0
            else:
                estimate_place(obs, places, estimates, at)
    estimate_draw(obs, estimates)


def estimate_place(obs: Numbers, places: int, estimates: Reals, at: int) -> None:
    """Write the mean and the variance of an unseen card.

    It may be any unseen card of its shuffle within its inferred span, or any at all if none is.
    """
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
        count = obs[pool + code]
        value = code - VALUE_OFFSET
        number += count
        total += count * value
        squares += count * value * value
    estimates[MEANS + at] = 0.0
    estimates[MEANS + places + at] = 0.0
    if number > 0:
        estimates[MEANS + at] = total / number
        estimates[MEANS + places + at] = (number * squares - total * total) / (number * number)


def estimate_draw(obs: Numbers, estimates: Reals) -> None:
    """Write the probabilities of the next card to draw."""
    after_reshuffle = obs[OBS_PILE] == 0
    number = 0
    for code in range(1, CODES):
        number += count_drawable(obs, code, after_reshuffle)
    for code in range(1, CODES):
        count = count_drawable(obs, code, after_reshuffle)
        estimates[DRAW_PROBS + code] = count / number if count > 0 else 0.0


def count_drawable(obs: Numbers, code: int, after_reshuffle: bool) -> int:
    """Return how many cards of this code may be drawn next.

    A reshuffle makes the pile of the discards below the top one.
    """
    if after_reshuffle:
        return obs[DISCARDED + code] - (1 if obs[OBS_TOP_DISCARD] == code else 0)
    return obs[UNSEEN + code]


def is_locked(obs: Numbers, number: int) -> bool:
    """Return whether the cards of that player can no longer be swapped (DUTCH-8)."""
    return obs[OBS_FLAGS] >> LOCKED_BIT & 1 != 0 and obs[OBS_CALLER] == number

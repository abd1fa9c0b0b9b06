"""The table as a player estimates it: `dacabo.bots.cabo.estimate`, from an observation.

This is kernel code: see `dacabo.research.simulator.language` for the Python that is allowed here.
"""

from dacabo.observations.cabo.layout import CODES, GLOBALS, GONE_BY, OLDER, OPTIONS, TOKEN, UNSEEN
from dacabo.research.simulator.language import Numbers, Reals

# What an observation has, besides the parts that `observing.py` names:
ASKS, PLAYERS_SEEN, CALLER_SEEN = 0, 2, 5
TURN_SEEN, ROUND_SEEN, PILE_SEEN, TOP_SEEN, HAND_CODE = 6, 7, 8, 10, 11
HAND_FROM_PILE, TIME_SEEN, CLAIMS_SEEN, GIVEN_SEEN, TOTALS_SEEN = 12, 14, 16, 20, 24
FRENCH_SEEN, FLAGS_SEEN, BELOW_SEEN = OPTIONS, OPTIONS + 4, OPTIONS + 5
SCORING_SEEN, ROUNDS_SEEN = OPTIONS + 7, OPTIONS + 10
SETS_BIT, LOCKED_BIT = 6, 0
"""Of the second byte of flags."""
NOBODY_CALLED = 255

# A token of a place:
KIND, CARD, FROM_OLDER, AT_LEAST, AT_MOST, LOOKED_AT = 0, 1, 3, 5, 6, 7
IS_CARD = 2

# The estimates:
GAIN, ACTION = 0, 1
"""The best option so far."""
CHANCES = 2
"""By code: the probability of such a card to be drawn next."""
WORTH = CHANCES + CODES
"""By place, from the viewer's first: what the card there is worth; after them the variances."""


def slots_of(seen: Numbers, size: int) -> int:
    """How many slots are counted for each layout."""
    return (size - GLOBALS) // (TOKEN * seen[PLAYERS_SEEN])


def is_there(seen: Numbers, at: int) -> bool:
    """Whether there is a card at a place."""
    return seen[GLOBALS + TOKEN * at + KIND] == IS_CARD


def known_at(seen: Numbers, at: int) -> int:
    """The code of the card at a place if the viewer knows it, or 0."""
    return seen[GLOBALS + TOKEN * at + CARD]


def looks_at(seen: Numbers, at: int) -> bool:
    """Whether it is the viewer who is looking at the card there."""
    return seen[GLOBALS + TOKEN * at + LOOKED_AT] == 1


def look_over(seen: Numbers, places: int, thought: Reals) -> None:
    """Estimate every card on the table, and what comes from the pile."""
    for at in range(places):
        if is_there(seen, at):
            card = known_at(seen, at)
            if card != 0:
                thought[WORTH + at] = card - 2
                thought[WORTH + places + at] = 0.0
            else:
                estimate(seen, places, thought, at)
    expect(seen, thought)


def estimate(seen: Numbers, places: int, thought: Reals, at: int) -> None:
    """Mean and variance of an unseen card, of those within its span if there are any."""
    token = GLOBALS + TOKEN * at
    pool = OLDER if seen[token + FROM_OLDER] else UNSEEN
    low = seen[token + AT_LEAST]
    high = seen[token + AT_MOST]
    number = 0
    for code in range(low, high + 1):
        number += seen[pool + code]
    if number == 0:
        low = 1
        high = CODES - 1
    number = 0
    total = 0
    squares = 0
    for code in range(low, high + 1):
        found = seen[pool + code]
        number += found
        total += found * (code - 2)
        squares += found * (code - 2) * (code - 2)
    thought[WORTH + at] = 0.0
    thought[WORTH + places + at] = 0.0
    if number > 0:
        thought[WORTH + at] = total / number
        thought[WORTH + places + at] = (number * squares - total * total) / (number * number)


def expect(seen: Numbers, thought: Reals) -> None:
    """The chances of the next card; an empty pile is made of what lies below the top discard."""
    below_top = seen[PILE_SEEN] == 0
    number = 0
    for code in range(1, CODES):
        number += coming(seen, code, below_top)
    for code in range(1, CODES):
        found = coming(seen, code, below_top)
        thought[CHANCES + code] = found / number if found > 0 else 0.0


def coming(seen: Numbers, code: int, below_top: bool) -> int:
    """How many cards of this code may come."""
    if below_top:
        return seen[GONE_BY + code] - (1 if seen[TOP_SEEN] == code else 0)
    return seen[UNSEEN + code]


def is_locked(seen: Numbers, number: int) -> bool:
    """Whether the cards of that player can no longer be exchanged (DUTCH-8)."""
    return seen[FLAGS_SEEN] >> LOCKED_BIT & 1 != 0 and seen[CALLER_SEEN] == number

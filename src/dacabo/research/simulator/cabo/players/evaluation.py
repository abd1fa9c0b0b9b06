"""The gain of each move in points: `dacabo.bots.cabo.evaluation` with Allegro's weights."""

from math import sqrt

from dacabo.research.simulator.cabo.kernel.moves import is_peek, is_swap
from dacabo.research.simulator.cabo.players.estimate import *
from dacabo.research.simulator.language import Numbers, Reals

PEEK_WORTH, SPY_WORTH, KNOWN_WORTH, MALICE = 1.5, 0.3, 0.4, 0.5
NOTHING = -1e9
"""Less than any option gains."""

ANY_CARD = -1

NO_POWER, PEEK, SPY, SWAP, KINGS = range(5)


def consider(estimates: Reals, gain: float, action: int) -> None:
    """Remember an option if it is the best so far. The first of equal options stays."""
    if gain > estimates[GAIN]:
        estimates[GAIN] = gain
        estimates[ACTION] = action


def power_of(obs: Numbers, card: int) -> int:
    """Return the power of a drawn card."""
    if is_peek(card):
        return PEEK
    if is_swap(card):
        return SWAP
    if card == 11 or card == 12:
        return SPY
    return KINGS if card == 15 and obs[FRENCH_SEEN] else NO_POWER


def keep_options(obs: Numbers, slots: int, estimates: Reals, value: int) -> None:
    """Lay a card of this value in place of one's own card, or of a known set."""
    for slot in range(slots):
        if is_there(obs, slot):
            unknown = known_at(obs, slot) == 0 and obs[OBS_CALLER] == NONE
            curious: float = KNOWN_WORTH if unknown else 0.0
            consider(estimates, estimates[MEANS + slot] - value + curious, LAY + slot)
    if obs[FLAGS_SEEN] >> SETS_BIT & 1:
        for slot in range(slots):
            equal = set_from(obs, slots, slot)
            if equal > 1:
                gain: float = equal * (known_at(obs, slot) - 2) - value
                consider(estimates, gain, LAY + slots + slot)


def set_from(obs: Numbers, slots: int, first: int) -> int:
    """Return how many cards of the set that begins here are known; 0 if none begins here."""
    card = known_at(obs, first)
    if card == 0:
        return 0
    for slot in range(first):
        if known_at(obs, slot) == card:
            return 0
    count = 0
    for slot in range(first, slots):
        if known_at(obs, slot) == card and count < LARGEST_SET:
            count += 1
    return count


def power_options(obs: Numbers, slots: int, estimates: Reals, power: int) -> None:
    """Every sensible use of a drawn card that has a power."""
    if power == PEEK:
        peek_options(obs, slots, estimates)
    elif power == SPY:
        spy_options(obs, slots, estimates)
    elif power == SWAP:
        swap_options(obs, slots, estimates, ANY_CARD)
    elif power == KINGS:
        king_options(obs, slots, estimates)


def peek_options(obs: Numbers, slots: int, estimates: Reals) -> None:
    """Look at an unknown card of one's own, which is useless in the last turn."""
    if obs[OBS_CALLER] == NONE:
        for slot in range(slots):
            if is_there(obs, slot) and known_at(obs, slot) == 0:
                consider(estimates, PEEK_WORTH, LAY + 2 * slots + slot)


def spy_options(obs: Numbers, slots: int, estimates: Reals) -> None:
    """Look at another player's unknown card; the lowest ones are worth most."""
    if obs[OBS_CALLER] == NONE:
        for at in range(slots, slots * obs[OBS_PLAYERS]):
            if is_there(obs, at) and known_at(obs, at) == 0:
                mean: float = estimates[MEANS + at]
                mean = 0.0 if mean < 0 else mean
                consider(estimates, SPY_WORTH * (1 + 1 / (1 + mean)), LAY + 2 * slots + at)


def swap_options(obs: Numbers, slots: int, estimates: Reals, given: int) -> None:
    """Exchange a high card for a low one: which to give, or what for, once that is named."""
    point = LAY + 2 * slots
    for number in range(1, obs[OBS_PLAYERS]):
        for mine in range(0 if is_locked(obs, number) else slots):
            if is_there(obs, mine) and (given == ANY_CARD or given == mine):
                for at in range(slots * number, slots * (number + 1)):
                    if is_there(obs, at):
                        action = point + (mine if given == ANY_CARD else at)
                        consider(estimates, swap_gain(obs, estimates, mine, at), action)


def swap_gain(obs: Numbers, estimates: Reals, mine: int, theirs: int) -> float:
    """Return the gain of an exchange; less if it gives a known card for an unknown one."""
    others = obs[OBS_PLAYERS] - 1
    gain: float = (estimates[MEANS + mine] - estimates[MEANS + theirs]) * (1 + MALICE / others)
    if obs[OBS_CALLER] == NONE:
        unknown = 1 if known_at(obs, mine) == 0 else 0
        unknown -= 1 if known_at(obs, theirs) == 0 else 0
        gain += KNOWN_WORTH * unknown
    return gain


def king_options(obs: Numbers, slots: int, estimates: Reals) -> None:
    """Look at another player's card, and exchange it if it is a good one."""
    highest: float = highest_of(obs, slots, estimates, 0)
    places = slots * obs[OBS_PLAYERS]
    for number in range(1, obs[OBS_PLAYERS]):
        for at in range(slots * number, slots * (number + 1)):
            if is_there(obs, at):
                hope: float = 0.0
                if not is_locked(obs, number):
                    hope = highest - estimates[MEANS + at]
                    hope = 0.0 if hope < 0 else hope
                    hope += sqrt(estimates[MEANS + places + at]) / 2
                consider(estimates, SPY_WORTH + hope, LAY + 2 * slots + at)


def highest_of(obs: Numbers, slots: int, estimates: Reals, number: int) -> float:
    """Return the expected value of the highest card of a player."""
    highest: float = NOTHING
    for at in range(slots * number, slots * (number + 1)):
        if is_there(obs, at) and estimates[MEANS + at] > highest:
            highest = estimates[MEANS + at]
    return 0.0 if highest == NOTHING else highest


def draw_gain(obs: Numbers, slots: int, estimates: Reals) -> float:
    """Return the average gain of drawing, using each possible card in the best way."""
    estimates[GAIN] = NOTHING
    keep_options(obs, slots, estimates, 0)
    keep: float = estimates[GAIN]
    gain: float = 0.0
    used: float = 0.0
    power = NO_POWER
    for code in range(1, CODES):
        if estimates[DRAW_PROBS + code] > 0:
            if power_of(obs, code) != power:  # cards of the same power follow each other
                power = power_of(obs, code)
                estimates[GAIN] = 0.0
                power_options(obs, slots, estimates, power)
                used = estimates[GAIN]
            best: float = keep - (code - 2)
            best = used if used > best else best
            gain += estimates[DRAW_PROBS + code] * best
    return gain

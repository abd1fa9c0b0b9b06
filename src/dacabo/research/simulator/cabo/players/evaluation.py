"""The gain of each move in points: `dacabo.bots.cabo.evaluation` with Allegro's weights."""

from math import sqrt

from dacabo.research.simulator.cabo.kernel.moves import is_peek, is_swap
from dacabo.research.simulator.cabo.players.estimate import *
from dacabo.research.simulator.language import Numbers, Reals

PEEK_VALUE, SPY_VALUE, KNOWN_VALUE, MALICE_WEIGHT = 1.5, 0.3, 0.4, 0.5
"""In points, as in `dacabo.bots.cabo.evaluation.EvaluationWeights`."""
WORST_GAIN = -1e9
"""A number below the gain of any option."""

NOT_NAMED = -1
"""The value in place of a slot while the first card of a swap is not named yet."""

NO_POWER, PEEK, SPY, SWAP, KING_LOOK = range(5)
"""The powers of drawn cards: the card actions of the rule book."""


def consider(estimates: Reals, gain: float, action: int) -> None:
    """Remember an option if it is the best so far. The first of equal options stays."""
    if gain > estimates[GAIN]:
        estimates[GAIN] = gain
        estimates[ACTION] = action


def power_of_card(obs: Numbers, card: int) -> int:
    """Return the power of a drawn card."""
    if is_peek(card):
        return PEEK
    if is_swap(card):
        return SWAP
    if card == 11 or card == 12:
        return SPY
    return KING_LOOK if card == 15 and obs[OBS_FRENCH] else NO_POWER


def consider_replacing(obs: Numbers, slots: int, estimates: Reals, value: int) -> None:
    """Consider laying a card of this value in place of an own card, or of a known set."""
    for slot in range(slots):
        if has_card(obs, slot):
            # Before a call it is worth something to know the card that now lies there.
            reveals = known_at(obs, slot) == 0 and obs[OBS_CALLER] == NONE
            bonus: float = KNOWN_VALUE if reveals else 0.0
            consider(estimates, estimates[MEANS + slot] - value + bonus, LAY + slot)
    if obs[OBS_FLAGS] >> SETS_BIT & 1:
        for slot in range(slots):
            count = count_known_set(obs, slots, slot)
            if count > 1:
                gain: float = count * (known_at(obs, slot) - VALUE_OFFSET) - value
                consider(estimates, gain, LAY + slots + slot)


def count_known_set(obs: Numbers, slots: int, first: int) -> int:
    """Return how many known cards match the one in this slot; 0 if an earlier slot has one."""
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


def consider_power(obs: Numbers, slots: int, estimates: Reals, power: int) -> None:
    """Consider every sensible use of the power of a drawn card."""
    if power == PEEK:
        consider_peeks(obs, slots, estimates)
    elif power == SPY:
        consider_spies(obs, slots, estimates)
    elif power == SWAP:
        consider_swaps(obs, slots, estimates, NOT_NAMED)
    elif power == KING_LOOK:
        consider_kings(obs, slots, estimates)


def consider_peeks(obs: Numbers, slots: int, estimates: Reals) -> None:
    """Consider looking at each unknown own card, which is useless in the last turn."""
    if obs[OBS_CALLER] == NONE:
        for slot in range(slots):
            if has_card(obs, slot) and known_at(obs, slot) == 0:
                consider(estimates, PEEK_VALUE, LAY + 2 * slots + slot)


def consider_spies(obs: Numbers, slots: int, estimates: Reals) -> None:
    """Consider looking at other players' unknown cards; the lowest ones are worth most."""
    if obs[OBS_CALLER] == NONE:
        for at in range(slots, slots * obs[OBS_PLAYERS]):
            if has_card(obs, at) and known_at(obs, at) == 0:
                mean: float = estimates[MEANS + at]
                mean = 0.0 if mean < 0 else mean
                consider(estimates, SPY_VALUE * (1 + 1 / (1 + mean)), LAY + 2 * slots + at)


def consider_swaps(obs: Numbers, slots: int, estimates: Reals, named: int) -> None:
    """Consider every swap, and with it the card to name now.

    `named` is the slot of the own card that the player has named, or `NOT_NAMED`.
    """
    point = LAY + 2 * slots
    for number in range(1, obs[OBS_PLAYERS]):
        for mine in range(0 if is_locked(obs, number) else slots):
            if has_card(obs, mine) and (named == NOT_NAMED or named == mine):
                for at in range(slots * number, slots * (number + 1)):
                    if has_card(obs, at):
                        action = point + (mine if named == NOT_NAMED else at)
                        consider(estimates, swap_gain(obs, estimates, mine, at), action)


def swap_gain(obs: Numbers, estimates: Reals, mine: int, theirs: int) -> float:
    """Return the gain of a swap; less if it gives a known card for an unknown one."""
    others = obs[OBS_PLAYERS] - 1
    gain: float = (estimates[MEANS + mine] - estimates[MEANS + theirs]) * (
        1 + MALICE_WEIGHT / others
    )
    if obs[OBS_CALLER] == NONE:
        known_gain = 1 if known_at(obs, mine) == 0 else 0
        known_gain -= 1 if known_at(obs, theirs) == 0 else 0
        gain += KNOWN_VALUE * known_gain
    return gain


def consider_kings(obs: Numbers, slots: int, estimates: Reals) -> None:
    """Consider looking at other players' cards with a king, to swap a low one for the highest."""
    highest: float = highest_card(obs, slots, estimates, 0)
    places = slots * obs[OBS_PLAYERS]
    for number in range(1, obs[OBS_PLAYERS]):
        for at in range(slots * number, slots * (number + 1)):
            if has_card(obs, at):
                gain: float = SPY_VALUE
                if not is_locked(obs, number):
                    swap: float = highest - estimates[MEANS + at]
                    swap = 0.0 if swap < 0 else swap
                    # Half a standard deviation for the choice not to swap after the look.
                    gain = SPY_VALUE + (swap + sqrt(estimates[MEANS + places + at]) / 2)
                consider(estimates, gain, LAY + 2 * slots + at)


def highest_card(obs: Numbers, slots: int, estimates: Reals, number: int) -> float:
    """Return the expected value of the highest card of a player."""
    highest: float = WORST_GAIN
    for at in range(slots * number, slots * (number + 1)):
        if has_card(obs, at) and estimates[MEANS + at] > highest:
            highest = estimates[MEANS + at]
    return 0.0 if highest == WORST_GAIN else highest


def draw_gain(obs: Numbers, slots: int, estimates: Reals) -> float:
    """Return the average gain of drawing, using each possible card in the best way."""
    estimates[GAIN] = WORST_GAIN
    consider_replacing(obs, slots, estimates, 0)
    replace_gain: float = estimates[GAIN]  # of a card with the value 0
    gain: float = 0.0
    power_gain: float = 0.0
    power = NO_POWER
    for code in range(1, CODES):
        if estimates[DRAW_PROBS + code] > 0:
            if power_of_card(obs, code) != power:  # cards of the same power follow each other
                power = power_of_card(obs, code)
                estimates[GAIN] = 0.0
                consider_power(obs, slots, estimates, power)
                power_gain = estimates[GAIN]
            best: float = replace_gain - (code - VALUE_OFFSET)
            best = power_gain if power_gain > best else best
            gain += estimates[DRAW_PROBS + code] * best
    return gain

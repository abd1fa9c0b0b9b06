"""What a move gains in points: `dacabo.bots.cabo.evaluation` with Allegro's taste."""

from math import sqrt

from dacabo.observations.cabo.layout import CODES, LARGEST_SET, LAY
from dacabo.research.simulator.cabo.kernel.playing import is_peek, is_swap
from dacabo.research.simulator.cabo.players.outlook import *
from dacabo.research.simulator.language import Numbers, Reals

PEEK_WORTH, SPY_WORTH, KNOWN_WORTH, MALICE = 1.5, 0.3, 0.4, 0.5
NOTHING = -1e9
"""Less than any option gains."""

ANY_CARD = -1

NO_POWER, PEEK, SPY, SWAP, KINGS = range(5)


def consider(thought: Reals, gain: float, action: int) -> None:
    """An option: the first of equal ones is the best."""
    if gain > thought[GAIN]:
        thought[GAIN] = gain
        thought[ACTION] = action


def power_of(seen: Numbers, card: int) -> int:
    """What a card lets the player do who has drawn it."""
    if is_peek(card):
        return PEEK
    if is_swap(card):
        return SWAP
    if card == 11 or card == 12:
        return SPY
    return KINGS if card == 15 and seen[FRENCH_SEEN] else NO_POWER


def keep_options(seen: Numbers, slots: int, thought: Reals, value: int) -> None:
    """Lay a card of this value in place of one's own card, or of a known set."""
    for slot in range(slots):
        if is_there(seen, slot):
            unknown = known_at(seen, slot) == 0 and seen[CALLER_SEEN] == NOBODY_CALLED
            curious: float = KNOWN_WORTH if unknown else 0.0
            consider(thought, thought[WORTH + slot] - value + curious, LAY + slot)
    if seen[FLAGS_SEEN] >> SETS_BIT & 1:
        for slot in range(slots):
            equal = set_from(seen, slots, slot)
            if equal > 1:
                gain: float = equal * (known_at(seen, slot) - 2) - value
                consider(thought, gain, LAY + slots + slot)


def set_from(seen: Numbers, slots: int, first: int) -> int:
    """How many cards of the set that begins with this one are known; 0 if none begins here."""
    card = known_at(seen, first)
    if card == 0:
        return 0
    for slot in range(first):
        if known_at(seen, slot) == card:
            return 0
    count = 0
    for slot in range(first, slots):
        if known_at(seen, slot) == card and count < LARGEST_SET:
            count += 1
    return count


def power_options(seen: Numbers, slots: int, thought: Reals, power: int) -> None:
    """Every sensible use of a drawn card that has a power."""
    if power == PEEK:
        peek_options(seen, slots, thought)
    elif power == SPY:
        spy_options(seen, slots, thought)
    elif power == SWAP:
        swap_options(seen, slots, thought, ANY_CARD)
    elif power == KINGS:
        king_options(seen, slots, thought)


def peek_options(seen: Numbers, slots: int, thought: Reals) -> None:
    """Look at an unknown card of one's own, which is useless in the last turn."""
    if seen[CALLER_SEEN] == NOBODY_CALLED:
        for slot in range(slots):
            if is_there(seen, slot) and known_at(seen, slot) == 0:
                consider(thought, PEEK_WORTH, LAY + 2 * slots + slot)


def spy_options(seen: Numbers, slots: int, thought: Reals) -> None:
    """Look at another player's unknown card; the lowest ones are worth most."""
    if seen[CALLER_SEEN] == NOBODY_CALLED:
        for at in range(slots, slots * seen[PLAYERS_SEEN]):
            if is_there(seen, at) and known_at(seen, at) == 0:
                worth: float = thought[WORTH + at]
                worth = 0.0 if worth < 0 else worth
                consider(thought, SPY_WORTH * (1 + 1 / (1 + worth)), LAY + 2 * slots + at)


def swap_options(seen: Numbers, slots: int, thought: Reals, given: int) -> None:
    """Exchange a high card for a low one: which to give, or what for, once that is named."""
    point = LAY + 2 * slots
    for number in range(1, seen[PLAYERS_SEEN]):
        for mine in range(0 if is_locked(seen, number) else slots):
            if is_there(seen, mine) and (given == ANY_CARD or given == mine):
                for at in range(slots * number, slots * (number + 1)):
                    if is_there(seen, at):
                        action = point + (mine if given == ANY_CARD else at)
                        consider(thought, swap_gain(seen, thought, mine, at), action)


def swap_gain(seen: Numbers, thought: Reals, mine: int, theirs: int) -> float:
    """The gain of an exchange; less if it gives a known card for an unknown one."""
    others = seen[PLAYERS_SEEN] - 1
    gain: float = (thought[WORTH + mine] - thought[WORTH + theirs]) * (1 + MALICE / others)
    if seen[CALLER_SEEN] == NOBODY_CALLED:
        unknown = 1 if known_at(seen, mine) == 0 else 0
        unknown -= 1 if known_at(seen, theirs) == 0 else 0
        gain += KNOWN_WORTH * unknown
    return gain


def king_options(seen: Numbers, slots: int, thought: Reals) -> None:
    """Look at another player's card, and exchange it if it is a good one."""
    highest: float = highest_of(seen, slots, thought, 0)
    places = slots * seen[PLAYERS_SEEN]
    for number in range(1, seen[PLAYERS_SEEN]):
        for at in range(slots * number, slots * (number + 1)):
            if is_there(seen, at):
                hope: float = 0.0
                if not is_locked(seen, number):
                    hope = highest - thought[WORTH + at]
                    hope = 0.0 if hope < 0 else hope
                    hope += sqrt(thought[WORTH + places + at]) / 2
                consider(thought, SPY_WORTH + hope, LAY + 2 * slots + at)


def highest_of(seen: Numbers, slots: int, thought: Reals, number: int) -> float:
    """The worth of the highest card of a player."""
    highest: float = NOTHING
    for at in range(slots * number, slots * (number + 1)):
        if is_there(seen, at) and thought[WORTH + at] > highest:
            highest = thought[WORTH + at]
    return 0.0 if highest == NOTHING else highest


def draw_gain(seen: Numbers, slots: int, thought: Reals) -> float:
    """The average gain of drawing, using each possible card in the best way."""
    thought[GAIN] = NOTHING
    keep_options(seen, slots, thought, 0)
    keep: float = thought[GAIN]
    gain: float = 0.0
    used: float = 0.0
    power = NO_POWER
    for code in range(1, CODES):
        if thought[CHANCES + code] > 0:
            if power_of(seen, code) != power:  # cards of the same power follow each other
                power = power_of(seen, code)
                thought[GAIN] = 0.0
                power_options(seen, slots, thought, power)
                used = thought[GAIN]
            best: float = keep - (code - 2)
            best = used if used > best else best
            gain += thought[CHANCES + code] * best
    return gain

"""When to call: `dacabo.bots.cabo.calling`, and Allegro's decision."""

from math import erf, sqrt

from dacabo.observations.cabo.layout import CODES
from dacabo.research.simulator.cabo.kernel.layout import DUTCH_WRONG_CALL, WRONG_CALL
from dacabo.research.simulator.cabo.players.judging import highest_of
from dacabo.research.simulator.cabo.players.outlook import *
from dacabo.research.simulator.language import Numbers, Reals

LAST_GAIN, LAST_TURN_SPREAD, CAUTION = 2.0, 7.0, 3.0
PATIENCE = 12


def would_call(seen: Numbers, slots: int, thought: Reals) -> bool:
    """Whether the chance of being lowest is worth the price of being wrong."""
    players = seen[PLAYERS_SEEN]
    late = (seen[TURN_SEEN] - 1) // players - PATIENCE
    if late >= PATIENCE:
        return True
    hurry: float = late / PATIENCE if late > 0 else 0.0
    last = seen[TIME_SEEN] != 0 or seen[ROUND_SEEN] + 1 == seen[ROUNDS_SEEN]
    chance: float = chance_lowest(seen, slots, thought, last) * below_limit(seen, slots, thought)
    if last:
        return chance * players >= 1 - hurry
    prize: float = sum_at(seen, slots, thought, 1, 0)
    for number in range(2, players):
        theirs: float = sum_at(seen, slots, thought, number, 0)
        prize = theirs if theirs < prize else prize
    prize = 1.0 if prize < 1.0 else prize
    price: float = CAUTION / (players - 1) * (1 - hurry) * wrong_call(seen, slots, thought)
    return chance * prize >= (1 - chance) * price


def chance_lowest(seen: Numbers, slots: int, thought: Reals, last: bool) -> float:
    """The probability that the caller's sum is the lowest after everyone else's last turn.

    In the last round: the probability that the caller finishes the match first.
    """
    places = slots * seen[PLAYERS_SEEN]
    mine: float = sum_at(seen, slots, thought, 0, 0)
    spread: float = sum_at(seen, slots, thought, 0, places)
    chance: float = 1.0
    for number in range(1, seen[PLAYERS_SEEN]):
        lead = total_seen(seen, number) - total_seen(seen, 0) if last else 0
        if lead <= wrong_call(seen, slots, thought):
            margin: float = sum_at(seen, slots, thought, number, 0)
            margin = margin - hope_of(seen, slots, thought, number) - LAST_GAIN - mine
            margin = margin + (lead if lead < 0 else 0) + 0.5
            spreads: float = spread + sum_at(seen, slots, thought, number, places)
            chance = chance * below_normal(margin / sqrt(spreads + LAST_TURN_SPREAD))
    return chance


def hope_of(seen: Numbers, slots: int, thought: Reals, number: int) -> float:
    """What a player saves on average by drawing a card for their highest one."""
    high: float = highest_of(seen, slots, thought, number)
    hope: float = 0.0
    for code in range(1, CODES):
        if thought[CHANCES + code] > 0 and code - 2 < high:
            hope += thought[CHANCES + code] * (high - (code - 2))
    return hope


def sum_at(seen: Numbers, slots: int, thought: Reals, number: int, after: int) -> float:
    """The expected sum of a player's cards; its variance with the estimates so far after it."""
    result: float = 0.0
    for at in range(slots * number, slots * (number + 1)):
        if is_there(seen, at):
            result += thought[WORTH + after + at]
    return result


def total_seen(seen: Numbers, number: int) -> int:
    """The total of a player."""
    return 256 * seen[TOTALS_SEEN + 2 * number] + seen[TOTALS_SEEN + 2 * number + 1]


def wrong_call(seen: Numbers, slots: int, thought: Reals) -> float:
    """The cost of a wrong call: the caller's cards and the penalty."""
    mine: float = sum_at(seen, slots, thought, 0, 0)
    mine = 0.0 if mine < 0 else mine
    return mine + (DUTCH_WRONG_CALL if seen[SCORING_SEEN] >> 2 else WRONG_CALL)


def below_limit(seen: Numbers, slots: int, thought: Reals) -> float:
    """The probability that the caller's sum is low enough for the call to count (DUTCH-7)."""
    if seen[BELOW_SEEN] == 0:
        return 1.0
    spread: float = sum_at(seen, slots, thought, 0, slots * seen[PLAYERS_SEEN])
    margin: float = seen[BELOW_SEEN] - 1 - 0.5 - sum_at(seen, slots, thought, 0, 0)
    if spread > 0:
        return below_normal(margin / sqrt(spread))
    return 1.0 if margin > 0 else 0.0


def below_normal(deviation: float) -> float:
    """The cumulative normal distribution at this many standard deviations."""
    return (1 + erf(deviation / sqrt(2.0))) / 2

"""When to call: `dacabo.bots.cabo.calling`, and Allegro's decision."""

from math import erf, sqrt

from dacabo.research.simulator.cabo.kernel.layout import (
    DUTCH_WRONG_CALL_PENALTY,
    WRONG_CALL_PENALTY,
)
from dacabo.research.simulator.cabo.players.estimate import *
from dacabo.research.simulator.cabo.players.evaluation import highest_of
from dacabo.research.simulator.language import Numbers, Reals

LAST_GAIN, LAST_TURN_SPREAD, CAUTION = 2.0, 7.0, 3.0
HURRY_LAP = 12


def would_call(obs: Numbers, slots: int, estimates: Reals) -> bool:
    """Return whether the chance of being lowest is worth the price of being wrong."""
    players = obs[OBS_PLAYERS]
    late = (obs[OBS_TURN] - 1) // players - HURRY_LAP
    if late >= HURRY_LAP:
        return True
    hurry: float = late / HURRY_LAP if late > 0 else 0.0
    last = obs[OBS_TIME_UP] != 0 or obs[OBS_ROUND] + 1 == obs[ROUNDS_SEEN]
    chance: float = chance_lowest(obs, slots, estimates, last) * below_limit(obs, slots, estimates)
    if last:
        return chance * players >= 1 - hurry
    prize: float = sum_at(obs, slots, estimates, 1, 0)
    for number in range(2, players):
        theirs: float = sum_at(obs, slots, estimates, number, 0)
        prize = theirs if theirs < prize else prize
    prize = 1.0 if prize < 1.0 else prize
    price: float = CAUTION / (players - 1) * (1 - hurry) * wrong_call(obs, slots, estimates)
    return chance * prize >= (1 - chance) * price


def chance_lowest(obs: Numbers, slots: int, estimates: Reals, last: bool) -> float:
    """Return the probability that the caller's sum is the lowest after everyone else's last turn.

    In the last round: the probability that the caller finishes the match first.
    """
    places = slots * obs[OBS_PLAYERS]
    mine: float = sum_at(obs, slots, estimates, 0, 0)
    spread: float = sum_at(obs, slots, estimates, 0, places)
    chance: float = 1.0
    for number in range(1, obs[OBS_PLAYERS]):
        lead = total_seen(obs, number) - total_seen(obs, 0) if last else 0
        if lead <= wrong_call(obs, slots, estimates):
            margin: float = sum_at(obs, slots, estimates, number, 0)
            margin = margin - hope_of(obs, slots, estimates, number) - LAST_GAIN - mine
            margin = margin + (lead if lead < 0 else 0) + 0.5
            spreads: float = spread + sum_at(obs, slots, estimates, number, places)
            chance = chance * below_normal(margin / sqrt(spreads + LAST_TURN_SPREAD))
    return chance


def hope_of(obs: Numbers, slots: int, estimates: Reals, number: int) -> float:
    """Return what a player saves on average by drawing a card for their highest one."""
    high: float = highest_of(obs, slots, estimates, number)
    hope: float = 0.0
    for code in range(1, CODES):
        if estimates[DRAW_PROBS + code] > 0 and code - 2 < high:
            hope += estimates[DRAW_PROBS + code] * (high - (code - 2))
    return hope


def sum_at(obs: Numbers, slots: int, estimates: Reals, number: int, after: int) -> float:
    """Sum the estimates of a player's cards: the means, or the variances, which begin `after`."""
    result: float = 0.0
    for at in range(slots * number, slots * (number + 1)):
        if is_there(obs, at):
            result += estimates[MEANS + after + at]
    return result


def total_seen(obs: Numbers, number: int) -> int:
    """Return the total of a player."""
    return 256 * obs[OBS_TOTALS + 2 * number] + obs[OBS_TOTALS + 2 * number + 1]


def wrong_call(obs: Numbers, slots: int, estimates: Reals) -> float:
    """Return the cost of a wrong call: the caller's cards and the penalty."""
    mine: float = sum_at(obs, slots, estimates, 0, 0)
    mine = 0.0 if mine < 0 else mine
    return mine + (DUTCH_WRONG_CALL_PENALTY if obs[SCORING_SEEN] >> 2 else WRONG_CALL_PENALTY)


def below_limit(obs: Numbers, slots: int, estimates: Reals) -> float:
    """Return the probability that the caller's sum is low enough for a right call (DUTCH-7)."""
    if obs[BELOW_SEEN] == 0:
        return 1.0
    spread: float = sum_at(obs, slots, estimates, 0, slots * obs[OBS_PLAYERS])
    margin: float = obs[BELOW_SEEN] - 1 - 0.5 - sum_at(obs, slots, estimates, 0, 0)
    if spread > 0:
        return below_normal(margin / sqrt(spread))
    return 1.0 if margin > 0 else 0.0


def below_normal(deviation: float) -> float:
    """Return the cumulative normal distribution at this many standard deviations."""
    return (1 + erf(deviation / sqrt(2.0))) / 2

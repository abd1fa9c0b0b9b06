"""The decision to call: `dacabo.bots.cabo.calling`, and Allegro's choice."""

from math import erf, sqrt

from dacabo.research.simulator.cabo.kernel.layout import (
    DUTCH_WRONG_CALL_PENALTY,
    WRONG_CALL_PENALTY,
)
from dacabo.research.simulator.cabo.players.estimate import *
from dacabo.research.simulator.cabo.players.evaluation import highest_card
from dacabo.research.simulator.language import Numbers, Reals

# `dacabo.bots.cabo.calling` explains these numbers.
LAST_GAIN, LAST_TURN_SPREAD, CAUTION = 2.0, 7.0, 3.0
HURRY_LAP = 12


def would_call(obs: Numbers, slots: int, estimates: Reals) -> bool:
    """Return whether the chance of being lowest is worth the price of being wrong."""
    players = obs[OBS_PLAYERS]
    laps_late = (obs[OBS_TURN] - 1) // players - HURRY_LAP
    if laps_late >= HURRY_LAP:
        return True
    hurry: float = laps_late / HURRY_LAP if laps_late > 0 else 0.0
    is_last = obs[OBS_TIME_UP] != 0 or obs[OBS_ROUND] + 1 == obs[OBS_ROUNDS]
    chance: float = chance_lowest(obs, slots, estimates, is_last) * below_limit(
        obs, slots, estimates
    )
    if is_last:
        return chance * players >= 1 - hurry
    prize: float = sum_estimates(obs, slots, estimates, 1, 0)
    for number in range(2, players):
        theirs: float = sum_estimates(obs, slots, estimates, number, 0)
        prize = theirs if theirs < prize else prize
    prize = 1.0 if prize < 1.0 else prize
    price: float = CAUTION / (players - 1) * (1 - hurry) * wrong_call_cost(obs, slots, estimates)
    return chance * prize >= (1 - chance) * price


def chance_lowest(obs: Numbers, slots: int, estimates: Reals, is_last: bool) -> float:
    """Return the probability that the caller's sum is the lowest after everyone else's last turn.

    In the last round: the probability that the caller finishes the match first.
    """
    places = slots * obs[OBS_PLAYERS]
    mine: float = sum_estimates(obs, slots, estimates, 0, 0)
    spread: float = sum_estimates(obs, slots, estimates, 0, places)
    chance: float = 1.0
    for number in range(1, obs[OBS_PLAYERS]):
        lead = total_of(obs, number) - total_of(obs, 0) if is_last else 0
        if lead <= wrong_call_cost(obs, slots, estimates):
            margin: float = sum_estimates(obs, slots, estimates, number, 0)
            margin = margin - expected_saving(obs, slots, estimates, number) - LAST_GAIN - mine
            margin = margin + (lead if lead < 0 else 0) + 0.5
            spreads: float = spread + sum_estimates(obs, slots, estimates, number, places)
            chance = chance * normal_cdf(margin / sqrt(spreads + LAST_TURN_SPREAD))
    return chance


def expected_saving(obs: Numbers, slots: int, estimates: Reals, number: int) -> float:
    """Return the points that a player saves on average by drawing a card for their highest one."""
    highest: float = highest_card(obs, slots, estimates, number)
    saving: float = 0.0
    for code in range(1, CODES):
        value = code - VALUE_OFFSET
        if estimates[DRAW_PROBS + code] > 0 and value < highest:
            saving += estimates[DRAW_PROBS + code] * (highest - value)
    return saving


def sum_estimates(obs: Numbers, slots: int, estimates: Reals, number: int, after: int) -> float:
    """Return the sum of the estimates of a player's cards.

    The means are summed if `after` is 0. The variances begin that many numbers after the means.
    """
    total: float = 0.0
    for at in range(slots * number, slots * (number + 1)):
        if has_card(obs, at):
            total += estimates[MEANS + after + at]
    return total


def total_of(obs: Numbers, number: int) -> int:
    """Return the total of a player, + 32,768 as in the observation."""
    return 256 * obs[OBS_TOTALS + 2 * number] + obs[OBS_TOTALS + 2 * number + 1]


def wrong_call_cost(obs: Numbers, slots: int, estimates: Reals) -> float:
    """Return the cost of a wrong call: the caller's cards and the penalty."""
    mine: float = sum_estimates(obs, slots, estimates, 0, 0)
    mine = 0.0 if mine < 0 else mine
    return mine + (DUTCH_WRONG_CALL_PENALTY if obs[OBS_SCORING] >> 2 else WRONG_CALL_PENALTY)


def below_limit(obs: Numbers, slots: int, estimates: Reals) -> float:
    """Return the probability that the caller's sum is low enough for a right call (DUTCH-7)."""
    if obs[OBS_CALL_BELOW] == 0:
        return 1.0
    spread: float = sum_estimates(obs, slots, estimates, 0, slots * obs[OBS_PLAYERS])
    margin: float = obs[OBS_CALL_BELOW] - 1 - 0.5 - sum_estimates(obs, slots, estimates, 0, 0)
    if spread > 0:
        return normal_cdf(margin / sqrt(spread))
    return 1.0 if margin > 0 else 0.0


def normal_cdf(deviation: float) -> float:
    """Return the cumulative normal distribution at this many standard deviations."""
    return (1 + erf(deviation / sqrt(2.0))) / 2

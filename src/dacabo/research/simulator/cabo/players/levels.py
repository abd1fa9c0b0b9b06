"""Allegro and greedy as kernels: `dacabo.bots.cabo.levels`, from an observation."""

from dacabo.research.simulator.cabo.players.calling import would_call
from dacabo.research.simulator.cabo.players.estimate import *
from dacabo.research.simulator.cabo.players.evaluation import (
    WORST_GAIN,
    consider,
    consider_power,
    consider_replacing,
    consider_swaps,
    draw_gain,
    power_of_card,
    swap_gain,
)
from dacabo.research.simulator.language import Numbers, Reals

ALLEGRO, GREEDY = 1, 2
"""The players, in the order of `spec.py`."""
LOW_CARD, GREEDY_LAPS = 4, 6
"""Greedy lays cards up to this value, and calls after this many laps."""


def answer(
    player: int,
    obs: Numbers,
    size: int,
    actions: Numbers,
    count: int,
    estimates: Reals,
    luck: int,
) -> int:
    """Choose an action for a player. In phases without a real choice it is the first legal one."""
    if player == GREEDY:
        return answer_greedily(obs, slots_of(obs, size), actions, count, luck)
    phase = obs[OBS_PHASE]
    slots = slots_of(obs, size)
    if phase == CLAIMING:
        return claim_next(obs, slots)
    if phase == SNAPPING:
        return snap_known_card(obs, slots)
    if phase < TURN_BEGINS or phase > LOOKING:
        return actions[0]
    estimate_cards(obs, slots * obs[OBS_PLAYERS], estimates)
    if phase == TURN_BEGINS:
        return open_turn(obs, slots, actions, count, estimates)
    estimates[GAIN] = WORST_GAIN
    if phase == HOLDING:
        consider_hand(obs, slots, estimates)
    elif phase == GIVING:
        consider_swaps(obs, slots, estimates, obs[OBS_GIVEN_SLOT] - 1)
    else:
        consider_swap_after_look(obs, slots, actions, count, estimates)
    return int(estimates[ACTION])


def open_turn(obs: Numbers, slots: int, actions: Numbers, count: int, estimates: Reals) -> int:
    """Call, take the discard, or draw, whichever gains most."""
    if actions[count - 1] == CALL and would_call(obs, slots, estimates):
        return CALL
    if actions[0] == DRAW and count > 1 and actions[1] == TAKE:
        drawing: float = draw_gain(obs, slots, estimates)
        estimates[GAIN] = WORST_GAIN
        consider_replacing(obs, slots, estimates, obs[OBS_TOP_DISCARD] - VALUE_OFFSET)
        return TAKE if estimates[GAIN] > drawing else DRAW
    return actions[0]


def consider_hand(obs: Numbers, slots: int, estimates: Reals) -> None:
    """Consider the uses of the card in hand."""
    card = obs[OBS_HAND] - 1
    if obs[OBS_HAND_DRAWN]:
        consider(estimates, 0.0, DISCARD)
    consider_replacing(obs, slots, estimates, card - VALUE_OFFSET)
    if obs[OBS_HAND_DRAWN]:
        consider_power(obs, slots, estimates, power_of_card(obs, card))


def claim_next(obs: Numbers, slots: int) -> int:
    """Name the next card of the known set, or turn up the cards named so far."""
    first = obs[OBS_CLAIMED] - 1
    latest = first
    for number in range(1, LARGEST_SET):
        if obs[OBS_CLAIMED + number] > 0:
            latest = obs[OBS_CLAIMED + number] - 1
    for slot in range(latest + 1, slots):
        if known_at(obs, slot) == known_at(obs, first):
            return LAY + slots + slot
    return DONE


def consider_swap_after_look(
    obs: Numbers, slots: int, actions: Numbers, count: int, estimates: Reals
) -> None:
    """Consider putting the card down and, after a black king's look, each swap for it."""
    consider(estimates, 0.0, DONE)
    theirs = 0
    for at in range(slots * obs[OBS_PLAYERS]):
        if viewer_looks_at(obs, at):
            theirs = at
    for number in range(1, count):
        mine = actions[number] - LAY - 2 * slots
        consider(estimates, swap_gain(obs, estimates, mine, theirs), actions[number])


def snap_known_card(obs: Numbers, slots: int) -> int:
    """Snap a known card that matches the top discard, unless the card is worth 0 or less."""
    top = rank_in_obs(obs, obs[OBS_TOP_DISCARD])
    for slot in range(slots):
        card = known_at(obs, slot)
        if card > VALUE_OFFSET and rank_in_obs(obs, card) == top:
            return LAY + slot
    return PASS


def rank_in_obs(obs: Numbers, card: int) -> int:
    """Return a number that is equal for cards that match: kings of both colours do."""
    return BLACK_KING if card == RED_KING and obs[OBS_FRENCH] else card


def answer_greedily(obs: Numbers, slots: int, actions: Numbers, count: int, luck: int) -> int:
    """Play without memory, as a baseline: lay low cards anywhere, and call after some laps."""
    phase = obs[OBS_PHASE]
    if phase == TURN_BEGINS:
        is_late = obs[OBS_TURN] > GREEDY_LAPS * obs[OBS_PLAYERS]
        if actions[count - 1] == CALL and is_late:
            return CALL
        is_low = obs[OBS_TOP_DISCARD] - VALUE_OFFSET <= LOW_CARD
        return TAKE if actions[1] == TAKE and (is_low or actions[0] != DRAW) else actions[0]
    if phase == HOLDING:
        drawn = obs[OBS_HAND_DRAWN]
        if drawn and obs[OBS_HAND] - 1 - VALUE_OFFSET > LOW_CARD:
            return DISCARD
        own_cards = 0
        for slot in range(slots):
            if has_card(obs, slot):
                own_cards += 1
        return actions[drawn + luck % own_cards]
    return actions[luck % count] if phase < TURN_BEGINS else actions[0]

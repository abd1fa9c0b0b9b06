"""Allegro and greedy as kernels: `dacabo.bots.cabo.levels`, from an observation."""

from dacabo.research.simulator.cabo.players.calling import would_call
from dacabo.research.simulator.cabo.players.estimate import *
from dacabo.research.simulator.cabo.players.evaluation import (
    NOTHING,
    consider,
    draw_gain,
    keep_options,
    power_of,
    power_options,
    swap_gain,
    swap_options,
)
from dacabo.research.simulator.language import Numbers, Reals

ALLEGRO, GREEDY = 1, 2
"""The players, in the order of `spec.py`."""
LOW_CARD, GREEDY_LAPS = 4, 6


def answer(
    player: int,
    obs: Numbers,
    size: int,
    actions: Numbers,
    count: int,
    estimates: Reals,
    luck: int,
) -> int:
    """Choose an action for a player; the first legal one in phases without a real choice."""
    if player == GREEDY:
        return greedy_answer(obs, slots_of(obs, size), actions, count, luck)
    phase = obs[OBS_PHASE]
    slots = slots_of(obs, size)
    if phase == CLAIMING:
        return claim_next(obs, slots)
    if phase == SNAPPING:
        return snap_known(obs, slots)
    if phase < TURN_BEGINS or phase > LOOKING:
        return actions[0]
    look_over(obs, slots * obs[OBS_PLAYERS], estimates)
    if phase == TURN_BEGINS:
        return open_turn(obs, slots, actions, count, estimates)
    estimates[GAIN] = NOTHING
    if phase == HOLDING:
        hold(obs, slots, estimates)
    elif phase == GIVING:
        swap_options(obs, slots, estimates, obs[OBS_GIVEN_SLOT] - 1)
    else:
        exchange_seen(obs, slots, actions, count, estimates)
    return int(estimates[ACTION])


def open_turn(obs: Numbers, slots: int, actions: Numbers, count: int, estimates: Reals) -> int:
    """Call, take the discard, or draw, whichever gains most."""
    if actions[count - 1] == CALL and would_call(obs, slots, estimates):
        return CALL
    if actions[0] == DRAW and count > 1 and actions[1] == TAKE:
        drawing: float = draw_gain(obs, slots, estimates)
        estimates[GAIN] = NOTHING
        keep_options(obs, slots, estimates, obs[OBS_TOP_DISCARD] - 2)
        return TAKE if estimates[GAIN] > drawing else DRAW
    return actions[0]


def hold(obs: Numbers, slots: int, estimates: Reals) -> None:
    """Weigh the uses of the card in hand."""
    card = obs[OBS_HAND] - 1
    if obs[OBS_HAND_DRAWN]:
        consider(estimates, 0.0, DISCARD)
    keep_options(obs, slots, estimates, card - 2)
    if obs[OBS_HAND_DRAWN]:
        power_options(obs, slots, estimates, power_of(obs, card))


def claim_next(obs: Numbers, slots: int) -> int:
    """Name the next card of the known set, or turn them up."""
    first = obs[OBS_CLAIMED] - 1
    latest = first
    for number in range(1, LARGEST_SET):
        if obs[OBS_CLAIMED + number] > 0:
            latest = obs[OBS_CLAIMED + number] - 1
    for slot in range(latest + 1, slots):
        if known_at(obs, slot) == known_at(obs, first):
            return LAY + slots + slot
    return DONE


def exchange_seen(obs: Numbers, slots: int, actions: Numbers, count: int, estimates: Reals) -> None:
    """Put the card down; after a black king's look exchange it, if that gains something."""
    consider(estimates, 0.0, DONE)
    theirs = 0
    for at in range(slots * obs[OBS_PLAYERS]):
        if looks_at(obs, at):
            theirs = at
    for number in range(1, count):
        mine = actions[number] - LAY - 2 * slots
        consider(estimates, swap_gain(obs, estimates, mine, theirs), actions[number])


def snap_known(obs: Numbers, slots: int) -> int:
    """Snap a card known to be the same, if getting rid of it helps."""
    top = rank_seen(obs, obs[OBS_TOP_DISCARD])
    for slot in range(slots):
        card = known_at(obs, slot)
        if card > 2 and rank_seen(obs, card) == top:
            return LAY + slot
    return PASS


def rank_seen(obs: Numbers, card: int) -> int:
    """Return what a snap compares: kings match kings of either colour."""
    return BLACK_KING if card == RED_KING and obs[FRENCH_SEEN] else card


def greedy_answer(obs: Numbers, slots: int, actions: Numbers, count: int, luck: int) -> int:
    """Play without memory, as a baseline: lay low cards anywhere, and call after some laps."""
    phase = obs[OBS_PHASE]
    if phase == TURN_BEGINS:
        late = obs[OBS_TURN] > GREEDY_LAPS * obs[OBS_PLAYERS]
        if actions[count - 1] == CALL and late:
            return CALL
        low = obs[OBS_TOP_DISCARD] - 2 <= LOW_CARD
        return TAKE if actions[1] == TAKE and (low or actions[0] != DRAW) else actions[0]
    if phase == HOLDING:
        drawn = obs[OBS_HAND_DRAWN]
        if drawn and obs[OBS_HAND] - 3 > LOW_CARD:
            return DISCARD
        own = 0
        for slot in range(slots):
            if is_there(obs, slot):
                own += 1
        return actions[drawn + luck % own]
    return actions[luck % count] if phase < TURN_BEGINS else actions[0]

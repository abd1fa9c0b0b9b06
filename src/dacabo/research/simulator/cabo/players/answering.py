"""What Allegro and greedy answer: `dacabo.bots.cabo.levels`, from an observation."""

from dacabo.observations.cabo.layout import (
    BLACK_KING,
    CALL,
    CLAIMING,
    DISCARD,
    DONE,
    DRAW,
    GIVING,
    HOLDING,
    LARGEST_SET,
    LAY,
    LOOKING,
    PASS,
    RED_KING,
    SNAPPING,
    TAKE,
    TURN_BEGINS,
)
from dacabo.research.simulator.cabo.players.calling import would_call
from dacabo.research.simulator.cabo.players.judging import (
    NOTHING,
    consider,
    draw_gain,
    keep_options,
    power_of,
    power_options,
    swap_gain,
    swap_options,
)
from dacabo.research.simulator.cabo.players.outlook import *
from dacabo.research.simulator.language import Numbers, Reals

ALLEGRO, GREEDY = 1, 2
"""The players, in the order of `spec.py`."""
LOW_CARD, GREEDY_LAPS = 4, 6


def answer(
    player: int,
    seen: Numbers,
    size: int,
    actions: Numbers,
    count: int,
    thought: Reals,
    luck: int,
) -> int:
    """What a player does; where nothing has to be weighed, the first legal action."""
    if player == GREEDY:
        return greedy_answer(seen, slots_of(seen, size), actions, count, luck)
    phase = seen[ASKS]
    slots = slots_of(seen, size)
    if phase == CLAIMING:
        return claim_next(seen, slots)
    if phase == SNAPPING:
        return snap_known(seen, slots)
    if phase < TURN_BEGINS or phase > LOOKING:
        return actions[0]
    look_over(seen, slots * seen[PLAYERS_SEEN], thought)
    if phase == TURN_BEGINS:
        return open_turn(seen, slots, actions, count, thought)
    thought[GAIN] = NOTHING
    if phase == HOLDING:
        hold(seen, slots, thought)
    elif phase == GIVING:
        swap_options(seen, slots, thought, seen[GIVEN_SEEN + 1] - 1)
    else:
        exchange_seen(seen, slots, actions, count, thought)
    return int(thought[ACTION])


def open_turn(seen: Numbers, slots: int, actions: Numbers, count: int, thought: Reals) -> int:
    """Call, take the discard, or draw, whichever gains most."""
    if actions[count - 1] == CALL and would_call(seen, slots, thought):
        return CALL
    if actions[0] == DRAW and count > 1 and actions[1] == TAKE:
        drawing: float = draw_gain(seen, slots, thought)
        thought[GAIN] = NOTHING
        keep_options(seen, slots, thought, seen[TOP_SEEN] - 2)
        return TAKE if thought[GAIN] > drawing else DRAW
    return actions[0]


def hold(seen: Numbers, slots: int, thought: Reals) -> None:
    """Weigh the uses of the card in hand."""
    card = seen[HAND_CODE] - 1
    if seen[HAND_FROM_PILE]:
        consider(thought, 0.0, DISCARD)
    keep_options(seen, slots, thought, card - 2)
    if seen[HAND_FROM_PILE]:
        power_options(seen, slots, thought, power_of(seen, card))


def claim_next(seen: Numbers, slots: int) -> int:
    """Name the next card of the known set, or turn them up."""
    first = seen[CLAIMS_SEEN] - 1
    latest = first
    for number in range(1, LARGEST_SET):
        if seen[CLAIMS_SEEN + number] > 0:
            latest = seen[CLAIMS_SEEN + number] - 1
    for slot in range(latest + 1, slots):
        if known_at(seen, slot) == known_at(seen, first):
            return LAY + slots + slot
    return DONE


def exchange_seen(seen: Numbers, slots: int, actions: Numbers, count: int, thought: Reals) -> None:
    """Put the card down; after a black king's look exchange it, if that gains something."""
    consider(thought, 0.0, DONE)
    theirs = 0
    for at in range(slots * seen[PLAYERS_SEEN]):
        if looks_at(seen, at):
            theirs = at
    for number in range(1, count):
        mine = actions[number] - LAY - 2 * slots
        consider(thought, swap_gain(seen, thought, mine, theirs), actions[number])


def snap_known(seen: Numbers, slots: int) -> int:
    """Snap a card known to be the same, if getting rid of it helps."""
    top = rank_seen(seen, seen[TOP_SEEN])
    for slot in range(slots):
        card = known_at(seen, slot)
        if card > 2 and rank_seen(seen, card) == top:
            return LAY + slot
    return PASS


def rank_seen(seen: Numbers, card: int) -> int:
    """What a snap compares: kings match kings of either colour."""
    return BLACK_KING if card == RED_KING and seen[FRENCH_SEEN] else card


def greedy_answer(seen: Numbers, slots: int, actions: Numbers, count: int, luck: int) -> int:
    """The memoryless yardstick: lays every low card anywhere, and calls after a while."""
    phase = seen[ASKS]
    if phase == TURN_BEGINS:
        late = seen[TURN_SEEN] > GREEDY_LAPS * seen[PLAYERS_SEEN]
        if actions[count - 1] == CALL and late:
            return CALL
        low = seen[TOP_SEEN] - 2 <= LOW_CARD
        return TAKE if actions[1] == TAKE and (low or actions[0] != DRAW) else actions[0]
    if phase == HOLDING:
        drawn = seen[HAND_FROM_PILE]
        if drawn and seen[HAND_CODE] - 3 > LOW_CARD:
            return DISCARD
        own = 0
        for slot in range(slots):
            if is_there(seen, slot):
                own += 1
        return actions[drawn + luck % own]
    return actions[luck % count] if phase < TURN_BEGINS else actions[0]

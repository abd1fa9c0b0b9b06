"""The legal actions of each phase."""

from dacabo.research.simulator.cabo.kernel.deal import card_at, next_seat, place_index
from dacabo.research.simulator.cabo.kernel.layout import *
from dacabo.research.simulator.cabo.kernel.moves import can_draw, is_peek, is_spy, is_swap
from dacabo.research.simulator.language import Numbers


def legal(s: Numbers, w: Numbers, r: Numbers, actions: Numbers) -> int:
    """List the legal actions of the asked seat; returns how many there are."""
    phase = s[PHASE]
    if phase == TURN_BEGINS:
        return legal_turn(s, r, actions)
    if phase == HOLDING:
        return legal_card(s, w, r, actions)
    if phase == CLAIMING:
        return legal_claims(s, w, r, actions)
    if phase == GIVING:
        return legal_exchanges(s, w, r, actions)
    if phase == LOOKING:
        return legal_looking(s, w, r, actions)
    if phase == FIRST_LOOK:
        return legal_first_looks(s, w, r, actions)
    if phase == FIRST_LOOKING:
        actions[0] = DONE
        return 1
    actions[0] = PASS
    if phase == SNAPPING:
        return add_own_cards(s, w, r, actions, 1, LAY)
    return add_cards_of_all(s, w, r, actions, 1, 0)  # a temptation


def legal_turn(s: Numbers, r: Numbers, actions: Numbers) -> int:
    """Draw, take, call; pass only if nothing else is possible (CABO-8, CABO-12)."""
    count = 0
    if can_draw(s, r):
        actions[count] = DRAW
        count += 1
    if s[DISCARD_SIZE] > 0:
        actions[count] = TAKE
        count += 1
    if s[CALLER] == NOBODY:
        actions[count] = CALL
        count += 1
    if count == 0:
        actions[0] = PASS
        count = 1
    return count


def legal_card(s: Numbers, w: Numbers, r: Numbers, actions: Numbers) -> int:
    """Lay the card, alone or for a set; what was drawn can also be discarded, or used."""
    seat = s[PLAYER]
    slots = r[SLOTS_PER_LAYOUT]
    count = 0
    if s[HAND_IS_DRAWN]:
        actions[0] = DISCARD
        count = 1
    count = add_own_cards(s, w, r, actions, count, LAY)
    if r[SETS] and count > s[HAND_IS_DRAWN] + 1:  # there are two cards at least
        count = add_own_cards(s, w, r, actions, count, LAY + slots)
    if not s[HAND_IS_DRAWN]:
        return count
    face = s[HAND]
    if is_peek(face):
        return add_own_cards(s, w, r, actions, count, LAY + 2 * slots)
    if is_spy(r, face):
        return add_cards_of_all(s, w, r, actions, count, 1)
    if is_swap(face) and count_swap_partners(s, r, seat) > 0:
        count = add_own_cards(s, w, r, actions, count, LAY + 2 * slots)
        if r[FREE_SWAP]:
            one = seat
            for number in range(1, r[PLAYERS]):
                one = next_seat(r, one)
                if not is_seat_locked(s, r, one) and count_swap_partners(s, r, one) > 0:
                    count = add_cards_of(s, w, r, actions, count, number)
    return count


def is_seat_locked(s: Numbers, r: Numbers, seat: int) -> bool:
    """Return whether this player's cards can no longer be exchanged (DUTCH-8)."""
    return r[CALLER_LOCKED] != 0 and seat == s[CALLER]


def can_swap(s: Numbers, r: Numbers, one: int, other: int) -> bool:
    """Return whether a card of one seat, named first, can be exchanged with one of another seat.

    The player's own card is named first; of two others', the one at the lower seat.
    """
    player = s[PLAYER]
    if other == player or other == one or is_seat_locked(s, r, other):
        return False
    return one == player or one < other


def count_swap_partners(s: Numbers, r: Numbers, one: int) -> int:
    """Return how many seats can get the card that this one gives."""
    count = 0
    for other in range(r[PLAYERS]):
        if can_swap(s, r, one, other):
            count += 1
    return count


def legal_exchanges(s: Numbers, w: Numbers, r: Numbers, actions: Numbers) -> int:
    """List the cards that the first one can be exchanged with."""
    count = 0
    other = s[PLAYER]
    for number in range(1, r[PLAYERS]):
        other = next_seat(r, other)
        if can_swap(s, r, s[GIVEN_PLACE], other):
            count = add_cards_of(s, w, r, actions, count, number)
    return count


def legal_claims(s: Numbers, w: Numbers, r: Numbers, actions: Numbers) -> int:
    """List the cards that can be named next: in ascending order after the first, or in any."""
    seat = s[PLAYER]
    claimed = s[CLAIM_COUNT]
    count = 0
    if claimed > 1:
        actions[0] = DONE
        count = 1
    for slot in range(s[SLOT_COUNTS + seat]):
        free = card_at(w, place_index(r, seat, slot)) != NO_CARD
        for number in range(claimed):
            if s[CLAIMED_SLOTS + number] == slot:
                free = False
        if not r[ONE_BY_ONE] and claimed > 1 and slot < s[CLAIMED_SLOTS + claimed - 1]:
            free = False
        if free:
            actions[count] = LAY + r[SLOTS_PER_LAYOUT] + slot
            count += 1
    return count


def legal_looking(s: Numbers, w: Numbers, r: Numbers, actions: Numbers) -> int:
    """Put the card down; with a black king, exchange it for one of your own."""
    actions[0] = DONE
    if not s[IS_KING_LOOK] or is_seat_locked(s, r, s[LOOKING_AT]):
        return 1
    return add_own_cards(s, w, r, actions, 1, LAY + 2 * r[SLOTS_PER_LAYOUT])


def legal_first_looks(s: Numbers, w: Numbers, r: Numbers, actions: Numbers) -> int:
    """Cards not looked at yet: any of one's own, or the nearest."""
    first = r[CARDS_DEALT] - r[LOOKS] if r[LOOKS_AT_NEAREST] else 0
    count = 0
    for slot in range(first, r[CARDS_DEALT]):
        if not w[LOOKED_SLOTS + s[ASKED]] >> slot & 1:
            actions[count] = LAY + 2 * r[SLOTS_PER_LAYOUT] + slot
            count += 1
    return count


def add_own_cards(
    s: Numbers, w: Numbers, r: Numbers, actions: Numbers, count: int, verb: int
) -> int:
    """Add the verb for each card of the asked seat."""
    seat = s[ASKED]
    for slot in range(s[SLOT_COUNTS + seat]):
        if card_at(w, place_index(r, seat, slot)) != NO_CARD:
            actions[count] = verb + slot
            count += 1
    return count


def add_cards_of(
    s: Numbers, w: Numbers, r: Numbers, actions: Numbers, count: int, number: int
) -> int:
    """Add pointing at each card of the player who sits so many seats after the asked one."""
    slots = r[SLOTS_PER_LAYOUT]
    seat = s[ASKED] + number
    seat = seat - r[PLAYERS] if seat >= r[PLAYERS] else seat
    for slot in range(s[SLOT_COUNTS + seat]):
        if card_at(w, place_index(r, seat, slot)) != NO_CARD:
            actions[count] = LAY + (2 + number) * slots + slot
            count += 1
    return count


def add_cards_of_all(
    s: Numbers, w: Numbers, r: Numbers, actions: Numbers, count: int, first: int
) -> int:
    """Add pointing at each card of everyone, from the seat so many after the asked one on."""
    for number in range(first, r[PLAYERS]):
        count = add_cards_of(s, w, r, actions, count, number)
    return count

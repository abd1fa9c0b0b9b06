"""The legal actions of each phase."""

from dacabo.research.simulator.cabo.kernel.deal import card_at, next_seat, place_index
from dacabo.research.simulator.cabo.kernel.layout import *
from dacabo.research.simulator.cabo.kernel.moves import can_draw, is_peek, is_spy, is_swap
from dacabo.research.simulator.language import Numbers


def legal(s: Numbers, w: Numbers, r: Numbers, actions: Numbers) -> int:
    """List the legal actions of the seat that has to act, and return how many there are."""
    phase = s[PHASE]
    if phase == TURN_BEGINS:
        return legal_turn(s, r, actions)
    if phase == HOLDING:
        return legal_hand_actions(s, w, r, actions)
    if phase == CLAIMING:
        return legal_set_cards(s, w, r, actions)
    if phase == GIVING:
        return legal_swap_partners(s, w, r, actions)
    if phase == LOOKING:
        return legal_after_look(s, w, r, actions)
    if phase == FIRST_LOOK:
        return legal_first_looks(s, w, r, actions)
    if phase == FIRST_LOOKING:
        actions[0] = DONE
        return 1
    actions[0] = PASS
    if phase == SNAPPING:
        return add_own_cards(s, w, r, actions, 1, LAY)
    return add_cards_of_all(s, w, r, actions, 1, 0)  # a temptation to sneak a look at any card


def legal_turn(s: Numbers, r: Numbers, actions: Numbers) -> int:
    """List draw, take and call; a player may pass only without any of them (CABO-8, CABO-12)."""
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


def legal_hand_actions(s: Numbers, w: Numbers, r: Numbers, actions: Numbers) -> int:
    """List the uses of the card in hand.

    It can replace a card or a set. A drawn card can also be discarded, or used for its action.
    """
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
            giver = seat
            for number in range(1, r[PLAYERS]):
                giver = next_seat(r, giver)
                if not is_seat_locked(s, r, giver) and count_swap_partners(s, r, giver) > 0:
                    count = add_cards_of(s, w, r, actions, count, number)
    return count


def is_seat_locked(s: Numbers, r: Numbers, seat: int) -> bool:
    """Return whether this player's cards can no longer be swapped (DUTCH-8)."""
    return r[CALLER_LOCKED] != 0 and seat == s[CALLER]


def can_swap(s: Numbers, r: Numbers, giver: int, receiver: int) -> bool:
    """Return whether a swap may name a card of the giver first, then one of the receiver.

    So that every swap has one order, the player names their own card first. Of two other players'
    cards, they first name the one at the lower seat.
    """
    player = s[PLAYER]
    if receiver == player or receiver == giver or is_seat_locked(s, r, receiver):
        return False
    return giver == player or giver < receiver


def count_swap_partners(s: Numbers, r: Numbers, giver: int) -> int:
    """Return how many seats can receive a card from this one in a swap."""
    count = 0
    for receiver in range(r[PLAYERS]):
        if can_swap(s, r, giver, receiver):
            count += 1
    return count


def legal_swap_partners(s: Numbers, w: Numbers, r: Numbers, actions: Numbers) -> int:
    """List the second cards of a swap whose first card is named."""
    count = 0
    receiver = s[PLAYER]
    for number in range(1, r[PLAYERS]):
        receiver = next_seat(r, receiver)
        if can_swap(s, r, s[GIVEN_PLACE], receiver):
            count = add_cards_of(s, w, r, actions, count, number)
    return count


def legal_set_cards(s: Numbers, w: Numbers, r: Numbers, actions: Numbers) -> int:
    """List the cards that a player can name next for a set, and `DONE` once there are two.

    If the cards are turned up one by one, their order matters. If not, those after the first are
    named in ascending order, so that every set has few orders.
    """
    seat = s[PLAYER]
    claim_count = s[CLAIM_COUNT]
    count = 0
    if claim_count > 1:
        actions[0] = DONE
        count = 1
    for slot in range(s[SLOT_COUNTS + seat]):
        is_legal = card_at(w, place_index(r, seat, slot)) != NO_CARD
        for number in range(claim_count):
            if s[CLAIMED_SLOTS + number] == slot:
                is_legal = False
        latest = s[CLAIMED_SLOTS + claim_count - 1]
        if not r[ONE_BY_ONE] and claim_count > 1 and slot < latest:
            is_legal = False
        if is_legal:
            actions[count] = LAY + r[SLOTS_PER_LAYOUT] + slot
            count += 1
    return count


def legal_after_look(s: Numbers, w: Numbers, r: Numbers, actions: Numbers) -> int:
    """List `DONE` and, after a black king's look, a swap for each of the player's own cards."""
    actions[0] = DONE
    if not s[IS_KING_LOOK] or is_seat_locked(s, r, s[LOOKING_AT]):
        return 1
    return add_own_cards(s, w, r, actions, 1, LAY + 2 * r[SLOTS_PER_LAYOUT])


def legal_first_looks(s: Numbers, w: Numbers, r: Numbers, actions: Numbers) -> int:
    """List the player's own cards that they have not looked at: all of them, or the nearest."""
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
    """Add an action for each card of the seat that has to act.

    `verb` is the action for the first slot. Return the new number of actions.
    """
    seat = s[ASKED]
    for slot in range(s[SLOT_COUNTS + seat]):
        if card_at(w, place_index(r, seat, slot)) != NO_CARD:
            actions[count] = verb + slot
            count += 1
    return count


def add_cards_of(
    s: Numbers, w: Numbers, r: Numbers, actions: Numbers, count: int, number: int
) -> int:
    """Add the action that points at each card of a player.

    `number` counts that player's seat from the one that has to act.
    """
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
    """Add the action that points at each card of all players from this number on."""
    for number in range(first, r[PLAYERS]):
        count = add_cards_of(s, w, r, actions, count, number)
    return count

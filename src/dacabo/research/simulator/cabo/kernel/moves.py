"""The effect of each action, by the rules."""

from dacabo.research.simulator.cabo.kernel.deal import (
    add_to_layout,
    all_seats,
    can_reshuffle,
    card_at,
    count_bits,
    discard_card,
    discard_from_layout,
    draw_from_pile,
    highest_inferred,
    infer_span,
    lay_card,
    lowest_inferred,
    next_seat,
    place_index,
    pointed_seat,
    pointed_slot,
    reshuffle,
    seen_at,
    show_to,
    top_discard,
)
from dacabo.research.simulator.cabo.kernel.layout import *
from dacabo.research.simulator.cabo.kernel.scoring import end_round, start_next_round, sum_of
from dacabo.research.simulator.cabo.kernel.snap import (
    answer_temptation,
    answer_window,
    ask_window,
    open_window,
    tempt,
)
from dacabo.research.simulator.chance import ENV, MATCH, ROUND, SEED, happens
from dacabo.research.simulator.language import Numbers

# --- an env -------------------------------------------------------------------


def reset(s: Numbers, w: Numbers, r: Numbers, env: int, low: int, high: int) -> None:
    """Begin the first match of an env."""
    w[ENV] = env
    w[SEED] = low
    w[SEED + 1] = high
    w[MATCH] = -1
    w[ROUND] = 0
    for seat in range(SEATS):
        w[POINTS + seat] = 0
        w[TOTALS + seat] = 0
    s[EVENT] = MATCH_OVER
    deal_next_round(s, w, r)
    s[EVENT] = 0


def act(s: Numbers, w: Numbers, r: Numbers, action: int) -> None:
    """Do the action of the seat that has to act. Nothing deals the next round yet."""
    s[EVENT] = 0
    phase = s[PHASE]
    next_step = ASK
    if phase == TURN_BEGINS:
        next_step = begin_turn(s, w, r, action)
    elif phase == HOLDING:
        next_step = play_card(s, w, r, action)
    elif phase == CLAIMING:
        next_step = claim(s, r, action)
    elif phase == LOOKING:
        next_step = end_look(s, w, r, action)
    elif phase == FIRST_LOOK:
        first_look(s, w, r, action)
    elif phase == FIRST_LOOKING:
        end_first_look(s, w, r)
    elif phase == SNAPPING:
        next_step = answer_window(s, w, r, action)
    elif phase == GIVING:
        next_step = finish_swap(s, w, r, action)
    else:
        answer_temptation(s, w, r, action)
    finish_turn(s, w, r, next_step)
    if phase != TEMPTATION and s[PHASE] != BETWEEN:
        trigger_random_events(s, w, r)


def finish_turn(s: Numbers, w: Numbers, r: Numbers, next_step: int) -> None:
    """Do what follows an action: lay the card, open a snap window, pass the turn, end the round."""
    if next_step == LAYS:
        next_step = replace_cards(s, w, r)
    if next_step == TURN_ENDS:
        next_step = open_window(s, w, r)
    if next_step == WINDOW_GOES_ON:
        next_step = ask_window(s, w)
    if s[EVENT] & TRUNCATED:
        s[PHASE] = BETWEEN
    elif next_step == TURN_PASSES:
        ending = pass_turn(s, w, r)
        if ending != GOES_ON:
            s[AWAITED] = end_round(s, w, r, ending)
            s[PHASE] = BETWEEN


def deal_next_round(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Deal the next round."""
    start_next_round(s, w, r, s[AWAITED])
    trigger_random_events(s, w, r)


def trigger_random_events(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Call time, or tempt somebody to sneak a look, at random before the next decision.

    Nothing interrupts a player who is still naming the cards of a move.
    """
    if s[PHASE] == CLAIMING or s[PHASE] == GIVING:
        return
    if r[HAS_CLOCK] and not s[TIME_UP] and happens(w, r[TIME_UP_RATE]):
        s[TIME_UP] = 1
    if r[FORBIDDEN_LOOK] and s[PHASE] != SNAPPING and happens(w, r[SNEAK_RATE]):
        tempt(s, w, r)


def is_turn_start(s: Numbers) -> bool:
    """Return whether the next action begins a turn."""
    return s[PHASE] == TURN_BEGINS


def call_time(s: Numbers) -> None:
    """Make the current round the last one, because time is up (TOUR-2)."""
    s[TIME_UP] = 1


# --- draw, take, call (CABO-8) ------------------------------------------------


def can_draw(s: Numbers, r: Numbers) -> bool:
    """Return whether there is a card to draw, possibly after a reshuffle."""
    return s[PILE_SIZE] > 0 or can_reshuffle(s, r)


def begin_turn(s: Numbers, w: Numbers, r: Numbers, action: int) -> int:
    """Draw (CABO-10), take the top discard (CABO-9), call (CABO-13), or pass (CABO-12)."""
    if action == DRAW:
        draw(s, w, r)
        return ASK
    if action == TAKE:
        s[HAND] = top_discard(s)
        s[DISCARD_SIZE] -= 1
        s[DISCARD_CODES + s[HAND]] -= 1
        s[HAND_IS_DRAWN] = 0
        s[HAND_SEEN_BY] = all_seats(r)
        s[HAND_POOL] = s[RESHUFFLES]
        s[PHASE] = HOLDING
        return ASK
    if action == CALL:
        call(s, w, r)
    return TURN_PASSES


def draw(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Draw from the pile (CABO-10), after a reshuffle if the pile is empty (CABO-12)."""
    if s[PILE_SIZE] == 0:
        reshuffle(s)
    s[HAND] = draw_from_pile(s, w)
    s[HAND_IS_DRAWN] = 1
    s[HAND_SEEN_BY] = 1 << s[PLAYER]
    s[HAND_POOL] = s[RESHUFFLES]
    if s[DISCARD_SIZE] > 0:
        infer_nothing_above(s, w, r, top_discard(s) + DRAWING_MARGIN)
    s[PHASE] = HOLDING


def call(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Call Cabo, and mark the caller's cards as they lie now (CABO-13)."""
    player = s[PLAYER]
    s[CALLER] = player
    w[CALLED_WITH] = sum_of(s, w, r, player)
    for slot in range(s[SLOT_COUNTS + player]):
        w[place_index(r, player, slot)] |= 1 << CALLED_SHIFT


# --- the card in hand ---------------------------------------------------------


def play_card(s: Numbers, w: Numbers, r: Numbers, action: int) -> int:
    """Discard the card in hand, lay it, name the first card of a set, or use the card's action."""
    slots = r[SLOTS_PER_LAYOUT]
    if action == DISCARD:
        discard_hand(s, w, r, 0)
        return TURN_ENDS
    if action < LAY + 2 * slots:
        s[CLAIM_COUNT] = 1
        if action < LAY + slots:
            s[CLAIMED_SLOTS] = action - LAY
            return LAYS
        s[CLAIMED_SLOTS] = action - LAY - slots
        s[PHASE] = CLAIMING
        return ASK
    seat = pointed_seat(s, r, action)
    slot = pointed_slot(r, action)
    if is_swap(s[HAND]):
        s[GIVEN_PLACE] = seat
        s[GIVEN_PLACE + 1] = slot
        s[PHASE] = GIVING
    else:
        look(s, w, r, seat, slot)
    return ASK


def claim(s: Numbers, r: Numbers, action: int) -> int:
    """Name the next card of a set, or turn up the cards named so far."""
    if action == DONE:
        return LAYS
    s[CLAIMED_SLOTS + s[CLAIM_COUNT]] = action - LAY - r[SLOTS_PER_LAYOUT]
    s[CLAIM_COUNT] += 1
    return LAYS if s[CLAIM_COUNT] == LARGEST_SET else ASK


def replace_cards(s: Numbers, w: Numbers, r: Numbers) -> int:
    """Lay the card in hand in place of a card or a set of the player (CABO-9, CABO-10, CABO-14)."""
    player = s[PLAYER]
    claim_count = s[CLAIM_COUNT]
    first = place_index(r, player, s[CLAIMED_SLOTS])
    card = card_at(w, first)
    turned_up = claim_count
    is_set = True
    for number in range(1, claim_count):
        if is_set and card_at(w, place_index(r, player, s[CLAIMED_SLOTS + number])) != card:
            is_set = False
            if r[ONE_BY_ONE]:
                turned_up = number + 1  # up to the first card that differs (TOUR-7)
    s[CLAIM_COUNT] = 0
    if not is_set:
        return fail_set(s, w, r, turned_up)
    for number in range(claim_count):
        discard_from_layout(s, w, place_index(r, player, s[CLAIMED_SLOTS + number]))
    lay_card(w, first, s[HAND], s[HAND_SEEN_BY], s[HAND_POOL])
    if s[HAND_IS_DRAWN]:
        infer_span(w, first, LOWEST_CODE, card)  # nobody replaces a card by a higher one
    s[HAND] = NO_CARD
    return TURN_ENDS


def fail_set(s: Numbers, w: Numbers, r: Numbers, turned_up: int) -> int:
    """Show the cards that were turned up to everyone; the turn is lost (CABO-15, GM-1)."""
    for number in range(turned_up):
        show_to(w, place_index(r, s[PLAYER], s[CLAIMED_SLOTS + number]), all_seats(r))
    if not r[KEEPS_FAILED_CARD]:
        discard_hand(s, w, r, 0)
        return TURN_ENDS
    add_to_layout(s, w, r, s[PLAYER], s[HAND], s[HAND_SEEN_BY], s[HAND_POOL])
    s[HAND] = NO_CARD
    if s[DISCARD_SIZE] == 0 and s[PILE_SIZE] > 0:
        discard_card(s, draw_from_pile(s, w))
    return TURN_PASSES  # nothing was discarded, so nobody can snap


def discard_hand(s: Numbers, w: Numbers, r: Numbers, margin: int) -> None:
    """Discard the card in hand. The player probably knows no own card above it plus a margin."""
    infer_nothing_above(s, w, r, s[HAND] + margin)
    discard_card(s, s[HAND])
    s[HAND] = NO_CARD


# --- actions of cards (CABO-16, DUTCH-9) --------------------------------------


def is_peek(card: int) -> bool:
    """Return whether a card is a 7 or 8: look at one of your own cards."""
    value = card - VALUE_OFFSET
    return value == 7 or value == 8


def is_swap(card: int) -> bool:
    """Return whether a card is an 11 or 12: swap a card with another player, unseen."""
    value = card - VALUE_OFFSET
    return value == 11 or value == 12


def is_king(r: Numbers, card: int) -> bool:
    """Return whether a card is a black king: look at another's card, then perhaps swap it."""
    return card == BLACK_KING and r[FRENCH] != 0


def is_spy(r: Numbers, card: int) -> bool:
    """Return whether a card is a 9, a 10 or a black king: look at another player's card."""
    value = card - VALUE_OFFSET
    return value == 9 or value == 10 or is_king(r, card)


def look(s: Numbers, w: Numbers, r: Numbers, seat: int, slot: int) -> None:
    """Use a peek, a spy or a black king: look at a card."""
    s[IS_KING_LOOK] = 1 if is_king(r, s[HAND]) else 0
    discard_hand(s, w, r, USED_MARGIN)
    show_to(w, place_index(r, seat, slot), 1 << s[PLAYER])
    s[LOOKING_AT] = seat
    s[LOOKING_AT + 1] = slot
    s[PHASE] = LOOKING


def end_look(s: Numbers, w: Numbers, r: Numbers, action: int) -> int:
    """End a look; after a black king's look, perhaps swap the card for one of the player's own."""
    if action != DONE:
        own = place_index(r, s[PLAYER], pointed_slot(r, action))
        swap_cards(s, w, s[PLAYER], own, place_index(r, s[LOOKING_AT], s[LOOKING_AT + 1]))
    s[LOOKING_AT] = NOBODY
    return TURN_ENDS


def finish_swap(s: Numbers, w: Numbers, r: Numbers, action: int) -> int:
    """Swap the card that was named first for the one that is named now, both unseen."""
    other = place_index(r, pointed_seat(s, r, action), pointed_slot(r, action))
    discard_hand(s, w, r, USED_MARGIN)
    swap_cards(s, w, s[GIVEN_PLACE], place_index(r, s[GIVEN_PLACE], s[GIVEN_PLACE + 1]), other)
    s[GIVEN_PLACE] = NOBODY
    return TURN_ENDS


def swap_cards(s: Numbers, w: Numbers, seat: int, first: int, second: int) -> None:
    """Swap the cards at two places, the first of them in this seat's layout.

    A place also stores what is known about its card, so that moves along.
    """
    given = w[first]
    w[first] = w[second]
    w[second] = given
    if seat == s[PLAYER] and seen_at(w, second) >> seat & 1:
        infer_span(w, second, LOWEST_GIVEN_CODE, HIGHEST_CODE)  # players give away high cards


# --- the first looks (CABO-6, DUTCH-2) ----------------------------------------


def first_look(s: Numbers, w: Numbers, r: Numbers, action: int) -> None:
    """Look at one of your own cards before the first turn."""
    slot = pointed_slot(r, action)
    show_to(w, place_index(r, s[ASKED], slot), 1 << s[ASKED])
    w[LOOKED_SLOTS + s[ASKED]] |= 1 << slot
    s[LOOKING_AT] = s[ASKED]
    s[LOOKING_AT + 1] = slot
    s[PHASE] = FIRST_LOOKING


def end_first_look(s: Numbers, w: Numbers, r: Numbers) -> None:
    """End a look before the first turn; then comes another look, another player, or the turn."""
    s[LOOKING_AT] = NOBODY
    s[PHASE] = FIRST_LOOK
    if count_bits(w[LOOKED_SLOTS + s[ASKED]]) == r[LOOKS]:
        s[ASKED] = next_seat(r, s[ASKED])
        if s[ASKED] == s[STARTER]:
            s[PHASE] = TURN_BEGINS
            w[TURN] = 1


# --- the end of a turn --------------------------------------------------------


def pass_turn(s: Numbers, w: Numbers, r: Numbers) -> int:
    """Pass the turn to the next player, unless the round is over."""
    next_player = next_seat(r, s[PLAYER])
    if s[PILE_SIZE] == 0 and r[EMPTY_PILE_ENDS_ROUND]:  # TOUR-5
        if s[CALLER] == NOBODY or r[PILE_OUT_AFTER_CALL] == END_PILE:
            return ENDS_BY_PILE
        if r[PILE_OUT_AFTER_CALL] == END_CABO:
            return ENDS_BY_CALL
    if next_player == s[CALLER]:
        return ENDS_BY_CALL
    if s[CALLER] == NOBODY and w[TURN] == r[TURN_LIMIT]:
        return ENDS_BY_TURNS
    s[PLAYER] = next_player
    s[ASKED] = next_player
    s[PHASE] = TURN_BEGINS
    w[TURN] += 1
    return GOES_ON


# --- what others infer from a move --------------------------------------------


def infer_nothing_above(s: Numbers, w: Numbers, r: Numbers, code: int) -> None:
    """Infer that the player on turn knows no own card above this code.

    A player who did not want a card probably has no higher one to replace.
    """
    player = s[PLAYER]
    for slot in range(s[SLOT_COUNTS + player]):
        at = place_index(r, player, slot)
        if seen_at(w, at) >> player & 1:
            low = lowest_inferred(w, at)
            high = highest_inferred(w, at)
            low = LOWEST_CODE if low > code else low  # an earlier inference was wrong
            infer_span(w, at, low, code if high > code else high)

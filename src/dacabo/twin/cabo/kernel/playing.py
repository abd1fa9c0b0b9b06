"""What each action does, as the rules say it."""

from dacabo.twin.cabo.kernel.dealing import (
    add,
    discard_card,
    from_pile,
    may_reshuffle,
    nth_seat,
    pay,
    place,
    put,
    reshuffle,
    seats_in,
    top_discard,
)
from dacabo.twin.cabo.kernel.layout import *
from dacabo.twin.cabo.kernel.scoring import begin_match, end_round, sum_of
from dacabo.twin.chance import CARDS, LANE, MATCH, SEED, below, happens
from dacabo.twin.language import Numbers

# --- a lane -------------------------------------------------------------------


def reset(s: Numbers, w: Numbers, r: Numbers, lane: int, low: int, high: int) -> None:
    """Begin the first match of a lane."""
    w[LANE] = lane
    w[SEED] = low
    w[SEED + 1] = high
    w[MATCH] = 0
    s[EVENT] = 0
    for seat in range(SEATS):
        w[POINTS + seat] = 0
        w[FINAL + seat] = 0
    begin_match(s, w, r)
    arrive(s, w, r)


def step(s: Numbers, w: Numbers, r: Numbers, action: int) -> None:
    """Do what the asked seat has chosen, and go on to the next question."""
    s[EVENT] = 0
    phase = s[PHASE]
    tempted = phase == TEMPTATION
    if phase == TURN_BEGINS:
        begin_turn(s, w, r, action)
    elif phase == HOLDING:
        play_card(s, w, r, action)
    elif phase == CLAIMING:
        claim(s, w, r, action)
    elif phase == LOOKING:
        end_look(s, w, r, action)
    elif phase == FIRST_LOOK:
        first_look(s, r, action)
    elif phase == FIRST_LOOKING:
        first_look_done(s, w, r)
    elif phase == SNAPPING:
        answer_window(s, w, r, action)
    elif phase == GIVING:
        get(s, w, r, action)
    else:
        answer_temptation(s, w, r, action)
    if s[EVENT] & TRUNCATED:
        begin_match(s, w, r)
    if not tempted:
        arrive(s, w, r)


def arrive(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Before a question: time may be called, and somebody may be tempted to look."""
    if s[PHASE] == CLAIMING or s[PHASE] == GIVING:
        return
    if r[MINUTES] and not s[TIME_UP] and happens(w, r[TIME_RUNS_OUT]):
        s[TIME_UP] = 1
    if r[FORBIDDEN_LOOK] and s[PHASE] != SNAPPING and happens(w, r[TEMPTED]):
        tempt(s, w, r)


# --- draw, take, call (CABO-8) ------------------------------------------------


def can_draw(s: Numbers, r: Numbers) -> bool:
    """Whether there is a card to draw, possibly after a reshuffle."""
    return s[PILE] > 0 or may_reshuffle(s, r)


def begin_turn(s: Numbers, w: Numbers, r: Numbers, action: int) -> None:
    """Draw (CABO-10), take the top discard (CABO-9), call (CABO-13), or pass (CABO-12)."""
    player = s[PLAYER]
    if action == DRAW:
        if s[PILE] == 0:
            reshuffle(s)
        s[HAND] = from_pile(s, w)
        s[HAND_DRAWN] = 1
        s[HAND_SEEN] = 1 << player
        s[HAND_POOL] = s[RESHUFFLES]
        if s[DISCARDS] > 0:
            knows_nothing_above(s, r, player, top_discard(s) + DRAWING)
        s[PHASE] = HOLDING
    elif action == TAKE:
        s[HAND] = top_discard(s)
        s[DISCARDS] -= 1
        s[DISCARD_CODES + s[HAND]] -= 1
        s[HAND_DRAWN] = 0
        s[HAND_SEEN] = (1 << r[PLAYERS]) - 1
        s[HAND_POOL] = s[RESHUFFLES]
        s[PHASE] = HOLDING
    else:
        if action == CALL:
            call(s, w, r)
        pass_on(s, w, r)


def call(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Call Cabo; everyone else gets one more turn (CABO-13)."""
    player = s[PLAYER]
    s[CALLER] = player
    w[CALLED_WITH] = sum_of(s, r, player)
    for slot in range(s[SLOTS + player]):
        at = place(r, player, slot)
        if s[at + FACE] != EMPTY:
            s[at + CALLED] = 1


# --- the card in hand ---------------------------------------------------------


def play_card(s: Numbers, w: Numbers, r: Numbers, action: int) -> None:
    """Discard the card, lay it, name the first card of a set, or use its power."""
    slots = r[SLOTS_EACH]
    if action == DISCARD:
        lay_down(s, r, 0)
        end_turn(s, w, r, 1)
    elif action < LAY + slots:
        s[CLAIMS] = action - LAY
        s[CLAIMED] = 1
        replace_cards(s, w, r)
    elif action < LAY + 2 * slots:
        s[CLAIMS] = action - LAY - slots
        s[CLAIMED] = 1
        s[PHASE] = CLAIMING
    else:
        seat = pointed_seat(s, r, action)
        slot = pointed_slot(r, action)
        if is_swap(s[HAND]):
            s[GIVEN] = seat
            s[GIVEN + 1] = slot
            s[PHASE] = GIVING
        else:
            look(s, r, seat, slot)


def claim(s: Numbers, w: Numbers, r: Numbers, action: int) -> None:
    """Name the next card of a set, or turn them up."""
    if action != DONE:
        s[CLAIMS + s[CLAIMED]] = action - LAY - r[SLOTS_EACH]
        s[CLAIMED] += 1
    if action == DONE or s[CLAIMED] == LARGEST_SET:
        replace_cards(s, w, r)


def replace_cards(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Lay the card in hand in place of one's own card or set (CABO-9, CABO-10, CABO-14)."""
    player = s[PLAYER]
    claimed = s[CLAIMED]
    first = place(r, player, s[CLAIMS])
    value = s[first + FACE]
    highest = value
    shown = claimed
    equal = True
    for number in range(1, claimed):
        face = s[place(r, player, s[CLAIMS + number]) + FACE]
        if face != value and equal:
            equal = False
            if r[ONE_BY_ONE]:
                shown = number + 1  # up to the first that differs (TOUR-7)
        if face > highest:
            highest = face
    if not equal:
        false_set(s, w, r, shown)
        return
    for number in range(claimed):
        put_away(s, w, place(r, player, s[CLAIMS + number]))
    put(s, first, s[HAND], s[HAND_SEEN], s[HAND_POOL])
    if s[HAND_DRAWN]:
        s[first + HIGH] = highest  # a drawn card is probably not higher than what it replaces
    s[HAND] = EMPTY
    s[CLAIMED] = 0
    end_turn(s, w, r, 1)


def put_away(s: Numbers, w: Numbers, at: int) -> None:
    """A card goes from its place to the discard pile, for all to see."""
    if s[at + CALLED]:
        w[GONE] += s[at + FACE] - 1
    discard_card(s, s[at + FACE])
    s[at + FACE] = EMPTY


def false_set(s: Numbers, w: Numbers, r: Numbers, shown: int) -> None:
    """Turn the cards down again; the turn is lost (CABO-15, GM-1)."""
    player = s[PLAYER]
    for number in range(shown):
        s[place(r, player, s[CLAIMS + number]) + SEEN] = (1 << r[PLAYERS]) - 1
    s[CLAIMED] = 0
    if not r[KEEP]:
        lay_down(s, r, 0)
        end_turn(s, w, r, 1)
        return
    add(s, r, player, s[HAND], s[HAND_SEEN], s[HAND_POOL])
    s[HAND] = EMPTY
    if s[DISCARDS] == 0 and s[PILE] > 0:
        discard_card(s, from_pile(s, w))
    end_turn(s, w, r, 0)


def lay_down(s: Numbers, r: Numbers, used: int) -> None:
    """Put the card in hand face up on the discard pile."""
    face = s[HAND]
    knows_nothing_above(s, r, s[PLAYER], face + used)
    discard_card(s, face)
    s[HAND] = EMPTY


# --- actions of cards (CABO-16, DUTCH-9) --------------------------------------


def is_peek(face: int) -> bool:
    """7 and 8: look at one of your own cards."""
    return face == 8 or face == 9


def is_swap(face: int) -> bool:
    """11 and 12: exchange one of your own cards with one of another player, unseen."""
    return face == 12 or face == 13


def is_king(r: Numbers, face: int) -> bool:
    """A black king: look at another player's card, then perhaps exchange it."""
    return face == BLACK_KING and r[FRENCH] != 0


def is_spy(r: Numbers, face: int) -> bool:
    """9 and 10, and the king: look at one card of another player."""
    return face == 10 or face == 11 or is_king(r, face)


def look(s: Numbers, r: Numbers, seat: int, slot: int) -> None:
    """Use a peek, a spy or a black king: look at a card."""
    s[KING] = 1 if is_king(r, s[HAND]) else 0
    lay_down(s, r, USED)
    s[place(r, seat, slot) + SEEN] |= 1 << s[PLAYER]
    s[LOOKING_AT] = seat
    s[LOOKING_AT + 1] = slot
    s[PHASE] = LOOKING


def end_look(s: Numbers, w: Numbers, r: Numbers, action: int) -> None:
    """Put the card down; after a black king's look, perhaps in exchange for one's own."""
    if action != DONE:
        seat = pointed_seat(s, r, action)
        exchange(s, r, seat, pointed_slot(r, action), s[LOOKING_AT], s[LOOKING_AT + 1])
    s[LOOKING_AT] = NOBODY
    end_turn(s, w, r, 1)


def get(s: Numbers, w: Numbers, r: Numbers, action: int) -> None:
    """Use a swap: exchange two cards, unseen."""
    seat = pointed_seat(s, r, action)
    slot = pointed_slot(r, action)
    lay_down(s, r, USED)
    exchange(s, r, s[GIVEN], s[GIVEN + 1], seat, slot)
    s[GIVEN] = NOBODY
    end_turn(s, w, r, 1)


def exchange(s: Numbers, r: Numbers, seat: int, slot: int, other: int, other_slot: int) -> None:
    """Two cards change places, and what is known about them goes along."""
    one = place(r, seat, slot)
    two = place(r, other, other_slot)
    for field in range(RECORD):
        held = s[one + field]
        s[one + field] = s[two + field]
        s[two + field] = held
    if seat == s[PLAYER]:  # who gives a card away unseen gives a high one
        s[two + LOW] = GIVEN_CODE
        s[two + HIGH] = HIGHEST_CODE


def pointed_seat(s: Numbers, r: Numbers, action: int) -> int:
    """The seat of the place that an action points at; the asked seat's own comes first."""
    slots = r[SLOTS_EACH]
    return (s[ASKED] + (action - LAY - 2 * slots) // slots) % r[PLAYERS]


def pointed_slot(r: Numbers, action: int) -> int:
    """The slot of the place that an action points at."""
    return (action - LAY) % r[SLOTS_EACH]


# --- the first looks (CABO-6, DUTCH-2) ----------------------------------------


def first_look(s: Numbers, r: Numbers, action: int) -> None:
    """Look at one of your own cards before the first turn."""
    slot = pointed_slot(r, action)
    s[place(r, s[ASKED], slot) + SEEN] |= 1 << s[ASKED]
    s[LOOKING_AT] = s[ASKED]
    s[LOOKING_AT + 1] = slot
    s[PHASE] = FIRST_LOOKING


def first_look_done(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Put the card down: another look, the next player's looks, or the first turn."""
    seat = s[ASKED]
    w[LOOKED + seat] |= 1 << s[LOOKING_AT + 1]
    s[LOOKING_AT] = NOBODY
    s[PHASE] = FIRST_LOOK
    if seats_in(w[LOOKED + seat]) == r[LOOKS]:
        seat = (seat + 1) % r[PLAYERS]
        s[ASKED] = seat
        if seat == s[STARTER]:
            s[PHASE] = TURN_BEGINS
            w[TURN] = 1


# --- the end of a turn --------------------------------------------------------


def end_turn(s: Numbers, w: Numbers, r: Numbers, discarded: int) -> None:
    """End the turn. If it discarded a card, others may snap first (DUTCH-10)."""
    s[AWAITED] = 0
    if r[SNAP] and discarded:
        for seat in range(r[PLAYERS]):
            if seat != s[PLAYER] and seat != s[CALLER] and cards_of(s, r, seat) > 1:
                s[AWAITED] |= 1 << seat
    ask_window(s, w, r)


def cards_of(s: Numbers, r: Numbers, seat: int) -> int:
    """How many cards a layout has."""
    count = 0
    for slot in range(s[SLOTS + seat]):
        if s[place(r, seat, slot) + FACE] != EMPTY:
            count += 1
    return count


def pass_on(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Pass the turn to the next player, unless the round is over."""
    following = (s[PLAYER] + 1) % r[PLAYERS]
    if s[PILE] == 0 and r[END_ROUND]:  # TOUR-5
        if s[CALLER] == NOBODY or r[AFTER_CALL] == END_PILE:
            end_round(s, w, r, NOBODY, True)
            return
        if r[AFTER_CALL] == END_CABO:
            end_round(s, w, r, s[CALLER], False)
            return
    if following == s[CALLER]:
        end_round(s, w, r, s[CALLER], False)
    elif s[CALLER] == NOBODY and w[TURN] == r[TURN_LIMIT]:
        end_round(s, w, r, NOBODY, False)
    else:
        s[PLAYER] = following
        s[ASKED] = following
        s[PHASE] = TURN_BEGINS
        w[TURN] += 1


# --- out of turn (DUTCH-10 to DUTCH-13) ---------------------------------------


def ask_window(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Ask one of those who may still snap, by lot: nobody is always the fastest."""
    awaited = s[AWAITED]
    if awaited == 0:
        pass_on(s, w, r)
        return
    s[ASKED] = nth_seat(awaited, below(w, CARDS, seats_in(awaited)))
    s[PHASE] = SNAPPING


def rank(r: Numbers, face: int) -> int:
    """What a snap compares: kings match kings of either colour."""
    return BLACK_KING if face == RED_KING and r[FRENCH] else face


def answer_window(s: Numbers, w: Numbers, r: Numbers, action: int) -> None:
    """Snap a card: if right, it stays; if wrong, the player pays. Or pass."""
    seat = s[ASKED]
    s[AWAITED] &= ~(1 << seat)
    if action != PASS:
        at = place(r, seat, action - LAY)
        if rank(r, s[at + FACE]) == rank(r, top_discard(s)):
            put_away(s, w, at)
            s[AWAITED] = 0
        else:
            s[at + SEEN] = (1 << r[PLAYERS]) - 1
            pay(s, w, r, seat)
    ask_window(s, w, r)


def tempt(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Ask somebody whether they look without leave, if they could pay for it (DUTCH-13)."""
    payable = s[PILE]
    if may_reshuffle(s, r):
        payable += s[DISCARDS] - 1
    seat = below(w, CARDS, r[PLAYERS])
    if payable < PENALTY or seat == s[CALLER]:
        return
    s[WAITING_PHASE] = s[PHASE]
    s[WAITING_ASKED] = s[ASKED]
    s[PHASE] = TEMPTATION
    s[ASKED] = seat


def answer_temptation(s: Numbers, w: Numbers, r: Numbers, action: int) -> None:
    """Look at any card without leave and take two penalty cards; or resist."""
    seat = s[ASKED]
    if action != PASS:
        s[place(r, pointed_seat(s, r, action), pointed_slot(r, action)) + SEEN] |= 1 << seat
        pay(s, w, r, seat)
    s[PHASE] = s[WAITING_PHASE]
    s[ASKED] = s[WAITING_ASKED]


# --- what others read from a move ---------------------------------------------


def knows_nothing_above(s: Numbers, r: Numbers, seat: int, code: int) -> None:
    """A player did not want this card, so the ones they know are probably not higher."""
    for slot in range(s[SLOTS + seat]):
        at = place(r, seat, slot)
        if s[at + FACE] != EMPTY and s[at + SEEN] >> seat & 1:
            if s[at + LOW] > code:
                s[at + LOW] = LOWEST_CODE  # an earlier estimate was wrong
            if s[at + HIGH] > code:
                s[at + HIGH] = code

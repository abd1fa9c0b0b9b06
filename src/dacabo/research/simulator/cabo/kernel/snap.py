"""Playing out of turn: snapping, and sneaking a look (DUTCH-10 to DUTCH-13)."""

from dacabo.research.simulator.cabo.kernel.deal import (
    all_seats,
    can_reshuffle,
    card_at,
    count_bits,
    discard_from_layout,
    nth_seat,
    place_index,
    pointed_seat,
    pointed_slot,
    show_to,
    take_penalty_cards,
    top_discard,
)
from dacabo.research.simulator.cabo.kernel.layout import *
from dacabo.research.simulator.chance import CARD_STREAM, below
from dacabo.research.simulator.language import Numbers


def open_window(s: Numbers, w: Numbers, r: Numbers) -> int:
    """Open the window to snap, after a turn that has discarded a card (DUTCH-10)."""
    s[AWAITED] = 0
    if not r[SNAP]:
        return TURN_PASSES
    for seat in range(r[PLAYERS]):
        if seat != s[PLAYER] and seat != s[CALLER] and count_cards(s, w, r, seat) > 1:
            s[AWAITED] |= 1 << seat
    return WINDOW_GOES_ON


def count_cards(s: Numbers, w: Numbers, r: Numbers, seat: int) -> int:
    """Return how many cards a layout has."""
    count = 0
    for slot in range(s[SLOT_COUNTS + seat]):
        if card_at(w, place_index(r, seat, slot)) != NO_CARD:
            count += 1
    return count


def ask_window(s: Numbers, w: Numbers) -> int:
    """Ask one of the seats that may still snap, by lot, because any of them may be the fastest."""
    awaited = s[AWAITED]
    if awaited == 0:
        return TURN_PASSES
    s[ASKED] = nth_seat(awaited, below(w, CARD_STREAM, count_bits(awaited)))
    s[PHASE] = SNAPPING
    return ASK


def rank(r: Numbers, card: int) -> int:
    """Return a number that is equal for cards that match: kings of both colours do."""
    return BLACK_KING if card == RED_KING and r[FRENCH] else card


def answer_window(s: Numbers, w: Numbers, r: Numbers, action: int) -> int:
    """Snap a card, or pass. A wrong snap costs penalty cards; a right one closes the window."""
    seat = s[ASKED]
    s[AWAITED] &= ~(1 << seat)
    if action != PASS:
        at = place_index(r, seat, action - LAY)
        if rank(r, card_at(w, at)) == rank(r, top_discard(s)):
            discard_from_layout(s, w, at)
            s[AWAITED] = 0
        else:
            show_to(w, at, all_seats(r))
            take_penalty_cards(s, w, r, seat)
    return WINDOW_GOES_ON


def tempt(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Ask a random player whether to sneak a look, if there are enough penalty cards (DUTCH-13)."""
    drawable = s[PILE_SIZE]
    if can_reshuffle(s, r):
        drawable += s[DISCARD_SIZE] - 1
    seat = below(w, CARD_STREAM, r[PLAYERS])
    if drawable < PENALTY_CARDS or seat == s[CALLER]:
        return
    s[WAITING_PHASE] = s[PHASE]
    s[WAITING_ASKED] = s[ASKED]
    s[PHASE] = TEMPTATION
    s[ASKED] = seat


def answer_temptation(s: Numbers, w: Numbers, r: Numbers, action: int) -> None:
    """Sneak a look at any card and take two penalty cards, or resist."""
    if action != PASS:
        seat = pointed_seat(s, r, action)
        show_to(w, place_index(r, seat, pointed_slot(r, action)), 1 << s[ASKED])
        take_penalty_cards(s, w, r, s[ASKED])
    s[PHASE] = s[WAITING_PHASE]
    s[ASKED] = s[WAITING_ASKED]

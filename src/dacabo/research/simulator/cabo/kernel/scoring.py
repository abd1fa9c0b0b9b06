"""The scoring of a round, its effect on the totals, and who begins the next one."""

from dacabo.research.simulator.cabo.kernel.deal import all_seats, card_at, open_round, place_index
from dacabo.research.simulator.cabo.kernel.layout import *
from dacabo.research.simulator.chance import MATCH, ROUND, happens
from dacabo.research.simulator.language import Numbers


def sum_of(s: Numbers, w: Numbers, r: Numbers, seat: int) -> int:
    """Return the sum of the cards of a layout."""
    total = 0
    for slot in range(s[SLOT_COUNTS + seat]):
        card = card_at(w, place_index(r, seat, slot))
        if card != NO_CARD:
            total += card - VALUE_OFFSET
    return total


def is_kamikaze(s: Numbers, w: Numbers, r: Numbers, seat: int) -> bool:
    """Return whether a layout has two 12s and both 13s, whatever else it has (CABO-19)."""
    twelves = 0
    thirteens = 0
    for slot in range(s[SLOT_COUNTS + seat]):
        value = card_at(w, place_index(r, seat, slot)) - VALUE_OFFSET
        if value == 12:
            twelves += 1
        elif value == 13:
            thirteens += 1
    return twelves >= 2 and thirteens >= 2


def seats_with_lowest(w: Numbers, r: Numbers, at: int) -> int:
    """Return the seats with the lowest of the numbers in `w` from this index on, one bit each."""
    seats = 0
    least = w[at]
    for seat in range(r[PLAYERS]):
        if w[at + seat] < least:
            least = w[at + seat]
            seats = 0
        if w[at + seat] == least:
            seats |= 1 << seat
    return seats


def end_round(s: Numbers, w: Numbers, r: Numbers, ending: int) -> int:
    """Score the round, and return the seats that may begin the next one, one bit each."""
    caller = s[CALLER] if ending == ENDS_BY_CALL else NOBODY
    for seat in range(r[PLAYERS]):
        w[POINTS + seat] = sum_of(s, w, r, seat)
    kamikaze = seats_with_kamikaze(s, w, r)
    winners = seats_with_lowest(w, r, POINTS)
    if r[DUTCH_SCORING]:
        score_dutch(w, r, caller, winners)
        winners = seats_with_lowest(w, r, POINTS)
    elif kamikaze:
        score_kamikaze(w, r, kamikaze)
        winners = kamikaze
    elif ending == ENDS_BY_PILE:
        score_empty_pile(w, r, winners)
    else:
        score_cabo(w, r, caller, winners)
        if caller != NOBODY and winners >> caller & 1:
            winners = 1 << caller
    s[WINNERS] = winners
    update_totals(s, w, r)
    s[EVENT] |= ROUND_OVER
    if is_match_over(s, w, r):
        s[EVENT] |= MATCH_OVER
    elif r[HAS_CLOCK] and not s[TIME_UP] and happens(w, r[TIME_UP_RATE]):
        s[EVENT] |= MATCH_OVER  # when time runs out between two rounds, no other begins (TOUR-2)
    return next_starters(s, w, r, winners)


def start_next_round(s: Numbers, w: Numbers, r: Numbers, starters: int) -> None:
    """Begin the next round, or another match if this one is over or was truncated."""
    number = w[ROUND] + 1
    if s[EVENT] & (MATCH_OVER | TRUNCATED):
        for seat in range(r[PLAYERS]):
            w[FINAL + seat] = w[TOTALS + seat]
            w[TOTALS + seat] = 0
        w[MATCH] += 1
        s[TIME_UP] = 0
        s[HAS_HALVED] = 0
        starters = all_seats(r)
        number = 1
    open_round(s, w, r, number, starters)


def score_cabo(w: Numbers, r: Numbers, caller: int, winners: int) -> None:
    """Score by Cabo's own rules (CABO-17, CABO-18).

    The lowest sum scores 0. A caller who is tied for it scores 0 alone. A caller without it gets a
    penalty.
    """
    if caller != NOBODY and winners >> caller & 1:
        w[POINTS + caller] = 0
        return
    for seat in range(r[PLAYERS]):
        if winners >> seat & 1:
            w[POINTS + seat] = 0
    if caller != NOBODY:
        w[POINTS + caller] += WRONG_CALL_PENALTY


def seats_with_kamikaze(s: Numbers, w: Numbers, r: Numbers) -> int:
    """Return the seats with a kamikaze, one bit each. Dutch scoring has none."""
    seats = 0
    for seat in range(0 if r[DUTCH_SCORING] else r[PLAYERS]):
        if is_kamikaze(s, w, r, seat):
            seats |= 1 << seat
    return seats


def score_empty_pile(w: Numbers, r: Numbers, winners: int) -> None:
    """Add a penalty to the lowest sum, because the pile ran out before any call (TOUR-5)."""
    for seat in range(r[PLAYERS]):
        if winners >> seat & 1:
            w[POINTS + seat] += PILE_OUT_PENALTY


def score_kamikaze(w: Numbers, r: Numbers, kamikaze: int) -> None:
    """Give 0 points to the first kamikaze and 50 to everyone else, without penalties (CABO-19)."""
    is_found = False
    for seat in range(r[PLAYERS]):
        if kamikaze >> seat & 1 and not is_found:
            w[POINTS + seat] = 0
            is_found = True
        else:
            w[POINTS + seat] = KAMIKAZE_POINTS


def score_dutch(w: Numbers, r: Numbers, caller: int, winners: int) -> None:
    """Add at most one penalty to the caller's sum (DUTCH-7, DUTCH-11)."""
    if caller == NOBODY:
        return
    if r[CALL_BELOW] != NO_LIMIT and w[CALLED_WITH] >= r[CALL_BELOW]:
        w[POINTS + caller] += DUTCH_WRONG_CALL_PENALTY
    elif not winners >> caller & 1:
        w[POINTS + caller] += DUTCH_WRONG_CALL_PENALTY
    elif winners != 1 << caller:
        w[POINTS + caller] += DUTCH_TIED_CALL_PENALTY


def update_totals(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Add the points to the totals; a total of exactly 100 may become 50 (CABO-20, TOUR-6)."""
    can_halve = r[HUNDRED_RULE] == ALWAYS or (r[HUNDRED_RULE] == ONCE and not s[HAS_HALVED])
    for seat in range(r[PLAYERS]):
        w[TOTALS + seat] += w[POINTS + seat]
        if can_halve and w[TOTALS + seat] == HALVED_TOTAL:
            w[TOTALS + seat] = TOTAL_AFTER_HALVING
            s[HAS_HALVED] = 1


def is_match_over(s: Numbers, w: Numbers, r: Numbers) -> bool:
    """Return whether the match is over after this round (CABO-3, TOUR-2, DUTCH-11)."""
    if r[POINT_LIMIT] != NO_LIMIT:
        for seat in range(r[PLAYERS]):
            if w[TOTALS + seat] >= r[POINT_LIMIT]:
                return True
    return w[ROUND] == r[ROUNDS] or s[TIME_UP] != 0


def next_starters(s: Numbers, w: Numbers, r: Numbers, winners: int) -> int:
    """Return the winners with the lowest total (CABO-4), or the youngest player (DUTCH-3)."""
    if r[YOUNGEST_STARTS]:
        return 1 << s[STARTER]
    least = 0
    starters = 0
    for seat in range(r[PLAYERS]):
        if winners >> seat & 1:
            if starters == 0 or w[TOTALS + seat] < least:
                starters = 0
                least = w[TOTALS + seat]
            if w[TOTALS + seat] == least:
                starters |= 1 << seat
    return starters

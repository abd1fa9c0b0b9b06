"""The observation of a seat, as bytes. docs/research.md explains each of them.

These functions read the face of an unseen card only to count the unseen cards of a shuffle. The
counts do not depend on which of these cards lies where, so nothing hidden leaks.
"""

from dacabo.research.simulator.cabo.kernel.deal import (
    card_at,
    high_at,
    low_at,
    next_seat,
    place,
    seen_at,
    top_discard,
)
from dacabo.research.simulator.cabo.kernel.layout import *
from dacabo.research.simulator.chance import ROUND
from dacabo.research.simulator.language import Numbers


def observe(s: Numbers, w: Numbers, r: Numbers, viewer: int, out: Numbers) -> None:
    """Write the observation of a seat."""
    observe_table(s, w, r, viewer, out)
    for code in range(CODES):
        out[UNSEEN + code] = s[PILE_CODES + code]
        out[OLDER + code] = 0
        out[GONE_BY + code] = s[DISCARD_CODES + code]
    if s[HAND] != NO_CARD and not s[HAND_SEEN] >> viewer & 1:
        count_unseen(out, s[HAND], s[HAND_POOL] == s[RESHUFFLES])
    at = GLOBALS
    seat = viewer
    for _ in range(r[PLAYERS]):
        here = place(r, seat, 0)
        end = at + TOKEN * r[SLOTS_EACH]
        for _ in range(s[SLOTS + seat]):
            observe_place(s, w, r, viewer, out, at, here)
            here += 1
            at += TOKEN
        while at < end:
            out[at] = 0
            at += 1
        seat = next_seat(r, seat)
    if s[LOOKING_AT] != NOBODY:
        looker = s[WAITING_ASKED] if s[PHASE] == TEMPTATION else s[ASKED]
        number = relative(r, s[LOOKING_AT], viewer)
        at = GLOBALS + TOKEN * (number * r[SLOTS_EACH] + s[LOOKING_AT + 1])
        out[at + 7] = 1 + relative(r, looker, viewer)


def observe_place(
    s: Numbers, w: Numbers, r: Numbers, viewer: int, out: Numbers, at: int, here: int
) -> None:
    """Write the token of one place that has, or had, a card."""
    card = card_at(w, here)
    if card == NO_CARD:
        out[at] = 1
        for byte in range(1, TOKEN):
            out[at + byte] = 0
        return
    seen = seen_at(w, here)
    older = w[here] >> POOL != s[RESHUFFLES]
    known = seen >> viewer & 1
    if not known:
        count_unseen(out, card, not older)
    out[at] = 2
    out[at + 1] = card if known else 0
    out[at + 2] = turned(seen, viewer, r[PLAYERS])
    out[at + 3] = older
    out[at + 4] = w[here] >> CALLED & 1
    out[at + 5] = low_at(w, here)
    out[at + 6] = high_at(w, here)
    out[at + 7] = 0


def observe_table(s: Numbers, w: Numbers, r: Numbers, viewer: int, out: Numbers) -> None:
    """Write the decision, the turn, the open cards, the totals and the rules."""
    players = r[PLAYERS]
    mine = s[ASKED] == viewer
    phase = s[PHASE]
    asked = s[ASKED]
    if phase == TEMPTATION and not mine:
        phase = s[WAITING_PHASE]
        asked = s[WAITING_ASKED]
    if (phase == CLAIMING or phase == GIVING) and not mine:
        phase = HOLDING
    out[0] = phase
    out[1] = relative(r, asked, viewer)
    out[2] = players
    out[3] = relative(r, s[PLAYER], viewer)
    out[4] = relative(r, s[STARTER], viewer)
    out[5] = relative(r, s[CALLER], viewer)
    out[6] = capped(w[TURN])
    out[7] = capped(w[ROUND])
    out[8] = s[PILE]
    out[9] = s[DISCARDS]
    out[10] = top_discard(s) if s[DISCARDS] > 0 else 0
    out[11] = 0
    out[12] = 0
    if s[HAND] != NO_CARD:
        out[11] = 1 + s[HAND] if s[HAND_SEEN] >> viewer & 1 else 1
        out[12] = s[HAND_DRAWN]
    out[13] = turned(s[AWAITED], viewer, players) if phase == SNAPPING else 0
    out[14] = s[TIME_UP]
    out[15] = r[HUNDRED] == ALWAYS or (r[HUNDRED] == ONCE and not s[HALVED])
    for number in range(LARGEST_SET):
        claimed = mine and phase == CLAIMING and number < s[CLAIMED]
        out[16 + number] = 1 + s[CLAIMS + number] if claimed else 0
    giving = mine and phase == GIVING
    out[20] = 1 + relative(r, s[GIVEN], viewer) if giving else 0
    out[21] = 1 + s[GIVEN + 1] if giving else 0
    out[22] = capped(w[GONE] + 8)
    out[23] = 0
    for number in range(SEATS):
        total = 0
        if number < players:
            seat = viewer + number
            total = w[TOTALS + (seat - players if seat >= players else seat)] + 32_768
            total = 0 if total < 0 else 65_535 if total > 65_535 else total
        out[24 + 2 * number] = total >> 8
        out[25 + 2 * number] = total & 255
    observe_rules(r, out)


def observe_rules(r: Numbers, out: Numbers) -> None:
    """Write the rules that matter for a decision."""
    out[OPTIONS] = r[FRENCH]
    out[OPTIONS + 1] = r[DEALT]
    out[OPTIONS + 2] = r[LOOKS]
    flags = 0
    for number in range(NEAREST, CALLER_LOCKED + 1):
        flags = 2 * flags + r[number]
    out[OPTIONS + 3] = flags >> 8
    out[OPTIONS + 4] = flags & 255
    out[OPTIONS + 5] = capped(1 + r[CALL_BELOW])
    out[OPTIONS + 6] = 4 * r[END_ROUND] + r[AFTER_CALL]
    out[OPTIONS + 7] = 4 * r[DUTCH] + r[HUNDRED]
    out[OPTIONS + 8] = 1 + r[LIMIT] >> 8
    out[OPTIONS + 9] = 1 + r[LIMIT] & 255
    out[OPTIONS + 10] = capped(1 + r[ROUNDS])
    out[OPTIONS + 11] = capped(1 + r[TURN_LIMIT])


def count_unseen(out: Numbers, face: int, latest: bool) -> None:
    """Count one more card of this kind that the viewer has not seen."""
    if latest:
        out[UNSEEN + face] += 1
    else:
        out[OLDER + face] += 1


def relative(r: Numbers, seat: int, viewer: int) -> int:
    """Return how many seats after the viewer a seat is."""
    if seat == NOBODY:
        return NONE
    return seat - viewer + r[PLAYERS] if seat < viewer else seat - viewer


def turned(seats: int, viewer: int, players: int) -> int:
    """Return a set of seats with the seats counted from the viewer."""
    return (seats >> viewer | seats << players - viewer) & (1 << players) - 1


def capped(number: int) -> int:
    """Return a number, at most 255, so that it fits a byte."""
    return 255 if number > 255 else number


def reveal(s: Numbers, w: Numbers, r: Numbers, viewer: int, out: Numbers) -> None:
    """Write the hidden cards for a critic: the card in hand, then every place; 0 is no card."""
    out[0] = s[HAND]
    at = 1
    seat = viewer
    for _ in range(r[PLAYERS]):
        for slot in range(r[SLOTS_EACH]):
            out[at] = card_at(w, place(r, seat, slot)) if slot < s[SLOTS + seat] else 0
            at += 1
        seat = next_seat(r, seat)

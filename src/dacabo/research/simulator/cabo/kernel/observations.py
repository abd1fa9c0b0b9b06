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
        out[at + PLACE_LOOKER] = 1 + relative(r, looker, viewer)


def observe_place(
    s: Numbers, w: Numbers, r: Numbers, viewer: int, out: Numbers, at: int, here: int
) -> None:
    """Write the token of one place that has, or had, a card."""
    card = card_at(w, here)
    if card == NO_CARD:
        out[at + PLACE_STATE] = IS_EMPTY
        for byte in range(1, TOKEN):
            out[at + byte] = 0
        return
    seen = seen_at(w, here)
    older = w[here] >> POOL != s[RESHUFFLES]
    known = seen >> viewer & 1
    if not known:
        count_unseen(out, card, not older)
    out[at + PLACE_STATE] = IS_CARD
    out[at + PLACE_CODE] = card if known else 0
    out[at + PLACE_SEEN_BY] = turned(seen, viewer, r[PLAYERS])
    out[at + PLACE_IS_OLDER] = older
    out[at + PLACE_CALLED] = w[here] >> CALLED & 1
    out[at + PLACE_LOW] = low_at(w, here)
    out[at + PLACE_HIGH] = high_at(w, here)
    out[at + PLACE_LOOKER] = 0


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
    out[OBS_PHASE] = phase
    out[OBS_ASKED] = relative(r, asked, viewer)
    out[OBS_PLAYERS] = players
    out[OBS_PLAYER] = relative(r, s[PLAYER], viewer)
    out[OBS_STARTER] = relative(r, s[STARTER], viewer)
    out[OBS_CALLER] = relative(r, s[CALLER], viewer)
    out[OBS_TURN] = capped(w[TURN])
    out[OBS_ROUND] = capped(w[ROUND])
    out[OBS_PILE] = s[PILE]
    out[OBS_DISCARDS] = s[DISCARDS]
    out[OBS_TOP_DISCARD] = top_discard(s) if s[DISCARDS] > 0 else 0
    out[OBS_HAND] = 0
    out[OBS_HAND_DRAWN] = 0
    if s[HAND] != NO_CARD:
        out[OBS_HAND] = 1 + s[HAND] if s[HAND_SEEN] >> viewer & 1 else 1
        out[OBS_HAND_DRAWN] = s[HAND_DRAWN]
    out[OBS_AWAITED] = turned(s[AWAITED], viewer, players) if phase == SNAPPING else 0
    out[OBS_TIME_UP] = s[TIME_UP]
    out[OBS_MAY_HALVE] = r[HUNDRED] == ALWAYS or (r[HUNDRED] == ONCE and not s[HALVED])
    for number in range(LARGEST_SET):
        claimed = mine and phase == CLAIMING and number < s[CLAIMED]
        out[OBS_CLAIMED + number] = 1 + s[CLAIMS + number] if claimed else 0
    giving = mine and phase == GIVING
    out[OBS_GIVEN_SEAT] = 1 + relative(r, s[GIVEN], viewer) if giving else 0
    out[OBS_GIVEN_SLOT] = 1 + s[GIVEN + 1] if giving else 0
    out[OBS_CALLER_DISCARDED] = capped(w[GONE] + 8)
    out[23] = 0
    for number in range(SEATS):
        total = 0
        if number < players:
            seat = viewer + number
            total = w[TOTALS + (seat - players if seat >= players else seat)] + 32_768
            total = 0 if total < 0 else 65_535 if total > 65_535 else total
        out[OBS_TOTALS + 2 * number] = total >> 8
        out[OBS_TOTALS + 2 * number + 1] = total & 255
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

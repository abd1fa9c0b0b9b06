"""The observation of a seat, as bytes. docs/research.md explains each of them.

These functions read the face of an unseen card only to count the unseen cards of a shuffle. The
counts do not depend on which of these cards lies where, so nothing hidden leaks.
"""

from dacabo.research.simulator.cabo.kernel.deal import (
    card_at,
    highest_inferred,
    lowest_inferred,
    next_seat,
    place_index,
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
        out[DISCARDED + code] = s[DISCARD_CODES + code]
    if s[HAND] != NO_CARD and not s[HAND_SEEN_BY] >> viewer & 1:
        count_unseen(out, s[HAND], s[HAND_POOL] == s[RESHUFFLES])
    at = GLOBALS
    seat = viewer
    for _ in range(r[PLAYERS]):
        index = place_index(r, seat, 0)
        end = at + TOKEN * r[SLOTS_PER_LAYOUT]
        for _ in range(s[SLOT_COUNTS + seat]):
            observe_place(s, w, r, viewer, out, at, index)
            index += 1
            at += TOKEN
        while at < end:
            out[at] = 0
            at += 1
        seat = next_seat(r, seat)
    if s[LOOKING_AT] != NOBODY:
        looker = s[WAITING_ASKED] if s[PHASE] == TEMPTATION else s[ASKED]
        number = seats_after_viewer(r, s[LOOKING_AT], viewer)
        at = GLOBALS + TOKEN * (number * r[SLOTS_PER_LAYOUT] + s[LOOKING_AT + 1])
        out[at + PLACE_LOOKER] = 1 + seats_after_viewer(r, looker, viewer)


def observe_place(
    s: Numbers, w: Numbers, r: Numbers, viewer: int, out: Numbers, at: int, index: int
) -> None:
    """Write the token of one place. `at` is its index in `out`, `index` that in `w`."""
    card = card_at(w, index)
    if card == NO_CARD:
        out[at + PLACE_STATE] = IS_EMPTY
        for byte in range(1, TOKEN):
            out[at + byte] = 0
        return
    seen = seen_at(w, index)
    is_older = w[index] >> POOL_SHIFT != s[RESHUFFLES]
    is_known = seen >> viewer & 1
    if not is_known:
        count_unseen(out, card, not is_older)
    out[at + PLACE_STATE] = IS_CARD
    out[at + PLACE_CODE] = card if is_known else 0
    out[at + PLACE_SEEN_BY] = rotate_seats(seen, viewer, r[PLAYERS])
    out[at + PLACE_IS_OLDER] = is_older
    out[at + PLACE_CALLED] = w[index] >> CALLED_SHIFT & 1
    out[at + PLACE_LOW] = lowest_inferred(w, index)
    out[at + PLACE_HIGH] = highest_inferred(w, index)
    out[at + PLACE_LOOKER] = 0


def observe_table(s: Numbers, w: Numbers, r: Numbers, viewer: int, out: Numbers) -> None:
    """Write the decision, the turn, the open cards, the totals and the rules."""
    players = r[PLAYERS]
    is_asked = s[ASKED] == viewer
    phase = s[PHASE]
    asked = s[ASKED]
    if phase == TEMPTATION and not is_asked:
        phase = s[WAITING_PHASE]
        asked = s[WAITING_ASKED]
    if (phase == CLAIMING or phase == GIVING) and not is_asked:
        phase = HOLDING
    out[OBS_PHASE] = phase
    out[OBS_ASKED] = seats_after_viewer(r, asked, viewer)
    out[OBS_PLAYERS] = players
    out[OBS_PLAYER] = seats_after_viewer(r, s[PLAYER], viewer)
    out[OBS_STARTER] = seats_after_viewer(r, s[STARTER], viewer)
    out[OBS_CALLER] = seats_after_viewer(r, s[CALLER], viewer)
    out[OBS_TURN] = cap_to_byte(w[TURN])
    out[OBS_ROUND] = cap_to_byte(w[ROUND])
    out[OBS_PILE] = s[PILE_SIZE]
    out[OBS_DISCARDS] = s[DISCARD_SIZE]
    out[OBS_TOP_DISCARD] = top_discard(s) if s[DISCARD_SIZE] > 0 else 0
    out[OBS_HAND] = 0
    out[OBS_HAND_DRAWN] = 0
    if s[HAND] != NO_CARD:
        out[OBS_HAND] = 1 + s[HAND] if s[HAND_SEEN_BY] >> viewer & 1 else 1
        out[OBS_HAND_DRAWN] = s[HAND_IS_DRAWN]
    out[OBS_AWAITED] = rotate_seats(s[AWAITED], viewer, players) if phase == SNAPPING else 0
    out[OBS_TIME_UP] = s[TIME_UP]
    out[OBS_MAY_HALVE] = r[HUNDRED_RULE] == ALWAYS or (
        r[HUNDRED_RULE] == ONCE and not s[HAS_HALVED]
    )
    for number in range(LARGEST_SET):
        is_named = is_asked and phase == CLAIMING and number < s[CLAIM_COUNT]
        out[OBS_CLAIMED + number] = 1 + s[CLAIMED_SLOTS + number] if is_named else 0
    is_giving = is_asked and phase == GIVING
    out[OBS_GIVEN_SEAT] = 1 + seats_after_viewer(r, s[GIVEN_PLACE], viewer) if is_giving else 0
    out[OBS_GIVEN_SLOT] = 1 + s[GIVEN_PLACE + 1] if is_giving else 0
    out[OBS_CALLER_DISCARDED] = cap_to_byte(w[CALLER_DISCARDED] + 8)
    out[OBS_UNUSED] = 0
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
    out[OPTIONS + 1] = r[CARDS_DEALT]
    out[OPTIONS + 2] = r[LOOKS]
    flags = 0
    for number in range(LOOKS_AT_NEAREST, CALLER_LOCKED + 1):
        flags = 2 * flags + r[number]
    out[OPTIONS + 3] = flags >> 8
    out[OPTIONS + 4] = flags & 255
    out[OPTIONS + 5] = cap_to_byte(1 + r[CALL_BELOW])
    out[OPTIONS + 6] = 4 * r[EMPTY_PILE_ENDS_ROUND] + r[PILE_OUT_AFTER_CALL]
    out[OPTIONS + 7] = 4 * r[DUTCH_SCORING] + r[HUNDRED_RULE]
    out[OPTIONS + 8] = 1 + r[POINT_LIMIT] >> 8
    out[OPTIONS + 9] = 1 + r[POINT_LIMIT] & 255
    out[OPTIONS + 10] = cap_to_byte(1 + r[ROUNDS])
    out[OPTIONS + 11] = cap_to_byte(1 + r[TURN_LIMIT])


def count_unseen(out: Numbers, face: int, is_latest: bool) -> None:
    """Count one more card of this kind that the viewer has not seen."""
    if is_latest:
        out[UNSEEN + face] += 1
    else:
        out[OLDER + face] += 1


def seats_after_viewer(r: Numbers, seat: int, viewer: int) -> int:
    """Return how many seats after the viewer's a seat is; `NONE` for nobody."""
    if seat == NOBODY:
        return NONE
    return seat - viewer + r[PLAYERS] if seat < viewer else seat - viewer


def rotate_seats(seats: int, viewer: int, players: int) -> int:
    """Return a set of seats, one bit each, with the seats counted from the viewer's."""
    return (seats >> viewer | seats << players - viewer) & (1 << players) - 1


def cap_to_byte(number: int) -> int:
    """Return the number, or 255 if it does not fit into a byte."""
    return 255 if number > 255 else number


def reveal(s: Numbers, w: Numbers, r: Numbers, viewer: int, out: Numbers) -> None:
    """Write the hidden cards for a critic: the card in hand, then every place; 0 is no card."""
    out[0] = s[HAND]
    at = 1
    seat = viewer
    for _ in range(r[PLAYERS]):
        for slot in range(r[SLOTS_PER_LAYOUT]):
            out[at] = card_at(w, place_index(r, seat, slot)) if slot < s[SLOT_COUNTS + seat] else 0
            at += 1
        seat = next_seat(r, seat)

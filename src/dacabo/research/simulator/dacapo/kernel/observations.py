"""The observation of a seat, as bytes. docs/research.md explains each of them.

These functions read the face of an unseen card only to count the unseen cards. The counts do not
depend on which of these cards lies where, so nothing hidden leaks. They do not tell shuffles apart,
because a hand may mix cards of several.
"""

from dacabo.research.simulator.chance import ROUND
from dacabo.research.simulator.dacapo.kernel.deal import hand_of, help_pile_of, seat_after
from dacabo.research.simulator.dacapo.kernel.layout import *
from dacabo.research.simulator.language import Numbers


def observe(s: Numbers, w: Numbers, r: Numbers, viewer: int, out: Numbers) -> None:
    """Write the observation of a seat."""
    observe_table(s, w, r, viewer, out)
    observe_seats(s, w, r, viewer, out)
    for place in range(MAX_PLACES):
        is_used = place < r[BUILDING_PILES]
        jokers = w[JOKER_MASKS + place] if is_used else 0
        at = BUILDING_AT + 4 * place
        out[at] = s[BUILDING_HEIGHTS + place] if is_used else 0
        out[at + 1] = jokers >> 16
        out[at + 2] = jokers >> 8 & 255
        out[at + 3] = jokers & 255
    for kind in range(MAX_KINDS):
        is_used = kind < r[KIND_COUNT]
        out[HAND_AT + kind] = s[hand_of(r, viewer) + kind] if is_used else 0
        out[ASIDE_AT + kind] = s[ASIDE_KINDS + kind] if is_used else 0
        out[UNSEEN_AT + kind] = count_unseen(s, r, viewer, kind) if is_used else 0
    observe_rules(r, out)
    observe_helps(s, w, r, viewer, out)


def observe_table(s: Numbers, w: Numbers, r: Numbers, viewer: int, out: Numbers) -> None:
    """Write the turn, how long it has taken, and the size of the pile."""
    out[TABLE_AT] = seats_after_viewer(r, s[ASKED], viewer)
    out[TABLE_AT + 1] = r[PLAYERS]
    out[TABLE_AT + 2] = seats_after_viewer(r, s[DEALER], viewer)
    out[TABLE_AT + 3] = cap_to_byte(w[TURN])
    out[TABLE_AT + 4] = cap_to_byte(w[ROUND])
    out[TABLE_AT + 5] = s[HAS_ACTED]
    out[TABLE_AT + 6] = s[IDLE_TURNS]
    out[TABLE_AT + 7] = w[PILE_SIZE] >> 8
    out[TABLE_AT + 8] = w[PILE_SIZE] & 255


def observe_seats(s: Numbers, w: Numbers, r: Numbers, viewer: int, out: Numbers) -> None:
    """Write the open cards and the totals of each player, except their help piles."""
    for number in range(SEATS):
        at = SEATS_AT + 3 * number
        is_used = number < r[PLAYERS]
        seat = seat_after(r, viewer, number) if is_used else 0
        out[TOTALS_AT + 2 * number] = w[TOTALS + seat] >> 8 if is_used else 0
        out[TOTALS_AT + 2 * number + 1] = w[TOTALS + seat] & 255 if is_used else 0
        out[at] = s[STACK_SIZES + seat] if is_used else 0
        out[at + 1] = 1 + s[STACK_TOPS + seat] if is_used else 0
        out[at + 2] = s[HAND_SIZES + seat] if is_used else 0


def count_unseen(s: Numbers, r: Numbers, viewer: int, kind: int) -> int:
    """Return how many cards of a kind the viewer has not seen."""
    count = s[POOL_KINDS + kind] + s[POOL_KINDS + MAX_KINDS + kind]
    for seat in range(r[PLAYERS]):
        if seat != viewer:
            count += s[hand_of(r, seat) + kind]
    return count


def observe_helps(s: Numbers, w: Numbers, r: Numbers, viewer: int, out: Numbers) -> None:
    """Write all help piles, each from its top card down."""
    at = GLOBALS
    for number in range(r[PLAYERS]):
        seat = seat_after(r, viewer, number)
        for place in range(r[HELP_PILES]):
            height = w[HELP_HEIGHTS + seat * MAX_PLACES + place]
            out[at] = cap_to_byte(height)
            top = help_pile_of(r, seat, place) + height - 1
            for depth in range(r[SLOTS_PER_PILE]):
                out[at + 1 + depth] = 1 + s[top - depth] if depth < height else 0
            at += 1 + r[SLOTS_PER_PILE]


def observe_rules(r: Numbers, out: Numbers) -> None:
    """Write the rules: the sizes of piles, hands and the pack."""
    for number in range(FULL_STACK, TARGET_POINTS):
        out[OPTIONS_AT + number - FULL_STACK] = r[number]
    out[OPTIONS_AT + 7] = 1 + r[TARGET_POINTS] >> 8
    out[OPTIONS_AT + 8] = 1 + r[TARGET_POINTS] & 255


def seats_after_viewer(r: Numbers, seat: int, viewer: int) -> int:
    """Return how many seats after the viewer's a seat is."""
    return seat - viewer if seat >= viewer else seat - viewer + r[PLAYERS]


def cap_to_byte(number: int) -> int:
    """Return the number, or 255 if it does not fit into a byte."""
    return 255 if number > 255 else number


def reveal(s: Numbers, _w: Numbers, r: Numbers, viewer: int, out: Numbers) -> None:
    """Write the hidden cards for a critic, as counts by kind: every hand, then the two pools."""
    at = 0
    for number in range(r[PLAYERS]):
        for kind in range(r[KIND_COUNT]):
            out[at] = s[hand_of(r, seat_after(r, viewer, number)) + kind]
            at += 1
    for pool in range(2):
        for kind in range(r[KIND_COUNT]):
            out[at] = s[POOL_KINDS + pool * MAX_KINDS + kind]
            at += 1

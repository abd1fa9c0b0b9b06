"""Chance and the draw pile: lots, the deal, drawing, penalties, reshuffles."""

from dacabo.research.simulator.cabo.kernel.layout import *
from dacabo.research.simulator.chance import CARD_STREAM, ROUND, below, new_streams
from dacabo.research.simulator.language import Numbers

# --- places -------------------------------------------------------------------


def place_index(r: Numbers, seat: int, slot: int) -> int:
    """Return the index of a place in `w`."""
    return PLACES + seat * r[SLOTS_PER_LAYOUT] + slot


def card_at(w: Numbers, at: int) -> int:
    """Return the card at a place, or `NO_CARD`."""
    return w[at] & CODE_MASK


def seen_at(w: Numbers, at: int) -> int:
    """Return the seats that have seen the card at a place, one bit each."""
    return w[at] >> SEEN_SHIFT & SEAT_MASK


def highest_inferred(w: Numbers, at: int) -> int:
    """Return the highest code that the others infer for the card at a place."""
    return w[at] >> HIGH_SHIFT & CODE_MASK


def lowest_inferred(w: Numbers, at: int) -> int:
    """Return the lowest code that the others infer for the card at a place."""
    return w[at] >> LOW_SHIFT & CODE_MASK


def show_to(w: Numbers, at: int, seats: int) -> None:
    """Show the card at a place to these seats, one bit each."""
    w[at] |= seats << SEEN_SHIFT


def lay_card(w: Numbers, at: int, card: int, seen: int, pool: int) -> None:
    """Lay a card at a place. Nobody infers anything about it yet."""
    w[at] = (
        card
        | seen << SEEN_SHIFT
        | LOWEST_CODE << LOW_SHIFT
        | HIGHEST_CODE << HIGH_SHIFT
        | pool << POOL_SHIFT
    )


def infer_span(w: Numbers, at: int, low: int, high: int) -> None:
    """Write down that the card at a place probably has a code from `low` to `high`."""
    other_fields = w[at] & ~(CODE_MASK << LOW_SHIFT | CODE_MASK << HIGH_SHIFT)
    w[at] = other_fields | low << LOW_SHIFT | high << HIGH_SHIFT


def pointed_seat(s: Numbers, r: Numbers, action: int) -> int:
    """Return the seat of the place that an action points at.

    Actions count seats from the one that has to act. The 2 are the two blocks of actions between
    `LAY` and the first that points at a place.
    """
    seat = s[ASKED] + (action - LAY) // r[SLOTS_PER_LAYOUT] - 2
    return seat - r[PLAYERS] if seat >= r[PLAYERS] else seat


def pointed_slot(r: Numbers, action: int) -> int:
    """Return the slot of the place that an action points at."""
    return (action - LAY) % r[SLOTS_PER_LAYOUT]


# --- the piles ----------------------------------------------------------------


def discard_card(s: Numbers, card: int) -> None:
    """Lay a card on the discard pile."""
    s[DISCARD_CARDS + s[DISCARD_SIZE]] = card
    s[DISCARD_SIZE] += 1
    s[DISCARD_CODES + card] += 1


def discard_from_layout(s: Numbers, w: Numbers, at: int) -> None:
    """Move a card from its place to the discard pile."""
    card = card_at(w, at)
    if w[at] >> CALLED_SHIFT & 1:
        w[CALLER_DISCARDED] += card - VALUE_OFFSET
    discard_card(s, card)
    w[at] = NO_CARD


def top_discard(s: Numbers) -> int:
    """Return the top card of the discard pile."""
    return s[DISCARD_CARDS + s[DISCARD_SIZE] - 1]


def draw_from_pile(s: Numbers, w: Numbers) -> int:
    """Take a card from the pile. Each of those left has the same probability."""
    number = below(w, CARD_STREAM, s[PILE_SIZE])
    card = 1
    while number >= s[PILE_CODES + card]:
        number -= s[PILE_CODES + card]
        card += 1
    s[PILE_CODES + card] -= 1
    s[PILE_SIZE] -= 1
    return card


def can_reshuffle(s: Numbers, r: Numbers) -> bool:
    """Return whether the discards below the top one may refill an empty pile (CABO-12, TOUR-5)."""
    if s[DISCARD_SIZE] < 2:
        return False
    return r[EMPTY_PILE_ENDS_ROUND] == 0 or (
        s[CALLER] != NOBODY and r[PILE_OUT_AFTER_CALL] == PLAY_ON
    )


def reshuffle(s: Numbers) -> None:
    """Make a new pile of all discards but the top one."""
    top = top_discard(s)
    for code in range(1, CODES):
        s[PILE_CODES + code] = s[DISCARD_CODES + code]
        s[DISCARD_CODES + code] = 0
    s[PILE_CODES + top] -= 1
    s[PILE_SIZE] = s[DISCARD_SIZE] - 1
    s[DISCARD_SIZE] = 0
    discard_card(s, top)
    if s[RESHUFFLES] == LATEST_POOL:
        s[EVENT] |= TRUNCATED
    else:
        s[RESHUFFLES] += 1


def take_penalty_cards(s: Numbers, w: Numbers, r: Numbers, seat: int) -> None:
    """Deal penalty cards, unseen, into new slots, as far as there are any (DUTCH-12, DUTCH-13)."""
    for _ in range(PENALTY_CARDS):
        if s[PILE_SIZE] == 0 and can_reshuffle(s, r):
            reshuffle(s)
        if s[PILE_SIZE] > 0:
            add_to_layout(s, w, r, seat, draw_from_pile(s, w), 0, s[RESHUFFLES])


def add_to_layout(
    s: Numbers, w: Numbers, r: Numbers, seat: int, card: int, seen: int, pool: int
) -> None:
    """Lay a card into a new slot of a layout; without room for one, truncate the env."""
    slot = s[SLOT_COUNTS + seat]
    if slot == r[SLOTS_PER_LAYOUT]:
        s[EVENT] |= TRUNCATED
    else:
        s[SLOT_COUNTS + seat] = slot + 1
        lay_card(w, place_index(r, seat, slot), card, seen, pool)


# --- the deal -----------------------------------------------------------------


def deal(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Deal one card at a time, beginning with the starter, and turn up the next card."""
    for code in range(1, CODES):
        s[PILE_CODES + code] = r[PACK + code]
        s[DISCARD_CODES + code] = 0
    s[PILE_SIZE] = r[PACK_SIZE]
    s[DISCARD_SIZE] = 0
    s[RESHUFFLES] = 0
    for seat in range(r[PLAYERS]):
        s[SLOT_COUNTS + seat] = r[CARDS_DEALT]
        w[LOOKED_SLOTS + seat] = 0
    seat = s[STARTER]
    slot = 0
    for _ in range(r[CARDS_DEALT] * r[PLAYERS]):
        lay_card(w, place_index(r, seat, slot), draw_from_pile(s, w), 0, 0)
        seat = next_seat(r, seat)
        if seat == s[STARTER]:
            slot += 1
    discard_card(s, draw_from_pile(s, w))


def open_round(s: Numbers, w: Numbers, r: Numbers, number: int, candidates: int) -> None:
    """Begin a round and deal it. A lot among the candidates, one bit each, decides who begins."""
    w[ROUND] = number
    new_streams(w)
    starter = nth_seat(candidates, below(w, CARD_STREAM, count_bits(candidates)))
    s[STARTER] = starter
    s[PLAYER] = starter
    s[CALLER] = NOBODY
    w[CALLED_WITH] = 0
    w[CALLER_DISCARDED] = 0
    s[HAND] = NO_CARD
    s[LOOKING_AT] = NOBODY
    s[CLAIM_COUNT] = 0
    s[GIVEN_PLACE] = NOBODY
    s[AWAITED] = 0
    deal(s, w, r)
    s[ASKED] = starter
    s[PHASE] = FIRST_LOOK if r[LOOKS] > 0 else TURN_BEGINS
    w[TURN] = 0 if r[LOOKS] > 0 else 1


# --- seats --------------------------------------------------------------------


def next_seat(r: Numbers, seat: int) -> int:
    """Return the seat on the left."""
    return 0 if seat == r[PLAYERS] - 1 else seat + 1


def all_seats(r: Numbers) -> int:
    """Return all seats, one bit each."""
    return (1 << r[PLAYERS]) - 1


def count_bits(seats: int) -> int:
    """Return how many seats a set of seats has, or how many slots a set of slots."""
    count = 0
    while seats:
        seats &= seats - 1
        count += 1
    return count


def nth_seat(seats: int, number: int) -> int:
    """Return one of the seats of a set by its number, counted from 0."""
    for _ in range(number):
        seats &= seats - 1
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat

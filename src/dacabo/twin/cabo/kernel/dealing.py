"""Chance and the draw pile: lots, the deal, drawing, penalties, reshuffles."""

from dacabo.twin.cabo.kernel.layout import *
from dacabo.twin.chance import CARDS, ROUND, below, new_streams
from dacabo.twin.language import Numbers


def place(r: Numbers, seat: int, slot: int) -> int:
    """Where the record of a place begins."""
    return PLACES + RECORD * (seat * r[SLOTS_EACH] + slot)


def put(s: Numbers, at: int, face: int, seen: int, pool: int) -> None:
    """Lay a card at a place; nobody reads anything from it yet."""
    s[at + FACE] = face
    s[at + SEEN] = seen
    s[at + POOL] = pool
    s[at + CALLED] = 0
    s[at + LOW] = LOWEST_CODE
    s[at + HIGH] = HIGHEST_CODE


def discard_card(s: Numbers, face: int) -> None:
    """Lay a card on the discard pile."""
    s[DISCARD_CARDS + s[DISCARDS]] = face
    s[DISCARDS] += 1
    s[DISCARD_CODES + face] += 1


def top_discard(s: Numbers) -> int:
    """The card that lies on top of the discards."""
    return s[DISCARD_CARDS + s[DISCARDS] - 1]


def from_pile(s: Numbers, w: Numbers) -> int:
    """Take a card from the pile: any of those left, with equal chance."""
    left = s[PILE]
    chosen = PILE_CARDS + below(w, CARDS, left)
    last = PILE_CARDS + left - 1
    face = s[chosen]
    s[chosen] = s[last]
    s[last] = face
    s[PILE] = left - 1
    s[PILE_CODES + face] -= 1
    return face


def may_reshuffle(s: Numbers, r: Numbers) -> bool:
    """Whether an empty pile is refilled from the discards below the top one (CABO-12, TOUR-5)."""
    if s[DISCARDS] < 2:
        return False
    return r[END_ROUND] == 0 or (s[CALLER] != NOBODY and r[AFTER_CALL] == PLAY_ON)


def reshuffle(s: Numbers) -> None:
    """Keep the top discard; the others become the new pile."""
    top = top_discard(s)
    below_top = s[DISCARDS] - 1
    for number in range(below_top):
        s[PILE_CARDS + number] = s[DISCARD_CARDS + number]
    for code in range(CODES):
        s[PILE_CODES + code] = s[DISCARD_CODES + code]
        s[DISCARD_CODES + code] = 0
    s[PILE_CODES + top] -= 1
    s[PILE] = below_top
    s[PILE_SIZE] = below_top
    s[DISCARDS] = 0
    discard_card(s, top)
    if s[RESHUFFLES] == 127:
        s[EVENT] |= TRUNCATED
    else:
        s[RESHUFFLES] += 1


def pay(s: Numbers, w: Numbers, r: Numbers, seat: int) -> None:
    """Take the penalty cards, unseen, into new slots: as many as there are (DUTCH-12, DUTCH-13)."""
    for _ in range(PENALTY):
        if s[PILE] == 0:
            if not may_reshuffle(s, r):
                return
            reshuffle(s)
        add(s, r, seat, from_pile(s, w), 0, s[RESHUFFLES])


def add(s: Numbers, r: Numbers, seat: int, face: int, seen: int, pool: int) -> None:
    """Lay a card into a new slot of a layout."""
    slot = s[SLOTS + seat]
    if slot == r[SLOTS_EACH]:
        s[EVENT] |= TRUNCATED
        return
    s[SLOTS + seat] = slot + 1
    put(s, place(r, seat, slot), face, seen, pool)


def deal(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Shuffle; deal one card at a time, beginning with the starter; the next card is turned up."""
    players = r[PLAYERS]
    for code in range(CODES):
        s[PILE_CODES + code] = 0
        s[DISCARD_CODES + code] = 0
    for number in range(r[PACK_SIZE]):
        face = r[PACK + number]
        s[PILE_CARDS + number] = face
        s[PILE_CODES + face] += 1
    s[PILE] = r[PACK_SIZE]
    s[PILE_SIZE] = r[PACK_SIZE]
    s[DISCARDS] = 0
    s[RESHUFFLES] = 0
    for slot in range(r[DEALT]):
        for number in range(players):
            seat = (s[STARTER] + number) % players
            put(s, place(r, seat, slot), from_pile(s, w), 0, 0)
    for seat in range(players):
        s[SLOTS + seat] = r[DEALT]
        w[LOOKED + seat] = 0
    discard_card(s, from_pile(s, w))


def open_round(s: Numbers, w: Numbers, r: Numbers, number: int, candidates: int) -> None:
    """Begin a round: one of the candidates, a bit each, begins; among several the lot decides."""
    w[ROUND] = number
    new_streams(w)
    starter = nth_seat(candidates, below(w, CARDS, seats_in(candidates)))
    s[STARTER] = starter
    s[PLAYER] = starter
    s[CALLER] = NOBODY
    w[CALLED_WITH] = 0
    w[GONE] = 0
    s[HAND] = EMPTY
    s[LOOKING_AT] = NOBODY
    s[CLAIMED] = 0
    s[GIVEN] = NOBODY
    s[AWAITED] = 0
    deal(s, w, r)
    s[ASKED] = starter
    s[PHASE] = FIRST_LOOK if r[LOOKS] > 0 else TURN_BEGINS
    w[TURN] = 0 if r[LOOKS] > 0 else 1


def seats_in(seats: int) -> int:
    """How many bits are set."""
    count = 0
    while seats:
        seats &= seats - 1
        count += 1
    return count


def nth_seat(seats: int, number: int) -> int:
    """The seat of the bit with this number, counted from 0."""
    for _ in range(number):
        seats &= seats - 1
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat

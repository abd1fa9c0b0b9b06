"""Chance and the cards that lie face down: the lot, the deal, turning up, drawing, reshuffles."""

from dacabo.research.simulator.chance import CARD_STREAM, below
from dacabo.research.simulator.dacapo.kernel.layout import *
from dacabo.research.simulator.language import Numbers


def hand_of(r: Numbers, seat: int) -> int:
    """Return the index in `s` of the hand of a seat."""
    return SEAT_CARDS + seat * r[SEAT_SIZE]


def help_pile_of(r: Numbers, seat: int, number: int) -> int:
    """Return the index in `s` of the lowest card of a help pile."""
    return hand_of(r, seat) + r[KIND_COUNT] + number * r[SLOTS_PER_PILE]


def seat_after(r: Numbers, seat: int, number: int) -> int:
    """Return the seat that is this many seats after another; `number` is at most `PLAYERS`."""
    seat += number
    return seat - r[PLAYERS] if seat >= r[PLAYERS] else seat


def take_from_pool(s: Numbers, w: Numbers, pool: int) -> int:
    """Take a card of a pool. Each of those left has the same probability."""
    left = w[POOL_SIZES + pool]
    w[POOL_SIZES + pool] = left - 1
    first = POOL_KINDS + pool * MAX_KINDS
    at = first
    number = below(w, CARD_STREAM, left)
    while number >= s[at]:
        number -= s[at]
        at += 1
    s[at] -= 1
    return at - first


def turn_up(s: Numbers, w: Numbers, seat: int) -> None:
    """Turn up the next card of a stack."""
    s[STACK_TOPS + seat] = take_from_pool(s, w, 0)


def draw(s: Numbers, w: Numbers, r: Numbers, seat: int) -> None:
    """Draw a card from the pile."""
    kind = take_from_pool(s, w, s[PILE_POOL])
    w[PILE_SIZE] -= 1
    s[HAND_SIZES + seat] += 1
    s[hand_of(r, seat) + kind] += 1
    w[HELD_KINDS + seat] |= 1 << kind


def fill_hand(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Draw until the player's hand is full or nothing is left to draw (DACAPO-5, DACAPO-6)."""
    player = s[ASKED]
    for _ in range(r[FULL_HAND] - s[HAND_SIZES + player]):
        if w[PILE_SIZE] == 0:
            if w[ASIDE_SIZE] == 0:
                return
            reshuffle(s, w, r)
        draw(s, w, r, player)
        s[HAS_ACTED] = 1
        s[IDLE_TURNS] = 0


def reshuffle(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Make a new draw pile of the finished piles (DACAPO-6)."""
    for kind in range(r[KIND_COUNT]):
        s[POOL_KINDS + MAX_KINDS + kind] = s[ASIDE_KINDS + kind]
        s[ASIDE_KINDS + kind] = 0
    w[POOL_SIZES + 1] = w[ASIDE_SIZE]
    w[PILE_SIZE] = w[ASIDE_SIZE]
    w[ASIDE_SIZE] = 0
    s[PILE_POOL] = 1


def deal(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Deal a stack and a hand to everyone, and turn up the top of each stack (DACAPO-1, 2)."""
    pack = r[HIGHEST] * r[COPY_COUNT] + r[JOKER_COUNT]
    for kind in range(r[KIND_COUNT]):
        s[POOL_KINDS + kind] = r[JOKER_COUNT] if kind == JOKER else r[COPY_COUNT]
        s[POOL_KINDS + MAX_KINDS + kind] = 0
        s[ASIDE_KINDS + kind] = 0
    w[POOL_SIZES] = pack
    w[POOL_SIZES + 1] = 0
    w[PILE_SIZE] = pack - r[PLAYERS] * r[FULL_STACK]
    w[ASIDE_SIZE] = 0
    s[PILE_POOL] = 0
    for place in range(r[BUILDING_PILES]):
        s[BUILDING_HEIGHTS + place] = 0
        w[JOKER_MASKS + place] = 0
    for seat in range(r[PLAYERS]):
        s[STACK_SIZES + seat] = r[FULL_STACK]
        turn_up(s, w, seat)
        s[HAND_SIZES + seat] = 0
        w[HELD_KINDS + seat] = 0
        for kind in range(r[KIND_COUNT]):
            s[hand_of(r, seat) + kind] = 0
        for number in range(r[HELP_PILES]):
            w[HELP_HEIGHTS + seat * MAX_PLACES + number] = 0
            s[HELP_TOPS + seat * MAX_PLACES + number] = NO_CARD
        for _ in range(r[FULL_HAND]):
            draw(s, w, r, seat)


def open_round(s: Numbers, w: Numbers, r: Numbers, dealer: int) -> None:
    """Begin a game; the player to the dealer's left starts (DACAPO-4)."""
    s[DEALER] = dealer
    s[ASKED] = seat_after(r, dealer, 1)
    s[HAS_ACTED] = 0
    s[IDLE_TURNS] = 0
    w[TURN] = 1
    s[PHASE] = ON_TURN
    deal(s, w, r)

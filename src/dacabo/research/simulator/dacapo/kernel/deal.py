"""Chance and the cards that lie face down: the lot, the deal, turning up, drawing, reshuffles."""

from dacabo.research.simulator.chance import CARD_STREAM, below
from dacabo.research.simulator.dacapo.kernel.layout import *
from dacabo.research.simulator.language import Numbers


def hand_of(r: Numbers, seat: int) -> int:
    """Return the index in `s` of the hand of a seat."""
    return OWNED + seat * r[SEAT_SIZE]


def help_of(r: Numbers, seat: int, number: int) -> int:
    """Return the index in `s` of the lowest card of a help pile."""
    return hand_of(r, seat) + r[KINDS] + number * r[SLOTS_EACH]


def after(r: Numbers, seat: int, number: int) -> int:
    """Return the seat that is so many seats after this one, at most once round the table."""
    seat += number
    return seat - r[PLAYERS] if seat >= r[PLAYERS] else seat


def pick(s: Numbers, w: Numbers, pool: int) -> int:
    """Take a card of a pool: any of those left, with equal chance."""
    left = w[POOLS + pool]
    w[POOLS + pool] = left - 1
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
    s[TOPS + seat] = pick(s, w, 0)


def draw(s: Numbers, w: Numbers, r: Numbers, seat: int) -> None:
    """Draw a card from the pile."""
    kind = pick(s, w, s[LATEST])
    w[PILE] -= 1
    s[HANDS + seat] += 1
    s[hand_of(r, seat) + kind] += 1
    w[HELD + seat] |= 1 << kind


def fill(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Draw until the hand is full or there is nothing left to draw (DACAPO-5, DACAPO-6)."""
    player = s[ASKED]
    for _ in range(r[HAND] - s[HANDS + player]):
        if w[PILE] == 0:
            if w[ASIDE] == 0:
                return
            reshuffle(s, w, r)
        draw(s, w, r, player)
        s[ACTED] = 1
        s[IDLE] = 0


def reshuffle(s: Numbers, w: Numbers, r: Numbers) -> None:
    """The finished piles become the pile; jokers no longer stand for a number (DACAPO-6)."""
    for kind in range(r[KINDS]):
        s[POOL_KINDS + MAX_KINDS + kind] = s[ASIDE_KINDS + kind]
        s[ASIDE_KINDS + kind] = 0
    w[POOLS + 1] = w[ASIDE]
    w[PILE] = w[ASIDE]
    w[ASIDE] = 0
    s[LATEST] = 1


def deal(s: Numbers, w: Numbers, r: Numbers) -> None:
    """Everyone gets a stack, its top card turned up, and a hand (DACAPO-1, DACAPO-2)."""
    pack = r[HIGHEST] * r[COPIES] + r[JOKERS]
    for kind in range(r[KINDS]):
        s[POOL_KINDS + kind] = r[JOKERS] if kind == JOKER else r[COPIES]
        s[POOL_KINDS + MAX_KINDS + kind] = 0
        s[ASIDE_KINDS + kind] = 0
    w[POOLS] = pack
    w[POOLS + 1] = 0
    w[PILE] = pack - r[PLAYERS] * r[STACK]
    w[ASIDE] = 0
    s[LATEST] = 0
    for place in range(r[PLACES]):
        s[BUILDING + place] = 0
        w[JOKERS_AT + place] = 0
    for seat in range(r[PLAYERS]):
        s[STACKS + seat] = r[STACK]
        turn_up(s, w, seat)
        s[HANDS + seat] = 0
        w[HELD + seat] = 0
        for kind in range(r[KINDS]):
            s[hand_of(r, seat) + kind] = 0
        for number in range(r[HELPS]):
            w[HEIGHTS + seat * MAX_PLACES + number] = 0
            s[HELP_TOPS + seat * MAX_PLACES + number] = NO_CARD
        for _ in range(r[HAND]):
            draw(s, w, r, seat)


def open_round(s: Numbers, w: Numbers, r: Numbers, dealer: int) -> None:
    """Begin a game; the player to the dealer's left starts (DACAPO-4)."""
    s[DEALER] = dealer
    s[ASKED] = after(r, dealer, 1)
    s[ACTED] = 0
    s[IDLE] = 0
    w[TURN] = 1
    s[PHASE] = ON_TURN
    deal(s, w, r)

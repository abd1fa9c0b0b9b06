"""A fast player for all seats of many worlds at once: how a round may go on from here."""

from functools import lru_cache
from typing import Final

import numpy as np

from dacabo.bots.cabo.worlds import EMPTY, Codes, Flags, Numbers, Rows, Worlds
from dacabo.cabo.cards import VALUE, Power
from dacabo.cabo.rules import EmptyPile, PileOutAfterCall, Rules
from dacabo.core.seats import Place, Seat

LAPS: Final = 12
"""Play-outs are cut off after so many laps, as if the number of turns had been agreed on."""
KEPT: Final = 3.5
"""What a card is worth that its owner knows and somebody else does not."""
LAST_TURN: Final = 3.5
"""What the others gain on average after a call."""
NERVE: Final = 0.6
"""How many standard deviations somebody wants to be ahead before they call."""
SPREAD: Final = 10.0
"""The variance of a card that one does not know."""
PEEK: Final = 1.5
"""What it is worth to learn an own card."""
SWAP: Final = 1.0
"""An exchange has to gain at least this much."""
NOTHING: Final = np.float32(-99)


def play_out(worlds: Worlds, first: Seat, lap: int = 0) -> None:
    """Let everybody play on until their round ends, beginning with the turn of `first`."""
    rows = np.arange(len(worlds.cards))
    seat = first
    for turn in range(LAPS * worlds.players):
        rows = rows[(worlds.caller[rows] != seat) & ~_over(worlds, rows)]
        if not len(rows):
            return
        take_turn(worlds, rows, seat, lap + turn // worlds.players)
        seat = (seat + 1) % worlds.players


def _over(worlds: Worlds, rows: Rows) -> Flags:
    rules = worlds.rules
    if rules.empty_pile is not EmptyPile.END_ROUND:
        return np.zeros(len(rows), np.bool_)
    out: Flags = worlds.ran_out[rows]
    if rules.pile_out_after_call is PileOutAfterCall.PLAY_ON:
        out = out & (worlds.caller[rows] < 0)
    return out


def take_turn(worlds: Worlds, rows: Rows, seat: Seat, lap: int) -> None:
    """One player's turn, in all these worlds."""
    guesses = _guesses(worlds, rows, seat)
    calling = (worlds.caller[rows] < 0) & _calls(worlds, rows, seat, guesses, lap)
    worlds.call(rows[calling], seat)
    rows, own = rows[~calling], guesses[~calling, seat]
    if not len(rows):
        return
    _blank(own, worlds.cards[rows, seat])
    high, pair, clears = _claims(worlds, rows, seat, own)
    top = worlds.faces.value[worlds.top[rows]]
    taking = clears - top > hopes(worlds.rules)[np.clip(clears, 0, _MOST).astype(np.intp)]
    cards = worlds.top[rows].copy()
    cards[~taking] = worlds.draw(rows[~taking])
    use_card(worlds, rows, seat, cards, taking, (own, high, pair, clears))


def draw_and_use(worlds: Worlds, rows: Rows, seat: Seat) -> None:
    """Draw, and do what seems best with the card."""
    own = _guesses(worlds, rows, seat)[:, seat]
    _blank(own, worlds.cards[rows, seat])
    plan = (own, *_claims(worlds, rows, seat, own))
    use_card(worlds, rows, seat, worlds.draw(rows), np.zeros(len(rows), np.bool_), plan)


def use_card(
    worlds: Worlds,
    rows: Rows,
    seat: Seat,
    cards: Codes,
    taken: Flags,
    plan: tuple[Numbers, Rows, Rows, Numbers],
) -> None:
    """Keep the card in hand where it saves most, or put it away and use its action."""
    own, high, pair, clears = plan
    has = worlds.faces.has
    value = worlds.faces.value[cards]
    last = worlds.caller[rows] >= 0
    unknown = (own != NOTHING) & ~worlds.known[rows, seat, seat]
    wanted = np.where(
        has[Power.PEEK][cards] & unknown.any(1) & ~last, np.float32(PEEK), np.float32(0)
    )
    swapping = (has[Power.SWAP][cards] | has[Power.KING][cards]) & ~taken
    targets = np.zeros((len(rows), 2), np.intp)
    if swapping.any():
        gain, targets[swapping] = _exchange(worlds, rows[swapping], seat, own[swapping])
        wanted[swapping] = np.where(gain > SWAP, gain, 0)
    keeping = taken | (clears - value > wanted)
    _keep(worlds, rows[keeping], seat, cards[keeping], taken[keeping], high[keeping], pair[keeping])
    rest = ~keeping
    worlds.top[rows[rest]] = cards[rest]
    peeking = rest & has[Power.PEEK][cards] & (wanted > 0)
    worlds.known[rows[peeking], seat, seat, unknown[peeking].argmax(1)] = True
    swapping &= rest & (wanted > 0)
    worlds.swap(
        rows[swapping], (seat, high[swapping]), (targets[swapping, 0], targets[swapping, 1])
    )
    if worlds.rules.snap:
        _snaps(worlds, rows, seat)


def exchange_seen(worlds: Worlds, rows: Rows, seat: Seat, place: Place) -> None:
    """After a black king's look: exchange the card with one's highest, if it is lower."""
    if worlds.rules.caller_locked and worlds.caller[rows[0]] == place[0]:
        return
    own = _guesses(worlds, rows, seat)[:, seat]
    _blank(own, worlds.cards[rows, seat])
    seen = worlds.faces.value[worlds.cards[rows, *place]]
    gaining = own.max(1) > seen
    worlds.swap(rows[gaining], (seat, own[gaining].argmax(1)), place)


def _guesses(worlds: Worlds, rows: Rows, seat: Seat) -> Numbers:
    """What a player takes every card on the table to be worth, by row, seat and slot."""
    cards = worlds.cards[rows]
    known = worlds.known[rows]
    seats = np.arange(worlds.players)
    owners_know = known[:, seats, seats]
    guess = np.where(owners_know, np.float32(KEPT), mean(worlds.rules))
    guess[:, seat] = mean(worlds.rules)
    guess = np.where(known[:, seat], worlds.faces.value[cards], guess)
    guess[cards == EMPTY] = 0
    return guess


def _calls(worlds: Worlds, rows: Rows, seat: Seat, guesses: Numbers, lap: int) -> Flags:
    """Whether a player calls: when far enough ahead of everybody, for what they know."""
    sums = guesses.sum(2)
    mine = sums[:, seat].copy()
    sums[:, seat] = 99
    unsure = (~worlds.known[rows, seat] & (worlds.cards[rows] != EMPTY)).sum(2)
    own_unsure = unsure[:, seat].copy()
    rival = sums.argmin(1)
    index = np.arange(len(rows))
    spread = np.sqrt(SPREAD * own_unsure + 5.0 * unsure[index, rival] + 7.0)
    nerve = NERVE + 0.15 * (worlds.players - 2) - 0.15 * max(lap - 8, 0)
    calls: Flags = sums[index, rival] - LAST_TURN - mine >= nerve * spread
    if worlds.rules.call_below is not None:
        calls &= (mine < worlds.rules.call_below) & (own_unsure == 0)
    return calls


def _claims(worlds: Worlds, rows: Rows, seat: Seat, own: Numbers) -> tuple[Rows, Rows, Numbers]:
    """The slot (and, with a known pair, the other slot or -1) that is best replaced, its worth."""
    high = own.argmax(1)
    index = np.arange(len(rows))
    clears = own[index, high]
    pair = np.full(len(rows), -1)
    if worlds.rules.sets:
        one, other = _pairs(own.shape[1])
        # Unknown cards are equal to none: every slot gets a number of its own.
        values = np.where(worlds.known[rows, seat, seat], own, _APART[: own.shape[1]])
        both = np.where(values[:, one] == values[:, other], values[:, one] * 2, NOTHING)
        found = both.argmax(1)
        worth = both[index, found]
        better = worth > clears
        high = np.where(better, one[found], high)
        pair = np.where(better, other[found], pair)
        clears = np.where(better, worth, clears)
    return high, pair, clears


def _keep(
    worlds: Worlds, rows: Rows, seat: Seat, cards: Codes, taken: Flags, high: Rows, pair: Rows
) -> None:
    pairs = pair >= 0
    worlds.remove(rows[pairs], seat, pair[pairs])
    worlds.lay(rows, seat, high, cards, taken)


def _exchange(worlds: Worlds, rows: Rows, seat: Seat, own: Numbers) -> tuple[Numbers, Rows]:
    """The best card of somebody else for one's highest: what it gains, and where it lies."""
    guesses = _guesses(worlds, rows, seat)
    guesses[worlds.cards[rows] == EMPTY] = 99
    guesses[:, seat] = 99
    if worlds.rules.caller_locked:
        index = np.flatnonzero(worlds.caller[rows] >= 0)
        guesses[index, worlds.caller[rows[index]]] = 99
    flat = guesses.reshape(len(rows), -1)
    found = flat.argmin(1)
    gain: Numbers = own.max(1) - flat[np.arange(len(rows)), found]
    return gain, np.stack(np.divmod(found, guesses.shape[2]), 1)


def _snaps(worlds: Worlds, rows: Rows, seat: Seat) -> None:
    """The others lay down what they know to be the same: the first of them who can."""
    rank, value = worlds.faces.rank, worlds.faces.value
    for other in range(worlds.players):
        if other == seat or not len(rows):
            continue
        cards = worlds.cards[rows, other]
        same = (
            worlds.known[rows, other, other]
            & (rank[cards] == rank[worlds.top[rows]][:, None])
            & (value[cards] > 0)
            & (worlds.caller[rows] != other)[:, None]
            & ((cards != EMPTY).sum(1) > 1)[:, None]
        )
        snapping = same.any(1)
        worlds.remove(rows[snapping], other, same[snapping].argmax(1))
        rows = rows[~snapping]


def _blank(own: Numbers, cards: Codes) -> None:
    own[cards == EMPTY] = NOTHING


_MOST: Final = 40
_APART: Final = -np.arange(200, 264, dtype=np.float32)


@lru_cache(maxsize=64)
def hopes(rules: Rules) -> Numbers:
    """What drawing a card saves on average where one has so many points to get rid of."""
    values = [VALUE[card] for card in rules.pack]
    return np.array(
        [sum(max(high - value, 0) for value in values) / len(values) for high in range(_MOST + 1)],
        np.float32,
    )


@lru_cache(maxsize=64)
def mean(rules: Rules) -> np.float32:
    """What a card of the deck is worth on average."""
    return np.float32(sum(VALUE[card] for card in rules.pack) / len(rules.pack))


@lru_cache(maxsize=64)
def _pairs(slots: int) -> tuple[Rows, Rows]:
    one, other = np.triu_indices(slots, 1)
    return one, other

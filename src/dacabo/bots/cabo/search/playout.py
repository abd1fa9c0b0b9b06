"""A fast player for all seats of many worlds at once: how a round may continue."""

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from dacabo.bots.cabo.calling import LAST_TURN_SPREAD, urgency
from dacabo.bots.cabo.search.worlds import EMPTY, Codes, Flags, Numbers, Rows, Worlds
from dacabo.cabo.cards import VALUE, Power
from dacabo.cabo.chapters.scoring import (
    DUTCH_WRONG_CALL,
    WRONG_CALL,
)
from dacabo.cabo.rules import EmptyPile, PileOutAfterCall, Rules, Scoring
from dacabo.core.seats import Place, Seat

LAPS: Final = 12
"""Play-outs are cut off after this many laps, as if a turn limit had been agreed."""
# The next eight make play-outs end like rounds among Allegros: in as many laps, with callers whose
# sums and win rates match. `benchmarks/bots.py --calibrate` prints both.
KEPT: Final = 5.0
"""The initial estimate of a card that its owner knows and another player does not."""
KEPT_LESS: Final = 0.1
"""How much lower the estimate is with every lap, down to `KEPT_LEAST`."""
KEPT_LEAST: Final = 3.5
READING: Final = np.float32(0.5)
"""How much of such a card's true value its owner's behaviour reveals."""
OWN_READING: Final = np.float32(0.4)
"""The same for the searching player, who must not exploit the sampled cards."""
SPREAD: Final = 13.0
"""The variance of a random card."""
KEPT_SPREAD: Final = 4.0
"""The variance of a card that a player chose to keep, or may have."""
LAST_TURN: Final = -1.0
"""What the others gain after a call, beyond drawing a lower card."""
PRICE: Final = 1.3
"""The weight of a point the caller may have to write down, relative to one of the others."""
PEEK: Final = 1.5
"""The value of learning one's own card."""
SWAP: Final = 1.0
"""The minimum gain of an exchange."""
NOTHING: Final = np.float32(-99)


class Aim(NamedTuple):
    """What a player most wants to get rid of."""

    own: Numbers
    """The player's estimate of their cards, by slot."""
    high: Rows
    """The slot for a new card."""
    pair: Rows
    """The slot of an equal card that is discarded as well, or -1."""
    clears: Numbers
    """The points that are got rid of."""


def play_out(worlds: Worlds, first: Seat) -> None:
    """Let everyone play until their round ends, beginning with the turn of `first`."""
    rows = np.arange(len(worlds.cards))
    for turn in range(LAPS * worlds.players):
        seat = (first + turn) % worlds.players
        rows = rows[(worlds.caller[rows] != seat) & ~_over(worlds, rows)]
        if not len(rows):
            return
        take_turn(worlds, rows, seat)
        worlds.lap += 1 / worlds.players


def _over(worlds: Worlds, rows: Rows) -> Flags:
    rules = worlds.rules
    if rules.empty_pile is not EmptyPile.END_ROUND:
        return np.zeros(len(rows), np.bool_)
    out: Flags = worlds.ran_out[rows]
    if rules.pile_out_after_call is PileOutAfterCall.PLAY_ON:
        out = out & (worlds.caller[rows] < 0)
    return out


def take_turn(worlds: Worlds, rows: Rows, seat: Seat) -> None:
    """Play one player's turn in all these worlds."""
    guesses = _guesses(worlds, rows, seat)
    calling = (worlds.caller[rows] < 0) & _calls(worlds, rows, seat, guesses)
    worlds.call(rows[calling], seat)
    rows, own = rows[~calling], guesses[~calling, seat]
    if not len(rows):
        return
    _blank(own, worlds.cards[rows, seat])
    aim = _aim(worlds, rows, seat, own)
    top = worlds.faces.value[worlds.top[rows]]
    hope = hopes(worlds.rules)[np.clip(aim.clears, 0, _MOST).astype(np.intp)]
    taking = aim.clears - top > hope
    cards = worlds.top[rows].copy()
    cards[~taking] = worlds.draw(rows[~taking])
    use_card(worlds, rows, seat, cards, aim, taken=taking)


def draw_and_use(worlds: Worlds, rows: Rows, seat: Seat) -> None:
    """Draw, and use the card in the best way."""
    own = _guesses(worlds, rows, seat)[:, seat]
    _blank(own, worlds.cards[rows, seat])
    aim = _aim(worlds, rows, seat, own)
    none = np.zeros(len(rows), np.bool_)
    use_card(worlds, rows, seat, worlds.draw(rows), aim, taken=none)


def use_card(
    worlds: Worlds, rows: Rows, seat: Seat, cards: Codes, aim: Aim, *, taken: Flags
) -> None:
    """Keep the card in hand where it saves most, or discard it and use its action."""
    own, high, pair, clears = aim
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
    pairs = keeping & (pair >= 0)
    worlds.remove(rows[pairs], seat, pair[pairs])
    worlds.lay(rows[keeping], seat, high[keeping], cards[keeping], taken=taken[keeping])
    rest = ~keeping
    worlds.top[rows[rest]] = cards[rest]
    peeking = rest & has[Power.PEEK][cards] & (wanted > 0)
    worlds.known[rows[peeking], seat, seat, unknown[peeking].argmax(1)] = True
    swapping &= rest & (wanted > 0)
    worlds.swap(
        rows[swapping], (seat, high[swapping]), (targets[swapping, 0], targets[swapping, 1])
    )
    others_snap(worlds, rows, seat)


def exchange_seen(worlds: Worlds, rows: Rows, seat: Seat, place: Place) -> None:
    """After a black king's look: exchange the card with the player's highest, if it is lower."""
    if worlds.rules.caller_locked and worlds.caller[rows[0]] == place[0]:
        return
    own = _guesses(worlds, rows, seat)[:, seat]
    _blank(own, worlds.cards[rows, seat])
    seen = worlds.faces.value[worlds.cards[rows, *place]]
    gaining = own.max(1) > seen
    worlds.swap(rows[gaining], (seat, own[gaining].argmax(1)), place)


def _guesses(worlds: Worlds, rows: Rows, seat: Seat) -> Numbers:
    """A player's estimate of every card on the table, by row, seat and slot."""
    cards = worlds.cards[rows]
    known = worlds.known[rows]
    value = worlds.faces.value[cards]
    seats = np.arange(worlds.players)
    reading = OWN_READING if seat == worlds.thinker else READING
    kept = np.float32((1 - reading) * max(KEPT - KEPT_LESS * worlds.lap, KEPT_LEAST))
    guess = np.where(known[:, seats, seats], reading * value + kept, mean(worlds.rules))
    guess[:, seat] = mean(worlds.rules)
    guess = np.where(known[:, seat], value, guess)
    guess[cards == EMPTY] = 0
    return guess


def _calls(worlds: Worlds, rows: Rows, seat: Seat, guesses: Numbers) -> Flags:
    """Whether a player calls: like Allegro, by the chance and the price of being wrong."""
    sums = guesses.sum(2)
    unsure = (~worlds.known[rows, seat] & (worlds.cards[rows] != EMPTY)).sum(2)
    spread = np.where(np.arange(worlds.players) == seat, SPREAD, KEPT_SPREAD) * unsure
    mine = sums[:, seat, None]
    deviation = np.sqrt(spread + spread[:, seat, None] + LAST_TURN_SPREAD)
    gain = hopes(worlds.rules)[np.clip(guesses.max(2), 0, _MOST).astype(np.intp)]
    ahead = below((sums - gain - LAST_TURN + 0.5 - mine) / deviation)
    ahead[:, seat] = 1
    chance = ahead.prod(1)
    rules = worlds.rules
    if rules.call_below is not None:
        chance *= below((rules.call_below - 0.5 - mine[:, 0]) / np.sqrt(spread[:, seat] + 0.01))
    hurry = urgency(int(worlds.lap))
    if worlds.last_round:
        return np.asarray(chance * worlds.players >= (1 - hurry) * worlds.caution[rows, seat])
    sums[:, seat] = 99
    prize = np.maximum(sums.min(1), 1)
    penalty = DUTCH_WRONG_CALL if rules.scoring is Scoring.DUTCH else WRONG_CALL
    price = PRICE / (worlds.players - 1) * (1 - hurry) * (np.maximum(mine[:, 0], 0) + penalty)
    return np.asarray(chance * prize >= (1 - chance) * price * worlds.caution[rows, seat])


def below(deviation: Numbers) -> Numbers:
    """An approximation of the cumulative normal distribution."""
    share: Numbers = 1 / (1 + np.exp(np.clip(-1.702 * deviation, -30, 30)))
    return share


def _aim(worlds: Worlds, rows: Rows, seat: Seat, own: Numbers) -> Aim:
    """The card, or known pair, that is best to get rid of."""
    high = own.argmax(1)
    index = np.arange(len(rows))
    clears = own[index, high]
    pair = np.full(len(rows), -1)
    if worlds.rules.sets and own.shape[1] > 1:
        one, other = _pairs(own.shape[1])
        # Unknown cards match none: each slot gets a distinct number.
        values = np.where(
            worlds.known[rows, seat, seat], own, -200 - np.arange(own.shape[1], dtype=np.float32)
        )
        both = np.where(values[:, one] == values[:, other], values[:, one] * 2, NOTHING)
        found = both.argmax(1)
        worth = both[index, found]
        better = worth > clears
        high = np.where(better, one[found], high)
        pair = np.where(better, other[found], pair)
        clears = np.where(better, worth, clears)
    return Aim(own, high, pair, clears)


def _exchange(worlds: Worlds, rows: Rows, seat: Seat, own: Numbers) -> tuple[Numbers, Rows]:
    """The best card of another player for the player's highest: its gain and its place."""
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


def others_snap(worlds: Worlds, rows: Rows, seat: Seat) -> None:
    """The first of the others who knows a matching card snaps it."""
    if not worlds.rules.snap:
        return
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


@lru_cache(maxsize=64)
def hopes(rules: Rules) -> Numbers:
    """What drawing saves on average, by the points that a player can get rid of."""
    values = [VALUE[card] for card in rules.pack]
    return np.array(
        [sum(max(high - value, 0) for value in values) / len(values) for high in range(_MOST + 1)],
        np.float32,
    )


@lru_cache(maxsize=64)
def mean(rules: Rules) -> np.float32:
    """The average value of a card of the deck."""
    return np.float32(sum(VALUE[card] for card in rules.pack) / len(rules.pack))


@lru_cache(maxsize=64)
def _pairs(slots: int) -> tuple[Rows, Rows]:
    one, other = np.triu_indices(slots, 1)
    return one, other

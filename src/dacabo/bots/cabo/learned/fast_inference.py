"""One observation at a glance: what `features` and `network` say, for a player in a hurry.

There the lines serve thousands of observations at once, and a single one takes a hundred small
steps. Here every byte that names something picks a row of a table that was made when the weights
were read, and only what is asked for is calculated. Tests compare the two.
"""

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dacabo.bots.cabo.learned.features import HIGHEST, LAPS, PATIENCE, PHASES
from dacabo.bots.cabo.learned.network import (
    PLACE_FEATURES,
    SEAT_FEATURES,
    TABLE_FEATURES,
)
from dacabo.bots.layers import Weights
from dacabo.observations.cabo.layout import (
    BLACK_KING,
    CALL,
    CODES,
    DRAW,
    GLOBALS,
    LAY,
    OLDER,
    OPTIONS,
    PASS,
    RED_KING,
    SEATS,
    SNAPPING,
    TAKE,
    TOKEN,
    TURN_BEGINS,
    UNSEEN,
)

Floats = NDArray[np.float32]

_CARD: Final = 2
"""The first byte of a place where a card lies."""
_NAMED: Final = 3 * CODES
"""Features of a place before those that are numbers."""
# Where the tables of rows begin.
_LOW = CODES
_HIGH = _LOW + CODES
_SEEN = _HIGH + CODES
_MASKS: Final = 1 << SEATS
_FLAGS = _SEEN + SEATS * _MASKS
_BASE = _FLAGS + 12
_ROWS = _BASE + 8
# Where the parts of the table's features begin.
_CHAIRS = PHASES
_PLAYERS = _CHAIRS + 3 * (SEATS + 1)
_LAP = _PLAYERS + SEATS - 1
_TOP = _LAP + LAPS
_HAND = _TOP + CODES
_PILE_OUT = _HAND + CODES + 1
_HUNDRED = _PILE_OUT + 3
_COUNTS = _HUNDRED + 3
_ABOUT = _COUNTS + OPTIONS - UNSEEN
_NUMBERS: Final = (12, 13, 14, 17, 18, 19, 20, 21, 10, 11)
"""The features of a place that no byte says, in the order in which they are found below."""


class _Place(NamedTuple):
    """A card that lies on the table."""

    chair: int
    slot: int
    code: int
    worth: float
    spread: float
    by_owner: int


class FastInference:
    """A network, ready for single observations.

    Args:
        weights: those of a player.
    """

    def __init__(self, weights: Weights) -> None:
        self._weights = {
            name: np.ascontiguousarray(one, np.float32) for name, one in weights.items()
        }
        self._rows = _rows(self._weights["place"], self._weights["place_0"])
        self._numbers = self._weights["place"][[_NAMED + number for number in _NUMBERS]]
        self._pointed_0 = sum(self._weights[f"point_{of}_0"] for of in ("place", "seat", "table"))
        seat = self._weights["seat"]
        of_places = len(seat) - SEAT_FEATURES
        self._seat_cards, chairs, there, self._seat_numbers = np.split(
            seat, [of_places, of_places + SEATS, of_places + SEATS + 1]
        )
        self._seat_base = chairs + there + self._weights["seat_0"]
        # Column by column, as a processor fetches most of what is not in its cache yet.
        self._tables = [
            np.array(self._weights[name], order="F") for name in ("table", "table2", "table3")
        ]
        self._tables[0][_COUNTS:_ABOUT] /= 4.0  # counts of cards are quarters

    def best(self, told: bytes, slots: int, options: Sequence[int], digits: int) -> int:
        """The sensible option that is liked best, the first of those equal in so many digits."""
        left = sensible_options(told, slots, options)
        if len(left) == 1:
            return left[0]
        liked = self.liked(told, slots, left)
        rounded = [round(one, digits) for one in liked]
        return left[rounded.index(max(rounded))]

    def liked(self, told: bytes, slots: int, options: Sequence[int]) -> list[float]:
        """How much each of these actions is liked; those of places are for cards that lie there."""
        weights = self._weights
        places = _places(told, slots)
        cards, seats, table = self._think(told, slots, places)
        liked: dict[int, float] = {}
        if options[0] < LAY:
            verbs = table @ weights["verbs"] + weights["verbs_0"]
            liked.update(enumerate(verbs.tolist()))
        if options[-1] >= LAY:
            owners = [place.chair for place in places]
            about = cards @ weights["point_place"] + (seats @ weights["point_seat"]).take(owners, 0)
            about += table @ weights["point_table"] + self._pointed_0
            pointed = np.maximum(about, 0) @ weights["point"] + weights["point_0"]
            for place, (lay, claim, point) in zip(places, pointed.tolist(), strict=True):
                if place.chair == 0:
                    liked[LAY + place.slot] = lay
                    liked[LAY + slots + place.slot] = claim
                liked[LAY + (2 + place.chair) * slots + place.slot] = point
        return [liked[action] for action in options]

    def _think(
        self, told: bytes, slots: int, places: list[_Place]
    ) -> tuple[Floats, Floats, Floats]:
        """What the network makes of the places, the seats and the table."""
        weights = self._weights
        rows, numbers = _named(told, slots, places)
        first = self._rows.take(rows, 0).sum(1)
        first += np.array(numbers, np.float32) @ self._numbers
        cards = np.maximum(first, 0, out=first) @ weights["place2"] + weights["place2_0"]
        np.maximum(cards, 0, out=cards)
        players = told[2]
        about, table_about = _about(told, players, places)
        seats = self._sums(players, places, cards) @ self._seat_cards
        seats += np.array(about, np.float32) @ self._seat_numbers
        seats += self._seat_base[:players]
        np.maximum(seats, 0, out=seats)
        met = np.zeros(TABLE_FEATURES + 3 * seats.shape[1], np.float32)
        met.put(_shown(told, players), 1)
        met[_COUNTS:_ABOUT] = np.frombuffer(told, np.uint8, OPTIONS - UNSEEN, UNSEEN)
        met[_ABOUT:TABLE_FEATURES] = table_about
        own, together, most = met[TABLE_FEATURES:].reshape(3, -1)
        own[:] = seats[0]
        seats[1:].sum(0, out=together)
        seats[1:].max(0, out=most)
        table = met @ self._tables[0]
        table += weights["table_0"]
        np.maximum(table, 0, out=table)
        for layer, bias in zip(self._tables[1:], ("table2_0", "table3_0"), strict=True):
            more = table @ layer
            more += weights[bias]
            table += np.maximum(more, 0, out=more)
        return cards, seats, table

    @staticmethod
    def _sums(players: int, places: list[_Place], cards: Floats) -> Floats:
        """What the cards of each seat come to; they lie in the order of the seats."""
        first: dict[int, int] = {}
        for number, place in enumerate(places):
            first.setdefault(place.chair, number)
        sums: Floats = np.add.reduceat(cards, list(first.values()), 0)
        if len(first) == players:
            return sums
        spread = np.zeros((players, cards.shape[1]), np.float32)  # somebody has no cards left
        spread[list(first)] = sums
        return spread


def _rows(place: Floats, bias: Floats) -> Floats:
    """What each byte of a place that names something adds to the first layer."""
    rows = np.zeros((_ROWS, place.shape[1]), np.float32)
    assert len(place) == PLACE_FEATURES
    named, number = place[:_NAMED], place[_NAMED:]
    for code in range(CODES):
        rows[code] = named[code] + (code > 0) * number[1]
        rows[_LOW + code] = named[CODES + code] + code / HIGHEST * number[15]
        rows[_HIGH + code] = named[2 * CODES + code] + code / HIGHEST * number[16]
    for chair, mask in product(range(SEATS), range(_MASKS)):
        by_owner = mask >> chair & 1
        seers = (mask >> 1).bit_count() - by_owner
        at = _SEEN + chair * _MASKS + mask
        rows[at] = by_owner * number[2] + seers / 2 * number[3] + (chair == 0) * number[8]
    for older, called, looked in product(range(2), range(2), range(3)):
        at = _FLAGS + 6 * older + 3 * called + looked
        rows[at] = older * number[4] + called * number[5]
        if looked:
            rows[at] += number[5 + looked]
    for held, upon, caller in product(range(2), repeat=3):
        at = _BASE + 4 * held + 2 * upon + caller
        rows[at] = bias + number[0]
        rows[at] += held * number[22] + upon * number[23] + caller * number[9]
    return rows


def _places(told: bytes, slots: int) -> list[_Place]:
    """The cards that lie on the table, with what they are worth as far as can be told."""
    found = []
    estimates: dict[bytes, tuple[float, float]] = {}
    for place, here in enumerate(range(GLOBALS, len(told), TOKEN)):
        if told[here] == _CARD:
            code = told[here + 1]
            worth, spread = code - 2.0, 0.0
            chair, slot = divmod(place, slots)
            if not code:
                read = told[here + 3 : here + 4] + told[here + 5 : here + 7]
                if read not in estimates:
                    estimates[read] = _estimate(told, *read)
                worth, spread = estimates[read]
            found.append(_Place(chair, slot, code, worth, spread, told[here + 2] >> chair & 1))
    return found


def _estimate(told: bytes, older: int, low: int, high: int) -> tuple[float, float]:
    """What an unseen card has on average, of those that it can be; and how far it may be off."""
    pool = told[OLDER : OLDER + CODES] if older else told[UNSEEN : UNSEEN + CODES]
    for first, last in ((low, high), (0, CODES - 1)):
        many = total = squares = 0
        for code in range(first, last + 1):
            count = pool[code]
            if count:
                many += count
                total += count * (code - 2)
                squares += count * (code - 2) ** 2
        if many:
            mean = total / many
            return mean, max(squares / many - mean * mean, 0.0)
    return 0.0, 0.0


def _named(
    told: bytes, slots: int, places: list[_Place]
) -> tuple[Sequence[Sequence[int]], Sequence[Sequence[float]]]:
    """Of each place: the rows that its bytes pick, and the numbers that no byte says."""
    hand, top, caller = told[11] - 1, told[10], told[5]
    held, upon = hand > 0, top > 0
    base = _BASE + 4 * held + 2 * upon
    own = [place.code for place in places if place.chair == 0]
    claims, given = told[16:20], (told[20] - 1, told[21] - 1)
    rows, numbers = [], []
    for chair, slot, code, worth, spread, _ in places:
        here = GLOBALS + TOKEN * (chair * slots + slot)
        _, _, mask, older, called, low, high, looked = told[here : here + TOKEN]
        rows.append(
            (
                code,
                _LOW + low,
                _HIGH + high,
                _SEEN + chair * _MASKS + mask,
                _FLAGS + 6 * older + 3 * called + (min(2, looked)),
                base + (chair == caller),
            )
        )
        part = worth / HIGHEST
        numbers.append(
            (
                part,
                part * part,
                spread / 20.0,
                own.count(code) - (chair == 0) if code else 0,
                code == hand and held,
                code == top and upon,
                (worth - hand + 2) / HIGHEST if held else 0,
                (worth - top + 2) / HIGHEST if upon else 0,
                claims.count(slot + 1) if chair == 0 else 0,
                (chair, slot) == given,
            )
        )
    return rows, numbers


def _shown(told: bytes, players: int) -> list[int]:
    """The features of the table that are 1 because a byte names them."""
    shown = [
        told[0],
        *(_CHAIRS + n * (SEATS + 1) + min(told[3 + n], SEATS) for n in range(3)),
        _PLAYERS + players - 2,
        _LAP + min(told[6] // players, LAPS - 1),
        _TOP + told[10],
        _HAND + told[11],
    ]
    for first, option in ((_PILE_OUT, told[OPTIONS + 6] & 3), (_HUNDRED, told[OPTIONS + 7] & 3)):
        if option < 3:  # noqa: PLR2004 (as many as there are)
            shown.append(first + option)
    return shown


def _about(
    told: bytes, players: int, places: list[_Place]
) -> tuple[Sequence[Sequence[float]], list[float]]:
    """The numbers about each seat, and about the table."""
    totals = [
        (told[at] * 256 + told[at + 1] - 32_768) / 100.0 for at in range(24, 24 + 2 * players, 2)
    ]
    cards, sums, spreads, known = ([0.0] * players for _ in range(4))
    for chair, _, _, worth, spread, by_owner in places:
        cards[chair] += 1
        sums[chair] += worth
        spreads[chair] += spread
        known[chair] += by_owner
    seats = [
        (
            chair == told[5],
            chair == told[3],
            chair == told[4],
            totals[chair],
            totals[chair] - totals[0],
            cards[chair] / 4.0,
            sums[chair] / 20.0,
            spreads[chair] / 40.0,
            known[chair] / 4.0,
        )
        for chair in range(players)
    ]
    hand, top, pile = told[11] - 1, told[10], told[8]
    flags = told[OPTIONS + 3] * 256 + told[OPTIONS + 4]
    rounds, below = told[OPTIONS + 10], told[OPTIONS + 5]
    limit = min(told[OPTIONS + 8] * 256 + told[OPTIONS + 9], 301) / 100.0
    table = [
        (hand - 2) / HIGHEST if hand > 0 else 0.0,
        (top - 2) / HIGHEST if top > 0 else 0.0,
        sums[0] / 20.0,
        min(sums[1:]) / 20.0,
        totals[0],
        min(totals[1:]) - totals[0],
        max(totals),
        told[12],
        told[13] > 0,
        told[14],
        told[15],
        pile / 52.0,
        1.0 / (1.0 + pile),
        sum(told[UNSEEN : UNSEEN + CODES]) / 52.0,
        told[9] / 52.0,
        told[6] / players / 8.0,
        (told[22] - 8.0) / HIGHEST,
        rounds == told[7] + 1 or told[14] > 0,
        rounds > 0,
        rounds == 2,  # noqa: PLR2004 (a single round)
        told[OPTIONS],
        told[OPTIONS + 1] / 4.0,
        told[OPTIONS + 2] / 4.0,
        below > 0,
        below / 10.0,
        told[OPTIONS + 6] >> 2 & 1,
        told[OPTIONS + 7] >> 2 & 1,
        limit,
        limit > 0,
        *(flags >> bit & 1 for bit in range(9)),
    ]
    return seats, table


def sensible_options(told: bytes, slots: int, options: Sequence[int]) -> Sequence[int]:
    """The options that a learned player chooses from: see `sensible`."""
    phase = told[0]
    own = told[GLOBALS + 1 : GLOBALS + TOKEN * slots : TOKEN]
    if phase == SNAPPING:
        top, kings = told[10], (RED_KING, BLACK_KING) if told[OPTIONS] else ()
        fitting = [
            LAY + slot
            for slot, code in enumerate(own)
            if code and (code == top or (code in kings and top in kings))
        ]
        left = [action for action in options if not LAY <= action < LAY + slots]
        laid = [action for action in options if action in fitting]
        if any(own[action - LAY] > RED_KING for action in laid):
            left = [action for action in left if action != PASS]
        return sorted(left + laid) or options
    if phase == TURN_BEGINS:
        late = told[6] >= PATIENCE * told[2] and CALL in options
        return [a for a in options if a not in (DRAW, TAKE)] if late else options
    claim = LAY + slots
    if not any(claim <= action < claim + slots for action in options):
        return options
    first = own[told[16] - 1] if told[16] else None

    def known(code: int) -> bool:
        return code > 0 and own.count(code) > 1 and first in {None, code}

    left = [a for a in options if not claim <= a < claim + slots or known(own[a - claim])]
    return left or options

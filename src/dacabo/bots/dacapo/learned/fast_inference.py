"""One observation at a glance: what `features` and `network` say, for a player in a hurry.

There the lines serve thousands of observations at once, and a single one takes a hundred small
steps. Here every byte that names something picks a row of a table that was made when the weights
were read. Tests compare the two.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from dacabo.bots.dacapo.learned.features import (
    CODES,
    COPIES,
    DEPTH,
    HAND,
    HELPS,
    KINDS,
    NEAR,
    NUMBERS,
    PLACES,
)
from dacabo.bots.dacapo.learned.network import SEAT_FEATURES, TABLE_FEATURES
from dacabo.bots.layers import Weights
from dacabo.observations.dacapo.layout import (
    ASIDE_AT,
    BUILD,
    BUILDING_AT,
    END,
    GLOBALS,
    HAND_AT,
    JOKER,
    OPTIONS_AT,
    SEATS,
    SEATS_AT,
    TOTALS_AT,
    UNSEEN_AT,
)

Floats = NDArray[np.float32]

_VECTORS: Final = 10
"""What is counted by number."""
_NAMED: Final = DEPTH * CODES
"""Features of a help pile before those that are numbers."""
# Where the parts of the table's features begin.
_HELD = KINDS
_HEIGHTS = _HELD + KINDS
_UNSEEN = _HEIGHTS + NUMBERS
_ASIDE = _UNSEEN + KINDS
_PLAYERS = _ASIDE + KINDS
_FULL = _PLAYERS + SEATS - 1
_OWN = _FULL + HAND + 1
_NEAREST = _OWN + NEAR + 1
_ABOUT = _NEAREST + NEAR + 1


class FastInference:
    """A network, ready for single observations.

    Args:
        weights: those of a player.
    """

    def __init__(self, weights: Weights) -> None:
        self._weights = {
            name: np.ascontiguousarray(one, np.float32) for name, one in weights.items()
        }
        pile = self._weights["pile"]
        self._rows, self._pile_numbers = pile[:_NAMED], pile[_NAMED:]
        seat = self._weights["seat"]
        of_piles = len(seat) - SEAT_FEATURES
        self._seat_piles, chairs, self._seat_tops, self._seat_numbers = np.split(
            seat, [of_piles, of_piles + SEATS, of_piles + SEATS + CODES]
        )
        self._chairs = chairs + self._weights["seat_0"]
        # Column by column, as a processor fetches most of what is not in its cache yet.
        self._tables = [
            np.array(self._weights[name], order="F") for name in ("table", "table2", "table3")
        ]
        self._tables[0][_UNSEEN:_PLAYERS] /= COPIES
        self._building_0 = self._weights["build_place_0"] + self._weights["build_table_0"]
        self._put_0 = self._weights["put_pile_0"] + self._weights["put_table_0"]
        self._put = np.ascontiguousarray(self._weights["put"].T)

    def best(self, told: bytes, slots: int, digits: int, kept: float = 0.0) -> int:
        """The sensible action that is liked best, the first of those equal in so many digits.

        Jokers of the hand are liked less, by `kept`.
        """
        options = sensible_actions(told, slots)
        if len(options) == 1:
            return options[0]
        liked = self.liked(told, slots, options)
        if kept:
            jokers = range(BUILD + JOKER, BUILD + PLACES * _sources(told), _sources(told))
            liked = [one - kept * (a in jokers) for a, one in zip(options, liked, strict=True)]
        rounded = [round(one, digits) for one in liked]
        return options[rounded.index(max(rounded))]

    def liked(self, told: bytes, slots: int, options: Sequence[int]) -> list[float]:
        """How much each of these actions is liked."""
        weights = self._weights
        players = told[1]
        piles = [
            told[at : at + 1 + DEPTH]
            for at in range(GLOBALS, GLOBALS + players * HELPS * (1 + slots), 1 + slots)
        ]
        heights = told[BUILDING_AT : BUILDING_AT + 4 * PLACES : 4]
        places = np.array(_places(told, piles, heights), np.float32) @ weights["place"]
        places += weights["place_0"]
        places = np.maximum(places, 0, out=places) @ weights["place2"] + weights["place2_0"]
        np.maximum(places, 0, out=places)
        helps = self._helps(piles, heights)
        seats = self._seats(told, players, helps, heights)
        table = self._table(told, players, heights, seats, places)
        building = places @ weights["build_place"] + table @ weights["build_table"]
        building += self._building_0
        hand = np.maximum(building, 0) @ weights["build_hand"] + weights["build_hand_0"]
        pairs = building[:, None]
        stacks = pairs + (seats @ weights["build_seat"] + weights["build_seat_0"])
        helped = pairs + (helps[:HELPS] @ weights["build_pile"] + weights["build_pile_0"])
        liked = np.empty(BUILD + PLACES * (KINDS + players + HELPS) + HELPS * KINDS, np.float32)
        liked[END] = table @ weights["end"][:, 0] + weights["end_0"][0]
        built = liked[BUILD : -HELPS * KINDS].reshape(PLACES, -1)
        built[:, 0] = hand[:, 1]
        built[:, 1:KINDS] = hand[:, :1]
        stacked = np.maximum(stacks, 0, out=stacks) @ weights["build_stack"][:, 0]
        built[:, KINDS : KINDS + players] = stacked + weights["build_stack_0"]
        helping = np.maximum(helped, 0, out=helped) @ weights["build_help"][:, 0]
        built[:, KINDS + players :] = helping + weights["build_help_0"]
        put = helps[:HELPS] @ weights["put_pile"]
        put += table @ weights["put_table"] + self._put_0
        np.maximum(put, 0, out=put)
        put = put.reshape(HELPS, KINDS, -1)
        put *= self._put
        liked[-HELPS * KINDS :] = (put.sum(2) + weights["put_0"]).ravel()
        return liked[options].tolist()  # type: ignore[no-any-return]  # of NumPy's own

    def _helps(self, piles: Sequence[bytes], heights: bytes) -> Floats:
        """What the network makes of the help piles."""
        rows, numbers = [], []
        fitting = {JOKER + 1, *(height + 2 for height in heights)}
        for n, (height, first, second, third, fourth) in enumerate(piles):
            rows.append((first, CODES + second, 2 * CODES + third, 3 * CODES + fourth))
            number = first > 1
            numbers.append(
                (
                    height / 8.0,
                    height > 0,
                    first in fitting,
                    number and second == first + 1,
                    number and second == first,
                    n < HELPS,
                )
            )
        weights = self._weights
        found = self._rows.take(rows, 0).sum(1)
        found += np.array(numbers, np.float32) @ self._pile_numbers
        found += weights["pile_0"]
        found = np.maximum(found, 0, out=found) @ weights["pile2"] + weights["pile2_0"]
        return np.maximum(found, 0, out=found)  # type: ignore[no-any-return]  # of NumPy's own

    def _seats(self, told: bytes, players: int, helps: Floats, heights: bytes) -> Floats:
        """What it makes of the seats."""
        fitting = {JOKER + 1, *(height + 2 for height in heights)}
        own = told[SEATS_AT]
        numbers, tops = [], []
        for seat in range(players):
            stack, top, held = told[SEATS_AT + 3 * seat : SEATS_AT + 3 * seat + 3]
            tops.append(top)
            total = _total(told, seat)
            numbers.append(
                (1.0, stack / 20.0, (stack - own) / 20.0, held / 4.0, top in fitting, total)
            )
        seats = helps.reshape(players, HELPS, -1).sum(1) @ self._seat_piles
        seats += np.array(numbers, np.float32) @ self._seat_numbers
        seats += self._chairs[:players]
        seats += self._seat_tops.take(tops, 0)
        return np.maximum(seats, 0, out=seats)  # type: ignore[no-any-return]  # of NumPy's own

    def _table(
        self, told: bytes, players: int, heights: bytes, seats: Floats, places: Floats
    ) -> Floats:
        """What it makes of everything."""
        weights = self._weights
        width, pile = seats.shape[1], places.shape[1]
        met = np.zeros(TABLE_FEATURES + 3 * width + 2 * pile, np.float32)
        hand = told[HAND_AT : HAND_AT + KINDS]
        own = told[SEATS_AT]
        nearest = min(told[SEATS_AT + 3 : SEATS_AT + 3 * players : 3])
        for kind, count in enumerate(hand):
            if count:
                met[kind] = count
                met[_HELD + kind] = 1
        for height in heights:
            met[_HEIGHTS + height] += 1
        met[_UNSEEN:_ASIDE] = np.frombuffer(told, np.uint8, KINDS, UNSEEN_AT)
        met[_ASIDE:_PLAYERS] = np.frombuffer(told, np.uint8, KINDS, ASIDE_AT)
        met[_PLAYERS + players - 2] = 1
        met[_FULL + sum(hand)] = 1
        met[_OWN + min(own, NEAR)] = 1
        met[_NEAREST + min(nearest, NEAR)] = 1
        drawn = told[7] * 256 + told[8]
        target = told[OPTIONS_AT + 7] * 256 + told[OPTIONS_AT + 8]
        totals = [_total(told, seat) for seat in range(players)]
        met[_ABOUT:TABLE_FEATURES] = (
            drawn / 100.0,
            1.0 / (1.0 + drawn),
            told[5],
            told[6] / 4.0,
            target > 0,
            target / 50.0,
            totals[0],
            max(totals),
            own / 20.0,
            nearest / 20.0,
        )
        mine, together, most = met[TABLE_FEATURES : TABLE_FEATURES + 3 * width].reshape(3, -1)
        mine[:] = seats[0]
        seats[1:].sum(0, out=together)
        seats[1:].max(0, out=most)
        together, most = met[TABLE_FEATURES + 3 * width :].reshape(2, -1)
        places.sum(0, out=together)
        places.max(0, out=most)
        table = met @ self._tables[0]
        table += weights["table_0"]
        np.maximum(table, 0, out=table)
        for layer, bias in zip(self._tables[1:], ("table2_0", "table3_0"), strict=True):
            more = table @ layer
            more += weights[bias]
            table += np.maximum(more, 0, out=more)
        return table


def _sources(told: bytes) -> int:
    """Where a card can come from: the hand, by kind, a stack, a help pile."""
    return KINDS + told[1] + HELPS


def _total(told: bytes, seat: int) -> float:
    at = TOTALS_AT + 2 * seat
    return (told[at] * 256 + told[at + 1]) / 50.0


def _places(told: bytes, piles: Sequence[bytes], heights: bytes) -> list[list[float]]:
    """The features of the building piles."""
    counts = _counted(told, piles)
    own, theirs = told[SEATS_AT + 1], told[SEATS_AT + 4]
    jokers = counts[0][1] + counts[1][1]
    found = []
    for place, height in enumerate(heights):
        features: list[float] = []
        for vector in counts:
            features += vector[2 + height : 2 + height + NUMBERS]
        shown = [0.0] * NUMBERS
        shown[height] = 1.0
        away = (own - 2 - height) % NUMBERS if own > 1 else 0
        others = (theirs - 2 - height) % NUMBERS if theirs > 1 else 0
        missing = 0
        for held, lying in zip(features[:away], features[NUMBERS : NUMBERS + away], strict=True):
            missing += not (held or lying)
        lacking = features[6 * NUMBERS : 6 * NUMBERS + others].count(0)
        features += shown
        features += (
            height in heights[:place],
            jokers / 2.0,
            own == 1,
            theirs == 1,
            missing / 4.0,
            own > 1 and missing <= jokers,
            away / NUMBERS,
            lacking / 4.0,
            others / NUMBERS,
        )
        found.append(features)
    return found


def _counted(told: bytes, piles: Sequence[bytes]) -> list[list[int]]:
    """What there is of each code, in the hand, on piles and stacks.

    The numbers come a second time, so that what is ahead of a building pile is a slice.
    """
    counts = [[0] * CODES for _ in range(_VECTORS)]
    counts[0][1:] = told[HAND_AT : HAND_AT + KINDS]
    for _, first, second, third, _ in piles[:HELPS]:
        counts[1][first] += 1
        counts[2][second] += 1
        counts[3][third] += 1
    for _, first, second, _, _ in piles[HELPS : 2 * HELPS]:
        counts[6][first] += 1
        counts[7][second] += 1
    for _, first, _, _, _ in piles[2 * HELPS :]:
        counts[9][first] += 1
    own, theirs, *others = told[SEATS_AT + 1 : SEATS_AT + 3 * told[1] : 3]
    counts[4][own] = counts[5][theirs] = 1
    for top in others:
        counts[8][top] += 1
    for vector in counts:
        vector.extend(vector[2:])
    return counts


def sensible_actions(told: bytes, slots: int) -> list[int]:
    """The legal actions of the player on turn that are worth considering: see `sensible`."""
    players = told[1]
    sources = _sources(told)
    hand = [kind for kind in range(KINDS) if told[HAND_AT + kind]]
    tops = told[SEATS_AT + 1 : SEATS_AT + 3 * players : 3]
    helps = told[GLOBALS + 1 : GLOBALS + HELPS * (1 + slots) : 1 + slots]
    found = [] if hand else [END]
    heights: list[int] = []
    for place in range(PLACES):
        height = told[BUILDING_AT + 4 * place]
        if height in heights:
            continue
        heights.append(height)
        first = BUILD + place * sources
        found += [first + kind for kind in (JOKER, height + 1) if kind in hand]
        fits = (JOKER + 1, height + 2)
        found += [first + KINDS + n for n, code in enumerate(tops + helps) if code in fits]
    first = BUILD + PLACES * sources
    free = False
    for number, top in enumerate(helps):
        if top or not free:
            found += [first + number * KINDS + kind for kind in hand]
        free = free or not top
    return found

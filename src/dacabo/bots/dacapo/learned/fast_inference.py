"""Inference for a single observation, with the same results as `features` and `network`.

Those modules are fast for thousands of observations at once, but a single one takes a hundred small
array operations. Here each card of a help pile selects a row of the first layer, so that no one-hot
vectors are needed. Tests compare both.
"""

from collections.abc import Sequence
from typing import Final

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
from dacabo.bots.dacapo.learned.network import PILE_FEATURES, SEAT_FEATURES, TABLE_FEATURES
from dacabo.bots.layers import Weights
from dacabo.bots.matrices import (
    Matrix,
    gather,
    join,
    linear,
    matrix,
    numbers,
    pairs,
    prepare,
    relu,
    rows,
    summary,
)
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

_VECTORS: Final = 10
"""The number of vectors of counts by number: see `_count_cards`."""
_ONE_HOTS: Final = DEPTH * CODES
"""The number of one-hot features of a help pile, which come before the scalar ones."""
# The index of the first feature of each part of the table.
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
        self._weights = weights = prepare(weights)
        pile, seat = weights["pile"], weights["seat"]
        # A help pile has one row with the bias, the one of its top card, and so has a seat.
        self._lookup_rows = _with_bias(rows(pile, 0, _ONE_HOTS), weights["pile_0"], CODES)
        self._pile_scalar_weights = rows(pile, _ONE_HOTS, PILE_FEATURES)
        width = len(seat) - SEAT_FEATURES
        scalars = width + SEATS + CODES
        self._seat_piles = rows(seat, 0, width)
        self._seat_rows = _with_bias(rows(seat, width, scalars), weights["seat_0"], SEATS)
        self._seat_scalar_weights = rows(seat, scalars, width + SEAT_FEATURES)
        self._building_0 = pairs(weights["build_place_0"], weights["build_table_0"])
        self._put_0 = pairs(weights["put_pile_0"], weights["put_table_0"])
        # Each kind has its own part of the hidden layer, and reads no other.
        put = numbers(weights["put"])
        self._put = matrix(
            [
                put[row * KINDS + kind] * (part == kind)
                for part in range(KINDS)
                for row in range(len(put) // KINDS)
                for kind in range(KINDS)
            ],
            len(put),
        )

    def best(self, obs: bytes, slots: int, digits: int, joker_penalty: float = 0.0) -> int:
        """Return the sensible action of the highest logit.

        Logits are rounded to `digits`. The first of equal actions is returned.
        `joker_penalty` is subtracted from the logits of building a joker from the hand.
        """
        options = sensible_actions(obs, slots)
        if len(options) == 1:
            return options[0]
        logits = self.logits(obs, slots, options)
        if joker_penalty:
            jokers = range(BUILD + JOKER, BUILD + PLACES * _sources(obs), _sources(obs))
            logits = [
                logit - joker_penalty * (action in jokers)
                for action, logit in zip(options, logits, strict=True)
            ]
        rounded = [round(logit, digits) for logit in logits]
        return options[rounded.index(max(rounded))]

    def logits(self, obs: bytes, slots: int, options: Sequence[int]) -> list[float]:
        """Return the logits of these actions."""
        weights = self._weights
        players = obs[1]
        piles = [
            obs[offset : offset + 1 + DEPTH]
            for offset in range(GLOBALS, GLOBALS + players * HELPS * (1 + slots), 1 + slots)
        ]
        heights = obs[BUILDING_AT : BUILDING_AT + 4 * PLACES : 4]
        places = matrix(_places(obs, piles, heights), PLACES)
        places = relu(linear(places, weights["place"], weights["place_0"]))
        places = relu(linear(places, weights["place2"], weights["place2_0"]))
        helps = self._helps(piles, heights)
        seats = self._seats(obs, players, helps, heights)
        table = self._table(obs, players, heights, seats, places)
        building = linear(table, weights["build_table"], self._building_0)
        building = linear(places, weights["build_place"], building)
        own_helps = rows(helps, 0, HELPS)
        tops = linear(seats, weights["build_seat"], weights["build_seat_0"])
        tops = relu(pairs(building, tops))
        stack_logits = numbers(linear(tops, weights["build_stack"], weights["build_stack_0"]))
        tops = linear(own_helps, weights["build_pile"], weights["build_pile_0"])
        tops = relu(pairs(building, tops))
        help_logits = numbers(linear(tops, weights["build_help"], weights["build_help_0"]))
        hand_logits = numbers(
            linear(relu(building), weights["build_hand"], weights["build_hand_0"])
        )
        hidden = linear(table, weights["put_table"], self._put_0)
        hidden = relu(linear(own_helps, weights["put_pile"], hidden))
        logits = numbers(linear(table, weights["end"], weights["end_0"]))
        for place in range(PLACES):
            number, joker = hand_logits[2 * place : 2 * place + 2]
            logits += (joker, *[number] * NUMBERS)
            logits += stack_logits[place * players : (place + 1) * players]
            logits += help_logits[place * HELPS : (place + 1) * HELPS]
        logits += numbers(linear(hidden, self._put, weights["put_0"]))
        return [logits[action] for action in options]

    def _helps(self, piles: Sequence[bytes], heights: bytes) -> Matrix:
        """Return the activations of the help piles."""
        lookups: list[int] = []
        scalars: list[float] = []
        fitting = {JOKER + 1, *(height + 2 for height in heights)}
        for index, (height, first, second, third, fourth) in enumerate(piles):
            lookups += (first, CODES + second, 2 * CODES + third, 3 * CODES + fourth)
            is_number = first > 1
            scalars += (
                height / 8.0,
                height > 0,
                first in fitting,
                is_number and second == first + 1,
                is_number and second == first,
                index < HELPS,
            )
        weights = self._weights
        hidden = gather(self._lookup_rows, lookups, len(piles))
        hidden = relu(linear(matrix(scalars, len(piles)), self._pile_scalar_weights, hidden))
        return relu(linear(hidden, weights["pile2"], weights["pile2_0"]))

    def _seats(self, obs: bytes, players: int, helps: Matrix, heights: bytes) -> Matrix:
        """Return the activations of the seats."""
        fitting = {JOKER + 1, *(height + 2 for height in heights)}
        own = obs[SEATS_AT]
        scalars: list[float] = []
        lookups: list[int] = []
        for seat in range(players):
            stack, top, held_cards = obs[SEATS_AT + 3 * seat : SEATS_AT + 3 * seat + 3]
            lookups += (seat, SEATS + top)
            total = _total(obs, seat)
            scalars += (
                1.0,
                stack / 20.0,
                (stack - own) / 20.0,
                held_cards / 4.0,
                top in fitting,
                total,
            )
        piles = gather(helps, range(players * HELPS), players)
        seats = gather(self._seat_rows, lookups, players)
        seats = linear(matrix(scalars, players), self._seat_scalar_weights, seats)
        return relu(linear(piles, self._seat_piles, seats))

    def _table(
        self, obs: bytes, players: int, heights: bytes, seats: Matrix, places: Matrix
    ) -> Matrix:
        """Return the activations of the table."""
        weights = self._weights
        features = [0.0] * TABLE_FEATURES
        hand = obs[HAND_AT : HAND_AT + KINDS]
        own_stack = obs[SEATS_AT]
        shortest_stack = min(obs[SEATS_AT + 3 : SEATS_AT + 3 * players : 3])
        for kind, count in enumerate(hand):
            if count:
                features[kind] = count
                features[_HELD + kind] = 1.0
        for height in heights:
            features[_HEIGHTS + height] += 1.0
        features[_UNSEEN:_ASIDE] = [count / COPIES for count in obs[UNSEEN_AT : UNSEEN_AT + KINDS]]
        features[_ASIDE:_PLAYERS] = [count / COPIES for count in obs[ASIDE_AT : ASIDE_AT + KINDS]]
        features[_PLAYERS + players - 2] = 1.0
        features[_FULL + sum(hand)] = 1.0
        features[_OWN + min(own_stack, NEAR)] = 1.0
        features[_NEAREST + min(shortest_stack, NEAR)] = 1.0
        pile_size = obs[7] * 256 + obs[8]
        target = obs[OPTIONS_AT + 7] * 256 + obs[OPTIONS_AT + 8]
        totals = [_total(obs, seat) for seat in range(players)]
        features[_ABOUT:] = (
            pile_size / 100.0,
            1.0 / (1.0 + pile_size),
            obs[5],
            obs[6] / 4.0,
            target > 0,
            target / 50.0,
            totals[0],
            max(totals),
            own_stack / 20.0,
            shortest_stack / 20.0,
        )
        others = summary(rows(seats, 1, players))
        table = join(matrix(features), rows(seats, 0, 1), others, summary(places))
        table = relu(linear(table, weights["table"], weights["table_0"]))
        for name in ("table2", "table3"):
            table = pairs(table, relu(linear(table, weights[name], weights[f"{name}_0"])))
        return table


def _with_bias(weights: Matrix, bias: Matrix, count: int) -> Matrix:
    """Add the bias to so many rows, from the first."""
    has_bias = [float(row < count) for row in range(len(weights))]
    return linear(matrix(has_bias, len(has_bias)), bias, weights)


def _sources(obs: bytes) -> int:
    """Return the number of sources of a card: each kind in the hand, the stacks, the help piles."""
    return KINDS + obs[1] + HELPS


def _total(obs: bytes, seat: int) -> float:
    offset = TOTALS_AT + 2 * seat
    return (obs[offset] * 256 + obs[offset + 1]) / 50.0


def _places(obs: bytes, piles: Sequence[bytes], heights: bytes) -> list[float]:
    """Return the features of the building piles, in their order."""
    counts = _count_cards(obs, piles)
    own_top, next_top = obs[SEATS_AT + 1], obs[SEATS_AT + 4]
    jokers = counts[0][1] + counts[1][1]
    all_features: list[float] = []
    for place, height in enumerate(heights):
        features: list[float] = []
        for vector in counts:
            features += vector[2 + height : 2 + height + NUMBERS]
        one_hot = [0.0] * NUMBERS
        one_hot[height] = 1.0
        own_distance = (own_top - 2 - height) % NUMBERS if own_top > 1 else 0
        next_distance = (next_top - 2 - height) % NUMBERS if next_top > 1 else 0
        missing = 0
        for in_hand, on_piles in zip(
            features[:own_distance], features[NUMBERS : NUMBERS + own_distance], strict=True
        ):
            missing += not (in_hand or on_piles)
        next_missing = features[6 * NUMBERS : 6 * NUMBERS + next_distance].count(0)
        features += one_hot
        features += (
            height in heights[:place],
            jokers / 2.0,
            own_top == 1,
            next_top == 1,
            missing / 4.0,
            own_top > 1 and missing <= jokers,
            own_distance / NUMBERS,
            next_missing / 4.0,
            next_distance / NUMBERS,
        )
        all_features += features
    return all_features


def _count_cards(obs: bytes, piles: Sequence[bytes]) -> list[list[int]]:
    """Count the cards of each code in the hand, on piles and on stacks.

    The numbers come a second time, so that what is ahead of a building pile is a slice.
    """
    counts = [[0] * CODES for _ in range(_VECTORS)]
    counts[0][1:] = obs[HAND_AT : HAND_AT + KINDS]
    for _, first, second, third, _ in piles[:HELPS]:
        counts[1][first] += 1
        counts[2][second] += 1
        counts[3][third] += 1
    for _, first, second, _, _ in piles[HELPS : 2 * HELPS]:
        counts[6][first] += 1
        counts[7][second] += 1
    for _, first, _, _, _ in piles[2 * HELPS :]:
        counts[9][first] += 1
    own_top, next_top, *other_tops = obs[SEATS_AT + 1 : SEATS_AT + 3 * obs[1] : 3]
    counts[4][own_top] = counts[5][next_top] = 1
    for top in other_tops:
        counts[8][top] += 1
    for vector in counts:
        vector.extend(vector[2:])
    return counts


def sensible_actions(obs: bytes, slots: int) -> list[int]:
    """Return the legal actions of the player on turn that `sensible_mask` allows."""
    players = obs[1]
    sources = _sources(obs)
    hand = [kind for kind in range(KINDS) if obs[HAND_AT + kind]]
    tops = obs[SEATS_AT + 1 : SEATS_AT + 3 * players : 3]
    helps = obs[GLOBALS + 1 : GLOBALS + HELPS * (1 + slots) : 1 + slots]
    actions = [] if hand else [END]
    heights: list[int] = []
    for place in range(PLACES):
        height = obs[BUILDING_AT + 4 * place]
        if height in heights:
            continue
        heights.append(height)
        offset = BUILD + place * sources
        actions += [offset + kind for kind in (JOKER, height + 1) if kind in hand]
        fits = (JOKER + 1, height + 2)
        actions += [
            offset + KINDS + index for index, code in enumerate(tops + helps) if code in fits
        ]
    offset = BUILD + PLACES * sources
    has_tried_free_place = False
    for number, top in enumerate(helps):
        if top or not has_tried_free_place:
            actions += [offset + number * KINDS + kind for kind in hand]
        has_tried_free_place = has_tried_free_place or not top
    return actions

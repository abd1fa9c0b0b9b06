"""Inference for a single observation, with the same results as `features` and `network`.

Those modules are fast for thousands of observations at once, but a single one takes a hundred small
array operations. Here each card of a help pile selects a row of the first layer, so that no one-hot
vectors are needed. Tests compare both.
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
        self._weights = {
            name: np.ascontiguousarray(array, np.float32) for name, array in weights.items()
        }
        pile = self._weights["pile"]
        self._lookup_rows, self._pile_scalar_weights = pile[:_ONE_HOTS], pile[_ONE_HOTS:]
        seat = self._weights["seat"]
        pile_width = len(seat) - SEAT_FEATURES
        self._seat_piles, chairs, self._seat_tops, self._seat_scalar_weights = np.split(
            seat, [pile_width, pile_width + SEATS, pile_width + SEATS + CODES]
        )
        self._chairs = chairs + self._weights["seat_0"]
        # Column-major order is faster here, because these matrices rarely stay in the CPU cache.
        self._tables = [
            np.array(self._weights[name], order="F") for name in ("table", "table2", "table3")
        ]
        self._tables[0][_UNSEEN:_PLAYERS] /= COPIES
        self._building_0 = self._weights["build_place_0"] + self._weights["build_table_0"]
        self._put_0 = self._weights["put_pile_0"] + self._weights["put_table_0"]
        self._put = np.ascontiguousarray(self._weights["put"].T)

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
        places = np.array(_places(obs, piles, heights), np.float32) @ weights["place"]
        places += weights["place_0"]
        places = np.maximum(places, 0, out=places) @ weights["place2"] + weights["place2_0"]
        np.maximum(places, 0, out=places)
        helps = self._helps(piles, heights)
        seats = self._seats(obs, players, helps, heights)
        table = self._table(obs, players, heights, seats, places)
        building = places @ weights["build_place"] + table @ weights["build_table"]
        building += self._building_0
        hand_logits = np.maximum(building, 0) @ weights["build_hand"] + weights["build_hand_0"]
        building_hidden = building[:, None]
        stacks_hidden = building_hidden + (seats @ weights["build_seat"] + weights["build_seat_0"])
        helps_hidden = building_hidden + (
            helps[:HELPS] @ weights["build_pile"] + weights["build_pile_0"]
        )
        logits = np.empty(BUILD + PLACES * (KINDS + players + HELPS) + HELPS * KINDS, np.float32)
        logits[END] = table @ weights["end"][:, 0] + weights["end_0"][0]
        build_logits = logits[BUILD : -HELPS * KINDS].reshape(PLACES, -1)
        build_logits[:, 0] = hand_logits[:, 1]
        build_logits[:, 1:KINDS] = hand_logits[:, :1]
        stack_logits = (
            np.maximum(stacks_hidden, 0, out=stacks_hidden) @ weights["build_stack"][:, 0]
        )
        build_logits[:, KINDS : KINDS + players] = stack_logits + weights["build_stack_0"]
        help_logits = np.maximum(helps_hidden, 0, out=helps_hidden) @ weights["build_help"][:, 0]
        build_logits[:, KINDS + players :] = help_logits + weights["build_help_0"]
        put_logits = helps[:HELPS] @ weights["put_pile"]
        put_logits += table @ weights["put_table"] + self._put_0
        np.maximum(put_logits, 0, out=put_logits)
        put_logits = put_logits.reshape(HELPS, KINDS, -1)
        put_logits *= self._put
        logits[-HELPS * KINDS :] = (put_logits.sum(2) + weights["put_0"]).ravel()
        return logits[options].tolist()  # type: ignore[no-any-return]  # of NumPy's own

    def _helps(self, piles: Sequence[bytes], heights: bytes) -> Floats:
        """Return the activations of the help piles."""
        rows, scalars = [], []
        fitting = {JOKER + 1, *(height + 2 for height in heights)}
        for index, (height, first, second, third, fourth) in enumerate(piles):
            rows.append((first, CODES + second, 2 * CODES + third, 3 * CODES + fourth))
            is_number = first > 1
            scalars.append(
                (
                    height / 8.0,
                    height > 0,
                    first in fitting,
                    is_number and second == first + 1,
                    is_number and second == first,
                    index < HELPS,
                )
            )
        weights = self._weights
        hidden = self._lookup_rows.take(rows, 0).sum(1)
        hidden += np.array(scalars, np.float32) @ self._pile_scalar_weights
        hidden += weights["pile_0"]
        hidden = np.maximum(hidden, 0, out=hidden) @ weights["pile2"] + weights["pile2_0"]
        return np.maximum(hidden, 0, out=hidden)  # type: ignore[no-any-return]  # of NumPy's own

    def _seats(self, obs: bytes, players: int, helps: Floats, heights: bytes) -> Floats:
        """Return the activations of the seats."""
        fitting = {JOKER + 1, *(height + 2 for height in heights)}
        own = obs[SEATS_AT]
        scalars, tops = [], []
        for seat in range(players):
            stack, top, held_cards = obs[SEATS_AT + 3 * seat : SEATS_AT + 3 * seat + 3]
            tops.append(top)
            total = _total(obs, seat)
            scalars.append(
                (1.0, stack / 20.0, (stack - own) / 20.0, held_cards / 4.0, top in fitting, total)
            )
        seats = helps.reshape(players, HELPS, -1).sum(1) @ self._seat_piles
        seats += np.array(scalars, np.float32) @ self._seat_scalar_weights
        seats += self._chairs[:players]
        seats += self._seat_tops.take(tops, 0)
        return np.maximum(seats, 0, out=seats)  # type: ignore[no-any-return]  # of NumPy's own

    def _table(
        self, obs: bytes, players: int, heights: bytes, seats: Floats, places: Floats
    ) -> Floats:
        """Return the activations of the table."""
        weights = self._weights
        width, place_width = seats.shape[1], places.shape[1]
        table_input = np.zeros(TABLE_FEATURES + 3 * width + 2 * place_width, np.float32)
        hand = obs[HAND_AT : HAND_AT + KINDS]
        own_stack = obs[SEATS_AT]
        shortest_stack = min(obs[SEATS_AT + 3 : SEATS_AT + 3 * players : 3])
        for kind, count in enumerate(hand):
            if count:
                table_input[kind] = count
                table_input[_HELD + kind] = 1
        for height in heights:
            table_input[_HEIGHTS + height] += 1
        table_input[_UNSEEN:_ASIDE] = np.frombuffer(obs, np.uint8, KINDS, UNSEEN_AT)
        table_input[_ASIDE:_PLAYERS] = np.frombuffer(obs, np.uint8, KINDS, ASIDE_AT)
        table_input[_PLAYERS + players - 2] = 1
        table_input[_FULL + sum(hand)] = 1
        table_input[_OWN + min(own_stack, NEAR)] = 1
        table_input[_NEAREST + min(shortest_stack, NEAR)] = 1
        pile_size = obs[7] * 256 + obs[8]
        target = obs[OPTIONS_AT + 7] * 256 + obs[OPTIONS_AT + 8]
        totals = [_total(obs, seat) for seat in range(players)]
        table_input[_ABOUT:TABLE_FEATURES] = (
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
        end_of_seats = TABLE_FEATURES + 3 * width
        own_seat, others_sum, others_max = table_input[TABLE_FEATURES:end_of_seats].reshape(3, -1)
        own_seat[:] = seats[0]
        seats[1:].sum(0, out=others_sum)
        seats[1:].max(0, out=others_max)
        places_sum, places_max = table_input[end_of_seats:].reshape(2, -1)
        places.sum(0, out=places_sum)
        places.max(0, out=places_max)
        table = table_input @ self._tables[0]
        table += weights["table_0"]
        np.maximum(table, 0, out=table)
        for layer, bias in zip(self._tables[1:], ("table2_0", "table3_0"), strict=True):
            residual = table @ layer
            residual += weights[bias]
            table += np.maximum(residual, 0, out=residual)
        return table


def _sources(obs: bytes) -> int:
    """Return the number of sources of a card: each kind in the hand, the stacks, the help piles."""
    return KINDS + obs[1] + HELPS


def _total(obs: bytes, seat: int) -> float:
    offset = TOTALS_AT + 2 * seat
    return (obs[offset] * 256 + obs[offset + 1]) / 50.0


def _places(obs: bytes, piles: Sequence[bytes], heights: bytes) -> list[list[float]]:
    """Return the features of the building piles."""
    counts = _count_cards(obs, piles)
    own_top, next_top = obs[SEATS_AT + 1], obs[SEATS_AT + 4]
    jokers = counts[0][1] + counts[1][1]
    rows = []
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
        rows.append(features)
    return rows


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

"""Inference for a single observation, with the same results as `features` and `network`.

Those modules are fast for thousands of observations at once, but a single one takes a hundred small
array operations. Here each categorical byte of an observation selects a precomputed row of the
first layer, and only the heads that are needed are computed. Tests compare both.
"""

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dacabo.bots.cabo.learned.features import FORCED_CALL_LAP, HIGHEST, LAPS, PHASES
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
    OBS_AWAITED,
    OBS_CALLER,
    OBS_CALLER_DISCARDED,
    OBS_CLAIMED,
    OBS_DISCARDS,
    OBS_GIVEN_SEAT,
    OBS_GIVEN_SLOT,
    OBS_HAND,
    OBS_HAND_DRAWN,
    OBS_MAY_HALVE,
    OBS_PHASE,
    OBS_PILE,
    OBS_PLAYER,
    OBS_PLAYERS,
    OBS_ROUND,
    OBS_STARTER,
    OBS_TIME_UP,
    OBS_TOP_DISCARD,
    OBS_TOTALS,
    OBS_TURN,
    OLDER,
    OPTIONS,
    PASS,
    PLACE_CODE,
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
_ONE_HOTS: Final = 3 * CODES
"""The number of one-hot features of a place, which come before the scalar ones."""
# The index of the first row for each byte of a place.
_LOW = CODES
_HIGH = _LOW + CODES
_SEEN = _HIGH + CODES
_MASKS: Final = 1 << SEATS
_FLAGS = _SEEN + SEATS * _MASKS
_BASE = _FLAGS + 12
_ROWS = _BASE + 8
# The index of the first feature of each part of the table.
_CHAIRS = PHASES
_PLAYERS = _CHAIRS + 3 * (SEATS + 1)
_LAP = _PLAYERS + SEATS - 1
_TOP = _LAP + LAPS
_HAND = _TOP + CODES
_PILE_OUT = _HAND + CODES + 1
_HUNDRED = _PILE_OUT + 3
_COUNTS = _HUNDRED + 3
_ABOUT = _COUNTS + OPTIONS - UNSEEN
_SCALARS: Final = (12, 13, 14, 17, 18, 19, 20, 21, 10, 11)
"""The scalar features of a place that depend on several bytes, in the order of `_place_inputs`."""


class _Place(NamedTuple):
    """A card that lies on the table."""

    chair: int
    slot: int
    code: int
    mean: float
    variance: float
    seen_by_owner: int


class FastInference:
    """A network, ready for single observations.

    Args:
        weights: those of a player.
    """

    def __init__(self, weights: Weights) -> None:
        self._weights = {
            name: np.ascontiguousarray(array, np.float32) for name, array in weights.items()
        }
        self._lookup_rows = _lookup_rows(self._weights["place"], self._weights["place_0"])
        self._scalar_weights = self._weights["place"][[_ONE_HOTS + number for number in _SCALARS]]
        self._pointed_0 = sum(
            self._weights[f"point_{part}_0"] for part in ("place", "seat", "table")
        )
        seat = self._weights["seat"]
        place_width = len(seat) - SEAT_FEATURES
        self._seat_cards, chairs, presence, self._seat_scalar_weights = np.split(
            seat, [place_width, place_width + SEATS, place_width + SEATS + 1]
        )
        self._seat_base = chairs + presence + self._weights["seat_0"]
        # Column-major order is faster here, because these matrices rarely stay in the CPU cache.
        self._tables = [
            np.array(self._weights[name], order="F") for name in ("table", "table2", "table3")
        ]
        self._tables[0][_COUNTS:_ABOUT] /= 4.0  # counts of cards are quarters

    def best(self, obs: bytes, slots: int, options: Sequence[int], digits: int) -> int:
        """Return the sensible option of the highest logit.

        Logits are rounded to `digits`. The first of equal options is returned.
        """
        sensible = sensible_options(obs, slots, options)
        if len(sensible) == 1:
            return sensible[0]
        logits = self.logits(obs, slots, sensible)
        rounded = [round(logit, digits) for logit in logits]
        return sensible[rounded.index(max(rounded))]

    def logits(self, obs: bytes, slots: int, options: Sequence[int]) -> list[float]:
        """Return the logits of these actions; an action on a place needs a card that lies there."""
        weights = self._weights
        places = _places(obs, slots)
        cards, seats, table = self._forward(obs, slots, places)
        logits: dict[int, float] = {}
        if options[0] < LAY:
            verbs = table @ weights["verbs"] + weights["verbs_0"]
            logits.update(enumerate(verbs.tolist()))
        if options[-1] >= LAY:
            owners = [place.chair for place in places]
            hidden = cards @ weights["point_place"]
            hidden = hidden + (seats @ weights["point_seat"]).take(owners, 0)
            hidden += table @ weights["point_table"] + self._pointed_0
            place_logits = np.maximum(hidden, 0) @ weights["point"] + weights["point_0"]
            for place, (lay_logit, claim_logit, point_logit) in zip(
                places, place_logits.tolist(), strict=True
            ):
                if place.chair == 0:
                    logits[LAY + place.slot] = lay_logit
                    logits[LAY + slots + place.slot] = claim_logit
                logits[LAY + (2 + place.chair) * slots + place.slot] = point_logit
        return [logits[action] for action in options]

    def _forward(
        self, obs: bytes, slots: int, places: list[_Place]
    ) -> tuple[Floats, Floats, Floats]:
        """Return the activations of the places, the seats and the table."""
        weights = self._weights
        rows, scalars = _place_inputs(obs, slots, places)
        hidden = self._lookup_rows.take(rows, 0).sum(1)
        hidden += np.array(scalars, np.float32) @ self._scalar_weights
        cards = np.maximum(hidden, 0, out=hidden) @ weights["place2"] + weights["place2_0"]
        np.maximum(cards, 0, out=cards)
        players = obs[OBS_PLAYERS]
        seat_scalars, table_scalars = _scalars(obs, players, places)
        seats = self._sum_by_seat(players, places, cards) @ self._seat_cards
        seats += np.array(seat_scalars, np.float32) @ self._seat_scalar_weights
        seats += self._seat_base[:players]
        np.maximum(seats, 0, out=seats)
        table_input = np.zeros(TABLE_FEATURES + 3 * seats.shape[1], np.float32)
        table_input.put(_one_hot_indexes(obs, players), 1)
        table_input[_COUNTS:_ABOUT] = np.frombuffer(obs, np.uint8, OPTIONS - UNSEEN, UNSEEN)
        table_input[_ABOUT:TABLE_FEATURES] = table_scalars
        own_seat, others_sum, others_max = table_input[TABLE_FEATURES:].reshape(3, -1)
        own_seat[:] = seats[0]
        seats[1:].sum(0, out=others_sum)
        seats[1:].max(0, out=others_max)
        table = table_input @ self._tables[0]
        table += weights["table_0"]
        np.maximum(table, 0, out=table)
        for layer, bias in zip(self._tables[1:], ("table2_0", "table3_0"), strict=True):
            residual = table @ layer
            residual += weights[bias]
            table += np.maximum(residual, 0, out=residual)
        return cards, seats, table

    @staticmethod
    def _sum_by_seat(players: int, places: list[_Place], cards: Floats) -> Floats:
        """Sum the activations of the cards of each seat; the places are in the order of seats."""
        first_place: dict[int, int] = {}
        for number, place in enumerate(places):
            first_place.setdefault(place.chair, number)
        sums: Floats = np.add.reduceat(cards, list(first_place.values()), 0)
        if len(first_place) == players:
            return sums
        all_sums = np.zeros((players, cards.shape[1]), np.float32)  # some player has no cards
        all_sums[list(first_place)] = sums
        return all_sums


def _lookup_rows(place: Floats, bias: Floats) -> Floats:
    """Precompute what each categorical byte of a place adds to the first layer."""
    rows = np.zeros((_ROWS, place.shape[1]), np.float32)
    assert len(place) == PLACE_FEATURES
    one_hots, scalars = place[:_ONE_HOTS], place[_ONE_HOTS:]
    for code in range(CODES):
        rows[code] = one_hots[code] + (code > 0) * scalars[1]
        rows[_LOW + code] = one_hots[CODES + code] + code / HIGHEST * scalars[15]
        rows[_HIGH + code] = one_hots[2 * CODES + code] + code / HIGHEST * scalars[16]
    for chair, mask in product(range(SEATS), range(_MASKS)):
        seen_by_owner = mask >> chair & 1
        seers = (mask >> 1).bit_count() - seen_by_owner
        row = _SEEN + chair * _MASKS + mask
        rows[row] = seen_by_owner * scalars[2] + seers / 2 * scalars[3] + (chair == 0) * scalars[8]
    for older, called, looked in product(range(2), range(2), range(3)):
        row = _FLAGS + 6 * older + 3 * called + looked
        rows[row] = older * scalars[4] + called * scalars[5]
        if looked:
            rows[row] += scalars[5 + looked]
    for has_hand, has_top, caller in product(range(2), repeat=3):
        row = _BASE + 4 * has_hand + 2 * has_top + caller
        rows[row] = bias + scalars[0]
        rows[row] += has_hand * scalars[22] + has_top * scalars[23] + caller * scalars[9]
    return rows


def _places(obs: bytes, slots: int) -> list[_Place]:
    """Return the cards on the table, with the mean and variance of their values."""
    places = []
    estimates: dict[bytes, tuple[float, float]] = {}
    for place, offset in enumerate(range(GLOBALS, len(obs), TOKEN)):
        if obs[offset] == _CARD:
            code = obs[offset + 1]
            mean, variance = code - 2.0, 0.0
            chair, slot = divmod(place, slots)
            if not code:
                key = obs[offset + 3 : offset + 4] + obs[offset + 5 : offset + 7]
                if key not in estimates:
                    estimates[key] = _estimate(obs, *key)
                mean, variance = estimates[key]
            places.append(_Place(chair, slot, code, mean, variance, obs[offset + 2] >> chair & 1))
    return places


def _estimate(obs: bytes, older: int, low: int, high: int) -> tuple[float, float]:
    """Return the mean and the variance of an unseen card, over the cards that it can be."""
    pool = obs[OLDER : OLDER + CODES] if older else obs[UNSEEN : UNSEEN + CODES]
    for first, last in ((low, high), (0, CODES - 1)):
        count = total = squares = 0
        for code in range(first, last + 1):
            copies = pool[code]
            if copies:
                count += copies
                total += copies * (code - 2)
                squares += copies * (code - 2) ** 2
        if count:
            mean = total / count
            return mean, max(squares / count - mean * mean, 0.0)
    return 0.0, 0.0


def _place_inputs(
    obs: bytes, slots: int, places: list[_Place]
) -> tuple[Sequence[Sequence[int]], Sequence[Sequence[float]]]:
    """Return the lookup rows of each place, and its scalar features."""
    hand, top, caller = obs[OBS_HAND] - 1, obs[OBS_TOP_DISCARD], obs[OBS_CALLER]
    has_hand, has_top = hand > 0, top > 0
    base = _BASE + 4 * has_hand + 2 * has_top
    own_codes = [place.code for place in places if place.chair == 0]
    claims, given_place = (
        obs[OBS_CLAIMED:OBS_GIVEN_SEAT],
        (obs[OBS_GIVEN_SEAT] - 1, obs[OBS_GIVEN_SLOT] - 1),
    )
    rows, scalars = [], []
    for chair, slot, code, mean, variance, _ in places:
        offset = GLOBALS + TOKEN * (chair * slots + slot)
        _, _, mask, older, called, low, high, looked = obs[offset : offset + TOKEN]
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
        scaled_mean = mean / HIGHEST
        scalars.append(
            (
                scaled_mean,
                scaled_mean * scaled_mean,
                variance / 20.0,
                own_codes.count(code) - (chair == 0) if code else 0,
                code == hand and has_hand,
                code == top and has_top,
                (mean - hand + 2) / HIGHEST if has_hand else 0,
                (mean - top + 2) / HIGHEST if has_top else 0,
                claims.count(slot + 1) if chair == 0 else 0,
                (chair, slot) == given_place,
            )
        )
    return rows, scalars


def _one_hot_indexes(obs: bytes, players: int) -> list[int]:
    """Return the indexes of the one-hot features of the table that are 1."""
    one_hot = [
        obs[OBS_PHASE],
        *(
            _CHAIRS + index * (SEATS + 1) + min(obs[OBS_PLAYER + index], SEATS)
            for index in range(3)
        ),
        _PLAYERS + players - 2,
        _LAP + min(obs[OBS_TURN] // players, LAPS - 1),
        _TOP + obs[OBS_TOP_DISCARD],
        _HAND + obs[OBS_HAND],
    ]
    for first, option in ((_PILE_OUT, obs[OPTIONS + 6] & 3), (_HUNDRED, obs[OPTIONS + 7] & 3)):
        if option < 3:  # noqa: PLR2004 (as many as there are)
            one_hot.append(first + option)
    return one_hot


def _scalars(
    obs: bytes, players: int, places: list[_Place]
) -> tuple[Sequence[Sequence[float]], list[float]]:
    """Return the scalar features of each seat and of the table."""
    totals = [
        (obs[offset] * 256 + obs[offset + 1] - 32_768) / 100.0
        for offset in range(OBS_TOTALS, OBS_TOTALS + 2 * players, 2)
    ]
    cards, sums, variances, known_cards = ([0.0] * players for _ in range(4))
    for chair, _, _, mean, variance, seen_by_owner in places:
        cards[chair] += 1
        sums[chair] += mean
        variances[chair] += variance
        known_cards[chair] += seen_by_owner
    seats = [
        (
            chair == obs[OBS_CALLER],
            chair == obs[OBS_PLAYER],
            chair == obs[OBS_STARTER],
            totals[chair],
            totals[chair] - totals[0],
            cards[chair] / 4.0,
            sums[chair] / 20.0,
            variances[chair] / 40.0,
            known_cards[chair] / 4.0,
        )
        for chair in range(players)
    ]
    hand, top, pile = obs[OBS_HAND] - 1, obs[OBS_TOP_DISCARD], obs[OBS_PILE]
    flags = obs[OPTIONS + 3] * 256 + obs[OPTIONS + 4]
    rounds, call_below = obs[OPTIONS + 10], obs[OPTIONS + 5]
    limit = min(obs[OPTIONS + 8] * 256 + obs[OPTIONS + 9], 301) / 100.0
    table = [
        (hand - 2) / HIGHEST if hand > 0 else 0.0,
        (top - 2) / HIGHEST if top > 0 else 0.0,
        sums[0] / 20.0,
        min(sums[1:]) / 20.0,
        totals[0],
        min(totals[1:]) - totals[0],
        max(totals),
        obs[OBS_HAND_DRAWN],
        obs[OBS_AWAITED] > 0,
        obs[OBS_TIME_UP],
        obs[OBS_MAY_HALVE],
        pile / 52.0,
        1.0 / (1.0 + pile),
        sum(obs[UNSEEN : UNSEEN + CODES]) / 52.0,
        obs[OBS_DISCARDS] / 52.0,
        obs[OBS_TURN] / players / 8.0,
        (obs[OBS_CALLER_DISCARDED] - 8.0) / HIGHEST,
        rounds == obs[OBS_ROUND] + 1 or obs[OBS_TIME_UP] > 0,
        rounds > 0,
        rounds == 2,  # noqa: PLR2004 (a single round)
        obs[OPTIONS],
        obs[OPTIONS + 1] / 4.0,
        obs[OPTIONS + 2] / 4.0,
        call_below > 0,
        call_below / 10.0,
        obs[OPTIONS + 6] >> 2 & 1,
        obs[OPTIONS + 7] >> 2 & 1,
        limit,
        limit > 0,
        *(flags >> bit & 1 for bit in range(9)),
    ]
    return seats, table


def sensible_options(obs: bytes, slots: int, options: Sequence[int]) -> Sequence[int]:
    """Return the options that `sensible_mask` allows."""
    phase = obs[OBS_PHASE]
    own_codes = obs[GLOBALS + PLACE_CODE : GLOBALS + TOKEN * slots : TOKEN]
    if phase == SNAPPING:
        top, kings = obs[OBS_TOP_DISCARD], (RED_KING, BLACK_KING) if obs[OPTIONS] else ()
        fitting = [
            LAY + slot
            for slot, code in enumerate(own_codes)
            if code and (code == top or (code in kings and top in kings))
        ]
        sensible = [action for action in options if not LAY <= action < LAY + slots]
        snaps = [action for action in options if action in fitting]
        if any(own_codes[action - LAY] > RED_KING for action in snaps):
            sensible = [action for action in sensible if action != PASS]
        return sorted(sensible + snaps) or options
    if phase == TURN_BEGINS:
        must_call = obs[OBS_TURN] >= FORCED_CALL_LAP * obs[OBS_PLAYERS] and CALL in options
        return [a for a in options if a not in (DRAW, TAKE)] if must_call else options
    claim = LAY + slots
    if not any(claim <= action < claim + slots for action in options):
        return options
    first = own_codes[obs[OBS_CLAIMED] - 1] if obs[OBS_CLAIMED] else None

    def is_known_pair(code: int) -> bool:
        return code > 0 and own_codes.count(code) > 1 and first in {None, code}

    sensible = [
        a for a in options if not claim <= a < claim + slots or is_known_pair(own_codes[a - claim])
    ]
    return sensible or options

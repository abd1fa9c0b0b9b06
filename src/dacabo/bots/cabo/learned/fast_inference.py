"""Inference for a single observation, with the same results as `features` and `network`.

Those modules are fast for thousands of observations at once, but a single one takes a hundred small
array operations. Here each categorical byte of an observation selects a precomputed row of the
first layer, and only the heads that are needed are computed. Tests compare both.
"""

from collections.abc import Sequence
from itertools import chain, product
from typing import Final, NamedTuple

from dacabo.bots.cabo.learned.features import FORCED_CALL_LAP, HIGHEST, LAPS, PHASES
from dacabo.bots.cabo.learned.network import (
    PLACE_FEATURES,
    SEAT_FEATURES,
    TABLE_FEATURES,
)
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
        self._weights = prepare(weights)
        place, seat = self._weights["place"], self._weights["seat"]
        self._lookup_rows = _lookup_rows(place, self._weights["place_0"])
        self._scalar_weights = gather(
            place, [_ONE_HOTS + number for number in _SCALARS], len(_SCALARS)
        )
        self._pointed_0 = pairs(
            pairs(self._weights["point_place_0"], self._weights["point_seat_0"]),
            self._weights["point_table_0"],
        )
        width = len(seat) - SEAT_FEATURES
        chairs, presence = width + SEATS, width + SEATS + 1
        self._seat_cards = rows(seat, 0, width)
        self._seat_scalar_weights = rows(seat, presence, width + SEAT_FEATURES)
        self._seat_base = pairs(
            rows(seat, width, chairs), pairs(rows(seat, chairs, presence), self._weights["seat_0"])
        )

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
            logits.update(enumerate(numbers(linear(table, weights["verbs"], weights["verbs_0"]))))
        if options[-1] >= LAY:
            hidden = linear(table, weights["point_table"], self._pointed_0)
            hidden = linear(seats, weights["point_seat"], hidden)
            hidden = gather(hidden, [place.chair for place in places], len(places))
            hidden = relu(linear(cards, weights["point_place"], hidden))
            place_logits = iter(numbers(linear(hidden, weights["point"], weights["point_0"])))
            for place, lay_logit, claim_logit, point_logit in zip(
                places, place_logits, place_logits, place_logits, strict=True
            ):
                if place.chair == 0:
                    logits[LAY + place.slot] = lay_logit
                    logits[LAY + slots + place.slot] = claim_logit
                logits[LAY + (2 + place.chair) * slots + place.slot] = point_logit
        return [logits[action] for action in options]

    def _forward(
        self, obs: bytes, slots: int, places: list[_Place]
    ) -> tuple[Matrix, Matrix, Matrix]:
        """Return the activations of the places, the seats and the table."""
        weights = self._weights
        lookups, scalars = _place_inputs(obs, slots, places)
        hidden = gather(self._lookup_rows, lookups, len(places))
        hidden = relu(linear(matrix(scalars, len(places)), self._scalar_weights, hidden))
        cards = relu(linear(hidden, weights["place2"], weights["place2_0"]))
        players = obs[OBS_PLAYERS]
        seat_scalars, table_scalars = _scalars(obs, players, places)
        owners = [0.0] * (players * len(places))
        for number, place in enumerate(places):
            owners[place.chair * len(places) + number] = 1.0
        seats = rows(self._seat_base, 0, players)
        seats = linear(matrix(seat_scalars, players), self._seat_scalar_weights, seats)
        sums = linear(matrix(owners, players), cards)
        seats = relu(linear(sums, self._seat_cards, seats))
        features = [0.0] * TABLE_FEATURES
        for index in _one_hot_indexes(obs, players):
            features[index] = 1.0
        features[_COUNTS:_ABOUT] = [count / 4.0 for count in obs[UNSEEN:OPTIONS]]
        features[_ABOUT:] = table_scalars
        table = join(matrix(features), rows(seats, 0, 1), summary(rows(seats, 1, players)))
        table = relu(linear(table, weights["table"], weights["table_0"]))
        for name in ("table2", "table3"):
            table = pairs(table, relu(linear(table, weights[name], weights[f"{name}_0"])))
        return cards, seats, table


def _lookup_rows(place: Matrix, bias: Matrix) -> Matrix:
    """Precompute what each categorical byte of a place adds to the first layer."""
    features = [[0.0] * PLACE_FEATURES for _ in range(_ROWS)]
    scalars = _ONE_HOTS
    for code in range(CODES):
        features[code][code] = 1.0
        features[code][scalars + 1] = code > 0
        features[_LOW + code][CODES + code] = 1.0
        features[_LOW + code][scalars + 15] = code / HIGHEST
        features[_HIGH + code][2 * CODES + code] = 1.0
        features[_HIGH + code][scalars + 16] = code / HIGHEST
    for chair, mask in product(range(SEATS), range(_MASKS)):
        seen_by_owner = mask >> chair & 1
        row = features[_SEEN + chair * _MASKS + mask]
        row[scalars + 2] = seen_by_owner
        row[scalars + 3] = ((mask >> 1).bit_count() - seen_by_owner) / 2
        row[scalars + 8] = chair == 0
    for older, called, looked in product(range(2), range(2), range(3)):
        row = features[_FLAGS + 6 * older + 3 * called + looked]
        row[scalars + 4] = older
        row[scalars + 5] = called
        if looked:
            row[scalars + 5 + looked] = 1.0
    for has_hand, has_top, caller in product(range(2), repeat=3):
        row = features[_BASE + 4 * has_hand + 2 * has_top + caller]
        row[scalars] = 1.0
        row[scalars + 22] = has_hand
        row[scalars + 23] = has_top
        row[scalars + 9] = caller
    is_base = matrix([float(row >= _BASE) for row in range(_ROWS)], _ROWS)
    return linear(matrix([*chain(*features)], _ROWS), place, linear(is_base, bias))


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


def _place_inputs(obs: bytes, slots: int, places: list[_Place]) -> tuple[list[int], list[float]]:
    """Return the lookup rows of each place, and its scalar features, in the order of places."""
    hand, top, caller = obs[OBS_HAND] - 1, obs[OBS_TOP_DISCARD], obs[OBS_CALLER]
    has_hand, has_top = hand > 0, top > 0
    base = _BASE + 4 * has_hand + 2 * has_top
    own_codes = [place.code for place in places if place.chair == 0]
    claims, given_place = (
        obs[OBS_CLAIMED:OBS_GIVEN_SEAT],
        (obs[OBS_GIVEN_SEAT] - 1, obs[OBS_GIVEN_SLOT] - 1),
    )
    lookups: list[int] = []
    scalars: list[float] = []
    for chair, slot, code, mean, variance, _ in places:
        offset = GLOBALS + TOKEN * (chair * slots + slot)
        _, _, mask, older, called, low, high, looked = obs[offset : offset + TOKEN]
        lookups += (
            code,
            _LOW + low,
            _HIGH + high,
            _SEEN + chair * _MASKS + mask,
            _FLAGS + 6 * older + 3 * called + (min(2, looked)),
            base + (chair == caller),
        )
        scaled_mean = mean / HIGHEST
        scalars += (
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
    return lookups, scalars


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


def _scalars(obs: bytes, players: int, places: list[_Place]) -> tuple[list[float], list[float]]:
    """Return the scalar features of each seat, in the order of seats, and of the table."""
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
    seats: list[float] = []
    for chair in range(players):
        seats += (
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

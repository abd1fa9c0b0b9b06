"""The input features of the network, made from the bytes of an observation.

The functions take nothing but observations, so the network cannot know more than its seat. The same
code runs with NumPy and with PyTorch, so it uses only functions that both libraries have.

The features of a building pile are counted from the number that it waits for: how many cards
players have of that number, of the next one, and so on. So a pile has the same features at any
height, and the cards of a chain lie side by side.
"""

from typing import Any, Final, NamedTuple

from dacabo.bots.layers import Array, ArrayOps
from dacabo.observations.dacapo.layout import (
    ASIDE_AT,
    BUILD,
    BUILDING_AT,
    GLOBALS,
    HAND_AT,
    OPTIONS_AT,
    SEATS,
    SEATS_AT,
    TOTALS_AT,
    UNSEEN_AT,
)

# The sizes of the boxed game, the only ones that the network was trained with.
NUMBERS: Final = 10
KINDS: Final = NUMBERS + 1
PLACES: Final = 3
HELPS: Final = 3
HAND: Final = 4
CODES: Final = KINDS + 1
"""The number of codes of a place: no card, a joker, or a number."""
DEPTH: Final = 4
"""The number of cards of a help pile that have features, from the top."""
NEAR: Final = 6
"""Stacks of at most this many cards have one-hot features of their size."""
COPIES: Final = 15.0


class Features(NamedTuple):
    """The features of the table, the seats, the building piles and all help piles."""

    table: Array
    seats: Array
    places: Array
    piles: Array
    seated: Array
    """The mask of seats: 1 for each occupied seat."""
    stacks: Array
    """The size of each stack."""


def extract_features(ops: ArrayOps, obs: Array, slots: int) -> Features:
    """Return the features of a batch of observations, integers [batch, bytes]."""
    xp = ops.xp
    float32, one_hot = ops.float32, ops.one_hot
    count = len(obs)
    helps = obs[:, GLOBALS:].reshape(count, -1, HELPS, 1 + slots)
    seats = helps.shape[1]
    top_cards = helps[..., 1 : 1 + DEPTH]
    sizes = obs[:, SEATS_AT : SEATS_AT + 3 * seats].reshape(count, seats, 3)
    stacks, tops, held = float32(sizes[..., 0]), sizes[..., 1], float32(sizes[..., 2])
    heights = obs[:, BUILDING_AT : BUILDING_AT + 4 * PLACES : 4]
    hand = float32(obs[:, HAND_AT : HAND_AT + KINDS])
    cards, stack_tops = one_hot(top_cards, CODES), one_hot(tops, CODES)
    pile_counts = cards[:, :, :, :3].sum(2)
    # The axes of `pile_counts` are the seat, the depth and the code, after the batch.
    jokers = hand[:, 0] + pile_counts[:, 0, 0, 1]
    by_number = xp.stack(
        [
            hand[:, 1:],
            pile_counts[:, 0, 0, 2:],
            pile_counts[:, 0, 1, 2:],
            pile_counts[:, 0, 2, 2:],
            stack_tops[:, 0, 2:],
            stack_tops[:, 1, 2:],
            pile_counts[:, 1, 0, 2:],
            pile_counts[:, 1, 1, 2:],
            stack_tops[:, 2:, 2:].sum(1),
            pile_counts[:, 2:, 0, 2:].sum(1),
        ],
        1,
    )
    next_numbers = (heights[..., None] + ops.arange[:NUMBERS]) % NUMBERS
    ahead = _take_along_last_axis(xp, by_number[:, None], next_numbers[:, :, None])
    is_own_top, is_next_top = ahead[:, :, 4], ahead[:, :, 5]
    missing_before = [_gaps(ops, ahead[:, :, 0] + ahead[:, :, 1]), _gaps(ops, ahead[:, :, 6])]
    distance = float32(ops.arange[:NUMBERS]) / NUMBERS
    missing = (is_own_top * missing_before[0]).sum(2)
    place_scalars = [
        float32(_repeats_height(heights)),
        jokers[:, None] / 2.0 + missing * 0.0,
        stack_tops[:, 0, 1:2] + missing * 0.0,
        stack_tops[:, 1, 1:2] + missing * 0.0,
        missing / 4.0,
        float32((missing <= jokers[:, None]) & (is_own_top.sum(2) > 0)),
        (is_own_top * distance).sum(2),
        (is_next_top * missing_before[1]).sum(2) / 4.0,
        (is_next_top * distance).sum(2),
    ]
    places = [
        ahead.reshape(count, PLACES, -1),
        one_hot(heights, NUMBERS),
        xp.stack(place_scalars, -1),
    ]

    number = ops.arange[:seats]
    seated = number[None] < obs[:, 1:2]
    high = float32(obs[:, TOTALS_AT : TOTALS_AT + 2 * seats : 2])
    low = float32(obs[:, TOTALS_AT + 1 : TOTALS_AT + 2 * seats : 2])
    totals = (high * 256.0 + low) / 50.0
    pile_sizes = float32(helps[..., 0])
    top, second = top_cards[..., 0], top_cards[..., 1]
    top_fits = (top[..., None] == heights[:, None, None] + 2).any(3) | (top == 1)
    pile_scalars = [
        pile_sizes / 8.0,
        float32(pile_sizes > 0),
        float32(top_fits),
        float32((second == top + 1) & (top > 1)),
        float32((second == top) & (top > 1)),
        float32(number[None, :, None] == 0) + pile_sizes * 0.0,
    ]
    piles = [cards.reshape(count, seats, HELPS, -1), xp.stack(pile_scalars, -1)]
    is_playable = (tops[..., None] == heights[:, None] + 2).any(2) | (tops == 1)
    seat_scalars = [
        float32(seated),
        stacks / 20.0,
        (stacks - stacks[:, :1]) / 20.0,
        held / 4.0,
        float32(is_playable),
        totals,
    ]
    seat_parts = [
        one_hot(number[None] + obs[:, 1:2] * 0, SEATS),
        stack_tops,
        xp.stack(seat_scalars, -1),
    ]

    def join(parts: list[Array], axis: int) -> Array:
        return xp.asarray(xp.concatenate(parts, axis), dtype=ops.dtype)

    table_scalars = _table(ops, obs, hand=hand, stacks=stacks, totals=totals, heights=heights)
    return Features(
        join(table_scalars, 1),
        join(seat_parts, 2),
        join(places, 2),
        join(piles, 3),
        xp.asarray(seated, dtype=ops.dtype),
        stacks,
    )


def _table(
    ops: ArrayOps, obs: Array, *, hand: Array, stacks: Array, totals: Array, heights: Array
) -> list[Array]:
    """Return the features of the table and of the viewer's hand."""
    xp = ops.xp
    float32, one_hot = ops.float32, ops.one_hot
    pile = float32(obs[:, 7]) * 256.0 + float32(obs[:, 8])
    target = float32(obs[:, OPTIONS_AT + 7] * 256 + obs[:, OPTIONS_AT + 8])
    nearest = xp.amin(stacks[:, 1:], 1)
    table_scalars = [
        pile / 100.0,
        1.0 / (1.0 + pile),
        float32(obs[:, 5]),
        float32(obs[:, 6]) / 4.0,
        float32(target > 0),
        target / 50.0,
        totals[:, 0],
        xp.amax(totals, 1),
        stacks[:, 0] / 20.0,
        nearest / 20.0,
    ]
    return [
        hand,
        float32(hand > 0),
        one_hot(heights, NUMBERS).sum(1),
        float32(obs[:, UNSEEN_AT : UNSEEN_AT + KINDS]) / COPIES,
        float32(obs[:, ASIDE_AT : ASIDE_AT + KINDS]) / COPIES,
        one_hot(obs[:, 1] - 2, SEATS - 1),
        one_hot(hand.sum(1), HAND + 1),
        one_hot(stacks[:, 0].clip(0, NEAR), NEAR + 1),
        one_hot(nearest.clip(0, NEAR), NEAR + 1),
        xp.stack(table_scalars, -1),
    ]


def _gaps(ops: ArrayOps, counts: Array) -> Array:
    """Return for each number ahead how many numbers before it are missing."""
    is_missing = ops.float32(counts == 0)
    return ops.xp.cumsum(is_missing, 2) - is_missing


def _repeats_height(heights: Array) -> Array:
    """Return whether an earlier building pile stands at the same number."""
    same = heights[:, :, None] == heights[:, None]
    earlier = same.cumsum(2)
    return earlier.diagonal(0, 1, 2) > 1


def _take_along_last_axis(xp: Any, array: Array, indexes: Array) -> Array:  # noqa: ANN401 (a library)
    """Take elements along the last axis."""
    take = xp.take_along_dim if hasattr(xp, "take_along_dim") else xp.take_along_axis
    return take(array, indexes, 3)


def sensible_mask(ops: ArrayOps, obs: Array, mask: Array, slots: int) -> Array:
    """Return the mask of the legal actions that a learner chooses from.

    Of building piles at the same number it allows only the first, because building on any of them
    has the same effect.
    """
    del slots
    xp = ops.xp
    heights = obs[:, BUILDING_AT : BUILDING_AT + 4 * PLACES : 4]
    puts = mask.shape[1] - HELPS * KINDS
    builds = (
        mask[:, BUILD:puts].reshape(len(mask), PLACES, -1) & ~_repeats_height(heights)[..., None]
    )
    return xp.concatenate([mask[:, :BUILD], builds.reshape(len(mask), -1), mask[:, puts:]], 1)

"""The two networks of Da Capo!'s judge, for NumPy at run time and for PyTorch in training.

Both have the trunk of the player's network. The position network also sees all hands, and which
cards are left in the pile and in the stacks.
"""

from collections.abc import Sequence
from typing import Final

from dacabo.bots.dacapo.learned.features import (
    COPIES,
    HELPS,
    KINDS,
    NUMBERS,
    Features,
    extract_features,
)
from dacabo.bots.dacapo.learned.network import (
    SEAT_FEATURES,
    TABLE_FEATURES,
    Width,
    encode,
    shapes,
)
from dacabo.bots.layers import Array, ArrayOps, Shapes, Weights, linear, with_biases
from dacabo.judge.heads import (
    POINTS_SCALE,
    STYLE,
    WHOSE,
    PositionTrunk,
    PositionValues,
    QuestionValues,
    seat_values,
    value_shapes,
)

__all__ = ["WIDTH", "extract_features", "judge_shapes", "position_values", "question_values"]

WIDTH: Final = Width(table=192)
"""The widths of both networks: together they fit into a megabyte."""
TOTALS: Final = -1
"""The feature of a seat that is its total, in fifties of points."""


def judge_shapes(widths: Sequence[int]) -> dict[str, Shapes]:
    """Return the shapes of the weights of both networks."""
    width = Width(*widths)
    heads = {
        "end": (width.table, WHOSE),
        "build_table": (width.table, width.pile),
        "build_place": (width.pile, width.pile),
        "build_seat": (width.seat, width.pile),
        "build_pile": (width.pile, width.pile),
        "build_hand": (width.pile, 2 * WHOSE),
        "build_stack": (width.pile, WHOSE),
        "build_help": (width.pile, WHOSE),
        "put_table": (width.table, KINDS * width.put),
        "put_pile": (width.pile, KINDS * width.put),
        "put": (width.put, WHOSE),
    }
    return {
        "question": shapes(width, TABLE_FEATURES + STYLE) | with_biases(heads),
        "position": shapes(width, TABLE_FEATURES + 2 * KINDS, SEAT_FEATURES + KINDS)
        | value_shapes(width.seat, width.table),
    }


def question_values(
    ops: ArrayOps, weights: Weights, features: Features, style: Array
) -> QuestionValues:
    """Judge all actions, legal or not, of the seat whose observation the features are from.

    `style` says how the other seats play [batch, 2]: see `STYLE`. There is no call in Da Capo!.
    """
    xp = ops.xp
    table_features = xp.concatenate([features.table, xp.asarray(style, dtype=ops.dtype)], 1)
    places, piles, seats, table = encode(xp, weights, features._replace(table=table_features))
    count = len(table)
    building = linear(weights, "build_place", places)
    building = building + linear(weights, "build_table", table)[:, None]
    by_hand = linear(weights, "build_hand", building.clip(0)).reshape(count, -1, 2, WHOSE)
    # All numbers share a value, because a legal build is always the number that the pile waits for.
    from_hand = [by_hand[:, :, 1:], *(by_hand[:, :, :1] for _ in range(NUMBERS))]
    pairs = building[:, :, None]
    stacks = (pairs + linear(weights, "build_seat", seats)[:, None]).clip(0)
    helps = (pairs + linear(weights, "build_pile", piles)[:, None]).clip(0)
    builds = xp.concatenate(
        [
            *from_hand,
            linear(weights, "build_stack", stacks),
            linear(weights, "build_help", helps),
        ],
        2,
    )
    puts = linear(weights, "put_pile", piles).reshape(count, HELPS, KINDS, -1)
    puts = puts + linear(weights, "put_table", table).reshape(count, 1, KINDS, -1)
    points = [
        linear(weights, "end", table)[:, None],
        builds.reshape(count, -1, WHOSE),
        linear(weights, "put", puts.clip(0)).reshape(count, -1, WHOSE),
    ]
    return QuestionValues(xp.concatenate(points, 1) * POINTS_SCALE, table[:, 0] * 0.0)


def position_values(
    ops: ArrayOps, weights: Weights, features: Features, hidden: Array, slots: int
) -> PositionValues:
    """Value a position for every seat, counted from the one whose observation the features are of.

    `hidden` has the cards of every hand and then of both pools, by kind, as the simulator reveals
    them.
    """
    return seat_values(ops, weights, encode_position(ops, weights, features, hidden, slots))


def encode_position(
    ops: ArrayOps, weights: Weights, features: Features, hidden: Array, slots: int
) -> PositionTrunk:
    """Compute the trunk of the position network."""
    del slots
    xp = ops.xp
    count, seats = features.seated.shape
    cards = xp.asarray(hidden, dtype=ops.dtype)
    hands = cards[:, : seats * KINDS].reshape(count, seats, KINDS)
    full = features._replace(
        table=xp.concatenate([features.table, cards[:, seats * KINDS :] / COPIES], 1),
        seats=xp.concatenate([features.seats, hands], 2),
    )
    activations = encode(xp, weights, full)
    totals, seated = ops.float32(features.seats[..., TOTALS]) / 2.0, ops.float32(features.seated)
    return PositionTrunk(activations.seats, activations.table, totals, seated)

"""The two networks of Cabo's judge, for NumPy at run time and for PyTorch in training.

Both have the trunk of the player's network. The position network also sees every card.
"""

from collections.abc import Sequence
from typing import Final

from dacabo.bots.cabo.learned.features import Features, extract_features
from dacabo.bots.cabo.learned.network import (
    PLACE_FEATURES,
    PLACE_VERBS,
    TABLE_FEATURES,
    VERBS,
    Activations,
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
    call_logit,
    call_shapes,
    seat_values,
    value_shapes,
)
from dacabo.observations.cabo.layout import CODES, SEATS

__all__ = ["WIDTH", "extract_features", "judge_shapes", "position_values", "question_values"]

WIDTH: Final = Width(table=240)
"""The widths of both networks: together they fit into a megabyte."""
TOTALS: Final = SEATS + 4
"""The feature of a seat that is its total, in hundreds of points."""


def judge_shapes(widths: Sequence[int]) -> dict[str, Shapes]:
    """Return the shapes of the weights of both networks."""
    width = Width(*widths)
    heads = {
        "verbs": (width.table, VERBS * WHOSE),
        "point_place": (width.place, width.place),
        "point_seat": (width.seat, width.place),
        "point_table": (width.table, width.place),
        "point": (width.place, PLACE_VERBS * WHOSE),
        **call_shapes(width.table),
    }
    return {
        "question": shapes(width, TABLE_FEATURES + STYLE) | with_biases(heads),
        "position": shapes(width, TABLE_FEATURES + CODES, PLACE_FEATURES + CODES)
        | value_shapes(width.seat, width.table),
    }


def question_values(
    ops: ArrayOps, weights: Weights, features: Features, style: Array
) -> QuestionValues:
    """Judge all actions, legal or not, of the seat whose observation the features are from.

    `style` says how the other seats play [batch, 2]: see `STYLE`.
    """
    xp = ops.xp
    places, seats, table = encode_question(ops, weights, features, style)
    count, chairs, slots, _ = places.shape
    hidden = linear(weights, "point_place", places)
    hidden = hidden + linear(weights, "point_seat", seats)[:, :, None]
    hidden = (hidden + linear(weights, "point_table", table)[:, None, None]).clip(0)
    at_places = linear(weights, "point", hidden).reshape(count, chairs, slots, PLACE_VERBS, WHOSE)
    points = [
        linear(weights, "verbs", table).reshape(count, VERBS, WHOSE),
        at_places[:, 0, :, 0],
        at_places[:, 0, :, 1],
        at_places[:, :, :, 2].reshape(count, chairs * slots, WHOSE),
    ]
    logit = call_logit(weights, table, style)
    return QuestionValues(xp.concatenate(points, 1) * POINTS_SCALE, logit)


def encode_question(
    ops: ArrayOps, weights: Weights, features: Features, style: Array
) -> Activations:
    """Compute the trunk of the question network."""
    xp = ops.xp
    table = xp.concatenate([features.table, xp.asarray(style, dtype=ops.dtype)], 1)
    return encode(xp, weights, features._replace(table=table))


def position_values(
    ops: ArrayOps, weights: Weights, features: Features, hidden: Array, slots: int
) -> PositionValues:
    """Value a position for every seat, counted from the one whose observation the features are of.

    `hidden` has the card in hand and then the card of every place, as the simulator reveals them.
    """
    return seat_values(ops, weights, encode_position(ops, weights, features, hidden, slots))


def encode_position(
    ops: ArrayOps, weights: Weights, features: Features, hidden: Array, slots: int
) -> PositionTrunk:
    """Compute the trunk of the position network."""
    xp = ops.xp
    count, seats = features.seated.shape

    def one_hot(cards: Array) -> Array:
        return xp.asarray(cards[..., None] == ops.arange[:CODES], dtype=ops.dtype)

    full = features._replace(
        table=xp.concatenate([features.table, one_hot(hidden[:, 0])], 1),
        places=xp.concatenate(
            [features.places, one_hot(hidden[:, 1:].reshape(count, seats, slots))], 3
        ),
    )
    activations = encode(xp, weights, full)
    totals, seated = ops.float32(features.seats[..., TOTALS]), ops.float32(features.seated)
    return PositionTrunk(activations.seats, activations.table, totals, seated)

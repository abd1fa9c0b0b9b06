"""The policy network, for NumPy at a table and for PyTorch in training.

All places share their weights. A seat sums the activations of its places. The logits of a place
depend on the place, its seat and the whole table. So one network plays with any number of players
and slots, and it treats equal cards equally (as in Deep Sets).
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from dacabo.bots.cabo.learned.features import Features
from dacabo.bots.layers import Array, Shapes, Weights, linear, with_biases

VERBS: Final = 6
"""The number of actions that name no place."""
PLACE_VERBS: Final = 3
"""The number of actions for each place: lay there, claim it for a set, point at it."""
TABLE_FEATURES, SEAT_FEATURES, PLACE_FEATURES = 176, 16, 72


class Width(NamedTuple):
    """The widths of the hidden layers of places, of seats and of the table."""

    place: int = 64
    seat: int = 64
    table: int = 320


class Activations(NamedTuple):
    """The activations of the last shared layers."""

    places: Array
    seats: Array
    table: Array


def shapes(width: Width, table: int = TABLE_FEATURES, place: int = PLACE_FEATURES) -> Shapes:
    """Return the shapes of the weights that `encode` needs."""
    table_input = table + 3 * width.seat
    matrices = {
        "place": (place, width.place),
        "place2": (width.place, width.place),
        "seat": (width.place + SEAT_FEATURES, width.seat),
        "table": (table_input, width.table),
        "table2": (width.table, width.table),
        "table3": (width.table, width.table),
    }
    return with_biases(matrices)


def player_shapes(widths: Sequence[int]) -> Shapes:
    """Return the shapes of the weights of a player."""
    width = Width(*widths)
    heads = {
        "verbs": (width.table, VERBS),
        "point_place": (width.place, width.place),
        "point_seat": (width.seat, width.place),
        "point_table": (width.table, width.place),
        "point": (width.place, PLACE_VERBS),
    }
    return shapes(width) | with_biases(heads)


def encode(xp: Any, weights: Weights, features: Features) -> Activations:  # noqa: ANN401 (a library)
    """Compute the activations of places, then of seats, then of the table."""
    places = linear(weights, "place", features.places).clip(0)
    places = linear(weights, "place2", places).clip(0) * features.cards[..., None]
    seats = xp.concatenate([places.sum(2), features.seats], 2)
    seats = linear(weights, "seat", seats).clip(0) * features.seated[..., None]
    others = seats[:, 1:]
    table_input = [features.table, seats[:, 0], others.sum(1), xp.amax(others, 1)]
    table = linear(weights, "table", xp.concatenate(table_input, 1)).clip(0)
    table = table + linear(weights, "table2", table).clip(0)
    table = table + linear(weights, "table3", table).clip(0)
    return Activations(places, seats, table)


def policy_logits(xp: Any, weights: Weights, features: Features) -> Array:  # noqa: ANN401 (a library)
    """Return the logits of all actions, legal or not."""
    return policy_head(xp, weights, encode(xp, weights, features))


def policy_head(xp: Any, weights: Weights, activations: Activations) -> Array:  # noqa: ANN401 (a library)
    """Return the logits of all actions from the activations."""
    places, seats, table = activations
    count, chairs, slots, _ = places.shape
    hidden = linear(weights, "point_place", places)
    hidden = hidden + linear(weights, "point_seat", seats)[:, :, None]
    hidden = (hidden + linear(weights, "point_table", table)[:, None, None]).clip(0)
    place_logits = linear(weights, "point", hidden)
    logits = [
        linear(weights, "verbs", table),
        place_logits[:, 0, :, 0],
        place_logits[:, 0, :, 1],
        place_logits[..., 2].reshape(count, chairs * slots),
    ]
    return xp.concatenate(logits, 1)

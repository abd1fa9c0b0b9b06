"""The network of a learned player: the same few lines for NumPy at a table and PyTorch in training.

Every place is read by the same weights, every seat is the sum of its places, and what is said about
a place depends on the place, its seat and the whole table. So one network plays with any number of
players and slots, and cards that look alike are treated alike.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from dacabo.bots.cabo.learned.features import Features
from dacabo.bots.layers import Array, Shapes, Weights, layer, with_biases

VERBS: Final = 6
"""Actions that name no place."""
PLACE_VERBS: Final = 3
"""Actions that name a place: lay, name for a set, point."""
TABLE_FEATURES, SEAT_FEATURES, PLACE_FEATURES = 176, 16, 72


class Width(NamedTuple):
    """How many numbers a place, a seat and the table are thought of with."""

    place: int = 64
    seat: int = 64
    table: int = 320


class Activations(NamedTuple):
    """What a network makes of the features."""

    places: Array
    seats: Array
    table: Array


def shapes(width: Width, table: int = TABLE_FEATURES, place: int = PLACE_FEATURES) -> Shapes:
    """The weights that `think` needs, and their shapes."""
    met = table + 3 * width.seat
    matrices = {
        "place": (place, width.place),
        "place2": (width.place, width.place),
        "seat": (width.place + SEAT_FEATURES, width.seat),
        "table": (met, width.table),
        "table2": (width.table, width.table),
        "table3": (width.table, width.table),
    }
    return with_biases(matrices)


def player_shapes(widths: Sequence[int]) -> Shapes:
    """The weights of a player."""
    width = Width(*widths)
    heads = {
        "verbs": (width.table, VERBS),
        "point_place": (width.place, width.place),
        "point_seat": (width.seat, width.place),
        "point_table": (width.table, width.place),
        "point": (width.place, PLACE_VERBS),
    }
    return shapes(width) | with_biases(heads)


def think(xp: Any, weights: Weights, features: Features) -> Activations:  # noqa: ANN401 (a library)
    """Places, seats, the table."""
    places = layer(weights, "place", features.places).clip(0)
    places = layer(weights, "place2", places).clip(0) * features.cards[..., None]
    seats = xp.concatenate([places.sum(2), features.seats], 2)
    seats = layer(weights, "seat", seats).clip(0) * features.seated[..., None]
    others = seats[:, 1:]
    met = [features.table, seats[:, 0], others.sum(1), xp.amax(others, 1)]
    table = layer(weights, "table", xp.concatenate(met, 1)).clip(0)
    table = table + layer(weights, "table2", table).clip(0)
    table = table + layer(weights, "table3", table).clip(0)
    return Activations(places, seats, table)


def prefer(xp: Any, weights: Weights, features: Features) -> Array:  # noqa: ANN401 (a library)
    """How much a player would like to do each of the twin's actions, legal or not."""
    return say(xp, weights, think(xp, weights, features))


def say(xp: Any, weights: Weights, thoughts: Activations) -> Array:  # noqa: ANN401 (a library)
    """The same, of what the player thinks."""
    places, seats, table = thoughts
    count, chairs, slots, _ = places.shape
    about = layer(weights, "point_place", places)
    about = about + layer(weights, "point_seat", seats)[:, :, None]
    about = (about + layer(weights, "point_table", table)[:, None, None]).clip(0)
    pointed = layer(weights, "point", about)
    said = [
        layer(weights, "verbs", table),
        pointed[:, 0, :, 0],
        pointed[:, 0, :, 1],
        pointed[..., 2].reshape(count, chairs * slots),
    ]
    return xp.concatenate(said, 1)

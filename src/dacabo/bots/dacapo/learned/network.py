"""The network of a learned player: the same few lines for NumPy and PyTorch.

Every help pile is read by the same weights, every seat is the sum of its piles, and so is every
building pile. What is said about a card and where it goes depends on both and on the whole table.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from dacabo.bots.dacapo.learned.features import CODES, DEPTH, HELPS, KINDS, NUMBERS, Features
from dacabo.bots.layers import Array, Shapes, Weights, layer, with_biases

TABLE_FEATURES: Final = 88
SEAT_FEATURES: Final = 24
PLACE_FEATURES: Final = 11 * NUMBERS + 9
PILE_FEATURES: Final = DEPTH * CODES + 6


class Width(NamedTuple):
    """How many numbers a pile, a seat, the table and a card to put down are thought of with."""

    pile: int = 64
    seat: int = 64
    table: int = 256
    put: int = 32


class Activations(NamedTuple):
    """What a network makes of the features."""

    places: Array
    piles: Array
    """The viewer's own."""
    seats: Array
    table: Array


def shapes(width: Width, table: int = TABLE_FEATURES, seat: int = SEAT_FEATURES) -> Shapes:
    """The weights that `think` needs, and their shapes."""
    matrices = {
        "place": (PLACE_FEATURES, width.pile),
        "place2": (width.pile, width.pile),
        "pile": (PILE_FEATURES, width.pile),
        "pile2": (width.pile, width.pile),
        "seat": (width.pile + seat, width.seat),
        "table": (table + 3 * width.seat + 2 * width.pile, width.table),
        "table2": (width.table, width.table),
        "table3": (width.table, width.table),
    }
    return with_biases(matrices)


def player_shapes(widths: Sequence[int]) -> Shapes:
    """The weights of a player."""
    width = Width(*widths)
    heads = {
        "end": (width.table, 1),
        "build_table": (width.table, width.pile),
        "build_place": (width.pile, width.pile),
        "build_seat": (width.seat, width.pile),
        "build_pile": (width.pile, width.pile),
        "build_hand": (width.pile, 2),
        "build_stack": (width.pile, 1),
        "build_help": (width.pile, 1),
        "put_table": (width.table, KINDS * width.put),
        "put_pile": (width.pile, KINDS * width.put),
        "put": (width.put, KINDS),
    }
    return shapes(width) | with_biases(heads)


def think(xp: Any, weights: Weights, features: Features) -> Activations:  # noqa: ANN401 (a library)
    """Piles, seats, the table."""
    places = layer(weights, "place", features.places).clip(0)
    places = layer(weights, "place2", places).clip(0)
    piles = layer(weights, "pile", features.piles).clip(0)
    piles = layer(weights, "pile2", piles).clip(0)
    seats = xp.concatenate([piles.sum(2), features.seats], 2)
    seats = layer(weights, "seat", seats).clip(0) * features.seated[..., None]
    others = seats[:, 1:]
    met = [features.table, seats[:, 0], others.sum(1), xp.amax(others, 1)]
    met += [places.sum(1), xp.amax(places, 1)]
    table = layer(weights, "table", xp.concatenate(met, 1)).clip(0)
    table = table + layer(weights, "table2", table).clip(0)
    table = table + layer(weights, "table3", table).clip(0)
    return Activations(places, piles[:, 0], seats, table)


def prefer(xp: Any, weights: Weights, features: Features) -> Array:  # noqa: ANN401 (a library)
    """How much a player would like to do each of the twin's actions, legal or not."""
    places, piles, seats, table = think(xp, weights, features)
    count = len(table)
    building = layer(weights, "build_place", places)
    building = building + layer(weights, "build_table", table)[:, None]
    hand = layer(weights, "build_hand", building.clip(0))
    """Whichever number is built from the hand is the one that the pile waits for."""
    by_kind = [hand[..., 1:], *(hand[..., :1] for _ in range(NUMBERS))]
    pairs = building[:, :, None]
    stacks = (pairs + layer(weights, "build_seat", seats)[:, None]).clip(0)
    helps = (pairs + layer(weights, "build_pile", piles)[:, None]).clip(0)
    built = [
        *by_kind,
        layer(weights, "build_stack", stacks)[..., 0],
        layer(weights, "build_help", helps)[..., 0],
    ]
    put = layer(weights, "put_pile", piles).reshape(count, HELPS, KINDS, -1)
    put = put + layer(weights, "put_table", table).reshape(count, 1, KINDS, -1)
    put = (put.clip(0) * weights["put"].T).sum(3) + weights["put_0"]
    said = [
        layer(weights, "end", table),
        xp.concatenate(built, 2).reshape(count, -1),
        put.reshape(count, -1),
    ]
    return xp.concatenate(said, 1)

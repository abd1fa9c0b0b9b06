"""The policy network, for NumPy at a table and for PyTorch in training.

All help piles share their weights, and so do all building piles. A seat sums the activations of its
help piles. The logit of an action depends on the card, on the pile it goes to and on the table.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from dacabo.bots.dacapo.learned.features import CODES, DEPTH, HELPS, KINDS, NUMBERS, Features
from dacabo.bots.layers import Array, Shapes, Weights, linear, with_biases

TABLE_FEATURES: Final = 88
SEAT_FEATURES: Final = 24
PLACE_FEATURES: Final = 11 * NUMBERS + 9
PILE_FEATURES: Final = DEPTH * CODES + 6


class Width(NamedTuple):
    """The widths of the hidden layers of piles, of seats, of the table and of cards to put down."""

    pile: int = 64
    seat: int = 64
    table: int = 256
    put: int = 32


class Activations(NamedTuple):
    """The activations of the last shared layers."""

    places: Array
    piles: Array
    """These are the viewer's own help piles."""
    seats: Array
    table: Array


def shapes(width: Width, table: int = TABLE_FEATURES, seat: int = SEAT_FEATURES) -> Shapes:
    """Return the shapes of the weights that `encode` needs."""
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
    """Return the shapes of the weights of a player."""
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


def encode(xp: Any, weights: Weights, features: Features) -> Activations:  # noqa: ANN401 (a library)
    """Compute the activations of piles, then of seats, then of the table."""
    places = linear(weights, "place", features.places).clip(0)
    places = linear(weights, "place2", places).clip(0)
    piles = linear(weights, "pile", features.piles).clip(0)
    piles = linear(weights, "pile2", piles).clip(0)
    seats = xp.concatenate([piles.sum(2), features.seats], 2)
    seats = linear(weights, "seat", seats).clip(0) * features.seated[..., None]
    others = seats[:, 1:]
    table_input = [features.table, seats[:, 0], others.sum(1), xp.amax(others, 1)]
    table_input += [places.sum(1), xp.amax(places, 1)]
    table = linear(weights, "table", xp.concatenate(table_input, 1)).clip(0)
    table = table + linear(weights, "table2", table).clip(0)
    table = table + linear(weights, "table3", table).clip(0)
    return Activations(places, piles[:, 0], seats, table)


def policy_logits(xp: Any, weights: Weights, features: Features) -> Array:  # noqa: ANN401 (a library)
    """Return the logits of all actions, legal or not."""
    places, piles, seats, table = encode(xp, weights, features)
    count = len(table)
    building = linear(weights, "build_place", places)
    building = building + linear(weights, "build_table", table)[:, None]
    hand_logits = linear(weights, "build_hand", building.clip(0))
    # All numbers share a logit, because a legal build is always the number that the pile waits for.
    by_kind = [hand_logits[..., 1:], *(hand_logits[..., :1] for _ in range(NUMBERS))]
    pairs = building[:, :, None]
    stacks = (pairs + linear(weights, "build_seat", seats)[:, None]).clip(0)
    helps = (pairs + linear(weights, "build_pile", piles)[:, None]).clip(0)
    build_logits = [
        *by_kind,
        linear(weights, "build_stack", stacks)[..., 0],
        linear(weights, "build_help", helps)[..., 0],
    ]
    put_logits = linear(weights, "put_pile", piles).reshape(count, HELPS, KINDS, -1)
    put_logits = put_logits + linear(weights, "put_table", table).reshape(count, 1, KINDS, -1)
    put_logits = (put_logits.clip(0) * weights["put"].T).sum(3) + weights["put_0"]
    logits = [
        linear(weights, "end", table),
        xp.concatenate(build_logits, 2).reshape(count, -1),
        put_logits.reshape(count, -1),
    ]
    return xp.concatenate(logits, 1)

"""What the judges of all games share: their outputs, their units and their files."""

from typing import Any, Final, NamedTuple

from dacabo.bots.layers import Array, ArrayOps, Shapes, Weights, linear, with_biases

POINTS_SCALE: Final = 10.0
"""The points that are one unit of a network's output."""
WHOSE: Final = 2
"""The points of an action: the actor's own, and the mean of the other seats'."""
STYLE: Final = 2
"""What is known of the others' play: how much of it is strong, and how much is weak. Both are 0 if
nothing is known."""
CALL_WIDTH: Final = 32
WEAK_CALL_WIDTH: Final = 16
VALUE_WIDTH: Final = 64
WIN_INPUTS: Final = 5
WIN_WIDTH: Final = 32


class QuestionValues(NamedTuple):
    """The judgement of a decision, from what the acting seat knows."""

    points: Array
    """The expected points of this round [batch, actions, 2]: the actor's, and the mean of the
    others', if everybody plays on like Prestissimo."""
    call_logit: Array
    """The logit of the chance that a call now is right [batch]."""


class PositionTrunk(NamedTuple):
    """The activations of the position network; seats count from the one that has to act."""

    seats: Array
    table: Array
    totals: Array
    """The totals before this round, in hundreds of points [batch, seats]."""
    seated: Array
    """1 for each occupied seat [batch, seats]."""


class PositionValues(NamedTuple):
    """The value of a position, from all cards; seats count from the one that has to act."""

    points: Array
    """The expected points of this round [batch, seats]."""
    win_logits: Array
    """The logits of the chances to win the match [batch, seats]; very low for empty seats."""


def call_shapes(table_width: int) -> dict[str, tuple[int, int]]:
    """Return the shapes of the matrices of the two heads that judge a call."""
    return {
        "call_table": (table_width, CALL_WIDTH),
        "call": (CALL_WIDTH, 1),
        "weak_call_table": (table_width, WEAK_CALL_WIDTH),
        "weak_call": (WEAK_CALL_WIDTH, 1),
    }


def call_logit(weights: Weights, table: Array, style: Array) -> Array:
    """Return the logit of the chance that a call is right.

    The second head corrects it for others who play weakly: it was fitted to calls among Largos.
    """
    logit = linear(weights, "call", linear(weights, "call_table", table).clip(0))[:, 0]
    correction = linear(weights, "weak_call", linear(weights, "weak_call_table", table).clip(0))
    return logit + correction[:, 0] * style[:, 1]


def value_shapes(seat_width: int, table_width: int) -> Shapes:
    """Return the shapes of the heads that value every seat."""
    return with_biases(
        {
            "value_seat": (seat_width, VALUE_WIDTH),
            "value_table": (table_width, VALUE_WIDTH),
            "value": (VALUE_WIDTH, 1),
            "win_seat": (seat_width + WIN_INPUTS, WIN_WIDTH),
            "win_table": (table_width, WIN_WIDTH),
            "win_self": (WIN_WIDTH, WIN_WIDTH),
            "win_all": (WIN_WIDTH, WIN_WIDTH),
            "win": (WIN_WIDTH, 1),
        }
    )


def seat_values(ops: ArrayOps, weights: Weights, trunk: PositionTrunk) -> PositionValues:
    """Return the points and the win logits of every seat.

    The logits come from a head of their own, which knows the points.
    """
    hidden = linear(weights, "value_seat", trunk.seats)
    hidden = (hidden + linear(weights, "value_table", trunk.table)[:, None]).clip(0)
    points = linear(weights, "value", hidden)[..., 0] * POINTS_SCALE
    return PositionValues(points, win_logits(ops, weights, trunk, points))


def win_logits(ops: ArrayOps, weights: Weights, trunk: PositionTrunk, points: Array) -> Array:
    """Return the logits of the chances to win the match, given the points of this round.

    This head was fitted to the ends of matches (`dacabo.research.training.wins`).
    """
    xp, seated = ops.xp, trunk.seated
    empty, players = 1.0 - seated, seated.sum(1)[:, None]
    after = (trunk.totals + points / 100.0) * seated
    lowest, highest = xp.amin(after + 9.0 * empty, 1), xp.amax(after - 9.0 * empty, 1)
    compared = [after - each[:, None] for each in (lowest, highest)]
    mean = after.sum(1)[:, None] / players
    inputs = xp.stack([trunk.totals, after, *compared, after - mean], -1)
    hidden = linear(weights, "win_seat", xp.concatenate([trunk.seats, inputs], 2))
    hidden = hidden + linear(weights, "win_table", trunk.table)[:, None]
    hidden = hidden.clip(0) * seated[..., None]
    all_seats = linear(weights, "win_all", hidden.sum(1) / players)[:, None]
    hidden = (linear(weights, "win_self", hidden) + all_seats).clip(0)
    return linear(weights, "win", hidden)[..., 0] - empty * 1e4


def split(weights: Weights, part: str) -> dict[str, Any]:
    """Return the weights of one of the networks in a file, by their own names."""
    prefix = f"{part}."
    return {
        name.removeprefix(prefix): array
        for name, array in weights.items()
        if name.startswith(prefix)
    }


def join(**parts: Weights) -> dict[str, Any]:
    """Return the weights of several networks, as a file has them."""
    return {
        f"{part}.{name}": array
        for part, weights in parts.items()
        for name, array in weights.items()
    }

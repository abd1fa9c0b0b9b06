"""The last layers of a critic, which are the same in every game: a value for each seat."""

from dacabo.bots.layers import Array, Shapes, Weights, linear, with_biases


def value_head_shapes(seat_width: int, table_width: int) -> Shapes:
    """Return the shapes of the weights of the head, given the widths of its two inputs."""
    return with_biases(
        {
            "value_seat": (seat_width, seat_width),
            "value_table": (table_width, seat_width),
            "value": (seat_width, 1),
        }
    )


def seat_values(weights: Weights, seats: Array, table: Array) -> Array:
    """Return the value of each seat [batch, seats].

    Args:
        weights: the weights of the critic.
        seats: the activations of each seat [batch, seats, seat width].
        table: the activations of the table [batch, table width].
    """
    of_seats = linear(weights, "value_seat", seats)
    of_table = linear(weights, "value_table", table)[:, None]
    hidden = (of_seats + of_table).clip(0)
    return linear(weights, "value", hidden)[..., 0]

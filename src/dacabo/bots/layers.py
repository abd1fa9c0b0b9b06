"""Array operations and layers that the networks of all games share.

The same code runs with NumPy at a table and with PyTorch in training, so it uses only functions
that both libraries have.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

Array = Any
"""An array of NumPy or a tensor of PyTorch."""
Weights = Mapping[str, Array]
Shapes = dict[str, tuple[int, ...]]

ARANGE_SIZE: Final = 64
"""A number above the slots of a layout and above the cards of a kind."""


class ArrayOps(NamedTuple):
    """The operations of an array library, for one type and one device."""

    xp: Any
    """The library: NumPy or PyTorch."""
    dtype: Any
    """The type of the features."""
    arange: Array
    """The numbers 0, 1, 2 and so on, on the device of the other arrays."""

    def float32(self, array: Array) -> Array:
        """Convert an array to floats of 32 bits."""
        return self.xp.asarray(array, dtype=self.xp.float32)

    def one_hot(self, indexes: Array, size: int) -> Array:
        """Encode indexes as one-hot vectors of this size."""
        return self.xp.asarray(indexes[..., None] == self.arange[:size], dtype=self.xp.float32)


def array_ops(xp: Any, dtype: Any, **device: Any) -> ArrayOps:  # noqa: ANN401 (a library, a type)
    """Return the operations of a library; `device` is passed to PyTorch."""
    return ArrayOps(xp, dtype, xp.arange(ARANGE_SIZE, **device))


def with_biases(matrices: dict[str, tuple[int, int]]) -> Shapes:
    """Add the shape of a bias, `<name>_0`, for each matrix."""
    return {**matrices, **{f"{name}_0": (shape[1],) for name, shape in matrices.items()}}


def linear(weights: Weights, name: str, inputs: Array) -> Array:
    """Apply a linear layer: a matrix and its bias."""
    return inputs @ weights[name] + weights[f"{name}_0"]

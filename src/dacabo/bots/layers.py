"""What the networks of learned players are made of, whatever their game.

The same lines run with NumPy at a table and with PyTorch in training: they use only what both
libraries have.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

Array = Any
"""Of NumPy or PyTorch."""
Weights = Mapping[str, Array]
Shapes = dict[str, tuple[int, ...]]

MOST: Final = 64
"""More than there are slots, or cards of a kind."""


class Tools(NamedTuple):
    """A library for arrays, and what its arrays are like."""

    xp: Any
    dtype: Any
    """The type of the network's numbers."""
    numbers: Array
    """0, 1, 2 and so on, where the arrays are."""

    def exact(self, numbers: Array) -> Array:
        """Numbers with 32 bits, to calculate with."""
        return self.xp.asarray(numbers, dtype=self.xp.float32)

    def shown(self, numbers: Array, kinds: int) -> Array:
        """Whole numbers, each as a row with a single 1."""
        return self.xp.asarray(numbers[..., None] == self.numbers[:kinds], dtype=self.xp.float32)


def tools(xp: Any, dtype: Any, **place: Any) -> Tools:  # noqa: ANN401 (a library, a type, a device)
    """A library, for numbers of this type, in this place."""
    return Tools(xp, dtype, xp.arange(MOST, **place))


def with_biases(matrices: dict[str, tuple[int, int]]) -> Shapes:
    """A row of its own beside each matrix."""
    return {**matrices, **{f"{name}_0": (shape[1],) for name, shape in matrices.items()}}


def layer(weights: Weights, name: str, numbers: Array) -> Array:
    """A matrix and its row."""
    return numbers @ weights[name] + weights[f"{name}_0"]

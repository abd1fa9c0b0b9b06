"""Matrices of 32-bit floats, and what a learned player computes with them.

NumPy computes where it is installed, and the browser where Python runs in one. A vector is a matrix
of one row.
"""

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING or find_spec("numpy"):
    import numpy as np
    from numpy.typing import NDArray

    Matrix = NDArray[np.float32]

    _MANY: Final = 50_000
    """A matrix of more elements rarely stays in the CPU cache."""

    def from_halves(data: bytes, shape: tuple[int, ...]) -> Matrix:
        """Return the array of this shape whose elements are little-endian floats of 16 bits."""
        return np.frombuffer(data, "<f2").astype(np.float32).reshape(shape)

    def prepare(weights: Mapping[str, Any]) -> Mapping[str, Matrix]:
        """Return the weights as matrices, in the order in memory that is fastest here."""
        return {
            name: np.array(
                np.atleast_2d(array), np.float32, order="F" if array.size > _MANY else "C"
            )
            for name, array in weights.items()
        }

    def matrix(elements: Sequence[float], count: int = 1) -> Matrix:
        """Return the matrix of so many rows that has these elements, row by row."""
        return np.fromiter(elements, np.float32, len(elements)).reshape(count, -1)

    def numbers(inputs: Matrix) -> list[float]:
        """Return the elements, row by row."""
        return inputs.ravel().tolist()

    def rows(inputs: Matrix, start: int, stop: int) -> Matrix:
        """Return the rows from `start` until `stop`."""
        return inputs[start:stop]

    def gather(inputs: Matrix, indexes: Sequence[int], count: int) -> Matrix:
        """Return so many rows. Each is the sum of the rows with the next indexes."""
        taken = inputs.take(indexes, 0)
        return taken if len(taken) == count else taken.reshape(count, -1, inputs.shape[1]).sum(1)

    def linear(inputs: Matrix, weights: Matrix, base: Matrix | None = None) -> Matrix:
        """Return the product plus `base`, whose only row may count for all rows."""
        product: Matrix = inputs @ weights
        if base is not None:
            product += base
        return product

    def relu(inputs: Matrix) -> Matrix:
        """Replace negative elements by 0 in place; return the matrix."""
        return np.maximum(inputs, 0, out=inputs)

    def pairs(first: Matrix, second: Matrix) -> Matrix:
        """Return the sum of each row of `first` with each row of `second`."""
        if len(first) == 1:
            return first + second
        return (first[:, None] + second).reshape(-1, second.shape[1])

    def summary(inputs: Matrix) -> Matrix:
        """Return the sum of all rows, followed by their maximum."""
        result = np.empty((2, inputs.shape[1]), np.float32)
        inputs.sum(0, out=result[0])
        inputs.max(0, out=result[1])
        return result.reshape(1, -1)

    def join(*matrices: Matrix) -> Matrix:
        """Return a row with the elements of these rows."""
        return np.concatenate(matrices, 1)

else:
    from dacabo.bots.browser_matrices import (  # noqa: F401 (the same functions)
        Matrix,
        from_halves,
        gather,
        join,
        linear,
        matrix,
        numbers,
        pairs,
        prepare,
        relu,
        rows,
        summary,
    )

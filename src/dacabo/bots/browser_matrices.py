"""The functions of `matrices` in a browser, whose typed arrays compute instead of NumPy.

The browser registers `web/src/pocket/matrices.ts` as the module `dacabo_matrices`. It is imported
with the first call: a snapshot of Python's memory can contain nothing of JavaScript.
"""

from array import array
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from struct import unpack
from typing import Any

Matrix = Any
"""A matrix of JavaScript."""


@cache
def _found(module: str, name: str) -> Any:  # noqa: ANN401 (a function of JavaScript)
    return getattr(import_module(module), name)


def _found_late(name: str) -> Callable[..., Matrix]:
    def call(*given: object) -> Matrix:
        return _found("dacabo_matrices", name)(*given)

    return call


rows = _found_late("rows")
linear = _found_late("linear")
relu = _found_late("relu")
pairs = _found_late("pairs")
summary = _found_late("summary")
join = _found_late("join")


def from_halves(data: bytes, shape: tuple[int, ...]) -> Matrix:
    """Return the matrix whose elements are little-endian floats of 16 bits."""
    return matrix(unpack(f"<{len(data) // 2}e", data), shape[0] if len(shape) > 1 else 1)


def prepare(weights: Mapping[str, Matrix]) -> Mapping[str, Matrix]:
    """Return the weights, which are matrices already."""
    return weights


def matrix(elements: Sequence[float], count: int = 1) -> Matrix:
    """Return the matrix of so many rows that has these elements, row by row."""
    return _found("dacabo_matrices", "matrix")(_typed("f", elements), count)


def gather(inputs: Matrix, indexes: Sequence[int], count: int) -> Matrix:
    """Return so many rows. Each is the sum of the rows with the next indexes."""
    return _found("dacabo_matrices", "gather")(inputs, _typed("H", indexes), count)


def numbers(inputs: Matrix) -> list[float]:
    """Return the elements, row by row."""
    elements: list[float] = inputs.elements.to_py().tolist()
    return elements


def _typed(code: str, elements: Sequence[float]) -> Any:  # noqa: ANN401 (a typed array)
    return _found("pyodide.ffi", "to_js")(array(code, elements))

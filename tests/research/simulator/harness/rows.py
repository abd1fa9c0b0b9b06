"""Equal rows of arrays, exactly and fast."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


def numbers_of(known_numbers: dict[bytes, int], columns: Sequence[Array]) -> Array:
    """Return a number for each row; equal rows of all calls have the same number."""
    rows = np.stack([column.astype(np.uint8) for column in columns], axis=1)
    first_rows, which = distinct(rows)
    size = rows.shape[1]
    text = rows[first_rows].tobytes()
    numbers = [
        known_numbers.setdefault(text[start : start + size], len(known_numbers))
        for start in range(0, len(text), size)
    ]
    return np.array(numbers, np.int64)[which]


def distinct(rows: Array) -> tuple[Array, Array]:
    """Return the index of the first of each distinct row, and for each row which of them it is."""
    number = np.zeros(len(rows), np.int64)
    num_values = 1
    for column in np.ascontiguousarray(rows.T):
        low, high = (int(column.min()), int(column.max())) if len(rows) else (0, 0)
        if high > low:
            if num_values * (high - low + 1) >= 2**62:
                number = np.unique(number, return_inverse=True)[1]
                num_values = int(number.max()) + 1
            num_values *= high - low + 1
            number = number * (high - low + 1) + (column.astype(np.int64) - low)
    _, first, which = np.unique(number, return_index=True, return_inverse=True)
    return first, which

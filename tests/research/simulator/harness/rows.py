"""Equal rows of arrays, exactly and fast."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


def numbers_of(known: dict[bytes, int], columns: Sequence[Array]) -> Array:
    """A number for each row, the same for equal ones, also for those that were known before."""
    rows = np.stack([column.astype(np.uint8) for column in columns], axis=1)
    one_of_each, which = distinct(rows)
    size = rows.shape[1]
    text = rows[one_of_each].tobytes()
    numbers = [
        known.setdefault(text[start : start + size], len(known))
        for start in range(0, len(text), size)
    ]
    return np.array(numbers, np.int64)[which]


def distinct(rows: Array) -> tuple[Array, Array]:
    """One of each row, and which of them a row equals."""
    number = np.zeros(len(rows), np.int64)
    most = 1
    for column in np.ascontiguousarray(rows.T):
        low, high = (int(column.min()), int(column.max())) if len(rows) else (0, 0)
        if high > low:
            if most * (high - low + 1) >= 2**62:
                number = np.unique(number, return_inverse=True)[1]
                most = int(number.max()) + 1
            most *= high - low + 1
            number = number * (high - low + 1) + (column.astype(np.int64) - low)
    _, first, which = np.unique(number, return_index=True, return_inverse=True)
    return first, which

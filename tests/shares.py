"""Of many cases of one kind, a few are enough each time."""

from collections.abc import Iterable
from typing import Any

import pytest


def first(cases: Iterable[Any], few: int) -> list[Any]:
    """The first few; the others belong to the long run."""
    return [
        case if number < few else pytest.param(case, marks=pytest.mark.long)
        for number, case in enumerate(cases)
    ]

"""Of many cases of one kind, a few are enough each time."""

from collections.abc import Iterable
from typing import Any

import pytest


def first(cases: Iterable[Any], few: int) -> list[Any]:
    """The first few; the others belong to the long run. A tuple is one case of several values."""
    each = [case if isinstance(case, tuple) else (case,) for case in cases]
    return [
        pytest.param(*case, marks=() if number < few else pytest.mark.long)
        for number, case in enumerate(each)
    ]

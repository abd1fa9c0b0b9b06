"""Run only a few of many similar test cases in the short run."""

from collections.abc import Iterable
from typing import Any

import pytest


def first(cases: Iterable[Any], few: int) -> list[Any]:
    """Mark all cases but the first few for the long run. A tuple is one case of several values."""
    parameters = [case if isinstance(case, tuple) else (case,) for case in cases]
    return [
        pytest.param(*values, marks=() if number < few else pytest.mark.long)
        for number, values in enumerate(parameters)
    ]

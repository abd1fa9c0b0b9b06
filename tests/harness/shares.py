"""Selects a few of many similar test cases for the short run."""

from collections.abc import Iterable
from typing import Any

import pytest


def every_nth(cases: Iterable[Any], step: int) -> list[Any]:
    """Mark all but every nth case for the long run. A plain tuple is one case of several values.

    With a step that has no factor in common with the number of values, a product of two lists
    keeps each value of both.
    """
    return [
        pytest.param(
            *(case if type(case) is tuple else (case,)),
            marks=pytest.mark.long if number % step else (),
        )
        for number, case in enumerate(cases)
    ]


def first(cases: Iterable[Any], count: int) -> list[Any]:
    """Mark all cases but the first few for the long run. A tuple is one case of several values."""
    parameters = [case if isinstance(case, tuple) else (case,) for case in cases]
    return [
        pytest.param(*values, marks=() if number < count else pytest.mark.long)
        for number, values in enumerate(parameters)
    ]

"""Confidence intervals. The unit is the deal: its matches share their cards."""

from collections.abc import Sequence
from functools import cache
from math import atan, cos, fsum, pi, sin, sqrt
from typing import Final

from dacabo.core.values import Value

MISSED: Final = 0.05
"""The probability that a 95 % interval misses the true value."""
SHARE: Final = (0.0, 1.0)
"""The bounds of a share."""
_DIGITS: Final = 6
_MANY: Final = 1000


class Estimate(Value):
    """A figure and its 95 % interval, which needs more than one deal."""

    value: float
    low: float | None
    high: float | None


def ratio(
    tops: Sequence[float], bottoms: Sequence[float], bounds: tuple[float, float] | None = None
) -> Estimate | None:
    """The ratio of two totals over deals, with an interval from the variation between deals.

    The ratio estimator: with `d = top - ratio * bottom` for each of `n` deals, the standard error
    is that of the mean of `d`, divided by the mean bottom. With all bottoms 1 it is the plain mean
    with its t interval. The result is None if all bottoms are 0.

    If the figure has `bounds`, its interval respects them. If all deals agree on a bound, they show
    no variation, which proves little; then the interval extends to the value at which this many
    deals in a row would agree with a probability of 2.5 % at most.
    """
    n = len(tops)
    below = fsum(bottoms)
    if not below:
        return None
    value = fsum(tops) / below
    if n == 1:
        return Estimate(round(value, _DIGITS), None, None)
    squares = fsum((t - value * b) ** 2 for t, b in zip(tops, bottoms, strict=True))
    half = t_quantile(n - 1) * sqrt(squares / (n - 1) / n) / (below / n)
    low, high = value - half, value + half
    if bounds is not None:
        lowest, highest = bounds
        told = sum(bottom > 0 for bottom in bottoms)
        reach = (highest - lowest) * (1 - (MISSED / 2) ** (1 / told))
        low = highest - reach if value == highest else max(low, lowest)
        high = lowest + reach if value == lowest else min(high, highest)
    return Estimate(*(round(number, _DIGITS) for number in (value, low, high)))


def mean(values: Sequence[float], bounds: tuple[float, float] | None = None) -> Estimate | None:
    """The mean over deals with its 95 % interval."""
    return ratio(values, [1.0] * len(values), bounds)


@cache
def t_quantile(freedom: int) -> float:
    """Half the width of a 95 % interval in standard errors (Student's t).

    Computed by bisection, to the last digit. Beyond 1000 degrees of freedom it is that of 1000,
    which is wider by a thousandth at most.
    """
    freedom = min(freedom, _MANY)
    low, high = 1.9, 12.8
    while low < (middle := (low + high) / 2) < high:
        if _within(middle, freedom) < 1 - MISSED:
            low = middle
        else:
            high = middle
    return high


def _within(t: float, freedom: int) -> float:
    """The probability that Student's t lies within ±t: a finite sum for integers."""
    angle = atan(t / sqrt(freedom))
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    terms = [] if freedom == 1 else [term]
    for k in range(2 + odd, freedom - 1, 2):
        term *= cos(angle) ** 2 * (k - 1) / k
        terms.append(term)
    tail = sin(angle) * fsum(terms)
    return 2 / pi * (angle + tail) if odd else tail

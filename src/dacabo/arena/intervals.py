"""Confidence intervals. The unit is the deal: its matches share their cards."""

from collections.abc import Sequence
from functools import cache
from math import atan, cos, fsum, pi, sin, sqrt
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from dacabo.core.values import Value

MISSED: Final = 0.05
"""The probability that a 95 % interval misses the true value."""
SHARE: Final = (0.0, 1.0)
"""The bounds of a share."""
_DIGITS: Final = 6
_MAX_FREEDOM: Final = 1000


class Estimate(Value):
    """A figure and its 95 % interval, which needs more than one deal."""

    value: float
    low: float | None
    high: float | None


def ratio(
    numerators: Sequence[float],
    denominators: Sequence[float],
    bounds: tuple[float, float] | None = None,
) -> Estimate | None:
    """Return the ratio of two totals over deals, with an interval from the variation between deals.

    This is the ratio estimator. With `d = numerator - ratio * denominator` for each of `n` deals,
    the standard error is that of the mean of `d`, divided by the mean denominator. With all
    denominators 1 it is the plain mean with its t interval. The result is None if all denominators
    are 0.

    If the figure has `bounds`, its interval respects them. If all deals agree on a bound, they show
    no variation, which proves little; then the interval extends to the value at which this many
    deals in a row would agree with a probability of 2.5 % at most.
    """
    n = len(numerators)
    denominator = fsum(denominators)
    if not denominator:
        return None
    value = fsum(numerators) / denominator
    if n == 1:
        return Estimate(round(value, _DIGITS), None, None)
    squares = fsum((a - value * b) ** 2 for a, b in zip(numerators, denominators, strict=True))
    half = t_quantile(n - 1) * sqrt(squares / (n - 1) / n) / (denominator / n)
    low, high = value - half, value + half
    if bounds is not None:
        lowest, highest = bounds
        informative_deals = sum(number > 0 for number in denominators)
        reach = (highest - lowest) * (1 - (MISSED / 2) ** (1 / informative_deals))
        low = highest - reach if value == highest else max(low, lowest)
        high = lowest + reach if value == lowest else min(high, highest)
    return Estimate(*(round(number, _DIGITS) for number in (value, low, high)))


def mean(values: Sequence[float], bounds: tuple[float, float] | None = None) -> Estimate | None:
    """Return the mean over deals with its 95 % interval."""
    return ratio(values, [1.0] * len(values), bounds)


class Adjusted(Value):
    """A figure without the part of it that is known to be luck."""

    estimate: Estimate
    fewer_deals: float
    """The plain figure needs this many times as many deals for an interval of the same width."""


MIN_ADJUSTED: Final = 40
"""The number of deals below which no figure is adjusted."""
_FOLDS: Final = 10


def adjust(
    numerators: Sequence[float],
    denominators: Sequence[float],
    controls: Sequence[Sequence[float]],
    bounds: tuple[float, float] | None = None,
) -> Adjusted | None:
    """Return the ratio of two totals over deals, adjusted for luck; None with too few deals.

    The controls of a deal are measures of luck whose expectation is 0. Each of them is subtracted
    from the numerator with a coefficient. The coefficients of a deal are fitted to other deals, by
    least squares, so they do not depend on its luck, and the adjusted numerator has the same
    expectation as the plain one, whatever the coefficients are.
    """
    n = len(numerators)
    if n < MIN_ADJUSTED or not fsum(denominators):
        return None
    a, b, luck = np.array(numerators), np.array(denominators), np.array(controls)
    deviations = a - a.sum() / b.sum() * b
    adjusted = a - _cross_fitted(deviations, luck)
    plain, left = ((x - x.sum() / b.sum() * b).var() for x in (a, adjusted))
    if not plain:  # all deals agree, and luck has changed nothing
        same = ratio(numerators, denominators, bounds)
        assert same is not None
        return Adjusted(same, 1.0)
    estimate = ratio(adjusted.tolist(), denominators)
    assert estimate is not None
    if bounds is not None:
        assert estimate.low is not None
        assert estimate.high is not None
        ends = (max(estimate.low, bounds[0]), min(estimate.high, bounds[1]))
        estimate = Estimate(estimate.value, *ends)
    return Adjusted(estimate, round(float(plain / left), 3))


def _cross_fitted(targets: NDArray[Any], controls: NDArray[Any]) -> NDArray[Any]:
    """Return how much of each target its controls explain, fitted to the targets of other folds."""
    folds = np.arange(len(targets)) % _FOLDS
    explained = np.zeros(len(targets))
    with_constant = np.column_stack([controls, np.ones(len(targets))])
    for fold in range(_FOLDS):
        others = folds != fold
        coefficients = np.linalg.lstsq(with_constant[others], targets[others], rcond=None)[0]
        explained[~others] = controls[~others] @ coefficients[:-1]
    return explained


@cache
def t_quantile(freedom: int) -> float:
    """Return half the width of a 95 % interval in standard errors (Student's t).

    It is computed by bisection, to the last digit. Beyond 1000 degrees of freedom it is that of
    1000, which is wider by a thousandth at most.
    """
    freedom = min(freedom, _MAX_FREEDOM)
    low, high = 1.9, 12.8
    while low < (middle := (low + high) / 2) < high:
        if _within(middle, freedom) < 1 - MISSED:
            low = middle
        else:
            high = middle
    return high


def _within(t: float, freedom: int) -> float:
    """Return the probability that Student's t lies within ±t: a finite sum for integers."""
    angle = atan(t / sqrt(freedom))
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    terms = [] if freedom == 1 else [term]
    for k in range(2 + odd, freedom - 1, 2):
        term *= cos(angle) ** 2 * (k - 1) / k
        terms.append(term)
    tail = sin(angle) * fsum(terms)
    return 2 / pi * (angle + tail) if odd else tail

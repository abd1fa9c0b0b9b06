"""Thinking times. They differ from run to run, so they are separate from the table."""

from collections import Counter
from collections.abc import Iterable
from math import floor, log10
from typing import Final

from dacabo.core.values import Value

_STEPS: Final = 50
"""Bins per decade: a percentile is accurate to a twentieth of its value."""
_PERCENTILE: Final = 0.95


class Times(Value):
    """Durations of decisions in milliseconds, as a histogram that can be merged."""

    decisions: int
    total: float
    longest: float
    classes: dict[int, int]

    @property
    def mean(self) -> float:
        """The mean milliseconds of a decision."""
        return self.total / self.decisions if self.decisions else 0.0

    @property
    def percentile(self) -> float:
        """The milliseconds that 95 % of all decisions do not exceed."""
        counted = 0
        for step in sorted(self.classes):
            counted += self.classes[step]
            if counted >= _PERCENTILE * self.decisions:
                return min(self.longest, 10 ** ((step + 1) / _STEPS))
        return 0.0


def times_of(seconds: Iterable[float]) -> Times:
    """Make a histogram of durations."""
    spent = [1000 * duration for duration in seconds]
    classes = Counter(floor(_STEPS * log10(max(duration, 1e-6))) for duration in spent)
    return Times(len(spent), sum(spent), max(spent, default=0.0), dict(classes))


def together(parts: Iterable[Times]) -> Times:
    """Merge the times of several deals."""
    parts = list(parts)
    classes: Counter[int] = Counter()
    for part in parts:
        classes.update(part.classes)
    return Times(
        sum(part.decisions for part in parts),
        sum(part.total for part in parts),
        max((part.longest for part in parts), default=0.0),
        dict(classes),
    )

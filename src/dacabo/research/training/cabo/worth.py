"""What something was worth, with its interval, in tables."""

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

import numpy as np

from dacabo.research.training.cabo.trying import Tried

FEW: Final = 100
"""Fewer are not shown."""
NORMAL: Final = 1.96
"""Standard errors on either side in a 95% interval."""

Span = tuple[int, int]
Which = Any
"""An array of yes and no."""
Rows = Sequence[Sequence[str]]


class Worth(NamedTuple):
    """What something is worth, in points a round."""

    points: float
    error: float
    """Half of the 95% interval."""
    tries: int

    def __str__(self) -> str:
        """With its interval; nothing if there were few tries."""
        if self.tries < FEW:
            return "–"
        return f"{self.points:+.1f} ± {self.error:.1f}".replace("-", "−")


def worth(tried: Tried, which: Which) -> Worth:
    """How much better it was to do it than to leave it."""
    gained = tried.gained[which]
    if len(gained) < FEW:
        return Worth(0.0, 0.0, 0)
    error = NORMAL * gained.std(ddof=1) / sqrt(len(gained))
    return Worth(float(gained.mean()), float(error), len(gained))


def share(part: Any, whole: Any) -> str:  # noqa: ANN401 (numbers of NumPy)
    """Per cent, with half of the 95% interval where that is more than one."""
    if whole < FEW:
        return "–"
    found = part / whole
    error = 100 * NORMAL * sqrt(found * (1 - found) / whole)
    return f"{100 * found:.0f} ± {error:.0f}%" if error > 1 else f"{100 * found:.0f}%"


def within(numbers: Any, span: Span) -> Which:  # noqa: ANN401 (an array)
    """Which numbers are in a span."""
    return (numbers >= span[0]) & (numbers <= span[1])


def mean(counts: Any) -> float:  # noqa: ANN401 (an array)
    """The mean of numbers that were counted."""
    return float(counts @ np.arange(len(counts)) / max(counts.sum(), 1))


def named(span: Span, last: int) -> str:
    """A span in words; it has no end where the numbers have none."""
    low, high = span
    if high >= last:
        return f"{low} or more"
    return str(low) if low == high else f"{low}–{high}"


def table(title: str, head: Iterable[str], rows: Rows) -> str:
    """In Markdown."""
    head = list(head)
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join([f"**{title}**", "", *(f"| {' | '.join(line)} |" for line in lines), ""])


def grid(
    title: str, tried: Tried, kind: int, rows: Mapping[str, Which], columns: Mapping[str, Which]
) -> str:
    """What something is worth, by two things."""
    here = tried.kind == kind
    found = [
        [name, *(str(worth(tried, here & row & column)) for column in columns.values())]
        for name, row in rows.items()
    ]
    return table(title, ["", *columns], found)


def each(numbers: Any, spans: Sequence[Span], last: int, word: str = "") -> dict[str, Which]:  # noqa: ANN401
    """Rows or columns for spans of a number."""
    return {word + named(span, last): within(numbers, span) for span in spans}

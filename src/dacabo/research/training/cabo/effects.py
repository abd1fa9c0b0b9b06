"""Effects of interventions with their intervals, in tables of Markdown."""

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

import numpy as np

from dacabo.research.training.cabo.interventions import Interventions

MIN_COUNT: Final = 100
"""A figure from fewer cases is not shown."""
NORMAL: Final = 1.96
"""The standard errors on either side of a mean in a 95% interval."""

Span = tuple[int, int]
Mask = Any
"""An array of booleans."""
Rows = Sequence[Sequence[str]]


class Effect(NamedTuple):
    """The mean effect of interventions, in points a round."""

    points: float
    error: float
    """Half of the 95% interval."""
    cases: int

    def __str__(self) -> str:
        """Return the effect with its interval; a dash if there are too few cases."""
        if self.cases < MIN_COUNT:
            return "–"
        return f"{self.points:+.1f} ± {self.error:.1f}".replace("-", "−")


def mean_effect(interventions: Interventions, which: Mask) -> Effect:
    """Return the mean effect of some interventions."""
    effects = interventions.effect[which]
    if len(effects) < MIN_COUNT:
        return Effect(0.0, 0.0, 0)
    error = NORMAL * effects.std(ddof=1) / sqrt(len(effects))
    return Effect(float(effects.mean()), float(error), len(effects))


def share(part: Any, whole: Any) -> str:  # noqa: ANN401 (numbers of NumPy)
    """Return a percentage, with half of its 95% interval where that is more than one."""
    if whole < MIN_COUNT:
        return "–"
    ratio = part / whole
    error = 100 * NORMAL * sqrt(ratio * (1 - ratio) / whole)
    return f"{100 * ratio:.0f} ± {error:.0f}%" if error > 1 else f"{100 * ratio:.0f}%"


def within(numbers: Any, span: Span) -> Mask:  # noqa: ANN401 (an array)
    """Return a mask of the numbers that are in a span, both ends included."""
    return (numbers >= span[0]) & (numbers <= span[1])


def mean(counts: Any) -> float:  # noqa: ANN401 (an array)
    """Return the mean of a histogram."""
    return float(counts @ np.arange(len(counts)) / max(counts.sum(), 1))


def label(span: Span, last: int) -> str:
    """Return a span in words. One that reaches `last` has no upper end."""
    low, high = span
    if high >= last:
        return f"{low} or more"
    return str(low) if low == high else f"{low}–{high}"


def table(title: str, head: Iterable[str], rows: Rows) -> str:
    """Return a table in Markdown."""
    head = list(head)
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join([f"**{title}**", "", *(f"| {' | '.join(line)} |" for line in lines), ""])


def effect_grid(
    title: str,
    interventions: Interventions,
    kind: int,
    rows: Mapping[str, Mask],
    columns: Mapping[str, Mask],
) -> str:
    """Return a table of the mean effects of a kind of intervention, by rows and columns."""
    of_kind = interventions.kind == kind
    lines = []
    for name, row in rows.items():
        effects = [
            mean_effect(interventions, of_kind & row & column) for column in columns.values()
        ]
        lines.append([name, *map(str, effects)])
    return table(title, ["", *columns], lines)


def by_span(numbers: Any, spans: Sequence[Span], last: int, word: str = "") -> dict[str, Mask]:  # noqa: ANN401
    """Return the rows or columns of a table for spans of a number."""
    return {word + label(span, last): within(numbers, span) for span in spans}

"""The plots of the report: SVG, coloured by the style sheet of the page.

They are narrow, with large letters, so that a phone need not shrink them.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

WIDTH: Final = 340
_MARGIN: Final = 14
_ROW: Final = 40
_LETTER: Final = 8.2
"""The approximate width of a letter."""
_MAX_LABEL: Final = 16
"""The most letters of a label; longer ones are cut."""
_STRONGEST: Final = 0.62
"""The opacity of the strongest colour of the heat map: figures must stay legible on it."""


class Dot(NamedTuple):
    """One row of a dot plot: a value with its whisker."""

    label: str
    value: float
    low: float
    high: float
    text: str
    """The value as text beside the label."""
    title: str
    """The tooltip of the row."""


def dot_plot(
    about: str, dots: Sequence[Dot], form: Callable[[float, int], str], mark: float | None = None
) -> str:
    """Plot values with their intervals on one scale; `mark` is a reference line.

    `form` returns a number on the scale as text, with this many digits.
    """
    marks = [] if mark is None else [mark]
    ends = [end for dot in dots for end in (dot.low, dot.high)] + marks
    step = nice_step(max(ends) - min(ends))
    first, last = floor(min(ends) / step), ceil(max(ends) / step)
    last = max(last, first + 1)

    def across(value: float) -> str:
        share = (value / step - first) / (last - first)
        return _number(_MARGIN + share * (WIDTH - 2 * _MARGIN))

    bottom = 8 + _ROW * len(dots)
    digits = max(0, -floor(log10(step) + 1e-9))

    def body() -> Iterator[str]:
        ticks = [tick * step for tick in range(first, last + 1)]
        yield _vertical_lines("grid", map(across, ticks), len(dots))
        yield _vertical_lines("mark", map(across, marks), len(dots))
        for tick in ticks:
            yield _text(across(tick), bottom + 14, form(tick, digits), "tick middle")
        for row, dot in enumerate(dots):
            top = 8 + _ROW * row
            low, high, middle = across(dot.low), across(dot.high), across(dot.value)
            line = top + 29
            ends = "".join(f"M{end},{line - 4}v8" for end in (low, high))
            yield f"<g><title>{escape(dot.title)}</title>"
            yield f'<rect class="hover" x="0" y="{top}" width="{WIDTH}" height="{_ROW}"/>'
            yield _text(_MARGIN, top + 17, dot.label, "label")
            yield _text(WIDTH - _MARGIN, top + 17, dot.text, "value end")
            yield f'<path class="whisker" d="M{low},{line}H{high}{ends}"/>'
            yield f'<circle class="dot" cx="{middle}" cy="{line}" r="5"/></g>'

    return _svg(about, bottom + 22, body())


def _vertical_lines(kind: str, across: Iterable[str], rows: int) -> str:
    """Draw vertical lines through the whiskers, but not through the letters."""
    starts = [(x, 8 + _ROW * row + 22) for x in across for row in range(rows)]
    path = "".join(f"M{x},{y}v14" for x, y in starts)
    return f'<path class="{kind}" d="{path}"/>'


class Cell(NamedTuple):
    """A cell of the heat map: a share, or None."""

    value: float | None
    text: str
    title: str


def heat_map(about: str, labels: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    """Return a square of shares: one colour above a half, another below, paler towards it."""
    short_labels = [_short(label) for label in labels]
    longest = max(map(len, short_labels)) * _LETTER
    left = longest + 10
    side = (WIDTH - left) / len(labels)
    height = min(side, 44.0)
    top = longest + 12 if side < longest else 24.0

    def body() -> Iterator[str]:
        for number, label in enumerate(short_labels):
            middle = left + (number + 0.5) * side
            if side < longest:
                x = middle + 5
                turn = f' transform="rotate(-90 {_number(x)} {_number(top - 8)})"'
                yield _text(_number(x), _number(top - 8), label, "label", turn)
            else:
                yield _text(_number(middle), _number(top - 8), label, "label middle")
            yield _text(
                _number(left - 8), _number(top + (number + 0.5) * height + 5), label, "label end"
            )
        for row_number, row in enumerate(rows):
            for column, cell in enumerate(row):
                x, y = left + column * side, top + row_number * height
                yield from _cell(cell, x, y, side, height)

    return _svg(about, top + height * len(labels) + 4, body())


def _cell(cell: Cell, x: float, y: float, width: float, height: float) -> Iterator[str]:
    if cell.value is None:
        kind, strength = "none", 1.0
    else:
        kind = "win" if cell.value >= 1 / 2 else "loss"
        strength = _STRONGEST * abs(2 * cell.value - 1)
    yield f"<g><title>{escape(cell.title)}</title>"
    yield (
        f'<rect class="{kind}" fill-opacity="{strength:.2f}" x="{_number(x + 1)}" '
        f'y="{_number(y + 1)}" width="{_number(width - 2)}" height="{_number(height - 2)}" rx="3"/>'
    )
    middle = _number(x + width / 2), _number(y + height / 2 + 5)
    yield _text(*middle, cell.text, "value middle") + "</g>"


def nice_step(span: float) -> float:
    """Return a step of 1, 2 or 5 times a power of ten that divides a span into about five parts."""
    rough = max(span, 1e-6) / 5
    power = 10.0 ** floor(log10(rough))
    return next(power * nice for nice in (1, 2, 5, 10) if power * nice >= rough * 0.999)


def _svg(about: str, height: float, body: Iterator[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {_number(height)}" '
        f'role="img" aria-label="{escape(about)}">' + "".join(body) + "</svg>"
    )


def _text(x: object, y: object, text: str, kind: str, more: str = "") -> str:
    return f'<text x="{x}" y="{y}" class="{kind}"{more}>{escape(text)}</text>'


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _short(label: str) -> str:
    return label if len(label) <= _MAX_LABEL else label[: _MAX_LABEL - 1] + "…"

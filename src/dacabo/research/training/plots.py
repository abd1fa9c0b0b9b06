"""Plots of curves as SVG, for documents."""

from collections.abc import Mapping, Sequence
from typing import Final
from xml.sax.saxutils import escape

_WIDTH, _HEIGHT = 640, 384
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 132, 60, 48
_COLOURS: Final = ("#0b5fa5", "#b5460f", "#2f7d32", "#7b3fa0", "#8a6d00", "#444444")
_DASHES: Final = ("", "7 3", "2 3", "9 3 2 3", "4 4", "1 4")
"""Each curve has a dash pattern of its own, for readers who do not see its colour."""

Curve = Sequence[tuple[float, float]]


def curves(
    title: str,
    x_label: str,
    y_label: str,
    lines: Mapping[str, Curve],
    *,
    ticks: tuple[Sequence[float], Sequence[float]],
) -> str:
    """Plot curves with a legend; return the SVG.

    Args:
        title: the title.
        x_label: the label of the horizontal axis.
        y_label: the label of the vertical axis.
        lines: the curves, by name.
        ticks: the ticks of both axes. The first and the last are the limits of the axis.
    """
    (left, *_, right), (bottom, *_, top) = ticks

    def x(number: float) -> float:
        return _LEFT + (number - left) / (right - left) * (_WIDTH - _LEFT - _RIGHT)

    def y(number: float) -> float:
        return _HEIGHT - _BOTTOM - (number - bottom) / (top - bottom) * (_HEIGHT - _TOP - _BOTTOM)

    def text(at: tuple[float, float], content: str, attributes: str = "") -> str:
        return f'<text x="{at[0]:.1f}" y="{at[1]:.1f}"{attributes}>{escape(content)}</text>'

    middle, end = ' text-anchor="middle"', ' text-anchor="end"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img">',
        f'<title>{escape(title)}</title><g font-family="sans-serif" font-size="12">',
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#ffffff"/>',
        text((_LEFT, 20), title, ' font-size="14" font-weight="bold"'),
        text(((_LEFT + _WIDTH - _RIGHT) / 2, _HEIGHT - 10), x_label, middle),
        text((_LEFT, 40), y_label),
    ]
    for number in ticks[1]:
        colour = "#dddddd" if number else "#888888"
        grid_line = f'<path d="M{_LEFT} {y(number):.1f}H{_WIDTH - _RIGHT}" stroke="{colour}"/>'
        tick_label = f"{number:g}".replace("-", "−")
        parts += [grid_line, text((_LEFT - 6, y(number) + 4), tick_label, end)]
    parts += [
        text((x(number), _HEIGHT - _BOTTOM + 18), f"{number:g}", middle) for number in ticks[0]
    ]
    for number, (name, points) in enumerate(lines.items()):
        colour, dash = _COLOURS[number % len(_COLOURS)], _DASHES[number % len(_DASHES)]
        path = "L".join(f"{x(point_x):.1f} {y(point_y):.1f}" for point_x, point_y in points)
        legend_y = _TOP + 14 + 20 * number
        stroke = f'fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"'
        parts += [
            f'<path d="M{path}" {stroke}/>',
            f'<path d="M{_WIDTH - _RIGHT + 12} {legend_y - 4}h26" {stroke}/>',
            text((_WIDTH - _RIGHT + 44, legend_y), name),
        ]
    return "\n".join([*parts, "</g></svg>", ""])

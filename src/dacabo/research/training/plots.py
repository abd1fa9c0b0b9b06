"""Plots of curves as SVG, for documents."""

from collections.abc import Mapping, Sequence
from typing import Final
from xml.sax.saxutils import escape

_WIDE, _HIGH = 640, 384
_LEFT, _RIGHT, _TOP, _BELOW = 56, 132, 60, 48
_INKS: Final = ("#0b5fa5", "#b5460f", "#2f7d32", "#7b3fa0", "#8a6d00", "#444444")
_DASHES: Final = ("", "7 3", "2 3", "9 3 2 3", "4 4", "1 4")
"""Each curve has a dash pattern of its own, for readers who do not see its colour."""

Curve = Sequence[tuple[float, float]]


def curves(
    title: str,
    across: str,
    up: str,
    lines: Mapping[str, Curve],
    *,
    ticks: tuple[Sequence[float], Sequence[float]],
) -> str:
    """Plot curves with a legend; return the SVG.

    Args:
        title: the title.
        across: the label of the horizontal axis.
        up: the label of the vertical axis.
        lines: the curves, by name.
        ticks: the ticks of both axes. The first and the last are the limits of the axis.
    """
    (left, *_, right), (bottom, *_, top) = ticks

    def x(number: float) -> float:
        return _LEFT + (number - left) / (right - left) * (_WIDE - _LEFT - _RIGHT)

    def y(number: float) -> float:
        return _HIGH - _BELOW - (number - bottom) / (top - bottom) * (_HIGH - _TOP - _BELOW)

    def text(at: tuple[float, float], what: str, more: str = "") -> str:
        return f'<text x="{at[0]:.1f}" y="{at[1]:.1f}"{more}>{escape(what)}</text>'

    middle, end = ' text-anchor="middle"', ' text-anchor="end"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDE} {_HIGH}" role="img">',
        f'<title>{escape(title)}</title><g font-family="sans-serif" font-size="12">',
        f'<rect width="{_WIDE}" height="{_HIGH}" fill="#ffffff"/>',
        text((_LEFT, 20), title, ' font-size="14" font-weight="bold"'),
        text(((_LEFT + _WIDE - _RIGHT) / 2, _HIGH - 10), across, middle),
        text((_LEFT, 40), up),
    ]
    for number in ticks[1]:
        ink = "#dddddd" if number else "#888888"
        level = f'<path d="M{_LEFT} {y(number):.1f}H{_WIDE - _RIGHT}" stroke="{ink}"/>'
        parts += [level, text((_LEFT - 6, y(number) + 4), f"{number:g}".replace("-", "−"), end)]
    parts += [text((x(number), _HIGH - _BELOW + 18), f"{number:g}", middle) for number in ticks[0]]
    for number, (name, points) in enumerate(lines.items()):
        ink, dash = _INKS[number % len(_INKS)], _DASHES[number % len(_DASHES)]
        way = "L".join(f"{x(one):.1f} {y(other):.1f}" for one, other in points)
        key = _TOP + 14 + 20 * number
        stroke = f'fill="none" stroke="{ink}" stroke-width="2" stroke-dasharray="{dash}"'
        parts += [
            f'<path d="M{way}" {stroke}/>',
            f'<path d="M{_WIDE - _RIGHT + 12} {key - 4}h26" {stroke}/>',
            text((_WIDE - _RIGHT + 44, key), name),
        ]
    return "\n".join([*parts, "</g></svg>", ""])

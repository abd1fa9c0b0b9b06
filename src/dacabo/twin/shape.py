"""The sizes of a game's arrays, and where a lane keeps what every game has."""

from typing import NamedTuple


class Shape(NamedTuple):
    """Numbers for each lane; the last five say where something begins."""

    small: int
    wide: int
    actions: int
    tokens: int
    """Bytes of an observation."""
    truth: int
    """Bytes of what a critic may see."""
    asked: int
    event: int
    points: int
    totals: int
    final: int

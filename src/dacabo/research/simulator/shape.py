"""The sizes of a game's arrays, and where a lane keeps what every game has."""

from typing import Final, NamedTuple

NOBODY_CALLS: Final = -1
"""Where a lane would have the caller, in a game without calls."""


class Shape(NamedTuple):
    """Numbers for each lane; from `asked` on, where something is or begins."""

    small: int
    wide: int
    actions: int
    tokens: int
    """Bytes of an observation."""
    truth: int
    """Bytes of what a critic may see."""
    asked: int
    event: int
    winners: int
    """Of the latest round, one bit for each seat."""
    caller: int
    points: int
    totals: int
    final: int

"""How a habit shows in Cabo: as a taste that differs from that of the level."""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from dacabo.bots.cabo.judgement import Taste
from dacabo.bots.characters import Habit

LIKINGS: Final[Mapping[Habit, Mapping[str, float]]] = MappingProxyType(
    {
        Habit.HASTY: {"early": 1.75},
        Habit.CAREFUL: {"early": -2.0},
        Habit.NOSY: {"spy": 1.5},
        Habit.COLLECTOR: {"pair": 2.5},
        Habit.MEDDLER: {"chase": 1.5},
        Habit.THRIFTY: {"open": 0.8},
        Habit.RESTLESS: {"open": -2.0},
        Habit.STUBBORN: {"revenge": 2.0},
    }
)
"""What each likes more (or less) than others of the same level, in points."""


def with_habit(taste: Taste, habit: Habit | None) -> Taste:
    """The taste of a level with somebody's habit."""
    if habit is None:
        return taste
    liking = LIKINGS[habit]
    return replace(taste, **{name: getattr(taste, name) + more for name, more in liking.items()})

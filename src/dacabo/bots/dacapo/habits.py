"""How a habit shows in Da Capo!: in the weights of those who weigh, in the manner of the others."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from msgspec.structs import replace

from dacabo.bots.characters import Habit
from dacabo.bots.dacapo.weighing.worth import Taste

LIKINGS: Final[Mapping[Habit, Mapping[str, float]]] = MappingProxyType(
    {
        Habit.HASTY: {"draw": 0.07},
        Habit.CAREFUL: {"joker_held": 0.5},
        Habit.NOSY: {"next_player": 0.8},
        Habit.COLLECTOR: {"pair": 0.4},
        Habit.MEDDLER: {"next_player": 0.2, "draw": 0.08},
        Habit.THRIFTY: {"joker_held": 1.2, "joker_down": 0.4},
        Habit.RESTLESS: {"new_hand": 0.6},
        Habit.STUBBORN: {"new_hand": 0.6, "draw": 0.1},
    }
)
"""What each likes more (or less) than others of the same level, in cards of the stack."""


def with_habit(taste: Taste, habit: Habit | None) -> Taste:
    """The taste of a level with somebody's habit."""
    if habit is None:
        return taste
    liking = LIKINGS[habit]
    return replace(taste, **{name: getattr(taste, name) + more for name, more in liking.items()})

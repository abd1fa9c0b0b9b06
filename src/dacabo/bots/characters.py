"""The house's own players: eight people with a name, a level and a habit."""

from collections.abc import Collection
from enum import auto
from types import MappingProxyType
from typing import Final

from dacabo.core.values import Choice, Value


class Habit(Choice):
    """What somebody is known for. How it shows is for each game's bots to say."""

    HASTY = auto()
    """Cannot wait."""
    CAREFUL = auto()
    """Waits to be sure."""
    NOSY = auto()
    """Wants to know what the others have."""
    COLLECTOR = auto()
    """Likes what goes together."""
    MEDDLER = auto()
    """Cannot leave the others alone."""
    THRIFTY = auto()
    """Takes what is there, and keeps it."""
    RESTLESS = auto()
    """Prefers the new to the known."""
    STUBBORN = auto()
    """Lets nothing pass."""


class Character(Value):
    """Somebody to play against."""

    name: str
    """The same in every language."""
    level: str
    habit: Habit


CHARACTERS: Final = MappingProxyType(
    {
        one.name.lower(): one
        for one in (
            Character("Mila", "largo", Habit.NOSY),
            Character("Gus", "largo", Habit.RESTLESS),
            Character("Clara", "andante", Habit.CAREFUL),
            Character("Bram", "andante", Habit.COLLECTOR),
            Character("Otto", "allegro", Habit.HASTY),
            Character("Yara", "allegro", Habit.MEDDLER),
            Character("Ines", "presto", Habit.THRIFTY),
            Character("Theo", "presto", Habit.STUBBORN),
        )
    }
)
"""By key, two of each level."""


def somebody(level: str, there: Collection[str], lot: int) -> str | None:
    """Who sits down when a bot of a level is asked for: nobody who is there already.

    Those of that level come first. Others who help out play as that level does, with their own
    habit. None if everybody is there, and for a level at which nobody is at home.

    Args:
        level: a level.
        there: the characters at the table.
        lot: any number; it decides who of the level comes first.
    """
    at_home = [key for key, one in CHARACTERS.items() if one.level == level]
    if not at_home:
        return None
    guests = [key for key, one in CHARACTERS.items() if one.level != level]
    turn = lot % len(at_home)
    coming = (*at_home[turn:], *at_home[:turn], *guests)
    return next((key for key in coming if key not in there), None)

"""The characters: eight bots with a name, a level and a habit."""

from collections.abc import Collection
from enum import auto
from types import MappingProxyType
from typing import Final

from dacabo.core.values import Choice, Value


class Habit(Choice):
    """The habit of a character. Each game's bots define its effect."""

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
"""The characters by key, two of each level."""


def pick_character(level: str, there: Collection[str], lot: int) -> str | None:
    """The character who sits down when a host asks for a bot of a level.

    The characters of that level come first. Others play at that level instead of their own, with
    their own habit. None if all characters are at the table, or if no character has that level.

    Args:
        level: a level.
        there: the characters who are at the table already.
        lot: any number; it decides which character of the level comes first.
    """
    of_level = [key for key, character in CHARACTERS.items() if character.level == level]
    if not of_level:
        return None
    of_other_levels = [key for key, character in CHARACTERS.items() if character.level != level]
    first = lot % len(of_level)
    candidates = (*of_level[first:], *of_level[:first], *of_other_levels)
    return next((key for key in candidates if key not in there), None)

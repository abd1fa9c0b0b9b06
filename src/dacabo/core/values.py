"""The one kind of object that rules are built from: a frozen value."""

import re
from enum import StrEnum
from typing import Annotated, TypeAlias, TypeVar, dataclass_transform

import msgspec

Item = TypeVar("Item")

Short: TypeAlias = Annotated[str, msgspec.Meta(max_length=80)]
"""The name of something the program defines: a game, a level, a decision."""
Typed: TypeAlias = Annotated[str, msgspec.Meta(max_length=800)]
"""A line of user input; the code that uses it validates it further."""

Face: TypeAlias = Annotated[
    tuple[Annotated[int, msgspec.Meta(ge=0, le=31)], ...], msgspec.Meta(min_length=1, max_length=8)
]
"""The drawn face of a person as a few small numbers; only the app that draws it knows what they
mean."""

Moment: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=253_402_300_799_999)]
"""Milliseconds since 1970, to the end of the year 9999: calendars have no day after that."""


def kebab(name: str) -> str:
    """Convert `FirstLook` to `first-look`, the form of tags and codes."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


class Choice(StrEnum):
    """An enumeration whose values are the names in lower case with hyphens."""

    @staticmethod
    def _generate_next_value_(name: str, *_: object) -> str:
        return name.lower().replace("_", "-")

    def __repr__(self) -> str:
        return repr(self.value)


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Value(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Frozen and compared by value.

    A frozen value contains only values that existed before it, so it cannot be part of a cycle and
    the garbage collector need not track it (`gc=False`).
    """


class Discreet(Value):
    """A value that must not reveal its cards when it is printed or logged by mistake."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def __rich_repr__(self) -> list[tuple[str, object]]:
        # Rich prints the values in tracebacks; it uses this in preference to `__repr__`.
        return []


class Tagged(Value, tag=kebab):
    """A value that is one of several kinds, with a tag for the kind when serialised."""


def with_item(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    """A copy of a tuple with one item replaced."""
    changed = list(items)
    changed[index] = item
    return tuple(changed)

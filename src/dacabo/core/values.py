"""The one kind of object that rules are made of: a frozen value."""

import re
from enum import StrEnum
from typing import Annotated, TypeAlias, TypeVar, dataclass_transform

import msgspec

Item = TypeVar("Item")

Short: TypeAlias = Annotated[str, msgspec.Meta(max_length=80)]
"""The name of something that is known here: a game, a level, a decision."""
Typed: TypeAlias = Annotated[str, msgspec.Meta(max_length=800)]
"""A line as somebody typed it; whoever uses it has the last word."""

Moment: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
"""Milliseconds since 1970, as far as every program can read them."""


def kebab(name: str) -> str:
    """`FirstLook` is written `first-look` wherever a tag or a code is written down."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


class Choice(StrEnum):
    """One of several named things, written in lower case with hyphens."""

    @staticmethod
    def _generate_next_value_(name: str, *_: object) -> str:
        return name.lower().replace("_", "-")

    def __repr__(self) -> str:
        return repr(self.value)


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class Value(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Frozen and equal by value.

    A frozen value is made of values that were there before it, so no cycle can arise and the
    garbage collector need not look at it (`gc=False`).
    """


class Discreet(Value):
    """A value that must not tell its cards to whoever prints it, or logs it by mistake."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def __rich_repr__(self) -> list[tuple[str, object]]:
        # Rich, which prints tracebacks with their values, asks this before `__repr__`.
        return []


class Tagged(Value, tag=kebab):
    """A value that is one of several kinds and says which when it is written down."""


def with_item(items: tuple[Item, ...], index: int, item: Item) -> tuple[Item, ...]:
    """The same tuple with another item at one place."""
    return (*items[:index], item, *items[index + 1 :])

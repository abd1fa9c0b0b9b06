"""The largest values of a type, derived from the type itself, so that none is forgotten.

For every part that can grow there is one value in which this part takes all the space, and
everything else is as small as possible. The part may be a text of repeated letters, or one with
many combining marks. It may also be a list of equal items, or of different ones.
"""

from collections.abc import Callable, Iterator, Mapping
from enum import auto
from itertools import islice
from typing import Any, Final

import msgspec
from msgspec import inspect

from dacabo.core.values import Choice

LARGE_ITEMS: Final = 8
"""The number of items that share the space if each of them is to be large."""


class Growth(Choice):
    """The way in which a part grows."""

    SAME = auto()
    """The same letter or item, again and again."""
    OTHER = auto()
    """Every letter or item is different."""
    MARKS = auto()
    """Letters with combining marks."""


def largest(
    type_: Any,
    space: int,
    fields: Mapping[str, Any] | None = None,
) -> Iterator[tuple[str, bytes]]:
    """Yield all extremes of a type that fill `space` bytes: a name for each, and the value as JSON.

    Args:
        type_: the type.
        space: the number of bytes.
        fields: values of fields that are not growing, by name, so that the whole is valid.
    """
    texts = set()
    extremes = _Extremes(fields or {})
    for growth in Growth:
        for path, value in extremes.grown(inspect.type_info(type_), space, growth):
            text = msgspec.json.encode(value)
            if len(text) <= space and text not in texts:
                texts.add(text)
                yield f"{path} {growth}".strip(), text


class _Extremes:
    """The extremes of any type, with given values for some fields."""

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self._fields = fields

    def grown(  # noqa: C901 (a line or two for each kind of type)
        self,
        info: Any,
        space: int,
        growth: Growth,
    ) -> Iterator[tuple[str, Any]]:
        """Yield each extreme with the name of the part that has grown."""
        match info:
            case inspect.StrType(max_length=max_length):
                yield "", _text(min(space - 2, max_length or space), space - 2, growth)
            case inspect.StructType() as struct:
                smallest = self._least(struct)
                yield "", smallest
                space_left = space - _size(smallest)
                for field in struct.fields:
                    for path, value in self.grown(field.type, space_left, growth):
                        name = field.encode_name
                        yield f"{_tag(struct)}{name} {path}".strip(), {**smallest, name: value}
            case inspect.UnionType(types=types):
                for member in types:
                    yield from self.grown(member, space, growth)
            case inspect.DictType(key_type=key, value_type=value, max_length=max_length):
                pairs = ((name, self._least(value)) for name in _others(key))
                yield "", dict(_fitting(pairs, space, max_length))
            case (
                inspect.ListType(item_type=item, max_length=max_length)
                | inspect.VarTupleType(item_type=item, max_length=max_length)
            ):
                yield "", _fitting(self._items(item, growth), space, max_length)
                for path, value in self.grown(item, space // LARGE_ITEMS - 1, growth):
                    yield path, _fitting((value for _ in range(LARGE_ITEMS)), space, max_length)
            case inspect.IntType(le=highest):
                yield "", highest if highest is not None else 2**63 - 1
            case _:
                return

    def _items(self, item: Any, growth: Growth) -> Iterator[Any]:
        if growth is Growth.OTHER and isinstance(item, inspect.StrType | inspect.IntType):
            yield from _others(item)
        while True:
            yield self._least(item)

    def _least(self, info: Any) -> Any:
        """Return the smallest value of a type with the given fields."""
        match info:
            case inspect.UnionType(types=types):
                return self._least(types[0])
            case inspect.StructType():
                smallest = {} if info.tag_field is None else {info.tag_field: info.tag}
                return smallest | {
                    field.encode_name: self._fields.get(field.name, self._least(field.type))
                    for field in info.fields
                    if field.required or field.name in self._fields
                }
            case _:
                return _MIN[type(info)](info)


def _tag(struct: inspect.StructType) -> str:
    return "" if struct.tag is None else f"{struct.tag}: "


def _others(type_: Any) -> Iterator[Any]:
    for number in range(1_000_000):
        if isinstance(type_, inspect.IntType):
            yield number
        else:
            yield _short(number)


def _short(number: int) -> str:
    """Return a different text for each number, as short as possible."""
    letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
    text = ""
    while True:
        number, digit = divmod(number, len(letters))
        text = letters[digit] + text
        if not number:
            return text


def _fitting(items: Iterator[Any], space: int, max_length: int | None) -> list[Any]:
    """As many items as fit into the space."""
    values: list[Any] = []
    space_left = space - 2
    for item in items if max_length is None else islice(items, max_length):
        space_left -= _size(item) + 1
        if space_left < 0:
            break
        values.append(item)
    return values


def _text(letters: int, space: int, growth: Growth) -> str:
    if growth is not Growth.MARKS:
        return "a" * letters
    return ("a\u0323\u0302\u0301\u0300" * letters)[: min(letters, space // 2)]


def _size(value: object) -> int:
    return len(msgspec.json.encode(value))


_MIN: Final[dict[type, Callable[[Any], Any]]] = {
    inspect.StrType: lambda info: "a" * max(1, info.min_length or 0),
    inspect.IntType: lambda info: max(0, info.ge or 0),
    inspect.FloatType: lambda _info: 0,
    inspect.BoolType: lambda _info: False,
    inspect.NoneType: lambda _info: None,
    inspect.EnumType: lambda info: next(iter(info.cls)).value,
    inspect.LiteralType: lambda info: info.values[0],
    inspect.DictType: lambda _info: {},
    inspect.ListType: lambda _info: [],
    inspect.VarTupleType: lambda _info: [],
    inspect.AnyType: lambda _info: None,
}

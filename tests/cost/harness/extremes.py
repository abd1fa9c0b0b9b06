"""The largest values of a type, made from the type itself, so that none is forgotten.

For every part that can grow, one value is made in which it takes all the room, and everything else
is as small as possible: a text of repeated letters, or with many combining marks; a list of equal
items, or of different ones.
"""

from collections.abc import Callable, Iterator, Mapping
from enum import auto
from itertools import islice
from typing import Any, Final

import msgspec
from msgspec import inspect

from dacabo.core.values import Choice

FEW: Final = 8
"""The number of items that share the room if they are to be large."""


class Kind(Choice):
    """How something grows."""

    SAME = auto()
    """The same letter or item, again and again."""
    OTHER = auto()
    """Every item is different."""
    MARKS = auto()
    """Letters with combining marks."""


def largest(
    of: Any,
    room: int,
    fields: Mapping[str, Any] | None = None,
) -> Iterator[tuple[str, bytes]]:
    """Yield all extremes of a type that fill `room` bytes, as JSON; and their names.

    Args:
        of: the type.
        room: the number of bytes.
        fields: by field, its value unless it is the one that grows, so that the rest is valid.
    """
    texts = set()
    extremes = _Extremes(fields or {})
    for kind in Kind:
        for path, value in extremes.grown(inspect.type_info(of), room, kind):
            text = msgspec.json.encode(value)
            if len(text) <= room and text not in texts:
                texts.add(text)
                yield f"{path} {kind}".strip(), text


class _Extremes:
    """The extremes of any type, with given values for some fields."""

    def __init__(self, fields: Mapping[str, Any]) -> None:
        self._fields = fields

    def grown(  # noqa: C901 (a line or two for each kind of type)
        self,
        info: Any,
        room: int,
        kind: Kind,
    ) -> Iterator[tuple[str, Any]]:
        """Yield each with the name of the part that has grown."""
        match info:
            case inspect.StrType(max_length=most):
                yield "", _text(min(room - 2, most or room), room - 2, kind)
            case inspect.StructType() as struct:
                least = self._least(struct)
                yield "", least
                left = room - _size(least)
                for field in struct.fields:
                    for path, value in self.grown(field.type, left, kind):
                        name = field.encode_name
                        yield f"{_tag(struct)}{name} {path}".strip(), {**least, name: value}
            case inspect.UnionType(types=types):
                for one in types:
                    yield from self.grown(one, room, kind)
            case inspect.DictType(key_type=key, value_type=value, max_length=most):
                pairs = ((name, self._least(value)) for name in _others(key))
                yield "", dict(_fitting(pairs, room, most))
            case (
                inspect.ListType(item_type=item, max_length=most)
                | inspect.VarTupleType(item_type=item, max_length=most)
            ):
                yield "", _fitting(self._items(item, kind), room, most)
                for path, value in self.grown(item, room // FEW - 1, kind):
                    yield path, _fitting((value for _ in range(FEW)), room, most)
            case inspect.IntType(le=highest):
                yield "", highest if highest is not None else 2**63 - 1
            case _:
                return

    def _items(self, item: Any, kind: Kind) -> Iterator[Any]:
        if kind is Kind.OTHER and isinstance(item, inspect.StrType | inspect.IntType):
            yield from _others(item)
        while True:
            yield self._least(item)

    def _least(self, info: Any) -> Any:
        """Return the smallest value of a type with the given fields."""
        match info:
            case inspect.UnionType(types=types):
                return self._least(types[0])
            case inspect.StructType():
                least = {} if info.tag_field is None else {info.tag_field: info.tag}
                return least | {
                    field.encode_name: self._fields.get(field.name, self._least(field.type))
                    for field in info.fields
                    if field.required or field.name in self._fields
                }
            case _:
                return _MIN[type(info)](info)


def _tag(struct: inspect.StructType) -> str:
    return "" if struct.tag is None else f"{struct.tag}: "


def _others(of: Any) -> Iterator[Any]:
    for number in range(1_000_000):
        if isinstance(of, inspect.IntType):
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


def _fitting(items: Iterator[Any], room: int, most: int | None) -> list[Any]:
    """As many as there is room for."""
    values: list[Any] = []
    left = room - 2
    for one in items if most is None else islice(items, most):
        left -= _size(one) + 1
        if left < 0:
            break
        values.append(one)
    return values


def _text(letters: int, room: int, kind: Kind) -> str:
    if kind is not Kind.MARKS:
        return "a" * letters
    return ("a\u0323\u0302\u0301\u0300" * letters)[: min(letters, room // 2)]


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

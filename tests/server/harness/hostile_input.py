"""Hostile input: texts, bytes and JSON that are almost as a parser expects them."""

import re
from collections.abc import Iterator
from typing import Any, Final

from hypothesis import strategies as st

PIECES: Final = (
    *(
        "",
        "\0",
        "\t",
        "\r\n",
        " ",
        "\u00a0",
        "\u2028",
        "\ufeff",
        "\u202e",
        "\x7f",
        "\x1f",
        "\ud800",
    ),
    *("é", "ß", "İ", "٣", "²", "Ⅽ", "\uff0e", "\U0010ffff", "e\u0301" * 20),
    *(
        "=",
        "==",
        "A",
        "-",
        "_",
        ".",
        "..",
        "/",
        "\\",
        "//",
        ":",
        ";",
        ",",
        "@",
        "?",
        "#",
        "%",
        "%00",
    ),
    *("[", "]", "[::1", "::", "%eth0", "xn--", "xn--\u00e9", '"', "'", "{", "}", "<", "=1+1"),
    *("0", "-1", "007", "1e999", "nan", "9" * 30, "9" * 5000, "a" * 70, "a" * 5000),
)
"""Pieces that parsers stumble over: lone surrogates, digits of other scripts, padding, control
characters, and endless numbers and texts."""
HOSTILE_TEXTS: Final = (
    *("", "\0", "a\0b", "٣", "²", "é", "\ufeff", "=1+1", "\\", "1e999", "-1", "a" * 80, "a" * 5000),
    *("https://x/event#abcdefghijklmnop.A.b", "https://x/event#abcdefghijklmnop.é.b"),
    *(
        "abcdefghijklmnop.A.b",
        "abcdefghijklmnop.é.b",
        "abcdefghijklmnop..",
        "abcdefghijklmnop.dw.x",
    ),
    *("٢٠٢٦-١١-٢٠", "0000-00-00", "2026-W01-1", "99999-01-01"),
)
"""Texts in places where names, keys, links and dates are expected."""
HOSTILE_NUMBERS: Final = (-1, 2**31, 2**53, 2**63 - 1, 2**63, 2**64, -(2**63) - 1, 10**30, 10**400)
"""Integers that many programs, databases, spreadsheets and floats cannot hold."""
OTHER_TYPES: Final[tuple[Any, ...]] = (None, True, 1.5, 1e308, [], {}, [[]])


def any_text() -> st.SearchStrategy[str]:
    """A text of any characters of Python, lone surrogates among them."""
    return st.text(st.characters(exclude_categories=()), max_size=60)


@st.composite
def texts_like(draw: st.DrawFn, *examples: str) -> str:
    """Any text, or an example with pieces replaced or inserted."""
    if draw(st.integers(0, 4)) == 0:
        return draw(any_text())
    text = draw(st.sampled_from(examples))
    for _ in range(draw(st.integers(0, 3))):
        piece = draw(st.one_of(st.sampled_from(PIECES), any_text()))
        if draw(st.booleans()):
            parts = re.split("([^A-Za-z0-9]+)", text)
            parts[draw(st.integers(0, len(parts) - 1))] = piece
            text = "".join(parts)
        else:
            at = draw(st.integers(0, len(text)))
            text = text[:at] + piece + text[at + draw(st.integers(0, 5)) :]
    return text


def bytes_like(*examples: bytes) -> st.SearchStrategy[bytes]:
    """Any bytes, or an example with pieces replaced or inserted."""
    like = texts_like(*(example.decode("latin-1") for example in examples))
    encoded = like.map(lambda text: text.encode("utf-8", "surrogatepass"))
    raw = like.map(lambda text: text.encode("latin-1", "replace"))
    return st.one_of(st.binary(max_size=60), encoded, raw)


@st.composite
def json_like(draw: st.DrawFn, *examples: Any) -> Any:
    """An example in which some values, or some names of fields, are replaced."""
    value = draw(st.sampled_from(examples))
    for _ in range(draw(st.integers(1, 2))):
        path = draw(st.sampled_from([*_paths(value)]))
        if path and isinstance(path[-1], str) and draw(st.integers(0, 9)) == 0:
            value = _renamed(value, path, draw(st.sampled_from(HOSTILE_TEXTS)))
        else:
            value = _replaced(value, path, draw(st.sampled_from(_instead_of(_at(value, path)))))
    return value


def each_change(value: Any) -> Iterator[Any]:
    """The same JSON with one value replaced, for each place and each of its replacements."""
    for path in _paths(value):
        for other in _instead_of(_at(value, path)):
            yield _replaced(value, path, other)


def _instead_of(value: Any) -> tuple[Any, ...]:
    """Unexpected values in place of this one, mostly of the same type."""
    match value:
        case bool():
            return OTHER_TYPES
        case int():
            return (*HOSTILE_NUMBERS, "٣", None)
        case str():
            return (*HOSTILE_TEXTS, 3, None)
        case _:
            return OTHER_TYPES


def _at(value: Any, path: tuple[Any, ...]) -> Any:
    return _at(value[path[0]], path[1:]) if path else value


def _paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path to every value inside another."""
    if path:
        yield path
    if isinstance(value, dict | list):
        for name in value if isinstance(value, dict) else range(len(value)):
            yield from _paths(value[name], (*path, name))


def _replaced(value: Any, path: tuple[Any, ...], by: Any) -> Any:
    if not path:
        return by
    copy = value.copy()
    copy[path[0]] = _replaced(value[path[0]], path[1:], by)
    return copy


def _renamed(value: Any, path: tuple[Any, ...], name: str) -> Any:
    if len(path) > 1:
        copy = value.copy()
        copy[path[0]] = _renamed(value[path[0]], path[1:], name)
        return copy
    return {name if field == path[0] else field: inner for field, inner in value.items()}

"""Names that people choose: in any script, on one line, of limited length."""

import re
import unicodedata
from collections.abc import Container, Iterable
from typing import Final

from dacabo.core.errors import DacaboError

LONGEST: Final = 24
"""The most letters in a name, not counting combining marks."""
BYTES_EACH: Final = 8
"""The most bytes of UTF-8 in a name, for each letter that it may have."""
MAX_BYTES: Final = LONGEST * BYTES_EACH
MAX_MARKS: Final = 4
"""The most combining marks on one letter. No script needs more, and more would cover nearby
lines."""

_JOINERS: Final = "\u200c\u200d"
"""Invisible, but Persian, Indic scripts and emoji sequences need them."""
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Unicode counts these as letters and symbols, but they look empty."""
_LONGEST_INPUT: Final = 1000
"""Longer texts are refused before they are normalised, which takes time."""


class NameRefused(DacaboError):
    """A text that cannot be used as a name."""


def clean_name(text: str, longest: int = LONGEST) -> str:
    """Normalise a name that a person typed, as others will see it.

    Raises:
        NameRefused: no character of it is visible, or it is too long.
    """
    if len(text) > _LONGEST_INPUT:
        raise NameRefused("name-too-long", most=longest)
    name = visible(text)
    if not name:
        raise NameRefused("name-empty")
    if letters(name) > longest or len(name.encode()) > longest * BYTES_EACH:
        raise NameRefused("name-too-long", most=longest)
    return name


def letters(name: str) -> int:
    """The number of letters in a name, without combining marks."""
    return sum(map(_is_letter, name))


def shortened(name: str, longest: int = LONGEST) -> str:
    """The beginning of a name that is too long, with an ellipsis; otherwise the name itself."""
    if letters(name) <= longest and len(name.encode()) <= longest * BYTES_EACH:
        return name
    count = size = 0
    for end, letter in enumerate(name):
        count += _is_letter(letter)
        size += len(letter.encode())
        if count >= longest or size > longest * BYTES_EACH - len("…".encode()):
            return f"{visible(name[:end])}…"
    return name


def visible(text: str) -> str:
    """The visible part of a text, on one line."""
    printable = (letter for letter in text if not _is_control(letter))
    spaced = "".join(" " if letter in _BLANK else letter for letter in printable)
    words = map(_clean_word, unicodedata.normalize("NFC", spaced).split())
    return " ".join(word for word in words if word)


def redact_names(text: str, names: Iterable[str], instead: str) -> str:
    """A text in which `instead` replaces each of these names, where it is a word of its own."""
    longest_first = sorted(names, key=len, reverse=True)
    any_name = "|".join(re.escape(name) for name in longest_first)
    return re.sub(rf"(?<!\w)(?:{any_name})(?!\w)", lambda _: instead, text, flags=re.IGNORECASE)


def make_unique(names: Iterable[str]) -> tuple[str, ...]:
    """Make names distinct: repeated names get a number."""
    distinct: dict[str, None] = {}  # an ordered set
    last: dict[str, int] = {}
    """The last number tried for each name: all numbers up to it are taken."""
    for name in names:
        last[name], unique = _number(name, distinct, last.get(name, 1))
        distinct[unique] = None
    return tuple(distinct)


def unique_among(name: str, others: Iterable[str]) -> str:
    """The name itself, or the name with a number if it is among the others."""
    return _number(name, frozenset(others), 1)[1]


def _number(name: str, taken: Container[str], number: int) -> tuple[int, str]:
    """The first free number from `number` on, and the name with that number."""
    distinct = name if number == 1 else f"{name} {number}"
    while distinct in taken:
        number += 1
        distinct = f"{name} {number}"
    return number, distinct


def _clean_word(word: str) -> str:
    """Limit the marks on each letter, and keep joiners only between letters."""
    cleaned: list[str] = []
    marks = MAX_MARKS  # a mark needs a letter before it
    for letter in word:
        if _is_mark(letter):
            if marks < MAX_MARKS:
                cleaned.append(letter)
            marks += 1
        elif letter not in _JOINERS:
            cleaned.append(letter)
            marks = 0
        elif cleaned and cleaned[-1] not in _JOINERS:
            cleaned.append(letter)
    return "".join(cleaned).rstrip(_JOINERS)


def _is_control(letter: str) -> bool:
    """Whether a character controls a terminal, changes text direction, or is unassigned."""
    if letter.isspace() or letter in _JOINERS:
        return False
    return unicodedata.category(letter).startswith("C")


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter).startswith("M")


def _is_letter(letter: str) -> bool:
    return letter not in _JOINERS and not _is_mark(letter)

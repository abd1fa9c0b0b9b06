"""Names that people choose: in any script, on one line, of limited length."""

import re
import unicodedata
from collections.abc import Container, Iterable
from typing import Final

from dacabo.core.errors import DacaboError

LONGEST: Final = 24
"""Letters in a name, not counting combining marks."""
BYTES_EACH: Final = 8
"""The size of a name in UTF-8, for each of its letters at most."""
MAX_BYTES: Final = LONGEST * BYTES_EACH
MAX_MARKS: Final = 4
"""Combining marks on one letter. No script needs more, and more would cover nearby lines."""

_JOINERS: Final = "\u200c\u200d"
"""Invisible, but Persian, Indic scripts and emoji sequences need them."""
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Unicode counts these as letters and symbols, but they look empty."""
_TOO_MUCH_TO_READ: Final = 1000


class NameRefused(DacaboError):
    """A text that cannot be used as a name."""


def clean_name(text: str, longest: int = LONGEST) -> str:
    """Normalise a name that a person typed, as others will see it.

    Raises:
        NameRefused: no character of it is visible, or it is too long.
    """
    if len(text) > _TOO_MUCH_TO_READ:
        raise NameRefused("name-too-long", most=longest)
    name = visible(text)
    if not name:
        raise NameRefused("name-empty")
    if letters(name) > longest or len(name.encode()) > longest * BYTES_EACH:
        raise NameRefused("name-too-long", most=longest)
    return name


def letters(name: str) -> int:
    """The number of letters in a name, without combining marks."""
    return sum(map(_counts, name))


def shortened(name: str, longest: int = LONGEST) -> str:
    """A name as far as there is room, with an ellipsis if there is not enough."""
    if letters(name) <= longest and len(name.encode()) <= longest * BYTES_EACH:
        return name
    count = size = 0
    for end, letter in enumerate(name):
        count += _counts(letter)
        size += len(letter.encode())
        if count >= longest or size > longest * BYTES_EACH - len("…".encode()):
            return f"{visible(name[:end])}…"
    return name


def visible(text: str) -> str:
    """The visible part of a text, on one line."""
    seen = "".join(" " if letter in _BLANK else letter for letter in text if not _unseen(letter))
    words = map(_word, unicodedata.normalize("NFC", seen).split())
    return " ".join(word for word in words if word)


def struck(text: str, names: Iterable[str], instead: str) -> str:
    """A text in which none of these names occurs as a word of its own."""
    found = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    return re.sub(rf"(?<!\w)(?:{found})(?!\w)", lambda _: instead, text, flags=re.IGNORECASE)


def make_unique(names: Iterable[str]) -> tuple[str, ...]:
    """Make names distinct: repeated names get a number."""
    distinct: dict[str, None] = {}  # an ordered set
    last: dict[str, int] = {}
    """The last number tried for each name: all numbers up to it are taken."""
    for name in names:
        last[name], found = _free(name, distinct, last.get(name, 1))
        distinct[found] = None
    return tuple(distinct)


def unique_among(name: str, others: Iterable[str]) -> str:
    """The name itself, or the name with a number if it is among the others."""
    return _free(name, frozenset(others), 1)[1]


def _free(name: str, taken: Container[str], number: int) -> tuple[int, str]:
    """The first free number from `number` on, and the name with that number."""
    distinct = name if number == 1 else f"{name} {number}"
    while distinct in taken:
        number += 1
        distinct = f"{name} {number}"
    return number, distinct


def _word(word: str) -> str:
    """Limit the marks on each letter, and keep joiners only between letters."""
    kept: list[str] = []
    marks = MAX_MARKS  # a mark needs a letter before it
    for letter in word:
        if _marks(letter):
            if marks < MAX_MARKS:
                kept.append(letter)
            marks += 1
        elif letter not in _JOINERS:
            kept.append(letter)
            marks = 0
        elif kept and kept[-1] not in _JOINERS:
            kept.append(letter)
    return "".join(kept).rstrip(_JOINERS)


def _unseen(letter: str) -> bool:
    """Whether a character controls a terminal, changes text direction, or is unassigned."""
    if letter.isspace() or letter in _JOINERS:
        return False
    return unicodedata.category(letter).startswith("C")


def _marks(letter: str) -> bool:
    return unicodedata.category(letter).startswith("M")


def _counts(letter: str) -> bool:
    return letter not in _JOINERS and not _marks(letter)

"""What people call themselves: in any script, on one line, and never longer than a name is."""

import unicodedata
from collections.abc import Container, Iterable
from typing import Final

from dacabo.core.errors import DacaboError

LONGEST: Final = 24
"""Letters in a name; what is written above or below a letter is not counted."""
MOST_BYTES: Final = 192
"""A name in UTF-8."""
MOST_MARKS: Final = 4
"""Marks on one letter. No script needs more, and more of them cover the lines around."""

_JOINERS: Final = "\u200c\u200d"
"""Unseen, but Persian, the scripts of India and families of emoji are not written without them."""
_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols, to Unicode; to the eye, nothing."""
_TOO_MUCH_TO_READ: Final = 1000


class NameRefused(DacaboError):
    """Something that nobody can be called."""


def clean_name(text: str) -> str:
    """The name that somebody typed, as others will see it.

    Raises:
        NameRefused: nothing of it can be seen, or it is too long.
    """
    if len(text) > _TOO_MUCH_TO_READ:
        raise NameRefused("name-too-long", most=LONGEST)
    name = visible(text)
    if not name:
        raise NameRefused("name-empty")
    if sum(map(_counts, name)) > LONGEST or len(name.encode()) > MOST_BYTES:
        raise NameRefused("name-too-long", most=LONGEST)
    return name


def visible(text: str) -> str:
    """What can be seen of a text, on one line."""
    seen = "".join(" " if letter in _BLANK else letter for letter in text if not _unseen(letter))
    words = map(_word, unicodedata.normalize("NFC", seen).split())
    return " ".join(word for word in words if word)


def apart(names: Iterable[str]) -> tuple[str, ...]:
    """Two of the same name are told apart by a number."""
    distinct: dict[str, None] = {}  # in this order
    last: dict[str, int] = {}
    """By name, the number that was tried last: whatever was taken then still is."""
    for name in names:
        last[name], found = _free(name, distinct, last.get(name, 1))
        distinct[found] = None
    return tuple(distinct)


def apart_from(name: str, others: Iterable[str]) -> str:
    """The name, or if somebody else is called so, the name with a number."""
    return _free(name, frozenset(others), 1)[1]


def _free(name: str, taken: Container[str], number: int) -> tuple[int, str]:
    """The first number from this one on with which nobody is called so, and the name with it."""
    distinct = name if number == 1 else f"{name} {number}"
    while distinct in taken:
        number += 1
        distinct = f"{name} {number}"
    return number, distinct


def _word(word: str) -> str:
    """The word with few marks on each letter, and joiners only where they join something."""
    kept: list[str] = []
    marks = MOST_MARKS  # before the first letter there is nothing to write a mark on
    for letter in word:
        if _marks(letter):
            if marks < MOST_MARKS:
                kept.append(letter)
            marks += 1
        elif letter not in _JOINERS:
            kept.append(letter)
            marks = 0
        elif kept and kept[-1] not in _JOINERS:
            kept.append(letter)
    return "".join(kept).rstrip(_JOINERS)


def _unseen(letter: str) -> bool:
    """What steers a terminal, turns a line round, or is no letter (yet)."""
    if letter.isspace() or letter in _JOINERS:
        return False
    return unicodedata.category(letter).startswith("C")


def _marks(letter: str) -> bool:
    return unicodedata.category(letter).startswith("M")


def _counts(letter: str) -> bool:
    return letter not in _JOINERS and not _marks(letter)

"""The names of players, prizes and events."""

import unicodedata
from collections.abc import Container
from functools import lru_cache
from typing import Final

from dacabo.core.names import clean_name, visible
from dacabo.tournament.errors import TournamentError

_IGNORED: Final = frozenset(
    map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164))
) | frozenset(map(chr, (*range(0xFE00, 0xFE10), 0xFFA0, *range(0xE0100, 0xE01F0))))
"""Invisible letters and marks, besides the control characters."""
LONGEST_TEXT: Final = 200
"""The maximum number of letters in a reason, a prize or an event's name."""


LONGEST_NOTE: Final = 80
"""The maximum number of letters in a note about a player."""
LONGEST_NAME: Final = 60
"""The maximum number of letters in a player's name: first names and surnames, as lists have them.
A page shortens them if it must."""


def player_name(text: str, taken: Container[str]) -> str:
    """A name as others will see it; refused if its `name_key` is taken."""
    name = clean_name(text, LONGEST_NAME)
    if name_key(name) in taken:
        raise TournamentError("name-taken", name=name)
    return name


def name_key(name: str) -> str:
    """A key that is equal for names that look or sound alike."""
    letters = unicodedata.normalize("NFKC", name).casefold()
    if not (letters.isprintable() and _IGNORED.isdisjoint(letters)):  # checked first: it is rare
        letters = "".join(letter for letter in letters if not _is_ignored(letter))
    return unicodedata.normalize("NFKC", letters)


def _is_ignored(letter: str) -> bool:
    return letter in _IGNORED or unicodedata.category(letter) == "Cf"


def clean_text(text: str) -> str:
    """A reason, a prize or an event's name on one line; refused if empty or too long."""
    if len(text) > LONGEST_TEXT * 4:  # before any expensive work
        raise TournamentError("text-too-long", most=LONGEST_TEXT)
    line = visible(text)
    if not line:
        raise TournamentError("text-missing")
    if len(line) > LONGEST_TEXT:
        raise TournamentError("text-too-long", most=LONGEST_TEXT)
    return line


def clean_note(text: str) -> str:
    """A note about a player on one line; it may be empty."""
    if not text.strip():
        return ""
    note = clean_text(text)
    if len(note) > LONGEST_NOTE:
        raise TournamentError("text-too-long", most=LONGEST_NOTE)
    return note


@lru_cache(256)
def letters(table: int) -> str:
    """The name of a group by its table, counted from 1: A to Z, then AA, AB and so on."""
    text = ""
    while table:
        table, letter = divmod(table - 1, 26)
        text = chr(ord("A") + letter) + text
    return text

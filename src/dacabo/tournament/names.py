"""What players, prizes and events are called."""

import unicodedata
from collections.abc import Container
from typing import Final

from dacabo.core.names import clean_name
from dacabo.tournament.errors import TournamentError

_JOINERS: Final = "\u200c\u200d"
"""Unseen, but needed to write some words."""
LONGEST_TEXT: Final = 200
"""Letters of a reason, a prize or an event's name."""


def player_name(text: str, taken: Container[str]) -> str:
    """A name as everybody will see it; refused if it is the `same` as one that is taken."""
    name = clean_name(text)
    if same(name) in taken:
        raise TournamentError("name-taken", name=name)
    return name


def same(name: str) -> str:
    """Equal for names that look alike when they are called out or printed."""
    return unicodedata.normalize("NFKC", name).casefold()


def text(typed: str) -> str:
    """A reason, a prize or an event's name on one line; refused if empty or too long."""
    if len(typed) > LONGEST_TEXT * 4:  # before anything is worked out with it
        raise TournamentError("text-too-long", most=LONGEST_TEXT)
    seen = "".join(" " if letter.isspace() else letter for letter in typed)
    seen = "".join(letter for letter in seen if not _unseen(letter))
    line = " ".join(unicodedata.normalize("NFC", seen).split())
    if not line.strip(_JOINERS + " "):
        raise TournamentError("text-missing")
    if len(line) > LONGEST_TEXT:
        raise TournamentError("text-too-long", most=LONGEST_TEXT)
    return line


def _unseen(letter: str) -> bool:
    return unicodedata.category(letter).startswith("C") and letter not in _JOINERS

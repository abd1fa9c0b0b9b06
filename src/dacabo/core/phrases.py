"""What is to be said, without the words: a key and what it is about.

The rules speak in phrases; `dacabo.words` turns them into sentences of a language.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TypeAlias

from dacabo.core.cards import Card
from dacabo.core.seats import Place, Seat, Slot
from dacabo.core.values import Value


class Who(Value):
    """A player, to be called by name."""

    seat: Seat


class Face(Value):
    """Cards, to be called by name."""

    cards: tuple[Card, ...]


class Slots(Value):
    """Slots of a layout, counted from 1 for people."""

    slots: tuple[Slot, ...]


class Where(Value):
    """A card by its place: whose, and which slot."""

    place: Place


class Players(Value):
    """Several players, to be called by name."""

    seats: tuple[Seat, ...]


Argument: TypeAlias = int | str | Who | Players | Face | Slots | Where


class Phrase(Value):
    """One sentence to be said: its key in the word files and its arguments."""

    key: str
    about: Mapping[str, Argument] = MappingProxyType({})

"""What is to be said, without the words: a key and what it is about.

The rules speak in phrases; `dacabo.words` turns them into sentences of a language.
"""

from typing import TypeAlias

from dacabo.core.cards import Card
from dacabo.core.seats import Place, Seat, Slot
from dacabo.core.values import Tagged, Value


class Who(Tagged):
    """A player, to be called by name."""

    seat: Seat


class Face(Tagged):
    """Cards, to be called by name."""

    cards: tuple[Card, ...]


class Slots(Tagged):
    """Slots of a layout, counted from 1 for people."""

    slots: tuple[Slot, ...]


class Where(Tagged):
    """A card by its place: whose, and which slot."""

    place: Place


class Players(Tagged):
    """Several players, to be called by name."""

    seats: tuple[Seat, ...]


class Term(Tagged):
    """Something that has words of its own, such as a rule option."""

    key: str


Argument: TypeAlias = int | str | Who | Players | Face | Slots | Where | Term
"""A text is shown as it is: somebody typed it."""


class Phrase(Value):
    """One sentence to be said: its key in the word files and its arguments."""

    key: str
    about: dict[str, Argument] = {}  # noqa: RUF012 (msgspec copies it)

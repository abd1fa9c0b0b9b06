"""Messages to translate: a key and its arguments.

The rules produce phrases; `dacabo.i18n` turns them into sentences of a language.
"""

from typing import TypeAlias

from dacabo.core.cards import Card
from dacabo.core.seats import Place, Seat, Slot
from dacabo.core.values import Tagged, Value


class Who(Tagged):
    """A player, to be shown by name."""

    seat: Seat


class Face(Tagged):
    """Cards, to be shown by name."""

    cards: tuple[Card, ...]


class Slots(Tagged):
    """Slots of a layout; people see them counted from 1."""

    slots: tuple[Slot, ...]


class Where(Tagged):
    """A card by its place: owner and slot."""

    place: Place


class Players(Tagged):
    """Several players, to be shown by name."""

    seats: tuple[Seat, ...]


class Term(Tagged):
    """A term with its own entry in the word files, such as a rule option."""

    key: str


Argument: TypeAlias = int | str | Who | Players | Face | Slots | Where | Term
"""A `str` is shown verbatim: it is user input."""


class Phrase(Value):
    """One sentence: its key in the word files and its arguments."""

    key: str
    about: dict[str, Argument] = {}  # noqa: RUF012 (msgspec copies it)

"""The knowledge of all seats at one frame of a match."""

from dacabo.core.cards import Card
from dacabo.core.phrases import Phrase
from dacabo.core.seats import Seat
from dacabo.core.values import Value


class CardInsight(Value):
    """A card that lies face down, and the seats that know it or believe to know it."""

    place: str
    """The place as moves name it, such as `b3`."""
    seen: tuple[Seat, ...]
    """The seats that know the card: they have seen it and could follow it since."""
    mistaken: dict[Seat, Card]
    """The seats that last saw another card at this place, and that card."""


class SeatInsight(Value):
    """The cards of a seat: the points that it knows of, and its real points."""

    known: int
    """The points of the own cards that the seat knows."""
    unknown: int
    """The number of its own cards that the seat does not know."""
    real: int
    """The points of all its cards."""


class Insight(Value):
    """Who knows what at one frame."""

    cards: tuple[CardInsight, ...]
    seats: tuple[SeatInsight, ...]
    """By seat."""
    notes: tuple[Phrase, ...] = ()
    """Where a seat acted on a card that was another one than it believed."""

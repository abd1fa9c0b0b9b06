"""Who knows what at each frame of a round, as far as some eyes may know it.

A game computes it in `film/<game>/insight.py`, with a class for all cards open and one for the eyes
of a seat. The second gets only the facts that this seat was told, and so cannot reveal more.
"""

from collections.abc import Iterable, Iterator
from typing import Protocol, cast

from dacabo.core.cards import Card
from dacabo.core.game import Fact, heard
from dacabo.core.phrases import Phrase
from dacabo.core.rules import RuleSet
from dacabo.core.seats import Seat
from dacabo.core.values import Value
from dacabo.games import part_of
from dacabo.records.frames import Frame


class CardInsight(Value):
    """A card that lies face down, if any seat knows it or believes to know it."""

    place: str
    """The place as moves name it, such as `b3`."""
    seen: tuple[Seat, ...]
    """The seats that know the card: they have seen it and could follow it since. From the eyes of a
    seat, those that the whole table could observe."""
    mistaken: dict[Seat, Card]
    """The seats that last saw another card at this place, and that card: it was swapped away, and
    nobody showed them the new one."""


class SeatInsight(Value):
    """The cards of a seat: the points that it knows of, and its real points."""

    known: int | None
    """The points of the own cards that the seat knows; null if these eyes may not know it."""
    unknown: int
    """The number of its own cards that the seat does not know."""
    real: int | None
    """The points of all its cards; null if these eyes may not know it."""


class Insight(Value):
    """Who knows what at one frame."""

    cards: tuple[CardInsight, ...]
    seats: tuple[SeatInsight, ...]
    """By seat."""
    notes: tuple[Phrase, ...] = ()
    """Where a seat acted on a place whose card was no longer the one that it had seen there."""


class OpenInsights(Protocol):
    """Follows a round from its first frame with all cards open."""

    def after(self, frame: Frame) -> Insight:
        """Who knows what after the next frame."""
        ...


class OwnInsights(Protocol):
    """Follows a round from its first frame from the eyes of a seat."""

    def after(self, facts: Iterable[Fact]) -> Insight:
        """What the seat knows after the next frame, of which it was told these facts."""
        ...


class InsightPart(Protocol):
    """The module that a game may have."""

    def all_open(self, rules: RuleSet, players: int) -> OpenInsights:
        """Insights with all cards open."""
        ...

    def of_seat(self, rules: RuleSet, players: int, seat: Seat) -> OwnInsights:
        """Insights from the eyes of a seat."""
        ...


def insights(
    game: str, rules: RuleSet, players: int, frames: Iterable[Frame], eyes: Seat | None
) -> Iterator[Insight | None]:
    """Who knows what after each frame of a round.

    Args:
        game: the name of the game.
        rules: its rules.
        players: the number of players.
        frames: all frames of one round.
        eyes: the seat from whose eyes it is; None for all cards open.
    """
    part = cast("InsightPart | None", part_of(game, "dacabo.film", "insight"))
    if part is None:
        yield from (None for _ in frames)
    elif eyes is None:
        open_insights = part.all_open(rules, players)
        yield from (open_insights.after(frame) for frame in frames)
    else:
        own = part.of_seat(rules, players, eyes)
        yield from (own.after(heard(frame.told, eyes)) for frame in frames)

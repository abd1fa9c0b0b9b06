"""The score sheet: what is written down after a round, and why. All of it is public."""

from enum import auto
from typing import TypeAlias

from dacabo.core.cards import Card
from dacabo.core.seats import Seat
from dacabo.core.values import Choice, Value

Layout: TypeAlias = tuple[Card | None, ...]
"""A player's cards by slot. A vacated slot stays, empty, so that remembered places stay valid."""


class Ending(Choice):
    """The end of a round."""

    CABO = auto()
    PILE = auto()
    TURNS = auto()
    """The agreed number of turns passed without a call."""


class Why(Choice):
    """The reason that a player's points are not simply the sum of their cards."""

    LOWEST = auto()
    """The lowest sum: 0 points."""
    CALLER_WINS_TIE = auto()
    """The lowest sum, shared; only the caller gets 0 points."""
    TIED_WITH_CALLER = auto()
    """The lowest sum, shared with the caller, who alone gets 0 points."""
    CALLER_NOT_LOWEST = auto()
    """Called without having the lowest sum: a penalty."""
    CALLED_TOO_HIGH = auto()
    """Called with a sum that did not allow it: a penalty (DUTCH-7)."""
    CALLER_TIED = auto()
    """Called, but another player has the same lowest sum: a penalty (DUTCH-11)."""
    PILE_RAN_OUT = auto()
    """The pile ran out, and this is the lowest sum: a penalty (TOUR-5)."""
    KAMIKAZE = auto()
    """Two 12s and both 13s: 0 points."""
    KAMIKAZE_VICTIM = auto()
    """Another player has a kamikaze: 50 points."""


class Over(Choice):
    """The reason that a match is over."""

    LIMIT = auto()
    """A player reached the points limit."""
    ROUNDS = auto()
    """The agreed number of rounds was played."""
    TIME = auto()
    """Time is up."""


class Score(Value):
    """One player's score for a round, and the reason for it."""

    cards: Layout
    sum: int
    penalty: int
    points: int
    why: Why | None
    total: int
    halved: bool
    """The total was exactly 100 and became 50."""


class RoundResult(Value, tag_field="game", tag="cabo"):
    """A finished round; nothing in it is hidden."""

    round: int
    ending: Ending
    caller: Seat | None
    winners: tuple[Seat, ...]
    scores: tuple[Score, ...]

    @property
    def points(self) -> tuple[int, ...]:
        """Each player's points for this round."""
        return tuple(score.points for score in self.scores)

    @property
    def totals(self) -> tuple[int, ...]:
        """Each player's total after this round."""
        return tuple(score.total for score in self.scores)

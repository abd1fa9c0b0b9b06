"""A match of Cabo as a value. It holds hidden cards: nothing here is ever shown to anybody."""

from enum import auto
from typing import TypeAlias

from dacabo.cabo.rules import Rules
from dacabo.core.cards import Card
from dacabo.core.seats import Place, Seat, Slot
from dacabo.core.values import Choice, Tagged, Value

Layout: TypeAlias = tuple[Card | None, ...]
"""A player's cards by slot. A vacated slot stays, empty, so that memory of a place stays true."""


class Discreet(Value):
    """A value that must not tell its cards to whoever prints it, or logs it by mistake."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"


# --- what a round is waiting for ----------------------------------------------


class Phase(Discreet, Tagged):
    """What a round is waiting for."""


class Lots(Phase):
    """Who begins? The table says, or draws one of these by lot."""

    candidates: tuple[Seat, ...]


class Deal(Phase):
    """The table shuffles and deals."""


class FirstLooks(Phase):
    """Everyone looks at some of their own cards, one after the other, all at the same time."""

    looked: tuple[tuple[Slot, ...], ...]
    looking: tuple[Slot | None, ...]


class Turn(Phase):
    """The player on turn draws, takes the discard, or calls."""


class Holding(Phase):
    """The player on turn holds a card, drawn from the pile or taken from the discards."""

    card: Card
    drawn: bool


class Looking(Phase):
    """The player on turn looks at a card; with a king an exchange may follow."""

    place: Place
    king: bool = False


class Snapping(Phase):
    """The window is open for those who have neither passed nor tried."""

    awaited: tuple[Seat, ...]


class Debt(Value):
    """Penalty cards that a player has still to take."""

    seat: Seat
    cards: int


class Reshuffling(Phase):
    """The table shuffles the discards; then a debt is paid, or the player on turn draws."""

    debt: Debt | None
    then: FirstLooks | Turn | Holding | Looking | Snapping


class Ending(Choice):
    """How a round came to its end."""

    CABO = auto()
    PILE = auto()
    TURNS = auto()
    """The agreed number of turns was played without a call."""


class Ended(Phase):
    """The last turn is over; the cards are about to be turned up."""

    how: Ending


class RoundOver(Phase):
    """All cards lie open, the points are written down. The table goes on, or the match is over."""


AnyPhase = (
    Lots | Deal | FirstLooks | Turn | Holding | Looking | Snapping | Reshuffling | Ended | RoundOver
)

# --- the round and the match --------------------------------------------------


class Round(Discreet):
    """One deal, from the shuffle to the scoring. The top card of a pile is its last."""

    number: int
    phase: AnyPhase
    starter: Seat | None = None
    player: Seat = 0
    turn: int = 0
    caller: Seat | None = None
    called_with: int = 0
    """The caller's sum at the moment of the call."""
    layouts: tuple[Layout, ...] = ()
    pile: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    reshuffles: int = 0


class Why(Choice):
    """Why a player's points are not simply the sum of their cards."""

    LOWEST = auto()
    """The lowest sum: 0 points."""
    CALLER_WINS_TIE = auto()
    """The lowest sum, shared; the caller alone gets the 0 points."""
    TIED_WITH_CALLER = auto()
    """The lowest sum, shared with the caller, who alone gets the 0 points."""
    CALLER_NOT_LOWEST = auto()
    """Called without having the lowest sum: a penalty."""
    CALLED_TOO_HIGH = auto()
    """Called with a sum that did not allow it: a penalty (DUTCH-7)."""
    CALLER_TIED = auto()
    """Called, and somebody else has the same lowest sum: a penalty (DUTCH-11)."""
    NOBODY_CALLED = auto()
    """The pile ran out, and this is the lowest sum: a penalty (TOUR-5)."""
    KAMIKAZE = auto()
    """Two 12s and both 13s: 0 points."""
    KAMIKAZE_VICTIM = auto()
    """Somebody else has a kamikaze: 50 points."""


class Score(Value):
    """What one player wrote down for a round, and why."""

    cards: Layout
    sum: int
    penalty: int
    points: int
    why: Why | None
    total: int
    halved: bool
    """The total was exactly 100 and became 50."""


class RoundResult(Value):
    """A round once over. Nothing of it is hidden any more."""

    round: int
    ending: Ending
    caller: Seat | None
    winners: tuple[Seat, ...]
    scores: tuple[Score, ...]


class Match(Discreet):
    """A whole match: its rules, the round being played, and what has been written down."""

    rules: Rules
    players: int
    round: Round
    results: tuple[RoundResult, ...] = ()
    time_up: bool = False

    @property
    def totals(self) -> tuple[int, ...]:
        """Everyone's points so far."""
        if not self.results:
            return (0,) * self.players
        return tuple(score.total for score in self.results[-1].scores)


def occupied(layout: Layout) -> list[Slot]:
    """The slots in which a card lies."""
    return [slot for slot, card in enumerate(layout) if card is not None]


def goes_on(now: Round) -> AnyPhase:
    """What a round is in the middle of: while the table shuffles, what waits for it."""
    return now.phase.then if isinstance(now.phase, Reshuffling) else now.phase

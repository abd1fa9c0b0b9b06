"""A match of Cabo as a value. It holds hidden cards and is never shown to anyone."""

from typing import TypeAlias

from dacabo.cabo.rules import Rules
from dacabo.cabo.sheet import Ending, Layout, RoundResult
from dacabo.core.cards import Card
from dacabo.core.game import Told
from dacabo.core.seats import Place, Seat, Slot
from dacabo.core.values import Discreet, Tagged, Value

# --- what a round is waiting for ----------------------------------------------


class Phase(Discreet, Tagged):
    """The phase of a round: it says which decision comes next."""


class Lots(Phase):
    """The starter is open: the table names one, or draws one of these by lot."""

    candidates: tuple[Seat, ...]


class Deal(Phase):
    """The table shuffles and deals."""


class FirstLooks(Phase):
    """Everyone looks at some of their own cards, one card at a time, all players simultaneously."""

    looked: tuple[tuple[Slot, ...], ...]
    looking: tuple[Slot | None, ...]


class Turn(Phase):
    """The player on turn draws, takes the discard, or calls."""


class Holding(Phase):
    """The player on turn holds a card, drawn from the pile or taken from the discards."""

    card: Card
    drawn: bool


class Looking(Phase):
    """The player on turn looks at a card; with a king, an exchange may follow."""

    place: Place
    king: bool = False


class Snapping(Phase):
    """The window is open for these players, who have neither passed nor tried."""

    awaited: tuple[Seat, ...]


Interruptible = FirstLooks | Turn | Holding | Looking | Snapping
"""The phases that a reshuffle can interrupt."""


class Debt(Value):
    """Penalty cards that a player still has to take."""

    seat: Seat
    cards: int


class Reshuffling(Phase):
    """The table shuffles the discards; then a debt is paid, or the player on turn draws."""

    debt: Debt | None
    then: Interruptible


class Ended(Phase):
    """The last turn is over; the cards are about to be turned up."""

    how: Ending


class RoundOver(Phase):
    """All cards lie open. Either the table opens the next round, or the match is over."""


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


Step: TypeAlias = tuple[Round, list[Told]]
"""The round after a move, and the facts that it told."""


class Match(Discreet):
    """A complete match: its rules, the current round, and the results so far."""

    rules: Rules
    players: int
    round: Round
    results: tuple[RoundResult, ...] = ()
    time_up: bool = False
    carried: tuple[int, ...] = ()
    """Points from before the first of `results`, for a match that begins in the middle."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Points so far, by seat."""
        if not self.results:
            return self.carried or (0,) * self.players
        return tuple(score.total for score in self.results[-1].scores)


def occupied(layout: Layout) -> list[Slot]:
    """The slots that contain a card."""
    return [slot for slot, card in enumerate(layout) if card is not None]


def phase_without_reshuffle(now: Round) -> AnyPhase:
    """The current phase; during a reshuffle, the phase that it interrupted."""
    return now.phase.then if isinstance(now.phase, Reshuffling) else now.phase

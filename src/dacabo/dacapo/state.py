"""A match of Da Capo! as a value. It holds hidden cards: nothing here is ever shown to anybody."""

from typing import TypeAlias

from dacabo.core.cards import Card
from dacabo.core.game import Told
from dacabo.core.seats import Seat
from dacabo.core.values import Choice, Discreet, Tagged, Value
from dacabo.dacapo.rules import Rules

Pile: TypeAlias = tuple[Card, ...]
"""Cards one on another; the top card is the last."""


class Phase(Discreet, Tagged):
    """What a game is waiting for."""


class Lots(Phase):
    """Who deals? The lot decides."""


class Deal(Phase):
    """The table shuffles and deals."""


class Turn(Phase):
    """The player on turn builds, or puts a card down."""


class Reshuffling(Phase):
    """The pile is empty in the middle of filling a hand: the table shuffles the finished piles."""


class RoundOver(Phase):
    """Somebody has won. The table goes on to the next game, or the match is over."""


AnyPhase = Lots | Deal | Turn | Reshuffling | RoundOver


class Round(Discreet):
    """One game of a match."""

    number: int
    phase: AnyPhase
    dealer: Seat | None = None
    player: Seat = 0
    turn: int = 0
    stacks: tuple[Pile, ...] = ()
    hands: tuple[Pile, ...] = ()
    """Sorted: a hand has no order."""
    helps: tuple[tuple[Pile, ...], ...] = ()
    """By seat, then by place."""
    building: tuple[Pile, ...] = ()
    """By place. A pile stands at the number of its cards, since it begins with 1."""
    pile: Pile = ()
    aside: Pile = ()
    """The finished building piles."""
    reshuffles: int = 0
    acted: bool = False
    """Whether the player on turn has drawn or built in this turn."""
    idle: int = 0
    """How many turns in a row have passed in which nobody drew, built or put down a card."""


class Ending(Choice):
    """How a game came to its end."""

    STACK = "stack"
    """A stack is empty."""
    STALEMATE = "stalemate"
    """A full lap passed in which nobody could do anything."""


class RoundResult(Value):
    """A game once over (DACAPO-13, DACAPO-14)."""

    round: int
    ending: Ending
    winners: tuple[Seat, ...]
    left: tuple[int, ...]
    """How many cards are left in everyone's stack."""
    points: tuple[int, ...]
    totals: tuple[int, ...]

    @property
    def caller(self) -> Seat | None:
        """There is nothing to call in Da Capo!."""
        return None


class Match(Discreet):
    """A whole match: its rules, the game being played, and the points so far."""

    rules: Rules
    players: int
    round: Round
    results: tuple[RoundResult, ...] = ()
    carried: tuple[int, ...] = ()
    """Everyone's points from before the first of these results, where a match begins with some."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Everyone's points so far."""
        return self.results[-1].totals if self.results else self.carried or (0,) * self.players


Step: TypeAlias = tuple[Round, list[Told]]
"""What a game is after a move, and who is told what."""

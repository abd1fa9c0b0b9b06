"""A match of Da Capo! as a value. It holds hidden cards and is never shown to anyone."""

from typing import TypeAlias

from dacabo.core.cards import Card
from dacabo.core.game import Told
from dacabo.core.seats import Seat
from dacabo.core.values import Choice, Discreet, Tagged, Value
from dacabo.dacapo.rules import Rules

Pile: TypeAlias = tuple[Card, ...]
"""A pile of cards; the top card is the last."""


class Phase(Discreet, Tagged):
    """The phase of a round: it says which decision comes next."""


class Lots(Phase):
    """No dealer is chosen yet: a lot decides."""


class Deal(Phase):
    """The table shuffles and deals."""


class Turn(Phase):
    """The player on turn builds, or puts a card down."""


class Reshuffling(Phase):
    """The pile ran out while a hand was being filled: the table shuffles finished piles."""


class RoundOver(Phase):
    """The round is over. Either the next one follows, or the match is over."""


AnyPhase = Lots | Deal | Turn | Reshuffling | RoundOver


class Round(Discreet):
    """One round of a match. The rule book calls it a game."""

    number: int
    phase: AnyPhase
    dealer: Seat | None = None
    player: Seat = 0
    turn: int = 0
    stacks: tuple[Pile, ...] = ()
    """By seat; the top card is face up."""
    hands: tuple[Pile, ...] = ()
    """Sorted: a hand has no order."""
    helps: tuple[tuple[Pile, ...], ...] = ()
    """The side piles, by seat and place."""
    building: tuple[Pile, ...] = ()
    """By place. Piles begin with 1, so their number of cards is the number on top."""
    pile: Pile = ()
    """The draw pile."""
    aside: Pile = ()
    """The finished building piles."""
    reshuffles: int = 0
    acted: bool = False
    """Whether the player on turn has drawn or built in this turn. Putting a card down ends it."""
    idle: int = 0
    """The number of consecutive turns in which no card was drawn, built or put down."""


class Ending(Choice):
    """The end of a round."""

    STACK = "stack"
    """A stack is empty."""
    STALEMATE = "stalemate"
    """A full lap passed in which no player could do anything."""


class RoundResult(Value, tag_field="game", tag="dacapo"):
    """A finished round (DACAPO-13, DACAPO-14)."""

    round: int
    ending: Ending
    winners: tuple[Seat, ...]
    left: tuple[int, ...]
    """The number of cards left in each player's stack."""
    points: tuple[int, ...]
    totals: tuple[int, ...]

    @property
    def caller(self) -> Seat | None:
        """None: Da Capo! has no call."""
        return None


class Match(Discreet):
    """A complete match: its rules, the current round, and the points so far."""

    rules: Rules
    players: int
    round: Round
    results: tuple[RoundResult, ...] = ()
    carried: tuple[int, ...] = ()
    """Points from before the first of `results`, for a match that begins in the middle."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Points so far, by seat."""
        return self.results[-1].totals if self.results else self.carried or (0,) * self.players


Step: TypeAlias = tuple[Round, list[Told]]
"""The round after a move, and the facts that it told."""

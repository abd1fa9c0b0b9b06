"""The facts told to players and spectators. A fact holds exactly what its recipients may know."""

from dacabo.core.cards import Card
from dacabo.core.game import Fact, Result
from dacabo.core.seats import Seat
from dacabo.core.values import Choice
from dacabo.dacapo.state import RoundResult


class Source(Choice):
    """The place from which a card is built."""

    HAND = "hand"
    STACK = "stack"
    HELP = "help"


class RoundBegan(Fact):
    """A new game; all cards go back into the deck."""

    round: int


class DealerChosen(Fact):
    """A player was chosen to deal; the player to their left begins."""

    seat: Seat
    by_lot: bool


class Dealt(Fact):
    """Everyone has a stack, its top card face up, and a hand."""

    round: int
    starter: Seat
    stack: int
    hand: int
    tops: tuple[Card, ...]
    pile: int


class Drew(Fact):
    """A player filled their hand, as far as the pile allowed."""

    by: Seat
    count: int


class Drawn(Fact):
    """The cards dealt or drawn: told to the player who holds them."""

    cards: tuple[Card, ...]


class Built(Fact):
    """A card was built and stands for a number. `owner` is the seat whose card it was."""

    by: Seat
    source: Source
    owner: Seat
    help: int | None
    card: Card
    pile: int
    number: int

    @property
    def mark(self) -> str | None:
        """On the bar of a film."""
        return "stack" if self.source is Source.STACK else None


class TurnedUp(Fact):
    """The next card of a stack was turned up."""

    seat: Seat
    card: Card


class PileFinished(Fact):
    """A building pile is full and set aside."""

    pile: int

    @property
    def mark(self) -> str | None:
        """On the bar of a film."""
        return "pile"


class Put(Fact):
    """A player put a card on a help pile; the turn is over."""

    by: Seat
    card: Card
    help: int


class Ended(Fact):
    """A player has no card to put down; the turn is over."""

    by: Seat


class RanOut(Fact):
    """The pile is empty and a player has to draw."""

    by: Seat


class Reshuffled(Fact):
    """The finished piles became the new pile."""

    cards: int


class RoundEnded(Fact):
    """The game is over."""

    result: RoundResult


class MatchEnded(Fact):
    """The match is over."""

    result: Result

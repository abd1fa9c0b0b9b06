"""The facts told to players and spectators. A fact holds exactly what its recipients may know."""

from enum import auto

from dacabo.cabo.sheet import RoundResult
from dacabo.core.cards import Card
from dacabo.core.game import Fact, Result
from dacabo.core.seats import Place, Seat, Slot
from dacabo.core.values import Choice


class Begins(Choice):
    """The reason that a player begins a round."""

    LOT = auto()
    WON = auto()
    YOUNGEST = auto()
    AGAIN = auto()
    """The same player begins every round."""


class Glance(Choice):
    """The right by which a player looks at a card."""

    FIRST = auto()
    PEEK = auto()
    SPY = auto()
    KING = auto()
    SNEAK = auto()
    """No right: the player sneaks a look."""


class RoundBegan(Fact):
    """A new round; all cards go back into the deck."""

    round: int


class StarterChosen(Fact):
    """A player was chosen to begin the round."""

    seat: Seat
    why: Begins


class Dealt(Fact):
    """Everyone has cards, one lies face up, the rest form the pile."""

    round: int
    starter: Seat
    cards: int
    discard: Card
    pile: int


class Looked(Fact):
    """A player looks at a card. Everyone sees which place, but not the face."""

    by: Seat
    place: Place
    why: Glance

    @property
    def mark(self) -> str | None:
        """On the bar of a film."""
        return None if self.why is Glance.FIRST else "sneak" if self.why is Glance.SNEAK else "look"


class Saw(Fact):
    """The face of a card: told to the player who looks at it."""

    place: Place
    card: Card


class LookOver(Fact):
    """A card that was looked at lies face down again."""

    by: Seat


class Drew(Fact):
    """A player drew from the pile."""

    by: Seat


class Drawn(Fact):
    """The drawn card: told to the player who drew it."""

    card: Card


class Took(Fact):
    """A player took the top discard."""

    by: Seat
    card: Card


class Discarded(Fact):
    """A player discarded the card in hand: a drawn card, or the new card of a failed set."""

    by: Seat
    card: Card
    used: bool
    """Whether its action was used."""


class Replaced(Fact):
    """A player discarded cards of their own; the new card lies in the first of their slots."""

    by: Seat
    slots: tuple[Slot, ...]
    cards: tuple[Card, ...]

    @property
    def mark(self) -> str | None:
        """On the bar of a film."""
        return "set" if len(self.slots) > 1 else None


class FalseSetShown(Fact):
    """A set failed: the cards that the player named differ. Everybody saw them in this order."""

    by: Seat
    slots: tuple[Slot, ...]
    cards: tuple[Card, ...]
    kept: bool
    """The new card was added to the layout; otherwise it goes to the discard pile."""

    @property
    def mark(self) -> str | None:
        """On the bar of a film."""
        return "false-set"


class TurnedUp(Fact):
    """The discard pile was empty; the top card of the draw pile starts a new one."""

    card: Card


class Swapped(Fact):
    """Two cards changed places, unseen."""

    by: Seat
    one: Place
    other: Place

    @property
    def mark(self) -> str | None:
        """On the bar of a film."""
        return "swap"


class Called(Fact):
    """A player called Cabo."""

    everybody_pauses = True

    by: Seat

    @property
    def mark(self) -> str | None:
        """On the bar of a film."""
        return "call"


class Passed(Fact):
    """A player passed."""

    by: Seat
    snapping: bool = False
    """Whether it was in a snapping window, which stays open for others."""


class RanOut(Fact):
    """The pile is empty and a player has to take a card from it."""

    by: Seat


class Reshuffled(Fact):
    """The discards below the top one became the new pile."""

    cards: int


class WindowOpened(Fact):
    """These players may snap now."""

    seats: tuple[Seat, ...]


class Snapped(Fact):
    """A player snapped a card; a wrong one goes back to its slot."""

    by: Seat
    slot: Slot
    card: Card
    right: bool

    @property
    def mark(self) -> str | None:
        """On the bar of a film."""
        return "snap" if self.right else "false-snap"


class PenaltyTaken(Fact):
    """Penalty cards were added to a layout, unseen, in these slots."""

    by: Seat
    slots: tuple[Slot, ...]


class WindowClosed(Fact):
    """The snapping window is over: a card was snapped, everyone has answered, or time is up."""

    time_up: bool = False


class RoundEnded(Fact):
    """All cards are turned up, and the pad has the points."""

    result: RoundResult


class TimeCalled(Fact):
    """The time of the match is over."""


class MatchEnded(Fact):
    """The match is over."""

    result: Result

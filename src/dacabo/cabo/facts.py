"""What players and spectators are told. A fact holds exactly what its hearers may know."""

from enum import auto

from dacabo.cabo.sheet import RoundResult
from dacabo.core.cards import Card
from dacabo.core.game import Fact, Result
from dacabo.core.seats import Place, Seat, Slot
from dacabo.core.values import Choice


class Begins(Choice):
    """Why somebody begins a round."""

    LOT = auto()
    WON = auto()
    YOUNGEST = auto()
    AGAIN = auto()
    """The same player begins every round."""


class Glance(Choice):
    """What lets somebody look at a card."""

    FIRST = auto()
    PEEK = auto()
    SPY = auto()
    KING = auto()
    SNEAK = auto()
    """Nothing does: they look without leave."""


class RoundBegan(Fact):
    """A new round; all cards go back into the deck."""

    round: int


class StarterChosen(Fact):
    """Somebody begins the round."""

    seat: Seat
    why: Begins


class Dealt(Fact):
    """Everyone has cards, one lies face up, the rest is the pile."""

    round: int
    starter: Seat
    cards: int
    discard: Card
    pile: int


class Looked(Fact):
    """Somebody looks at a card. Everyone sees at which, not what it is."""

    by: Seat
    place: Place
    why: Glance


class Saw(Fact):
    """What a card is: told to whoever looks at it."""

    place: Place
    card: Card


class LookOver(Fact):
    """A card that was looked at lies face down again."""

    by: Seat


class Drew(Fact):
    """Somebody drew from the pile."""

    by: Seat


class Drawn(Fact):
    """What was drawn: told to whoever drew it."""

    card: Card


class Took(Fact):
    """Somebody took the top discard."""

    by: Seat
    card: Card


class Discarded(Fact):
    """A card went on the discard pile: the drawn one, perhaps used, or the one of a false set."""

    by: Seat
    card: Card
    used: bool


class Replaced(Fact):
    """Own cards were put on the discard pile; the new card lies in the first of their slots."""

    by: Seat
    slots: tuple[Slot, ...]
    cards: tuple[Card, ...]


class FalseSetShown(Fact):
    """A claimed set was none. These cards were turned up, in the order named, and down again."""

    by: Seat
    slots: tuple[Slot, ...]
    cards: tuple[Card, ...]
    kept: bool
    """The new card was added to the layout; otherwise it is put on the discard pile."""


class TurnedUp(Fact):
    """The discard pile was empty; the top card of the pile starts a new one."""

    card: Card


class Swapped(Fact):
    """Two cards have changed places, unseen."""

    by: Seat
    one: Place
    other: Place


class Called(Fact):
    """Somebody called Cabo."""

    by: Seat


class Passed(Fact):
    """Somebody does nothing."""

    by: Seat


class RanOut(Fact):
    """The pile is empty and somebody has to take a card from it."""

    by: Seat


class Reshuffled(Fact):
    """The discards under the top one are the new pile."""

    cards: int


class WindowOpened(Fact):
    """These players may now snap."""

    seats: tuple[Seat, ...]


class Snapped(Fact):
    """Somebody laid a card on the discard; a wrong one goes back to its slot."""

    by: Seat
    slot: Slot
    card: Card
    right: bool


class PenaltyTaken(Fact):
    """Penalty cards were added to a layout, unseen, in these slots."""

    by: Seat
    slots: tuple[Slot, ...]


class WindowClosed(Fact):
    """Nobody may snap any more."""


class RoundEnded(Fact):
    """All cards are turned up, and the points written down."""

    result: RoundResult


class TimeCalled(Fact):
    """The time of the match is over."""


class MatchEnded(Fact):
    """The match is over."""

    result: Result

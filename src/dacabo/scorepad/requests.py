"""Requests to a score pad.

Every request names its round, and one that changes something also names the entry it replaces. So
two phones cannot overwrite each other, and a phone without a network can keep its requests and send
them later.
"""

from typing import TypeAlias

from dacabo.core.seats import Seat
from dacabo.core.values import Tagged, Typed
from dacabo.scorepad.sheets import RoundEntry


class Enter(Tagged):
    """Enter the next round."""

    round: int
    entry: RoundEntry
    sure: bool = False
    """Whether doubts about it have been confirmed."""


class Correct(Tagged):
    """Replace the entry of a round."""

    round: int
    entry: RoundEntry
    instead: RoundEntry
    """The entry that the author has seen there."""
    reason: Typed = ""
    sure: bool = False


class TakeBack(Tagged):
    """Remove the last round."""

    round: int
    entry: RoundEntry
    """The entry that the author has seen there."""


class Rename(Tagged):
    """Rename a player."""

    seat: Seat
    name: Typed


class Leave(Tagged):
    """Play on without a player, whose points stay on the pad."""

    seat: Seat


class Return(Tagged):
    """Let a player who had left play again."""

    seat: Seat


class DrawLot(Tagged):
    """Draw who begins the next round, where a lot decides."""

    round: int


class Prolong(Tagged):
    """Play one more round than was agreed on; with the last one entered, none after all."""

    last: int


class CallTime(Tagged):
    """Call time: the round in progress counts, or the last one entered.

    The other of the two replaces it.
    """

    last: int


class TakeTimeBack(Tagged):
    """Withdraw the time call."""


Request: TypeAlias = (
    Enter
    | Correct
    | TakeBack
    | Rename
    | Leave
    | Return
    | DrawLot
    | Prolong
    | CallTime
    | TakeTimeBack
)

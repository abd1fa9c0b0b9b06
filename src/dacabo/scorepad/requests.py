"""What people can ask of a score pad.

Every request names the round it means, and one that changes something names what it has seen there:
so two phones that write at once cannot overwrite each other, and a phone without a network can keep
its requests and send them later.
"""

from typing import TypeAlias

from dacabo.core.seats import Seat
from dacabo.core.values import Tagged, Typed
from dacabo.scorepad.sheets import Entry


class Enter(Tagged):
    """Write down the next round."""

    round: int
    entry: Entry
    sure: bool = False
    """Whatever is strange about it was asked, and it is right."""


class Correct(Tagged):
    """Write down something else for a round."""

    round: int
    entry: Entry
    instead: Entry
    """What stands there, as far as whoever corrects it has seen."""
    reason: Typed = ""
    sure: bool = False


class TakeBack(Tagged):
    """Take the last round back."""

    round: int
    entry: Entry
    """What stands there, as far as whoever takes it back has seen."""


class Rename(Tagged):
    """Call a player otherwise."""

    seat: Seat
    name: Typed


class CallTime(Tagged):
    """Time is up: the round that is being played counts, or the last that was entered."""

    last: int


class TakeTimeBack(Tagged):
    """There is time after all."""


Request: TypeAlias = Enter | Correct | TakeBack | Rename | CallTime | TakeTimeBack

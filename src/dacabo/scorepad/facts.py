"""The facts of a score pad. Its log is a list of them, each with time, author and request."""

from typing import TypeAlias

from msgspec import UNSET, UnsetType

from dacabo.core.rules import Setting
from dacabo.core.seats import Seat
from dacabo.core.values import Tagged
from dacabo.log import Entry
from dacabo.scorepad.sheets import RoundEntry


class Opened(Tagged):
    """The pad was opened."""

    game: str
    version: int
    """The version of the sheet that computes its points."""
    preset: str
    names: tuple[str, ...]
    """By seat, clockwise; distinct."""
    changes: dict[str, Setting] = {}  # noqa: RUF012 (msgspec copies it)
    """The rule options that differ from the preset."""
    starter: Seat | None = None
    """The seat that begins the first round, if known."""
    seed: bytes | None = None
    """The seed of the first lot, secret until then. Older pads, and pads from files, have none."""
    players: tuple[int, ...] | UnsetType = UNSET
    """By seat: the players' numbers at the event whose match is played. Other pads, and those of
    events from before, have none."""


class RoundEntered(Tagged):
    """A round was played and entered."""

    round: int
    entry: RoundEntry


class RoundCorrected(Tagged):
    """The entry of a round was corrected."""

    round: int
    entry: RoundEntry
    reason: str = ""


class RoundFilledIn(Tagged):
    """Another client entered the same round, and knew more of it."""

    round: int
    entry: RoundEntry


class RoundTakenBack(Tagged):
    """The last round was removed: it was never played, or will be entered again."""

    round: int


class Renamed(Tagged):
    """A player has another name."""

    seat: Seat
    name: str


class PlayerLeft(Tagged):
    """A player has left: the rounds from here on are played, and the places given, without them."""

    seat: Seat


class PlayerReturned(Tagged):
    """A player who had left plays again. The rounds in between cost them nothing."""

    seat: Seat


class LotDrawn(Tagged):
    """A lot decided who begins a round, drawn from the seed that was sealed before."""

    round: int
    seed: bytes
    next: bytes | None = None
    """The seed of the next lot, secret until that is drawn."""


class ContinuedElsewhere(Tagged, tag="went-on"):
    """The same people play on, on another pad, whose key follows from the key of this one."""


class RoundsExtended(Tagged, tag="prolonged"):
    """After the rounds agreed on, one more is played: this one is the last then.

    Once more with the round before it, if it is not played after all.
    """

    last: int


class TimeCalled(Tagged):
    """Time is up: this round, entered already or still being played, is the last that counts.

    Once more with the other of the two, if it turns out that a round was being played, or none.
    """

    last: int


class TimeCallWithdrawn(Tagged, tag="time-taken-back"):
    """The time call was withdrawn."""


PadFact: TypeAlias = (
    Opened
    | RoundEntered
    | RoundCorrected
    | RoundFilledIn
    | RoundTakenBack
    | Renamed
    | PlayerLeft
    | PlayerReturned
    | LotDrawn
    | ContinuedElsewhere
    | RoundsExtended
    | TimeCalled
    | TimeCallWithdrawn
)


class PadEntry(Entry[PadFact]):
    """An entry of a pad's log."""

    by: str | None = None
    """The author: a player, a phone."""

"""What can happen on a score pad. Its log is a list of these: when, by whom, by which request."""

from typing import TypeAlias

from dacabo.core.rules import Setting
from dacabo.core.seats import Seat
from dacabo.core.values import Moment, Tagged, Value
from dacabo.scorepad.sheets import Entry


class Opened(Tagged):
    """Somebody opened the pad."""

    game: str
    version: int
    """Of the sheet by which it is reckoned."""
    preset: str
    names: tuple[str, ...]
    """By seat, clockwise; no two the same."""
    changes: dict[str, Setting] = {}  # noqa: RUF012 (msgspec copies it)
    """The rule options that differ from the preset."""
    starter: Seat | None = None
    """Who begins the first round, if somebody said so."""


class RoundEntered(Tagged):
    """A round was played and written down."""

    round: int
    entry: Entry


class RoundCorrected(Tagged):
    """What was written down for a round was wrong."""

    round: int
    entry: Entry
    reason: str = ""


class RoundTakenBack(Tagged):
    """The last round was never played, or is to be entered anew."""

    round: int


class Renamed(Tagged):
    """A player is called otherwise."""

    seat: Seat
    name: str


class TimeCalled(Tagged):
    """Time is up: this round is the last that counts, be it entered already or still played."""

    last: int


class TimeTakenBack(Tagged):
    """There is time after all."""


Happening: TypeAlias = (
    Opened | RoundEntered | RoundCorrected | RoundTakenBack | Renamed | TimeCalled | TimeTakenBack
)


class Logged(Value):
    """A line of a pad's log."""

    at: Moment
    fact: Happening
    id: str
    """By which name whoever asked for it will recognise their request."""
    by: str | None = None
    """Who wrote it: a player, a phone."""

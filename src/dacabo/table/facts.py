"""What can happen at a table. Its log is a list of these, each with its time and who caused it."""

from enum import auto
from typing import TypeAlias

from dacabo.core.seats import Seat
from dacabo.core.values import Choice, Discreet, Tagged, Value
from dacabo.table.options import Options


class By(Choice):
    """Whose hand made a move."""

    PERSON = auto()
    BOT = auto()
    CLOCK = auto()


class Opened(Discreet, Tagged):
    """Somebody opened the table. Discreet: nobody is to know the seed before the match is over."""

    options: Options
    host: str
    seed: bytes
    assigned: bool = False
    """The chairs belong to certain people: whoever looks after the table seats them, and the time
    of the match is kept elsewhere."""


class Sat(Tagged):
    """Somebody sat down."""

    seat: Seat
    guest: str


class BotSat(Tagged):
    """A bot sat down."""

    seat: Seat
    level: str


class Stood(Tagged):
    """A chair is free again: its guest got up, or the host asked them or the bot to."""

    seat: Seat


class HostChanged(Tagged):
    """Somebody else looks after the table."""

    host: str


class WordGiven(Tagged):
    """Somebody added a word in the open: only in logs from before words were sealed."""

    seat: Seat
    word: str


class ShareSealed(Tagged):
    """Somebody published the seal of their share in the shuffle."""

    seat: Seat
    seal: str


class SealsClosed(Tagged):
    """The match is to begin: no seal changes any more, and everybody shows what they sealed."""


class ShareShown(Discreet, Tagged):
    """Somebody showed their share. Discreet: nobody is to know it before all are shown."""

    seat: Seat
    share: bytes


class CalledOff(Discreet, Tagged):
    """The match does not begin yet, because of these: there is another seed, and nothing sealed."""

    seed: bytes
    seats: tuple[Seat, ...]


class ReadySaid(Tagged):
    """Somebody is ready: for the start, or for the next round."""

    seat: Seat
    ready: bool


class Started(Tagged):
    """The match begins, by this version of the game's rules."""

    version: int


class Moved(Tagged):
    """Somebody, or the table, answered a decision."""

    seat: Seat
    decision: str
    move: str
    by: By = By.PERSON
    level: str | None = None
    """At which level a bot has thought, if it was not the one that sits there."""


class SatIn(Tagged):
    """A bot plays for somebody who is away."""

    seat: Seat
    level: str


class CameBack(Tagged):
    """Somebody plays again for themselves."""

    seat: Seat


class Paused(Tagged):
    """The match rests; no clock runs."""


class Continued(Tagged):
    """The match goes on."""


class Rematched(Discreet, Tagged):
    """Another match at the same table, with a seed of its own."""

    seed: bytes


class Closed(Tagged):
    """The table is closed; a match that was going on is abandoned."""


Happening: TypeAlias = (
    Opened
    | Sat
    | BotSat
    | Stood
    | HostChanged
    | WordGiven
    | ShareSealed
    | SealsClosed
    | ShareShown
    | CalledOff
    | ReadySaid
    | Started
    | Moved
    | SatIn
    | CameBack
    | Paused
    | Continued
    | Rematched
    | Closed
)


class Entry(Value):
    """A line of a table's log."""

    at: int
    """Milliseconds since 1970."""
    fact: Happening
    guest: str | None = None
    """Who asked for it; nobody where a clock or a bot did."""
    id: str | None = None
    """By which name they will recognise their request."""

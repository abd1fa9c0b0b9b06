"""The facts of a table. Its log is a list of them, each with its time and its author."""

from enum import auto
from typing import TypeAlias

from dacabo.bots.pace import Tempo
from dacabo.core.seats import Seat
from dacabo.core.values import Choice, Discreet, Tagged, Value
from dacabo.table.options import Options


class By(Choice):
    """The author of a move for a seat."""

    PERSON = auto()
    BOT = auto()
    CLOCK = auto()


class WhatIf(Discreet):
    """The moment of a match that is over, from which a guest plays on against bots.

    The moves up to there follow in the log like any others. Discreet: the shuffles have all cards.
    """

    round: int
    frame: int
    """The number of the frame in the round, as `dacabo.records.frames` counts."""
    turn: int
    seat: Seat
    """The seat of the guest."""
    open: bool
    """Whether the guest sees all cards. Otherwise those that the seat did not know are drawn
    anew."""
    stacked: dict[str, tuple[int, ...] | int]
    """By label: the answers to the shuffles and lots up to the moment. The seed answers all
    others."""


class Opened(Discreet, Tagged):
    """The table was opened. Discreet: the seed stays secret until the match is over."""

    options: Options
    host: str
    seed: bytes
    assigned: bool = False
    """Whether the seats are assigned to certain people. If so, the host – the server, for an
    event – seats them and keeps the time of the match."""
    what_if: WhatIf | None = None
    """Where the match begins, if not with a deal."""


class Sat(Tagged):
    """A guest sat down."""

    seat: Seat
    guest: str


class BotSat(Tagged):
    """A bot sat down."""

    seat: Seat
    level: str
    character: str | None = None
    """The character that the bot plays. None in logs from before there were characters, and at
    assigned tables."""
    name: str = ""
    """At an assigned table: the name of the player for whom the bot plays."""


class ChairLeft(Tagged, tag="stood"):
    """A seat became free: its guest got up, or the host asked them or the bot to."""

    seat: Seat


class OptionsChanged(Tagged, tag="agreed"):
    """The host changed the options of the table. After that, only bots are ready."""

    options: Options


class HostChanged(Tagged):
    """Another guest became the host."""

    host: str


class WordGiven(Tagged):
    """A guest added a word that everybody could read. Only logs from before seals have this."""

    seat: Seat
    word: str


class ShareSealed(Tagged):
    """A guest published the seal of their share in the shuffle."""

    seat: Seat
    seal: str


class SealsClosed(Tagged):
    """The match is about to begin: no seal can change now, and all players show their shares."""


class ShareRevealed(Discreet, Tagged, tag="share-shown"):
    """A guest showed their share. Discreet: it stays secret until all are shown."""

    seat: Seat
    share: bytes


class CalledOff(Discreet, Tagged):
    """These seats kept the match from beginning. A new seed replaces the old one and all seals."""

    seed: bytes
    seats: tuple[Seat, ...]


class ReadySaid(Tagged):
    """A guest became ready for the start, the next round or another match, or no longer is."""

    seat: Seat
    ready: bool


class Started(Tagged):
    """The match begins, with this version of the game's rules."""

    version: int


class Moved(Tagged):
    """A seat, or the table, answered a decision."""

    seat: Seat
    decision: str
    move: str
    by: By = By.PERSON
    level: str | None = None
    """The level at which a bot played, if it differs from that of its seat. Only logs from before
    bots decided at once have this."""


class BotSubstituted(Tagged, tag="sat-in"):
    """A bot plays for an absent player."""

    seat: Seat
    level: str


class CameBack(Tagged):
    """A guest plays again themselves."""

    seat: Seat


class Paused(Tagged):
    """The match is paused; no clock runs."""


class Continued(Tagged):
    """The match continues."""


class TempoSet(Tagged):
    """The table plays at another tempo from now on."""

    tempo: Tempo


class Rematched(Discreet, Tagged):
    """Another match at the same table, with a new seed."""

    seed: bytes


class Closed(Tagged):
    """The table is closed; a match in progress is abandoned."""


TableFact: TypeAlias = (
    Opened
    | Sat
    | BotSat
    | ChairLeft
    | OptionsChanged
    | HostChanged
    | WordGiven
    | ShareSealed
    | SealsClosed
    | ShareRevealed
    | CalledOff
    | ReadySaid
    | Started
    | Moved
    | BotSubstituted
    | CameBack
    | Paused
    | Continued
    | TempoSet
    | Rematched
    | Closed
)


class Entry(Value):
    """A line of a table's log."""

    at: int
    """Milliseconds since 1970."""
    fact: TableFact
    guest: str | None = None
    """The author of the request; None for a clock or a bot."""
    id: str | None = None
    """The client's name for the request."""

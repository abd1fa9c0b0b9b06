"""Pages that the holder of a link sees of a score pad or an event, kept up to date in a browser.

A client sends its key, and is shown the whole page at once and after every change. Every page is
complete, so there is nothing to catch up with.
"""

from typing import Annotated, Final, TypeAlias

import msgspec

from dacabo.core.phrases import Phrase
from dacabo.core.seats import Seat
from dacabo.core.values import Short, Tagged, Typed, Value
from dacabo.scorepad.sheets import Fields, RoundEntry
from dacabo.scorepad.view import PadView
from dacabo.server.wire.table import Bye, Ping, Pong
from dacabo.tournament.event import Player
from dacabo.tournament.views import types

LONGEST_KEY: Final = 600
"""The length of a key; it may contain the name of an organiser."""

Key: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_KEY)]
"""The fragment of a link: its holder may do what the link is for."""


# --- what a browser says --------------------------------------------------------------


WATCH: Final = "/api/watch"
"""The WebSocket for watching a pad or an event."""


class Watch(Tagged):
    """Always the first message: the key of what to show."""

    key: Key


class Draft(Tagged):
    """A round is being entered: by a writer, or a player's own part of it by themselves.

    The others are told (`drafts`); nothing is written on the pad. A writer repeats it every few
    seconds, and sends round 0 when they stop.
    """

    round: int
    by: Typed = ""
    pad: Short = ""
    """The id of the match, if the pad belongs to one."""
    seat: Seat | None = None
    """The seat of the device; None for a writer."""
    entry: RoundEntry | None = None
    """An entry in which only that part counts; None takes it back."""


FromWatcher: TypeAlias = Watch | Draft | Ping

# --- what it is shown -----------------------------------------------------------------


class LiveMatch(Value):
    """The score of a match in progress: from its score pad, or from its online table."""

    match: str
    rounds: int
    """The number of finished rounds."""
    totals: dict[Player, int]
    course: dict[Player, tuple[int, ...]]
    """The totals of a player after each of these rounds; nobody who came after they began."""
    bots: tuple[Player, ...] = ()
    """The players for whom bots play now."""
    over: bool = False
    """Whether its pad shows the end of the match, so that only the result is still missing."""


class PadShown(Tagged, tag="pad", kw_only=True):
    """A score pad."""

    pad: PadView


class PublicShown(Tagged, tag="public", kw_only=True):
    """An event, as seen with its public link."""

    event: types.PublicView
    live: tuple[LiveMatch, ...]


class PlayerShown(Tagged, tag="player", kw_only=True):
    """An event, as seen by one player."""

    page: types.PlayerPage
    live: tuple[LiveMatch, ...]
    pad: PadView | None
    """The score pad of their match, while they can write on it; those of its seats that are not
    out are the players of the match who have not left, in their order."""
    decision: Fields | None = None
    """The entry form of a tie-break round, if their match has a tie to decide."""
    doubts: tuple[Phrase, ...] = ()
    """The doubts about the result on the pad, if it were handed in now."""


class TableShown(Tagged, tag="table", kw_only=True):
    """A table of an event."""

    page: types.TablePage
    pad: PadView | None
    """The score pad of its match, while it can be written on; those of its seats that are not out
    are the players of the match who have not left, in their order."""
    live: LiveMatch | None
    """The score of the match, even when the pad is closed."""
    decision: Fields | None = None
    """The entry form of a tie-break round, if there is a tie to decide."""
    doubts: tuple[Phrase, ...] = ()
    """The doubts about the result on the pad, if it were handed in now."""


class DoorShown(Tagged, tag="door", kw_only=True):
    """The list, for the helper at the door."""

    page: types.DoorPage


class Plan(Value):
    """The expected duration of the event, from rehearsals among bots."""

    sentences: tuple[Phrase, ...] = ()
    """Empty as long as it is being worked out."""
    basis: Phrase | None = None
    """The basis of the forecast."""
    low: int = 0
    """Half of such evenings take no more than these minutes of play; 0 if it is not known yet."""
    high: int = 0
    """Nearly all of them take no more."""
    seconds: int = 0
    """The seconds per turn: the usual ones, or those of the club's past evenings."""


class DeskShown(Tagged, tag="desk", kw_only=True):
    """The organisers' desk."""

    page: types.Desk
    organiser: str
    """The organiser's name; empty if none was given."""
    number: int
    """The organiser's number."""
    live: tuple[LiveMatch, ...]
    seated: dict[str, tuple[Player, ...]]
    """By online match: the players who sit at its table already, including bots."""
    bots: tuple[Player, ...]
    """The players for whom bots sit there."""
    plan: Plan | None = None
    """The expected duration, before the draw; None if there is no forecast."""


Page: TypeAlias = PadShown | PublicShown | PlayerShown | TableShown | DoorShown | DeskShown


class Shown(Tagged, kw_only=True):
    """The page as it is now."""

    now: int
    """The server's time, in milliseconds since 1970."""
    build: str
    """The path of the main script of the browser app that is served now."""
    page: Page


class Hand(Value):
    """A player's part of the round that is played, as it came from a phone."""

    seat: Seat
    by: str
    """The name of the phone's owner, as they typed it."""
    entry: RoundEntry


class Drafts(Tagged):
    """The devices that enter the next round of a pad, and the parts that have come in."""

    pad: str
    """The id of its match; empty for a pad of its own."""
    round: int
    writers: tuple[str, ...]
    """Other phones that are writing; forgotten if not repeated for ten seconds."""
    hands: tuple[Hand, ...]
    """In the order in which they came."""


ToWatcher: TypeAlias = Shown | Drafts | Pong | Bye

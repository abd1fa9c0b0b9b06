"""Every message of a table's WebSocket, in both directions.

docs/protocol.md describes their order; the JSON Schema is made from these types.
"""

from enum import auto
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from dacabo.bots.talk import Occasion
from dacabo.core.game import Fact
from dacabo.core.phrases import Argument, Phrase
from dacabo.core.seats import Seat
from dacabo.core.values import Choice, Discreet, Short, Tagged, Value, kebab
from dacabo.table.facts import By
from dacabo.table.requests import Request
from dacabo.table.table import Clock
from dacabo.table.view import TableView

LONGEST_ID: Final = 40
MAX_MESSAGE_BYTES: Final = 8192
"""Bytes in a message of a client; no message needs more."""

Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]
"""Identifies the answer to a request; new for each request."""

# --- what a client says ---------------------------------------------------------------


LIVE: Final = "/api/tables/{code}/live"
"""The WebSocket of a table."""


class Hello(Discreet, tag=kebab):
    """Always the first message; after a lost connection, with the last number received."""

    after: Annotated[int, msgspec.Meta(ge=0)] | None = None
    token: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    """The token of the guest for whom the browser opened this connection. Browsers can send a
    socket no header, and have one cookie even if several people share them."""


class Ask(Tagged):
    """A request to the table. Sent again with the same id, it takes effect only once."""

    id: Id
    request: Request


class Ping(Tagged):
    """Asks for a `pong`."""


class Moves(Tagged):
    """Asks for the moves that would answer a decision of the client."""

    decision: Short


class Reaction(Choice):
    """A reaction that a player can show the others at the table without words."""

    BRAVO = auto()
    OUCH = auto()
    LAUGH = auto()
    THINK = auto()
    HURRY = auto()
    THANKS = auto()


class React(Tagged):
    """Shows a reaction of the client to the whole table."""

    reaction: Reaction


class Applaud(Tagged):
    """A spectator applauds."""


class Hurry(Tagged):
    """A player has seen enough: the bots that take their time answer now."""


MatchNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=9999)]
RoundNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=999)]
FrameNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9999)]
Speed: TypeAlias = Annotated[float, msgspec.Meta(ge=0.25, le=8)]
"""The speed of a film; 1 is that of a calm table."""


class Show(Tagged, kw_only=True):
    """A player shows everybody a moment of a film, and has the controls from now on."""

    match: MatchNumber
    round: RoundNumber
    frame: FrameNumber
    playing: bool
    speed: Speed


FromClient: TypeAlias = Hello | Ask | Moves | Ping | React | Applaud | Hurry | Show

# --- what the server says ----------------------------------------------------------------


class Event(Value):
    """The part of one fact of the table's log that a viewer is told."""

    number: int
    at: int
    """Milliseconds since 1970."""
    seat: Seat | None = None
    """The seat that moved; -1 for the table."""
    by: By | None = None
    """The author of the move: the player, a bot or the table."""
    facts: tuple[Fact, ...] = ()
    """The facts that the game told, for programs."""
    said: tuple[Phrase, ...] = ()
    """The same for people: keys of the word files with their arguments."""
    level: str | None = None
    """The level at which a bot played, if another than its own: in logs from before bots decided at
    once."""


Answers: TypeAlias = tuple[tuple[str, ...], ...]
"""Patterns of moves: for each of the view's decisions, in their order, those that answer it."""


class Welcome(Tagged, kw_only=True):
    """The whole table as the viewer sees it now: the answer to every `hello`."""

    number: int
    """The number of the last fact; the next event has the next number."""
    now: int
    """The server's time, in milliseconds since 1970."""
    you: str | None
    """The viewer's public id; null for a stranger, who only watches."""
    seat: Seat | None
    """The viewer's seat."""
    table: TableView
    view: Any
    """The cards as the viewer sees them; null before the match."""
    asked: tuple[Phrase, ...]
    """A phrase for each of the view's decisions, in their order."""
    answers: Answers = ()
    clocks: tuple[Clock, ...]
    present: tuple[str, ...]
    """The public ids of all who are connected."""
    strangers: int | UnsetType = UNSET
    """The number of other connected clients, who are no guests; omitted if there are none."""
    build: str
    """The path of the main script of the browser app that is served now; empty if there is none. A
    browser that runs another one is older, or newer, than this server."""
    missed: tuple[Event, ...]
    """The events since the number in `hello`; without one, or if that was too long ago, the last
    ones of this match. At a classic table private information is omitted: players have to remember
    it."""


class News(Tagged, kw_only=True):
    """One more event."""

    event: Event
    view: Any
    """The cards now; its `results` are only those that this event added."""
    asked: tuple[Phrase, ...]
    """A phrase for each of the view's decisions, in their order."""
    answers: Answers = ()
    clocks: tuple[Clock, ...]
    table: TableView | None = None
    """The table around the cards, if it has changed."""


class Done(Tagged):
    """A request has been carried out and stored."""

    id: Id
    number: int
    """The number of the fact that answers it."""


class Refused(Tagged):
    """A request was refused. Nothing has changed."""

    id: Id | None
    """Null if the message could not be decoded, or was a reaction."""
    code: str
    about: dict[str, Argument] = {}  # noqa: RUF012 (msgspec copies it)


class Present(Tagged):
    """All who are connected now, by public id."""

    players: tuple[str, ...]
    strangers: int | UnsetType = UNSET
    """The number of other connected clients, who are no guests; omitted if there are none."""


class Reacted(Tagged):
    """A reaction of someone at the table. It is sent once, and not stored."""

    seat: Seat
    reaction: Reaction


class Applauded(Tagged):
    """A spectator applauds. It is sent once, and not stored."""


class MomentShown(Tagged, kw_only=True):
    """A player shows a moment of a film. It is not stored; a newcomer gets the last one."""

    by: Seat
    """The seat that has the controls."""
    match: MatchNumber
    round: RoundNumber
    frame: FrameNumber
    playing: bool
    speed: Speed
    at: int
    """The server's time, in milliseconds since 1970."""


class Remarked(Tagged):
    """A character among the bots says something. It is sent once, and not stored."""

    seat: Seat
    character: str
    occasion: Occasion


class SpokenWord(Value):
    """A player's share in the shuffle; its SHA-256 is the player's seal."""

    seat: Seat
    word: str
    salt: str
    """In hex."""


class Spoken(Tagged):
    """The cards are dealt: the words of all players. They are sent once, and not stored."""

    words: tuple[SpokenWord, ...]


class Possible(Tagged):
    """The moves that would answer a decision."""

    decision: str
    moves: tuple[str, ...]
    """The texts of the moves; empty if the client is not asked for this decision, or no longer."""


class Pong(Tagged):
    """The answer to `ping`."""

    now: int


class Bye(Tagged):
    """The server closes the connection, and why. A client that returns says `hello` again."""

    code: str


FromServer: TypeAlias = (
    Welcome
    | News
    | Done
    | Refused
    | Possible
    | Present
    | Reacted
    | Applauded
    | Remarked
    | MomentShown
    | Spoken
    | Pong
    | Bye
)

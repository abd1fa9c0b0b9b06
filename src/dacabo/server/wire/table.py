"""Every message of a table's WebSocket: what a client says, and what the server says.

docs/protocol.md describes how they follow each other; the JSON Schema is made from these types.
"""

from enum import auto
from typing import Annotated, Any, Final, TypeAlias

import msgspec

from dacabo.core.game import Fact
from dacabo.core.phrases import Argument, Phrase
from dacabo.core.seats import Seat
from dacabo.core.values import Choice, Short, Tagged, Value
from dacabo.table.facts import By
from dacabo.table.requests import Request
from dacabo.table.table import Clock
from dacabo.table.view import TableView

LONGEST_ID: Final = 40
LARGEST: Final = 8192
"""Bytes in a message of a client; nothing that anybody has to say needs more."""

Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]
"""By which name a client will recognise the answer; a new one for each request."""

# --- what a client says ---------------------------------------------------------------


LIVE: Final = "/api/tables/{code}/live"
"""The WebSocket of a table."""


class Hello(Tagged):
    """Always first: I am here. After a lost connection with the last number that was heard."""

    after: Annotated[int, msgspec.Meta(ge=0)] | None = None


class Ask(Tagged):
    """Something is asked of the table. Asked again with the same id, it happens only once."""

    id: Id
    request: Request


class Ping(Tagged):
    """Is anybody there?"""


class Moves(Tagged):
    """Which moves would answer this decision of mine?"""

    decision: Short


class Reaction(Choice):
    """What somebody can let the others at the table know, without a word."""

    BRAVO = auto()
    OUCH = auto()
    LAUGH = auto()
    THINK = auto()
    HURRY = auto()
    THANKS = auto()


class React(Tagged):
    """Let everybody at the table see a reaction of mine."""

    reaction: Reaction


FromClient: TypeAlias = Hello | Ask | Moves | Ping | React

# --- what the server says ----------------------------------------------------------------


class Event(Value):
    """What a viewer is told about one fact of the table's log."""

    number: int
    at: int
    """Milliseconds since 1970."""
    seat: Seat | None = None
    """Who moved; -1 for the table."""
    by: By | None = None
    """Whose hand made the move."""
    facts: tuple[Fact, ...] = ()
    """What happened, for programs."""
    said: tuple[Phrase, ...] = ()
    """The same for people: keys of the word files, and what they are about."""
    level: str | None = None
    """At which level a bot has thought, if too much was to be thought about for its own."""


class Welcome(Tagged, kw_only=True):
    """The whole table as the viewer sees it now: the answer to `hello`, whenever that is said."""

    number: int
    """Of the last fact; the next event has the next one."""
    now: int
    """The server's time, in milliseconds since 1970."""
    you: str | None
    """The viewer's public id; nobody's for a stranger who only watches."""
    seat: Seat | None
    """Where the viewer sits."""
    table: TableView
    view: Any
    """The cards as the viewer sees them; nothing before the match."""
    asked: tuple[Phrase, ...]
    """What to say of each of the view's decisions, in their order."""
    clocks: tuple[Clock, ...]
    present: tuple[str, ...]
    """The public ids of those who are connected."""
    build: str
    """The path of the main script of the browser app that is served here now; empty if there is
    none. A browser that runs another one is older, or newer, than this server."""
    missed: tuple[Event, ...] | None
    """What happened since the number in `hello`, or nothing if that was too long ago. At a classic
    table what was shown in private is left out: it has to be remembered."""


class News(Tagged, kw_only=True):
    """One more fact."""

    event: Event
    view: Any
    """The cards now; its `results` are only those that this event added."""
    asked: tuple[Phrase, ...]
    """What to say of each of the view's decisions, in their order."""
    clocks: tuple[Clock, ...]
    table: TableView | None = None
    """The table around the cards, where it has changed."""


class Done(Tagged):
    """What was asked has happened, and is written down for good."""

    id: Id
    number: int
    """Of the fact that answers it."""


class Refused(Tagged):
    """What was asked cannot be. Nothing has changed."""

    id: Id | None
    """None if the message could not be read at all, or was a reaction."""
    code: str
    about: dict[str, Argument] = {}  # noqa: RUF012 (msgspec copies it)


class Present(Tagged):
    """Who is connected now, by public id."""

    players: tuple[str, ...]


class Reacted(Tagged):
    """Somebody at the table reacts to something. It is told once, and kept nowhere."""

    seat: Seat
    reaction: Reaction


class SpokenWord(Value):
    """What somebody had sealed: the SHA-256 of their share in the shuffle is their seal."""

    seat: Seat
    word: str
    salt: str
    """In hex."""


class Spoken(Tagged):
    """The cards are dealt: everybody's words. They are told once, and kept nowhere."""

    words: tuple[SpokenWord, ...]


class Possible(Tagged):
    """The moves that would answer a decision."""

    decision: str
    moves: tuple[str, ...]
    """Their texts; none if nobody asks you for it, or not any more."""


class Pong(Tagged):
    """Somebody is."""

    now: int


class Bye(Tagged):
    """The server ends the connection, and why. Whoever comes back says `hello` again."""

    code: str


FromServer: TypeAlias = (
    Welcome | News | Done | Refused | Possible | Present | Reacted | Spoken | Pong | Bye
)

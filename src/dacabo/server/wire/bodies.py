"""What is sent over HTTP, and what comes back."""

from typing import Annotated, Final, TypeAlias

import msgspec

from dacabo.core import names
from dacabo.core.phrases import Argument, Phrase
from dacabo.core.values import Short, Typed, Value
from dacabo.games import EVENT_GAME, EVENT_PRESET
from dacabo.records.record import Changes
from dacabo.scorepad.requests import Request as PadRequest
from dacabo.scorepad.sheets import Entry
from dacabo.server.lan import QrCode
from dacabo.server.wire.table import Id
from dacabo.table.options import Options
from dacabo.table.requests import Hex
from dacabo.table.table import Phase
from dacabo.tournament.facts import Player
from dacabo.tournament.requests import Request as EventRequest
from dacabo.tournament.roles import Holder

KEY_HEADER: Final = "dacabo-key"
"""Carries the key of a link, with everything about pads and events."""
JSON: Final = "application/json"
TEXT: Final = "text/plain"
CSV: Final = "text/csv"
FILE: Final = "application/octet-stream"

Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=names.MOST_BYTES)]
"""As somebody types it; `clean_name` has the last word."""

# --- guests and tables: what is sent ----------------------------------------------------


class NewGuest(Value):
    """Somebody who has not been here before."""

    name: Name
    program: bool = False
    """A program gets its token in the answer, a browser in a cookie."""


class NewName(Value):
    """Another nickname."""

    name: Name


class LinkCode(Value):
    """The code of a personal link, which works once."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    program: bool = False
    """A program gets its token in the answer, a browser in a cookie."""


# --- guests and tables: what comes back -------------------------------------------------


class Me(Value):
    """Who one is here."""

    player: str
    """The public id."""
    name: str
    token: str | None = None
    """Only for a program, and only when it is new: the secret by which it is known."""


class Link(Value):
    """A personal link, to go on with another device. Whoever has it is its guest."""

    url: str
    """The whole address, as another device can open it."""
    qr: QrCode
    until: int
    """Milliseconds since 1970."""


class TableLink(Value):
    """The way to a table, for others."""

    url: str
    """The whole address, as another device can open it."""
    qr: QrCode


class TableSummary(Value):
    """A table as it stands in a list."""

    code: str
    options: Options
    host_name: str
    seats_taken: int
    players: int
    phase: Phase
    match: int


class Problem(Value):
    """Why something cannot be."""

    code: str
    about: dict[str, Argument] = {}  # noqa: RUF012 (msgspec copies it)
    message: str = ""
    """The same for people, in their language."""
    doubts: tuple[Phrase, ...] = ()
    """What is strange about an entry on a score pad; whoever is sure of it says so."""
    stands: Entry | None = None
    """What somebody else has written there meanwhile."""


# --- pads and events ----------------------------------------------------------------------


class KeyGiven(Value):
    """A new pad, or event: with this key its owner comes back."""

    key: str


class PadAsk(Value):
    """Something is asked of a pad. Asked again with the same id, it happens only once."""

    id: Id
    request: PadRequest
    by: Typed = ""
    """Who writes, for the history."""


class NewEvent(Value):
    """An event to be opened."""

    name: Typed
    organiser: Typed = ""
    changes: Changes = {}  # noqa: RUF012 (msgspec copies it)
    """The rule options that differ from the preset."""
    game: Short = EVENT_GAME
    preset: Short = EVENT_PRESET


class EventAsk(Value):
    """Something is asked of an event. Asked again with the same id, it happens only once."""

    id: Id
    request: EventRequest


class Written(Value):
    """It has happened, and is written down for good."""

    number: int
    """Of the fact that answers it."""
    key: str | None = None
    """Of a new link: the own page of somebody who put themselves on the list of players; the desk
    of an organiser who was invited, or who renewed their own link."""


class WhatIf(Value):
    """Something that is not to happen yet."""

    request: EventRequest


class LinkFor(Value):
    """Whom a link is wanted for."""

    holder: Holder


class RoleLink(Value):
    """A link: whoever has it may do what it is for."""

    key: str
    url: str
    """The whole address, as another device can open it."""
    qr: QrCode


class OnlineMatch(Value):
    """A match that is to be played at a live table of the card room."""

    match: Short


class BotFor(Value):
    """A bot that is to play for somebody at an online table."""

    match: Short
    player: Player
    level: Short


class TakeSeat(Value):
    """Somebody sits down at the table of their match; whoever seals nothing sends nothing."""

    seal: Hex
    """Of their share in the shuffle: the match may begin before they look at the table."""


class SeatTaken(Value):
    """Where somebody sits now."""

    code: str
    """Of the live table."""

"""Every route over HTTP: what is sent, what comes back, and with which status.

The server registers its handlers from `ROUTES` and the OpenAPI document is made from it, so that
they cannot differ.
"""

import re
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from dacabo.core import names
from dacabo.core.phrases import Argument, Phrase
from dacabo.core.values import Value
from dacabo.scorepad.acting import Opening
from dacabo.scorepad.sheets import Entry
from dacabo.server import tokens
from dacabo.server.lan import QrCode
from dacabo.server.wire.bodies import (
    BotFor,
    EventAsk,
    KeyGiven,
    LinkFor,
    NewEvent,
    OnlineMatch,
    PadAsk,
    RoleLink,
    SeatTaken,
    TakeSeat,
    WhatIf,
    Written,
)
from dacabo.server.wire.offers import GameOffer
from dacabo.server.wire.watch import PadShown, Page
from dacabo.table.options import Options
from dacabo.table.table import Phase
from dacabo.tournament.pages.changes import Changes
from dacabo.tournament.pages.views import LogLine

JSON: Final = "application/json"
TEXT: Final = "text/plain"
CSV: Final = "text/csv"
FILE: Final = "application/octet-stream"

Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=names.MOST_BYTES)]
"""As somebody types it; `clean_name` has the last word."""

# --- what is sent ---------------------------------------------------------------------


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


# --- what comes back ------------------------------------------------------------------


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


# --- the routes -----------------------------------------------------------------------


class Route(Value, kw_only=True):
    """One thing that can be asked for over HTTP."""

    name: str
    """Of whatever answers it."""
    method: Literal["GET", "POST", "PATCH", "DELETE"]
    path: str
    summary: str
    request: Any = None
    """The type of what is sent."""
    optional: bool = False
    """Whether nothing may be sent as well."""
    file: bool = False
    """Whether a whole file is sent, as it is."""
    response: Any = None
    """The type of what comes back; of plain text there is none."""
    media: str = JSON
    status: int = 200
    guest: bool = False
    """Whether one has to be somebody here."""
    key: bool = False
    """Whether it needs the key of a link."""
    also: tuple[int, ...] = ()
    """How it can fail, beyond what follows from the rest."""

    @property
    def parameters(self) -> tuple[str, ...]:
        """The parts of the path that stand for something."""
        return tuple(re.findall(r"{(\w+)}", self.path))

    @property
    def refusals(self) -> tuple[int, ...]:
        """Every status with which it can fail."""
        found = {403, *self.also}  # whoever comes from somebody else's page is not let in
        if self.request is not None:
            found |= {400, 408, 413, 415, 422}
        if self.file:
            found |= {408, 413, 422}
        if self.guest:
            found.add(401)
        if self.key:
            found.add(404)
        if self.parameters:
            found.add(404)
        if self.path.startswith("/api/"):
            found |= {429, 503}
        return tuple(sorted(found))


ROUTES: Final = (
    Route(
        name="new_guest",
        method="POST",
        path="/api/guests",
        summary="Become a guest",
        request=NewGuest,
        response=Me,
        status=201,
    ),
    Route(name="me", method="GET", path="/api/me", summary="Who am I?", response=Me, guest=True),
    Route(
        name="rename",
        method="PATCH",
        path="/api/me",
        summary="Take another name",
        request=NewName,
        response=Me,
        guest=True,
    ),
    Route(
        name="forget_me",
        method="DELETE",
        path="/api/me",
        summary="Delete everything about me",
        status=204,
        guest=True,
    ),
    Route(
        name="new_link",
        method="POST",
        path="/api/me/links",
        summary="A personal link, to go on with another device; it works once",
        response=Link,
        status=201,
        guest=True,
    ),
    Route(
        name="log_out",
        method="DELETE",
        path="/api/me/session",
        summary="Log out on this device",
        status=204,
        guest=True,
    ),
    Route(
        name="log_out_others",
        method="DELETE",
        path="/api/me/sessions",
        summary="Log out on all other devices",
        status=204,
        guest=True,
    ),
    Route(
        name="go_on",
        method="POST",
        path="/api/continue",
        summary="Go on as the guest whose personal link this is",
        request=LinkCode,
        response=Me,
        also=(404,),
    ),
    Route(
        name="tables",
        method="GET",
        path="/api/tables",
        summary="The public tables where somebody can sit down",
        response=tuple[TableSummary, ...],
    ),
    Route(
        name="my_tables",
        method="GET",
        path="/api/me/tables",
        summary="The tables where I sit",
        response=tuple[TableSummary, ...],
        guest=True,
    ),
    Route(
        name="open_table",
        method="POST",
        path="/api/tables",
        summary="Open a table",
        request=Options,
        response=TableSummary,
        status=201,
        guest=True,
    ),
    Route(
        name="table",
        method="GET",
        path="/api/tables/{code}",
        summary="A table",
        response=TableSummary,
    ),
    Route(
        name="table_link",
        method="GET",
        path="/api/tables/{code}/link",
        summary="The address of a table for others, and its QR code",
        response=TableLink,
    ),
    Route(
        name="record",
        method="GET",
        path="/api/tables/{code}/records/{match}",
        summary="The record of a match that is over",
        media=TEXT,
        also=(409,),
    ),
    Route(
        name="open_pad",
        method="POST",
        path="/api/pads",
        summary="Open a score pad",
        request=Opening,
        response=KeyGiven,
        status=201,
    ),
    Route(
        name="pad_from_file",
        method="POST",
        path="/api/pads/file",
        summary="Go on with a score pad that was saved as a file",
        file=True,
        response=KeyGiven,
        status=201,
    ),
    Route(
        name="pad",
        method="GET",
        path="/api/pad",
        summary="A score pad",
        response=PadShown,
        key=True,
    ),
    Route(
        name="ask_pad",
        method="POST",
        path="/api/pad",
        summary="Write on a score pad",
        request=PadAsk,
        response=Written,
        key=True,
        also=(409,),
    ),
    Route(
        name="pad_link",
        method="GET",
        path="/api/pad/link",
        summary="The address of a score pad for the others, and its QR code",
        response=RoleLink,
        key=True,
    ),
    Route(
        name="pad_file",
        method="GET",
        path="/api/pad/file",
        summary="A score pad as a file, with its whole history",
        response=dict[str, Any],
        key=True,
    ),
    Route(
        name="pad_table",
        method="GET",
        path="/api/pad/table",
        summary="The rounds of a score pad for a spreadsheet",
        media=CSV,
        key=True,
    ),
    Route(
        name="open_event",
        method="POST",
        path="/api/events",
        summary="Open an event",
        request=NewEvent,
        response=KeyGiven,
        status=201,
    ),
    Route(
        name="event_from_file",
        method="POST",
        path="/api/events/file",
        summary="Go on with an event that was saved as a file",
        file=True,
        response=KeyGiven,
        status=201,
    ),
    Route(
        name="event",
        method="GET",
        path="/api/event",
        summary="An event, as far as the key goes",
        response=Page,
        key=True,
    ),
    Route(
        name="ask_event",
        method="POST",
        path="/api/event",
        summary="Ask something of an event",
        request=EventAsk,
        response=Written,
        key=True,
    ),
    Route(
        name="preview_event",
        method="POST",
        path="/api/event/preview",
        summary="What would change if this were asked of an event",
        request=WhatIf,
        response=Changes,
        key=True,
    ),
    Route(
        name="register_list",
        method="POST",
        path="/api/event/names",
        summary="Put all names of a CSV file on the list of players, or none",
        file=True,
        response=Written,
        key=True,
    ),
    Route(
        name="event_file",
        method="GET",
        path="/api/event/file",
        summary="An event as a file, to go on with elsewhere; for organisers only",
        media=FILE,
        key=True,
    ),
    Route(
        name="event_trail",
        method="GET",
        path="/api/event/trail",
        summary="The whole audit trail of an event; for organisers only",
        response=tuple[LogLine, ...],
        key=True,
    ),
    Route(
        name="event_link",
        method="POST",
        path="/api/event/link",
        summary="A link for somebody at an event, and its QR code",
        request=LinkFor,
        response=RoleLink,
        key=True,
    ),
    Route(
        name="play_online",
        method="POST",
        path="/api/event/online",
        summary="Let a match be played at a live table of the card room",
        request=OnlineMatch,
        response=SeatTaken,
        key=True,
    ),
    Route(
        name="seat_bot",
        method="POST",
        path="/api/event/bot",
        summary="Let a bot play for somebody at the live table of a match",
        request=BotFor,
        response=SeatTaken,
        key=True,
    ),
    Route(
        name="take_seat",
        method="POST",
        path="/api/event/seat",
        summary="Sit down at the live table of my match",
        request=TakeSeat,
        optional=True,
        response=SeatTaken,
        guest=True,
        key=True,
    ),
    Route(
        name="ask_match_pad",
        method="POST",
        path="/api/event/pads/{id}",
        summary="Write on the score pad of a match",
        request=PadAsk,
        response=Written,
        key=True,
        also=(409,),
    ),
    Route(
        name="check_rules",
        method="POST",
        path="/api/rules",
        summary="Whether a table can be opened with these options",
        request=Options,
        status=204,
    ),
    Route(
        name="games",
        method="GET",
        path="/api/games",
        summary="What can be played: games, rule sets, options, bots",
        response=tuple[GameOffer, ...],
    ),
    Route(
        name="schema",
        method="GET",
        path="/api/schema.json",
        summary="The JSON Schema of all messages of a table's WebSocket",
        response=dict[str, Any],
    ),
    Route(
        name="openapi",
        method="GET",
        path="/api/openapi.json",
        summary="This document",
        response=dict[str, Any],
    ),
    Route(
        name="health",
        method="GET",
        path="/healthz",
        summary="Whether all is well",
        media=TEXT,
        also=(503,),
    ),
    Route(
        name="metrics",
        method="GET",
        path="/metrics",
        summary="Figures for Prometheus",
        media=TEXT,
    ),
)

LIVE: Final = "/api/tables/{code}/live"
"""The WebSocket of a table."""
WATCH: Final = "/api/watch"
"""The WebSocket of whoever watches a pad or an event."""

TableCode: TypeAlias = Annotated[
    str, msgspec.Meta(pattern=f"^[{tokens.CODE_LETTERS}]{{{tokens.CODE_LENGTH}}}$")
]
PARAMETERS: Final = {
    "code": TableCode,
    "match": Annotated[int, msgspec.Meta(ge=1)],
    "id": Annotated[str, msgspec.Meta(max_length=40)],
}
"""What stands for something in a path."""

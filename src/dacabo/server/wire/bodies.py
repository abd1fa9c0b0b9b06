"""The bodies of requests and responses over HTTP."""

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from dacabo.core import names
from dacabo.core.phrases import Argument, Phrase
from dacabo.core.values import Face, Short, Tagged, Typed, Value
from dacabo.games import EVENT_GAME, EVENT_PRESET
from dacabo.records.record import Changes
from dacabo.records.texts import MAX_PLAYERS
from dacabo.scorepad.requests import Request as PadRequest
from dacabo.scorepad.sheets import RoundEntry
from dacabo.server.lan import QrCode
from dacabo.server.wire.table import LONGEST_ID, Id
from dacabo.table.options import Options
from dacabo.table.requests import Hex
from dacabo.table.table import Phase
from dacabo.tournament.event import Player
from dacabo.tournament.facts import Request as EventRequest
from dacabo.tournament.formats import Format
from dacabo.tournament.roles import LinkRole
from dacabo.tournament.subjects.prizes import MAX_PRIZES

KEY_HEADER: Final = "dacabo-key"
"""The header with the key of a link, for all requests about pads and events."""
SHORTEST_SECRET: Final = 16
"""The shortest id of a request that yields a key when it is repeated: of a player's page, or of a
pad whose link was renewed."""
JSON: Final = "application/json"
TEXT: Final = "text/plain"
CSV: Final = "text/csv"
FILE: Final = "application/octet-stream"
XLSX: Final = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=names.MAX_BYTES)]
"""A name as typed; `clean_name` validates it."""

# --- guests and tables: what is sent ----------------------------------------------------


class NewGuest(Value):
    """A new guest."""

    name: Name
    program: bool = False
    """A program gets its token in the response, a browser in a cookie."""
    face: Face | None = None


class NewName(Value):
    """Another nickname, or another face."""

    name: Name
    face: Face | None = None
    """Null keeps the face."""


class LinkCode(Value):
    """The code of a personal link, which works once."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    program: bool = False
    """A program gets its token in the response, a browser in a cookie."""


class NewWhatIf(Value):
    """A moment of a match that is over, from which a guest plays on against bots."""

    record: str
    """The text of the match's record."""
    round: int
    frame: int
    """The number of the frame in the round, as the film counts."""
    seat: int
    """The seat that the guest takes."""
    level: Short
    """The level of the bots on all other seats."""
    open: bool = False
    """Whether all cards are visible and as they were. Otherwise the cards that the seat did not
    know are drawn anew."""


# --- guests and tables: what comes back -------------------------------------------------


class Me(Value):
    """The guest who asks."""

    player: str
    """The public id."""
    name: str
    token: str | None = None
    """The secret of a new guest; for programs only."""
    face: Face | UnsetType = UNSET
    """Omitted for a guest who has none yet."""


class Link(Value):
    """A personal link to continue on another device. Its holder becomes the guest."""

    url: str
    """The whole address, as another device can open it."""
    qr: QrCode
    until: int
    """Milliseconds since 1970."""


class TableLink(Value):
    """A link to a table, for others."""

    url: str
    """The whole address, as another device can open it."""
    qr: QrCode


class SeatSummary(Value):
    """A seat of a table in a list."""

    name: str
    """The name of the guest or bot; the level of a bot without one. Empty: the seat is free."""
    character: str | None = None
    """The character of the bot."""
    you: bool = False
    total: int | None = None
    """The points after the last finished round of the match; null before the first is."""
    won: bool = False
    """Whether the seat has won the match."""
    face: Face | UnsetType = UNSET
    """The face of the guest, if they have one."""


class TableSummary(Value):
    """A table in a list."""

    code: str
    options: Options
    host_name: str
    seats_taken: int
    players: int
    phase: Phase
    match: int
    others: tuple[str, ...] = ()
    """The names of the other people; only for those who sit there."""
    bots: tuple[str, ...] = ()
    """The names of the bots, or the levels of those that have none; only for people there."""
    your_turn: bool = False
    """Whether the match waits for the client."""
    seats: tuple[SeatSummary, ...] = ()
    """The seats in their order; only for those who sit there, and not for tables of an older
    server."""
    changed: int = 0
    """The time of the last fact, in milliseconds since 1970; only for those who sit there."""


class Problem(Value):
    """The reason that a request was refused."""

    code: str
    about: dict[str, Argument] = {}  # noqa: RUF012 (msgspec copies it)
    message: str = ""
    """The same as a sentence, in the client's language."""
    doubts: tuple[Phrase, ...] = ()
    """The question about an unusual entry on a score pad; the client can confirm the entry."""
    stands: RoundEntry | None = None
    """The entry that another client has written there meanwhile."""


# --- pads and events ----------------------------------------------------------------------


class KeyGiven(Value):
    """A new pad or event: its owner returns with this key."""

    key: str


class PadAsk(Value):
    """A request to a pad. Sent again with the same id, it takes effect only once."""

    id: Id
    request: PadRequest
    by: Typed = ""
    """The author, for the history."""


class PadRenewal(Value):
    """A request for another key of a pad. Sent again with the same id, the answer is the same."""

    id: Annotated[str, msgspec.Meta(min_length=SHORTEST_SECRET, max_length=LONGEST_ID)]
    """Random, and known to nobody else: the new key follows from it and the old one."""


class DecisionAsk(Value):
    """A tie-break round, as played. Sent again with the same id, it takes effect only once."""

    id: Id
    players: Annotated[tuple[Player, ...], msgspec.Meta(max_length=MAX_PLAYERS)]
    """Those who are tied; their seats in the entry are in this order."""
    entry: RoundEntry
    sure: bool = False
    """Whether doubts about it have been confirmed."""


class NewEvent(Value):
    """An event to be opened."""

    name: Typed
    organiser: Typed = ""
    changes: Changes = {}  # noqa: RUF012 (msgspec copies it)
    """The rule options that differ from the preset."""
    game: Short = EVENT_GAME
    preset: Short = EVENT_PRESET
    format: Format = Format()
    place: Typed = ""
    note: Typed = ""
    """The note for guests."""
    prizes: Annotated[tuple[Typed, ...], msgspec.Meta(max_length=MAX_PRIZES)] = ()
    consolation: Typed = ""
    """The prize of the consolation."""


class HandIn(Tagged):
    """Hand in the result of a match as it is written on its score pad; the server adds it up."""

    match: Short
    number: int
    """The number of the last fact of the pad that the client was shown. If something has been
    written since, the request is refused: people should look at that first."""


class EventAsk(Value):
    """A request to an event. Sent again with the same id, it takes effect only once."""

    id: Id
    request: EventRequest | HandIn


class Written(Value):
    """The request has been carried out and stored."""

    number: int
    """The number of the fact that answers it."""
    key: str | None = None
    """The key of a new link: the page of a player who has registered or claimed it; the desk of an
    organiser who was invited or has renewed their own link."""


class PlanFor(Value):
    """A forecast with another time limit, pace or format."""

    minutes: Annotated[int, msgspec.Meta(ge=1, le=600)] | None = None
    """Minutes after which the round in progress is the last of a match."""
    seconds: Annotated[int, msgspec.Meta(ge=1, le=600)] | None = None
    """Seconds per turn, with its share of shuffling, dealing and counting."""
    format: Format | None = None
    """Another format; None for that of the event."""


class ListRead(Value):
    """A list of names was read."""

    number: int
    """The number of the latest fact."""
    added: int
    """New names."""
    known: tuple[str, ...]
    """Names that were on the list already."""
    noted: int = 0
    """People whose tick or note in the cash box has changed."""


class EventPreview(Value):
    """A request whose effects are only previewed."""

    request: EventRequest


class LinkFor(Value):
    """The holder for whom a link is requested."""

    holder: LinkRole


class RoleLink(Value):
    """A link that gives its holder a role."""

    key: str
    url: str
    """The whole address, as another device can open it."""
    qr: QrCode


class OnlineMatch(Value):
    """A match to be played at a live table of the card room."""

    match: Short


class BotFor(Value):
    """A bot that is to play for a player at an online table."""

    match: Short
    player: Player
    level: Short


class TakeSeat(Value):
    """A player sits down at the table of their match. No body means no share in the shuffle."""

    seal: Hex
    """The seal of their share in the shuffle: the match may begin before they open the table."""


class SeatTaken(Value):
    """The live table at which a player sits now."""

    code: str
    """The code of the live table."""

"""What is sent to pads and events over HTTP, and what comes back.

Every one of these requests carries the key of a link in the header `Dacabo-Key`.
"""

from typing import Final

from dacabo.core.values import Short, Typed, Value
from dacabo.records.record import Changes
from dacabo.scorepad.requests import Request as PadRequest
from dacabo.scorepad.sheets import EVENT_GAME, EVENT_PRESET
from dacabo.server.lan import QrCode
from dacabo.server.wire.table import Id
from dacabo.table.requests import Hex
from dacabo.tournament.facts import Player
from dacabo.tournament.requests import Request as EventRequest
from dacabo.tournament.roles import Holder

KEY_HEADER: Final = "dacabo-key"


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

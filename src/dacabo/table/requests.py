"""Requests to a table."""

from typing import Annotated, TypeAlias

import msgspec

from dacabo.bots.pace import Tempo
from dacabo.core.seats import Seat
from dacabo.core.values import Discreet, Short, Tagged, Typed
from dacabo.table.options import Options

Hex: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""Thirty-two bytes."""


class Sit(Tagged):
    """Sit down on a given seat, or on any free one."""

    seat: Seat | None = None


class SeatBot(Tagged):
    """The host puts a bot on a free chair."""

    level: Short
    """A level: some character plays so. Or a character, who plays at their own level."""
    seat: Seat | None = None


class Free(Tagged):
    """The host frees a seat before the start."""

    seat: Seat


class Agree(Tagged):
    """The host changes what is agreed before the start: the rules, or the number of seats."""

    options: Options


class Leave(Tagged):
    """Get up. During a match a bot sits in."""


class Seal(Tagged):
    """Seal a share in the shuffle; replaces an earlier seal."""

    seal: Hex


class Reveal(Discreet, Tagged):
    """Show a sealed share once seals are closed. Discreet: the word is for the players only."""

    word: Typed
    salt: Hex


class Ready(Tagged):
    """Be ready for the start or the next round; or not yet."""

    ready: bool = True


class Start(Tagged):
    """The host begins the match."""


class Play(Tagged):
    """Answer a decision, with the text of a move."""

    decision: Short
    move: Typed
    reaction: Annotated[int, msgspec.Meta(ge=0, le=60_000)] | None = None
    """In a window where the fastest counts: the milliseconds since the player was shown it."""


class Return(Tagged):
    """Take over again after a bot sat in."""


class SitIn(Tagged):
    """The host lets a bot play for an absent player."""

    seat: Seat


class Pause(Tagged):
    """The host pauses the match."""


class Continue(Tagged):
    """Continue a paused match."""


class SetTempo(Tagged):
    """The host chooses how fast the bots play, before a match or during it."""

    tempo: Tempo


class Rematch(Tagged):
    """Another match with the same people, once everybody who is there has asked for it."""


class Close(Tagged):
    """The host closes the table."""


Request: TypeAlias = (
    Sit
    | SeatBot
    | Free
    | Agree
    | Leave
    | Seal
    | Reveal
    | Ready
    | Start
    | Play
    | Return
    | SitIn
    | Pause
    | Continue
    | SetTempo
    | Rematch
    | Close
)
"""The requests of guests."""


class Assign(Tagged):
    """The host seats a player at a table with assigned seats."""

    seat: Seat
    guest: str
    seal: Hex | None = None


class AssignBot(Tagged):
    """The host of a table with assigned seats lets a bot play for a player, or renames them."""

    seat: Seat
    level: Short
    name: str


class CallTime(Tagged):
    """The keeper of a match's time calls it."""


StewardRequest: TypeAlias = Request | Assign | AssignBot | CallTime
"""The requests of the server itself, in addition; they cannot be sent over the wire."""

"""What people can ask of a table."""

from typing import Annotated, TypeAlias

import msgspec

from dacabo.core.seats import Seat
from dacabo.core.values import Discreet, Short, Tagged, Typed

Hex: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
"""Thirty-two bytes."""


class Sit(Tagged):
    """Sit down: on a certain chair, or on any that is free."""

    seat: Seat | None = None


class SeatBot(Tagged):
    """The host puts a bot on a free chair."""

    level: Short
    seat: Seat | None = None


class Free(Tagged):
    """The host frees a chair before the start."""

    seat: Seat


class Leave(Tagged):
    """Get up. During a match a bot sits in."""


class Seal(Tagged):
    """Seal a share in the shuffle; what was sealed before no longer counts."""

    seal: Hex


class Reveal(Discreet, Tagged):
    """Show what was sealed, once seals are closed. Discreet: the word is for those who play."""

    word: Typed
    salt: Hex


class Ready(Tagged):
    """Ready for the start, or for the next round; or not yet."""

    ready: bool = True


class Start(Tagged):
    """The host begins the match."""


class Play(Tagged):
    """Answer a decision, with the text of a move."""

    decision: Short
    move: Typed


class Return(Tagged):
    """Play for oneself again, after a bot sat in."""


class SitIn(Tagged):
    """The host lets a bot play for somebody who is away."""

    seat: Seat


class Pause(Tagged):
    """The host lets the match rest."""


class Continue(Tagged):
    """Go on with a match that rests."""


class Rematch(Tagged):
    """Another match with the same people."""


class Close(Tagged):
    """The host closes the table."""


Request: TypeAlias = (
    Sit
    | SeatBot
    | Free
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
    | Rematch
    | Close
)
"""What anybody can ask."""


class Assign(Tagged):
    """Whoever looks after a table with assigned chairs gives somebody theirs."""

    seat: Seat
    guest: str
    seal: Hex | None = None


class CallTime(Tagged):
    """Whoever keeps the time of the match says that it is up."""


StewardRequest: TypeAlias = Request | Assign | CallTime
"""What the house itself can ask, beyond that: nobody can say it over the wire."""

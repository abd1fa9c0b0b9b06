"""Limits for changes of a table that are no moves: seats, seals, readiness, pauses.

Moves are bounded by the game, but these changes are not: a guest could sit down and leave all day
long, and each change is stored for as long as the table.
"""

from time import monotonic
from typing import Final

from dacabo.server.limits.buckets import AddressBuckets, TokenBucket
from dacabo.server.settings import Limits
from dacabo.table.facts import (
    CalledOff,
    ChairLeft,
    Closed,
    ReadySaid,
    SealsClosed,
    ShareRevealed,
    Started,
    TableFact,
)
from dacabo.table.requests import Play, Ready, Request, Reveal

MAX_GUESTS: Final = 1_000
"""Guests for whom a table keeps such limits; all others share one. To keep so many busy takes a
thousand requests a second, three times what one address gets done with its share."""
_ALWAYS: Final = (SealsClosed, ShareRevealed, CalledOff, Started, ChairLeft, Closed)
"""Always allowed: a match can begin, and players can leave."""
MAX_CHANGES: Final = 500
"""Changes between two matches, or before the first: six people who sit down, seal a share, get
ready and show it need twenty-five."""


class TableLimits:
    """What the guests of one table may still change, and how often."""

    def __init__(self, limits: Limits) -> None:
        self._credits = AddressBuckets(limits.changes, MAX_GUESTS)
        self._reactions = AddressBuckets(limits.reactions, MAX_GUESTS)
        self._applause = TokenBucket(limits.applause, monotonic())
        self._hurries = AddressBuckets(limits.hurries, MAX_GUESTS)

    def allows(self, guest: str, request: Request) -> bool:
        """Whether a guest may make this request now; if so, it is charged."""
        match request:
            # Bounded anyway: readiness must be withdrawn, which is charged, before it can be
            # repeated, and a share is shown once.
            case Play() | Ready(True) | Reveal():
                return True
            case _:
                return self._credits.take(guest, monotonic())

    def allows_reaction(self, guest: str) -> bool:
        """Whether one more reaction of a guest is shown to the others."""
        return self._reactions.take(guest, monotonic())

    def allows_applause(self, spectator: str) -> bool:
        """Whether one more applause is shown: of a spectator, and of all of them together."""
        now = monotonic()
        return self._reactions.take(spectator, now) and self._applause.take(now)

    def allows_hurry(self, guest: str) -> bool:
        """Whether the bots answer a guest's impatience once more."""
        return self._hurries.take(guest, monotonic())

    def is_enough(self, since: int, coming: TableFact) -> bool:
        """Whether only the beginning of a match or leaving is still allowed.

        Args:
            since: the number of facts since the last one of a match.
            coming: what is about to happen.
        """
        if since < MAX_CHANGES:
            return False
        if isinstance(coming, ReadySaid) and coming.ready:
            return False
        return not isinstance(coming, _ALWAYS)

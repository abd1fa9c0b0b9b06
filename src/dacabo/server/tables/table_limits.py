"""Limits for changes of a table other than moves: seats, seals, readiness, pauses.

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
"""The most guests with limits of their own at one table; all others share one. To exhaust so many
takes a thousand requests a second, three times what one address achieves with its share."""
_ALWAYS_ALLOWED: Final = (SealsClosed, ShareRevealed, CalledOff, Started, ChairLeft, Closed)
"""A match can always begin, and players can always leave."""
MAX_CHANGES: Final = 500
"""The most changes between two matches, or before the first. Six people who sit down, seal a share,
get ready and show it need twenty-five."""


class TableLimits:
    """Rate limits for the guests of one table."""

    def __init__(self, limits: Limits) -> None:
        self._changes = AddressBuckets(limits.changes, MAX_GUESTS)
        self._reactions = AddressBuckets(limits.reactions, MAX_GUESTS)
        self._applause = TokenBucket(limits.applause, monotonic())
        self._hurries = AddressBuckets(limits.hurries, MAX_GUESTS)
        self._shows = AddressBuckets(limits.shows, MAX_GUESTS)

    def allows(self, guest: str, request: Request) -> bool:
        """Whether a guest may make this request now; if so, it is charged."""
        match request:
            # Other rules bound these: a guest must withdraw their readiness, which is charged,
            # before they can repeat it, and can show a share only once.
            case Play() | Ready(True) | Reveal():
                return True
            case _:
                return self._changes.take(guest, monotonic())

    def allows_reaction(self, guest: str) -> bool:
        """Whether one more reaction of a guest is shown to the others."""
        return self._reactions.take(guest, monotonic())

    def allows_applause(self, spectator: str) -> bool:
        """Whether one more applause is shown: of a spectator, and of all of them together."""
        now = monotonic()
        return self._reactions.take(spectator, now) and self._applause.take(now)

    def allows_show(self, guest: str) -> bool:
        """Whether one more moment of a film is shown to the others."""
        return self._shows.take(guest, monotonic())

    def allows_hurry(self, guest: str) -> bool:
        """Whether a guest may hurry the bots once more."""
        return self._hurries.take(guest, monotonic())

    def refuses(self, fact: TableFact, changes: int) -> bool:
        """Whether there were so many changes that this fact is refused.

        Args:
            fact: the fact that is about to happen.
            changes: the number of facts since the last one of a match.
        """
        if changes < MAX_CHANGES:
            return False
        if isinstance(fact, ReadySaid) and fact.ready:
            return False
        return not isinstance(fact, _ALWAYS_ALLOWED)

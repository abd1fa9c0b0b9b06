"""What happens around a table – chairs, seals, who is ready, rests – and how much of it is enough.

Moves are bounded by the game. All this is not: somebody could sit down and leave all day long, and
each time is written down for as long as the table is kept.
"""

from time import monotonic
from typing import Final

from dacabo.server.cost.limits import AddressCredits, Rate
from dacabo.server.settings import REACTIONS
from dacabo.table.facts import (
    CalledOff,
    Closed,
    Happening,
    ReadySaid,
    SealsClosed,
    ShareShown,
    Started,
    Stood,
)
from dacabo.table.requests import Play, Ready, Request, Reveal

CHANGES: Final = Rate(per_second=1, burst=20)
"""What one guest may change around a table, on however many devices."""
MOST_GUESTS: Final = 200
"""Guests of whom a table remembers that."""
_ALWAYS: Final = (SealsClosed, ShareShown, CalledOff, Started, Stood, Closed)
"""A match can begin, and people can go."""
MOST_CHANGES: Final = 500
"""Changes between two matches, or before the first: six people who sit down, seal a share, are
ready and show it need twenty-five."""


class Around:
    """The changes around one table."""

    def __init__(self) -> None:
        self._credits = AddressCredits(CHANGES, MOST_GUESTS)
        self._reactions = AddressCredits(REACTIONS, MOST_GUESTS)

    def allows(self, guest: str, request: Request) -> bool:
        """Whether somebody may ask for this now; if so, it counts."""
        match request:
            # Nobody is ready twice, unless they take it back, or shows a share twice.
            case Play() | Ready(True) | Reveal():
                return True
            case _:
                return self._credits.take(guest, monotonic())

    def allows_reaction(self, guest: str) -> bool:
        """Whether the others may see one more of somebody's reactions."""
        return self._reactions.take(guest, monotonic())

    def is_enough(self, since: int, coming: Happening) -> bool:
        """Whether nothing more may happen but that a match begins, or people go.

        Args:
            since: how many facts ago somebody played.
            coming: what is about to happen.
        """
        if since < MOST_CHANGES:
            return False
        if isinstance(coming, ReadySaid) and coming.ready:
            return False
        return not isinstance(coming, _ALWAYS)

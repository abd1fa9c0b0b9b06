"""What every game refuses: a question about a seat or a decision that the match does not have."""

from collections.abc import Collection
from typing import Protocol

from dacabo.core.errors import InvalidQuestion
from dacabo.core.game import Decision
from dacabo.core.seats import Seat


class Remembering(Protocol):
    """What every game's knowledge says: whose it is."""

    @property
    def viewer(self) -> Seat | None:
        """A seat, or (None) a spectator."""
        ...


def check_viewer(viewer: Seat | None, players: int) -> None:
    """Refuse a seat that is not there; Python would read -1, the table, as the last player."""
    if viewer is not None and not 0 <= viewer < players:
        raise InvalidQuestion("no-such-seat")


def check_memory(memory: Remembering | None, viewer: Seat | None) -> None:
    """Refuse somebody else's memory: it would show somebody else's cards."""
    if memory is not None and memory.viewer != viewer:
        raise InvalidQuestion("not-your-memory")


def check_asked(decision: Decision, asked: Collection[Decision]) -> None:
    """Refuse a decision that is not asked now: its answers would be those to another one."""
    if decision not in asked:
        raise InvalidQuestion("not-asked")

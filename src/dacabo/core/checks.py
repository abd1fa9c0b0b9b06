"""Checks that every game makes: the seat or decision in a question belongs to the match."""

from collections.abc import Collection
from typing import Protocol

from dacabo.core.errors import InvalidQuestion
from dacabo.core.game import Decision
from dacabo.core.seats import Seat


class HasViewer(Protocol):
    """The part of every game's knowledge that says whose it is."""

    @property
    def viewer(self) -> Seat | None:
        """A seat, or None for a spectator."""
        ...


def check_viewer(viewer: Seat | None, players: int) -> None:
    """Refuse a seat that does not exist; as an index, -1 (the table) would mean the last player."""
    if viewer is not None and not 0 <= viewer < players:
        raise InvalidQuestion("no-such-seat")


def check_memory(memory: HasViewer | None, viewer: Seat | None) -> None:
    """Refuse another viewer's memory: it would reveal that viewer's cards."""
    if memory is not None and memory.viewer != viewer:
        raise InvalidQuestion("not-your-memory")


def check_asked(decision: Decision, pending: Collection[Decision]) -> None:
    """Refuse a decision that is not pending: the answers would belong to a different one."""
    if decision not in pending:
        raise InvalidQuestion("not-asked")

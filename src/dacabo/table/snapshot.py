"""A snapshot of a table between two matches: it has no cards, no seed and no shares.

A rematch starts from the snapshot alone. So the server can restore the table from a snapshot,
without the facts before it.
"""

from dacabo.core.values import Discreet
from dacabo.table.options import Options
from dacabo.table.table import Chair, Phase, Table


class ChairSnapshot(Discreet):
    """The occupant of a chair. A bot that sat in for a guest keeps the chair."""

    guest: str | None
    level: str | None
    character: str | None
    ready: bool
    """Whether they have asked for another match."""


class TableSnapshot(Discreet, kw_only=True):
    """A table between two matches. No field has a default: an incomplete snapshot is invalid."""

    number: int
    """The number of the last fact."""
    options: Options
    host: str
    assigned: bool
    match: int
    """The number of the match that is over."""
    chairs: tuple[ChairSnapshot, ...]
    won: dict[str, int]
    requests: dict[str, tuple[tuple[str, int], ...]]


def dump(table: Table) -> TableSnapshot:
    """Take a snapshot of a table whose match is over."""
    return TableSnapshot(
        number=table.number,
        options=table.options,
        host=table.host,
        assigned=table.assigned,
        match=table.match,
        chairs=tuple(
            ChairSnapshot(chair.guest, None, None, chair.ready)
            if chair.level is None
            else ChairSnapshot(None, chair.level, chair.character, ready=True)
            for chair in table.chairs
        ),
        won=table.won,
        requests=table.requests,
    )


def restore(snapshot: TableSnapshot, played: int) -> Table:
    """Restore the table from which a rematch begins; see `Table.played`."""
    return Table(
        number=snapshot.number,
        options=snapshot.options,
        host=snapshot.host,
        assigned=snapshot.assigned,
        phase=Phase.OVER,
        match=snapshot.match,
        played=played,
        seed=b"",
        chairs=tuple(
            Chair(chair.guest, chair.level, chair.character, ready=chair.ready)
            for chair in snapshot.chairs
        ),
        won=snapshot.won,
        requests=snapshot.requests,
    )

"""What is left of a table's past when another match begins: no cards, no seed, no shares.

The next match is made from this and nothing else, so a table can be opened from here without the
facts before.
"""

from dacabo.core.values import Discreet
from dacabo.table.options import Options
from dacabo.table.table import Chair, Phase, Table


class Remaining(Discreet):
    """Who stays on a chair. A bot that sat in for somebody keeps it."""

    guest: str | None
    level: str | None
    character: str | None
    ready: bool
    """Whether they have asked for another match."""


class TableSnapshot(Discreet, kw_only=True):
    """A table between two matches. Nothing has a default: what lacks a part is not read."""

    number: int
    """Of the last fact."""
    options: Options
    host: str
    assigned: bool
    match: int
    """Of the match that is over."""
    chairs: tuple[Remaining, ...]
    won: dict[str, int]
    requests: dict[str, tuple[tuple[str, int], ...]]


def dump(table: Table) -> TableSnapshot:
    """What is left of a table whose match is over."""
    return TableSnapshot(
        number=table.number,
        options=table.options,
        host=table.host,
        assigned=table.assigned,
        match=table.match,
        chairs=tuple(
            Remaining(chair.guest, None, None, chair.ready)
            if chair.level is None
            else Remaining(None, chair.level, chair.character, ready=True)
            for chair in table.chairs
        ),
        won=table.won,
        requests=table.requests,
    )


def restore(past: TableSnapshot, played: int) -> Table:
    """The table that a rematch begins from; `played` is the number of the last fact of a match."""
    return Table(
        number=past.number,
        options=past.options,
        host=past.host,
        assigned=past.assigned,
        phase=Phase.OVER,
        match=past.match,
        played=played,
        seed=b"",
        chairs=tuple(
            Chair(chair.guest, chair.level, chair.character, ready=chair.ready)
            for chair in past.chairs
        ),
        won=past.won,
        requests=past.requests,
    )

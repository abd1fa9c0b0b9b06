"""Clocks: what cannot wait for ever at a table, and for how long it can."""

from typing import Final

from msgspec.structs import replace

from dacabo.core.game import Decision
from dacabo.core.seats import TABLE
from dacabo.table.table import Clock, Phase, Table

NEXT_ROUND_SECONDS: Final = 60
"""How long a table with a clock waits for everybody to have seen the points."""
REVEAL: Final = "reveal"
"""The clock of those who have to show what they sealed."""
REVEAL_SECONDS: Final = 15
AGAIN: Final = "again"
"""The clock of a table with assigned chairs whose match could not begin."""
AGAIN_SECONDS: Final = 5
"""So soon it begins by itself: everybody has sealed another share by then."""


def next_due(table: Table) -> int | None:
    """When the next clock runs out."""
    return min((clock.due for clock in table.clocks), default=None)


def set_clocks(table: Table, at: int) -> Table:
    """Clocks go on as long as what they measure does; a new one is set where something begins."""
    running = {clock.key: clock for clock in table.clocks}
    clocks = tuple(
        running.get(key) or Clock(key, at + time) for key, time in _measured(table).items()
    )
    return table if clocks == table.clocks else replace(table, clocks=clocks)


def _measured(table: Table) -> dict[str, int]:
    """What cannot wait for ever now, and how many milliseconds there are for it."""
    match table.phase:
        case Phase.SHUFFLING:
            return {REVEAL: REVEAL_SECONDS * 1000}
        case Phase.OPEN if begins_again(table):
            return {AGAIN: AGAIN_SECONDS * 1000}
        case Phase.PLAYING:
            measured: dict[str, int] = {}
            for decision in table.decisions:
                if (time := _time_for(table, decision)) is not None:
                    measured.setdefault(clock_of(decision), time)
            return measured
        case _:
            return {}


def begins_again(table: Table) -> bool:
    """Whether a match that could not begin is about to, without anybody asking for it."""
    taken = not any(chair.free for chair in table.chairs)
    return table.assigned and taken and table.phase is Phase.OPEN and table.called_off > 0


def clock_of(decision: Decision) -> str:
    """The key of the clock that a decision would have."""
    return decision.id if decision.clock is None else decision.clock


def timed(table: Table) -> list[Decision]:
    """What is answered when a clock runs out. A window is closed: nobody in it has to answer."""
    return [decision for decision in table.decisions if _time_for(table, decision) is not None]


def _time_for(table: Table, decision: Decision) -> int | None:
    """How many milliseconds there are for a decision, if it cannot wait for ever."""
    options = table.options
    match decision.kind:
        case _ if decision.seconds is not None:
            if table.assigned:
                return None
            return decision.seconds * 1000 if table.time_left is None else table.time_left
        case "next-round":
            return None if options.clock is None else NEXT_ROUND_SECONDS * 1000
        case _ if decision.actor == TABLE:
            return options.snap_seconds * 1000
        case _ if decision.must and options.clock is not None:
            return options.clock * 1000
        case _:
            return None

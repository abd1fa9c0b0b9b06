"""The clocks of a table: what has a time limit, and how long it is."""

from typing import Final

from msgspec.structs import replace

from dacabo.core.game import Decision
from dacabo.core.seats import TABLE
from dacabo.table.options import WINDOW_SECONDS
from dacabo.table.table import Clock, Phase, Table

NEXT_ROUND_SECONDS: Final = 60
"""Seconds that a table with a clock leaves all players to see the points."""
REVEAL: Final = "reveal"
"""The clock for showing the sealed shares."""
REVEAL_SECONDS: Final = 15
"""Browsers show their shares by themselves, so this is long even for a slow connection."""
AGAIN: Final = "again"
"""The clock for another start, at an assigned table whose match was called off."""
AGAIN_SECONDS: Final = 5
"""Seconds that such a table waits; by then all players have sealed another share."""


def next_due(table: Table) -> int | None:
    """The time at which the next clock runs out."""
    return min([clock.due for clock in table.clocks], default=None)


def set_clocks(table: Table, at: int) -> Table:
    """Keep each clock while what it limits is pending, and start a clock for every new limit."""
    limits = _time_limits(table)
    if not limits and not table.clocks:
        return table
    running = {clock.key: clock for clock in table.clocks}
    clocks = tuple(running.get(key) or Clock(key, at + limit) for key, limit in limits.items())
    return table if clocks == table.clocks else replace(table, clocks=clocks)


def _time_limits(table: Table) -> dict[str, int]:
    """By the key of a clock: its time limit in milliseconds."""
    match table.phase:
        case Phase.SHUFFLING:
            return {REVEAL: REVEAL_SECONDS * 1000}
        case Phase.OPEN if begins_again(table):
            return {AGAIN: AGAIN_SECONDS * 1000}
        case Phase.PLAYING:
            limits: dict[str, int] = {}
            for decision in table.decisions:
                if (limit := _time_limit(table, decision)) is not None:
                    limits.setdefault(clock_of(decision), limit)
            return limits
        case _:
            return {}


def begins_again(table: Table) -> bool:
    """Whether a match that was called off is about to begin without a request."""
    all_seated = not any(chair.is_free for chair in table.chairs)
    return table.assigned and all_seated and table.phase is Phase.OPEN and table.called_off > 0


def clock_of(decision: Decision) -> str:
    """The key of the clock that a decision would have."""
    return decision.id if decision.clock is None else decision.clock


def timed_decisions(table: Table) -> list[Decision]:
    """The pending decisions that have a time limit."""
    return [decision for decision in table.decisions if _time_limit(table, decision) is not None]


def _time_limit(table: Table, decision: Decision) -> int | None:
    """The milliseconds for a decision; None without a limit."""
    options = table.options
    match decision.kind:
        case _ if decision.seconds is not None:
            if table.assigned:
                return None
            return decision.seconds * 1000 if table.time_left is None else table.time_left
        case "next-round":
            return None if options.clock is None else NEXT_ROUND_SECONDS * 1000
        case _ if decision.actor == TABLE:
            return (options.snap_seconds or WINDOW_SECONDS[options.tempo]) * 1000
        case _ if decision.must and options.clock is not None:
            return options.clock * 1000
        case _:
            return None

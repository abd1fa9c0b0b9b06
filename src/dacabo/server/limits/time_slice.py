"""Divide long work on the event loop into slices, so that other tasks can run in between."""

import asyncio
from time import perf_counter
from typing import Final

try:
    from time import thread_time as thread_time  # noqa: PLC0414 (for other modules)
except ImportError:  # in a browser, Python has one thread
    from time import process_time as thread_time  # noqa: F401 (the same)

SLICE_SECONDS: Final = 0.002
"""The longest wait of other tasks. It is a time and not a count, because facts differ in cost."""


class TimeSlice:
    """Measures the slices of one piece of work."""

    def __init__(self) -> None:
        self._began = perf_counter()

    @property
    def is_over(self) -> bool:
        """Whether this slice has been long enough."""
        return perf_counter() - self._began > SLICE_SECONDS

    async def pause(self) -> None:
        """Let other tasks run."""
        await asyncio.sleep(0)
        self._began = perf_counter()

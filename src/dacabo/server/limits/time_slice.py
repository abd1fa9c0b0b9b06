"""Long work on the event loop, done in slices so that other tasks can run in between."""

import asyncio
from time import perf_counter
from typing import Final

SLICE_SECONDS: Final = 0.002
"""The longest that other tasks wait. By time rather than count, because facts differ in cost."""


class TimeSlice:
    """The slices of one piece of work."""

    def __init__(self) -> None:
        self._began = perf_counter()

    @property
    def over(self) -> bool:
        """Whether this slice has been long enough."""
        return perf_counter() - self._began > SLICE_SECONDS

    async def pause(self) -> None:
        """Let other tasks run."""
        await asyncio.sleep(0)
        self._began = perf_counter()

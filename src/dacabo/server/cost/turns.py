"""Long work on the event loop, done in turns: whoever else waits comes in between."""

import asyncio
from time import perf_counter
from typing import Final

TURN_SECONDS: Final = 0.002
"""How long anybody waits for it. By time and not by count: a fact can be cheap, or very dear."""


class Turns:
    """The turns of one piece of work."""

    def __init__(self) -> None:
        self._began = perf_counter()

    async def pause(self) -> None:
        """Let others have theirs, if this one has been long enough."""
        if perf_counter() - self._began > TURN_SECONDS:
            await asyncio.sleep(0)
            self._began = perf_counter()

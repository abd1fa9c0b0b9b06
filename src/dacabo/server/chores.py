"""What goes on in the background: kept, so that it is neither forgotten nor left behind."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class Chores:
    """Background tasks of one part of the card room."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin something; nobody waits for it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)  # the loop alone would not keep it alive
        task.add_done_callback(self._tasks.discard)

    async def finish(self) -> None:
        """Wait until everything is done."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def stop(self) -> None:
        """Break everything off."""
        for task in [*self._tasks]:
            task.cancel()
        await self.finish()

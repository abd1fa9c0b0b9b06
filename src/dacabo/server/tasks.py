"""Background tasks, with references so that they are neither collected nor left running."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class BackgroundTasks:
    """The background tasks of one part of the card room."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task without waiting for it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)  # the event loop holds only a weak reference
        task.add_done_callback(self._tasks.discard)

    async def finish(self) -> None:
        """Wait until all tasks are done."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def stop(self) -> None:
        """Cancel all tasks."""
        for task in [*self._tasks]:
            task.cancel()
        await self.finish()

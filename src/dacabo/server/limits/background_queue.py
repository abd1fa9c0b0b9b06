"""A queue for expensive work, such as records, files and lists of names.

One other process does the work, one piece at a time, so it does not block the event loop. Clients
take turns. Each pays for the CPU time from its usual budget, but need not wait between requests,
because this work delays nobody on the event loop.
"""

import asyncio
import pickle
from collections import deque
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager
from functools import partial
from time import monotonic
from typing import Final, Generic, ParamSpec, Protocol, TypeVar, cast

from dacabo.server.limits.background_process import BackgroundProcess, WorkError, WorkResult
from dacabo.server.limits.cpu_budget import check_budget, current_budget, widest_budget

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """The waiting items, by client.

    First come, first served would serve sixty requests of one client before anyone else. So clients
    take turns; the requests of each keep their order.
    """

    def __init__(self) -> None:
        self._waiting: dict[Hashable, deque[Item]] = {}
        self._round = 0
        """The current round, in which every waiting client has one turn."""
        self._next_round: dict[Hashable, int] = {}
        """The round of a client's next turn, if it is not the current one."""

    def push(self, client: Hashable, item: Item) -> None:
        """Add an item."""
        if client not in self._waiting:
            self._waiting[client] = deque()
            self._next_round[client] = max(self._round, self._next_round.get(client, 0))
        self._waiting[client].append(item)

    def remove(self, client: Hashable, item: Item) -> None:
        """Remove an item, unless it has had its turn."""
        items = self._waiting.get(client)
        if items and item in items:
            items.remove(item)
            if not items:
                del self._waiting[client]

    def pop(self) -> Item | None:
        """Take the item whose turn it is."""
        if not self._waiting:
            return None
        client = min(self._waiting, key=self._next_round.__getitem__)
        items = self._waiting[client]
        item = items.popleft()
        if not items:
            del self._waiting[client]
        self._round = self._next_round[client]
        self._next_round[client] += 1
        self._next_round = {
            client: turn
            for client, turn in self._next_round.items()
            if client in self._waiting or turn > self._round
        }
        return item

    def count_ahead(self, client: Hashable) -> int:
        """The number of items served before one that a client would add now."""
        items = len(self._waiting.get(client, ()))
        return items + sum(
            min(len(others), items + 1)
            for other, others in self._waiting.items()
            if other != client
        )

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))


Params = ParamSpec("Params")
Result = TypeVar("Result")

TIMEOUT_SECONDS: Final = 60.0
"""The longest that work may take; the most expensive record takes seven or eight seconds."""


class Worker(Protocol):
    """What does the work."""

    async def run(self, call: bytes) -> WorkResult:
        """Run a pickled call; one at a time."""
        ...

    async def close(self) -> None:
        """Stop, and accept no more work."""
        ...


class BackgroundQueue:
    """A queue for long work. Without another worker it is a process, which starts on first use."""

    def __init__(self, worker: Worker | None = None) -> None:
        self._worker = worker or BackgroundProcess()
        self._is_busy = False
        self._waiting: FairQueue[asyncio.Future[None]] = FairQueue()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a turn. Callers load large inputs only when they have it.

        A client may queue many requests before it pays for the first. It is refused if its budget
        is spent when its turn comes.

        Raises:
            TooFast: the client has spent its time.
        """
        if self._is_busy:
            waiter = asyncio.get_running_loop().create_future()
            self._waiting.push(widest_budget(), waiter)
            try:
                await waiter
            except BaseException:
                self._waiting.remove(widest_budget(), waiter)
                if waiter.done() and not waiter.cancelled():  # the turn arrived meanwhile
                    self._pass_turn_on()
                raise
        self._is_busy = True
        try:
            check_budget()
            yield
        finally:
            self._pass_turn_on()

    def _pass_turn_on(self) -> None:
        """Give the turn to the next in the queue."""
        while waiter := self._waiting.pop():
            if not waiter.done():
                waiter.set_result(None)
                return
        self._is_busy = False

    async def run(
        self, work: Callable[Params, Result], *args: Params.args, **kwargs: Params.kwargs
    ) -> Result:
        """Wait for a turn and run a function in the process; arguments and result are copied.

        Raises:
            TooFast: the client has spent its time.
            WorkError: the function failed, or the process did.
        """
        async with self.turn():
            return await self.run_in_turn(work, *args, **kwargs)

    async def run_in_turn(
        self, work: Callable[Params, Result], *args: Params.args, **kwargs: Params.kwargs
    ) -> Result:
        """Run a function in the process, for a caller that already has the turn."""
        began, seconds = monotonic(), None
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                result = await self._worker.run(pickle.dumps(partial(work, *args, **kwargs)))
            seconds = result.seconds
        except TimeoutError:
            raise WorkError("TimeoutError", "background") from None
        except EOFError:
            raise WorkError("EOFError", "background") from None
        finally:
            if (budget := current_budget()) is not None:
                # Work that failed reports no CPU time: then the client pays for the elapsed time.
                budget.pay_outside(monotonic() - began if seconds is None else seconds)
        return cast("Result", result.answer)

    async def close(self) -> None:
        """Stop the process and accept no more work."""
        await self._worker.close()

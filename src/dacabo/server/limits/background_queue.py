"""Expensive work outside the event loop: records, files, lists of names.

It is done in another process, one piece at a time, where it does not hold the interpreter of the
server. Clients take turns, and pay for its time as for any other.
"""

import asyncio
import pickle
from collections import deque
from collections.abc import AsyncIterator, Callable, Hashable
from contextlib import asynccontextmanager
from functools import partial
from time import monotonic
from typing import Final, Generic, ParamSpec, TypeVar, cast

from dacabo.server.limits.background_process import BackgroundProcess, WorkError
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
        self._next: dict[Hashable, int] = {}
        """The round of a client's next turn, if it is not the current one."""

    def enter(self, current_budget: Hashable, item: Item) -> None:
        """Add an item."""
        if current_budget not in self._waiting:
            self._waiting[current_budget] = deque()
            self._next[current_budget] = max(self._round, self._next.get(current_budget, 0))
        self._waiting[current_budget].append(item)

    def leave(self, current_budget: Hashable, item: Item) -> None:
        """Remove an item, unless it has had its turn."""
        mine = self._waiting.get(current_budget)
        if mine and item in mine:
            mine.remove(item)
            if not mine:
                del self._waiting[current_budget]

    def next(self) -> Item | None:
        """Take the item whose turn it is."""
        if not self._waiting:
            return None
        current_budget = min(self._waiting, key=self._next.__getitem__)
        mine = self._waiting[current_budget]
        item = mine.popleft()
        if not mine:
            del self._waiting[current_budget]
        self._round = self._next[current_budget]
        self._next[current_budget] += 1
        self._next = {
            current_budget: turn
            for current_budget, turn in self._next.items()
            if current_budget in self._waiting or turn > self._round
        }
        return item

    def ahead(self, current_budget: Hashable) -> int:
        """The number of items served before one that a client would add now."""
        mine = len(self._waiting.get(current_budget, ()))
        return mine + sum(
            min(len(others), mine + 1)
            for other, others in self._waiting.items()
            if other != current_budget
        )

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))


Given = ParamSpec("Given")
Answer = TypeVar("Answer")

SECONDS: Final = 60.0
"""The longest that work may take; the most expensive record takes two or three seconds."""


class BackgroundQueue:
    """A process for long work, started on first use."""

    def __init__(self) -> None:
        self._worker = BackgroundProcess()
        self._busy = False
        self._waiting: FairQueue[asyncio.Future[None]] = FairQueue()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for one's turn. Load large inputs only then.

        Many requests may be queued before any of them has been paid for; a client who has nothing
        left when the turn comes is refused.

        Raises:
            TooFast: the client has spent its time.
        """
        if self._busy:
            mine = asyncio.get_running_loop().create_future()
            self._waiting.enter(widest_budget(), mine)
            try:
                await mine
            except BaseException:
                self._waiting.leave(widest_budget(), mine)
                if mine.done() and not mine.cancelled():  # the turn had already been given to us
                    self._next()
                raise
        self._busy = True
        try:
            check_budget()
            yield
        finally:
            self._next()

    def _next(self) -> None:
        while mine := self._waiting.next():
            if not mine.done():
                mine.set_result(None)
                return
        self._busy = False

    async def do(
        self, work: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs
    ) -> Answer:
        """Wait for one's turn and run a function in the process; arguments and result are copied.

        Raises:
            TooFast: the client has spent its time.
            WorkError: the function failed, or the process did.
        """
        async with self.turn():
            return await self.work(work, *given, **named)

    async def work(
        self, work: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs
    ) -> Answer:
        """The same, for a caller that holds the turn."""
        began, seconds = monotonic(), None
        try:
            async with asyncio.timeout(SECONDS):
                done = await self._worker.do(pickle.dumps(partial(work, *given, **named)))
            seconds = done.seconds
        except TimeoutError:
            raise WorkError("TimeoutError", "background") from None
        except EOFError:
            raise WorkError("EOFError", "background") from None
        finally:
            if (budget := current_budget()) is not None:
                budget.pay_outside(monotonic() - began if seconds is None else seconds)
        return cast("Answer", done.answer)

    async def close(self) -> None:
        """Stop the process and accept no more work."""
        await self._worker.close()

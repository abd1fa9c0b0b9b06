"""Budgets of CPU time: an address pays for the time that its requests take, not per request.

So an expensive request costs much, whatever makes it expensive. An address that takes much time at
once has to wait between two requests, so that others have their turns in between. An address that
has spent its budget is refused until the budget has grown again; no other address is affected.

The budgets form a tree, a hierarchical token bucket. An IPv6 address charges its wider prefixes as
well, and a new address charges a budget that all new addresses share.
"""

import asyncio
from collections.abc import Coroutine, Generator
from contextvars import ContextVar
from math import inf
from time import monotonic
from typing import Any, Final, Generic, TypeVar
from weakref import WeakValueDictionary

from dacabo.core.errors import DacaboError
from dacabo.server.limits.buckets import MAX_ADDRESSES, LruTable, Rate, TokenBucket, prefixes_of
from dacabo.server.limits.time_slice import thread_time

SAVED_SECONDS: Final = 60
"""Idle seconds after which a budget is full again. Even a full one cannot be spent at once."""
BURST: Final = Rate(per_second=0.1, burst=0.2)
"""Seconds of the event loop that an address can take at once: enough for twenty people who open the
app together. Beyond that it gets a tenth of the time, or twice its share if that is more."""

MAX_WAITING_REQUESTS: Final = 100
"""The most requests and messages of one address that may wait for their turns."""

NEW_SECONDS: Final = 60
"""Seconds for which an address is new. In its first minute a process treats no address as new:
after a restart all of them are, and there is no earlier client to protect from them."""
NEW_SHARE: Final = 0.5
"""The share of the server's time for all new addresses together: enough for three thousand people a
minute who open the app. The other half is left to earlier clients."""
NEW_BURST: Final = Rate(per_second=NEW_SHARE, burst=5)
"""Seconds of the event loop that new addresses can take at once: enough for the people of another
node that has just died, some two thousand."""
MAX_NEW_WAITING_REQUESTS: Final = 1_000
"""The most requests and messages of all new addresses that may wait for their turns."""

Answer = TypeVar("Answer")


class CpuBudget:
    """The server time that one address or prefix may still take, in seconds.

    Args:
        share: the share of the server's time that one address may take.
        times: how many times this share the budget has.
        parent: the budget that is charged as well.
        until: when charging the parent ends.
        saved_seconds: idle seconds after which the budget is full.
    """

    def __init__(
        self,
        share: float,
        times: int = 1,
        parent: "CpuBudget | None" = None,
        until: float = inf,
        saved_seconds: float = SAVED_SECONDS,
    ) -> None:
        saved = times * share * saved_seconds
        self._savings = TokenBucket(Rate(times * share, saved))
        self._large_debt = saved / 2
        speed = max(BURST.per_second, 2 * share)
        self._burst_bucket = TokenBucket(Rate(times * speed, times * BURST.burst))
        self._gate = asyncio.Lock()
        self._waiting = 0
        self._max_waiting = times * MAX_WAITING_REQUESTS
        self._parent = parent
        self._until = until

    def _current_parent(self) -> "CpuBudget | None":
        """The budget that is charged as well, until the time for that is over."""
        if self._parent is not None and monotonic() >= self._until:
            self._parent = None
        return self._parent

    @property
    def widest(self) -> "CpuBudget":
        """The budget of the widest prefix; new addresses are not a prefix."""
        return self if self._parent is None or self._until < inf else self._parent.widest

    @property
    def is_overdrawn(self) -> bool:
        """Whether the budget is overdrawn."""
        if self._savings.owes(monotonic):
            return True
        return (parent := self._current_parent()) is not None and parent.is_overdrawn

    @property
    def is_deep_in_debt(self) -> bool:
        """Whether the debt is so large that requests are ignored: a refusal costs time, too."""
        if self._savings.left(monotonic()) < -self._large_debt:
            return True
        return (parent := self._current_parent()) is not None and parent.is_deep_in_debt

    def is_settled(self, now: float) -> bool:
        """Whether the budget is as good as a new one: it is full, and no request waits."""
        return (
            not self._waiting
            and self._savings.is_settled(now)
            and self._burst_bucket.is_settled(now)
        )

    def pay(self, seconds: float) -> None:
        """Pay for time on the event loop, on credit if necessary."""
        now = monotonic()
        self._burst_bucket.owe(now, seconds)
        self._savings.owe(now, seconds)
        # Test the attribute first: every step of every request comes here, mostly without a parent.
        if self._parent is not None and (parent := self._current_parent()) is not None:
            parent.pay(seconds)

    def pay_outside(self, seconds: float) -> None:
        """Pay for time outside the event loop, which delayed no one."""
        self._savings.owe(monotonic(), seconds)
        if (parent := self._current_parent()) is not None:
            parent.pay_outside(seconds)

    @property
    def is_bursting(self) -> bool:
        """Whether this address has just taken much time, so that its requests have to wait."""
        if self._gate.locked() or self._burst_bucket.owes(monotonic):
            return True
        return (parent := self._current_parent()) is not None and parent.is_bursting

    async def throttle(self) -> None:
        """Wait until this address may take more time; its requests are let through one by one.

        Never call this while holding something that others wait for.

        Raises:
            TooFast: too many requests wait already. Those of clients that have disconnected since
                are still among them.
        """
        if self._waiting >= self._max_waiting:
            raise TooFast("too-fast")
        self._waiting += 1
        try:
            await self._wait()
        finally:
            self._waiting -= 1

    async def _wait(self) -> None:
        async with self._gate:
            while seconds := self._burst_bucket.wait(monotonic()):  # noqa: ASYNC110 (no event ends it)
                await asyncio.sleep(seconds)
            if (parent := self._current_parent()) is not None and parent.is_bursting:
                await parent.throttle()

    async def spend(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Run a coroutine, and pay for all the time it takes on the event loop."""
        token = _current.set(self)
        try:
            return await Metered(work, self)
        finally:
            _current.reset(token)


_current: ContextVar[CpuBudget | None] = ContextVar("current_budget", default=None)


def current_budget() -> CpuBudget | None:
    """The budget that pays for the current work; None for work of the server itself."""
    return _current.get()


def widest_budget() -> CpuBudget | None:
    """The budget that identifies the current client in a queue: that of its widest prefix."""
    budget = _current.get()
    return None if budget is None else budget.widest


def charged(work: Coroutine[Any, Any, Answer]) -> Coroutine[Any, Any, Answer]:
    """Charge the client of the current work for a coroutine, also if it runs in another task."""
    budget = _current.get()
    return work if budget is None else budget.spend(work)


async def uncharged(work: Coroutine[Any, Any, Answer]) -> Answer:
    """Run a coroutine without charging anybody: the server has to do this work anyway."""
    token = _current.set(None)
    try:
        return await work
    finally:
        _current.reset(token)


async def throttle() -> None:
    """Let the client of the current work wait for its turn.

    Raises:
        TooFast: too many of its requests wait already.
    """
    if (budget := _current.get()) is not None and budget.is_bursting:
        await budget.throttle()


class TooFast(DacaboError):
    """An address has spent all its time."""


def check_budget() -> None:
    """Refuse a client that has spent all its time.

    Callers check before each expensive piece of work rather than once: many requests of a client
    may be let in before any of them has been paid for.
    """
    if is_over_budget():
        raise TooFast("too-fast")


def is_over_budget() -> bool:
    """Whether the client of the current work has spent all its time."""
    budget = _current.get()
    return budget is not None and budget.is_overdrawn


class NewAddresses(CpuBudget):
    """The server time that all new addresses together may still take.

    They wait for each other's requests. The server refuses all of them if too many requests wait,
    or if even refusals take more than their share. It resets their connections if the debt exceeds
    the burst. The debt is limited to a small one, because no address is to blame for the others.
    """

    def __init__(self) -> None:
        super().__init__(NEW_SHARE)
        saved = 2 * NEW_BURST.burst
        self._savings = TokenBucket(Rate(NEW_SHARE, saved), max_debt=1)
        self._large_debt = saved / 2
        self._burst_bucket = TokenBucket(NEW_BURST, max_debt=1)
        self._max_waiting = MAX_NEW_WAITING_REQUESTS


class CpuBudgets:
    """One budget per address.

    Args:
        share: the share of the server's time that one address may take.
        most: the most budgets that are remembered.
        saved_seconds: idle seconds after which a budget is full.
    """

    def __init__(
        self, share: float, most: int = MAX_ADDRESSES, saved_seconds: float = SAVED_SECONDS
    ) -> None:
        self._share = share
        self._saved_seconds = saved_seconds
        self._table = LruTable(CpuBudget.is_settled, most)
        self._used: WeakValueDictionary[str, CpuBudget] = WeakValueDictionary()
        """All budgets that the table remembers or that are in use. An open connection refers to its
        budget, and a budget to its parent."""
        self._new = NewAddresses()
        self._overflow = CpuBudget(share, parent=self._new, saved_seconds=saved_seconds)
        """The budget of all addresses beyond the capacity of the table."""
        self._began = monotonic()

    def of(self, address: str) -> CpuBudget:
        """The budget of an address."""
        prefixes = prefixes_of(address)
        return self._table.get(prefixes[0]) or self._add_budgets(prefixes)

    def _add_budgets(self, prefixes: tuple[str, ...]) -> CpuBudget:
        """Add the budgets of these prefixes, the widest first; return that of the narrowest."""
        now = monotonic()
        budget: CpuBudget | None = None
        for times, prefix in reversed([*enumerate(prefixes, start=1)]):
            parent, budget = budget, self._table.get(prefix)
            if budget is None:
                budget_in_use = self._used.get(prefix)
                budget = budget_in_use or self._make(times, parent, now)
                if not self._table.add(prefix, budget, now) and budget_in_use is None:
                    return self._overflow
                self._used[prefix] = budget
        assert budget is not None
        return budget

    def _make(self, times: int, parent: CpuBudget | None, now: float) -> CpuBudget:
        if parent is None and now >= self._began + NEW_SECONDS:
            return CpuBudget(self._share, times, self._new, now + NEW_SECONDS, self._saved_seconds)
        return CpuBudget(self._share, times, parent, saved_seconds=self._saved_seconds)

    def __len__(self) -> int:
        return len(self._table)


class Metered(Generic[Answer]):
    """Awaits a coroutine and measures the time between its suspensions, when it blocks the loop.

    It measures the CPU time of the thread: the client is not charged for interruptions by other
    programs.
    """

    def __init__(self, work: Coroutine[Any, Any, Answer], budget: CpuBudget) -> None:
        self._work = work
        self._budget = budget

    def __await__(self) -> Generator[Any, Any, Answer]:
        resume, value = self._work.send, None
        while True:
            began = thread_time()
            try:
                awaited = resume(value)
            except StopIteration as done:
                answer: Answer = done.value
                return answer
            finally:
                self._budget.pay(thread_time() - began)
            try:
                resume, value = self._work.send, (yield awaited)
            except BaseException as error:  # noqa: BLE001 (the coroutine handles or raises it)
                resume, value = self._work.throw, error

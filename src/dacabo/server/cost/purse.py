"""An address pays with the server's time for what is done for it, not per request.

An expensive request costs much, whatever makes it expensive. An address that takes much at once has
to wait between two requests, so that others have their turns in between. An address that has spent
its share is refused until it has grown again; no other address is affected.
"""

import asyncio
from collections.abc import Coroutine, Generator
from contextvars import ContextVar
from time import monotonic, thread_time
from typing import Any, Final, Generic, TypeVar

from dacabo.core.errors import DacaboError
from dacabo.server.cost.limits import ByAddress, Credits, Rate

SAVED_SECONDS: Final = 60
"""Seconds of quiet after which an address can spend a full purse, though not at once."""
HASTE: Final = Rate(per_second=0.1, burst=0.2)
"""Seconds of the event loop that an address can take at once: enough for twenty people who open the
app together. Beyond that it gets a tenth of the time, or twice its share if that is more."""

MOST_WAITING: Final = 100
"""Requests and messages of one address that may wait for their turns."""

Answer = TypeVar("Answer")


class Purse:
    """The server time that one address may still take, in seconds.

    Args:
        share: of the server's time.
    """

    def __init__(self, share: float) -> None:
        saved = share * SAVED_SECONDS
        self._left = Credits(Rate(share, saved))
        self._much = saved / 2
        self._haste = Credits(Rate(max(HASTE.per_second, 2 * share), HASTE.burst))
        self._gate = asyncio.Lock()
        self._waiting = 0

    @property
    def empty(self) -> bool:
        """Whether the purse is overdrawn."""
        return self._left.owes(monotonic)

    @property
    def in_debt(self) -> bool:
        """Whether the debt is so large that requests are ignored: a refusal costs time, too."""
        return self._left.left(monotonic()) < -self._much

    def pay(self, seconds: float) -> None:
        """Pay for time on the event loop, on credit if necessary."""
        now = monotonic()
        self._haste.owe(now, seconds)
        self._left.owe(now, seconds)

    def pay_outside(self, seconds: float) -> None:
        """Pay for time outside the event loop, which delayed no one."""
        self._left.owe(monotonic(), seconds)

    @property
    def hasty(self) -> bool:
        """Whether this address has just taken much time, so that its requests have to wait."""
        return self._gate.locked() or self._haste.owes(monotonic)

    async def turn(self) -> None:
        """Wait until this address may take more time; its requests are let through one by one.

        Never call this while holding something that others wait for.

        Raises:
            TooFast: too many wait already. A client that hangs up meanwhile still waits, with all
                it has sent.
        """
        if self._waiting >= MOST_WAITING:
            raise TooFast("too-fast")
        self._waiting += 1
        try:
            await self._wait()
        finally:
            self._waiting -= 1

    async def _wait(self) -> None:
        async with self._gate:
            while seconds := self._haste.wait(monotonic()):  # noqa: ASYNC110 (for time alone)
                await asyncio.sleep(seconds)

    async def spend(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        """Run a coroutine, and pay for all the time it takes on the event loop."""
        token = _paying.set(self)
        try:
            return await _Metered(work, self)
        finally:
            _paying.reset(token)


_paying: ContextVar[Purse | None] = ContextVar("paying", default=None)


def payer() -> Purse | None:
    """The purse that pays for the current work; None for work of the server itself."""
    return _paying.get()


def paid(work: Coroutine[Any, Any, Answer]) -> Coroutine[Any, Any, Answer]:
    """Let the payer of the current work also pay for a coroutine that runs in a task of its own."""
    purse = _paying.get()
    return work if purse is None else purse.spend(work)


async def on_the_house(work: Coroutine[Any, Any, Answer]) -> Answer:
    """Run a coroutine at no one's cost: work that is necessary whatever caused it."""
    token = _paying.set(None)
    try:
        return await work
    finally:
        _paying.reset(token)


async def turn() -> None:
    """Let the payer of the current work wait for its turn.

    Raises:
        TooFast: too many of its requests wait already.
    """
    if (purse := _paying.get()) is not None and purse.hasty:
        await purse.turn()


class TooFast(DacaboError):
    """An address has spent all its time."""


def check_purse() -> None:
    """Refuse a payer who has spent all its time.

    Called before each expensive piece of work rather than once: many requests may be let in before
    any of them has been paid for.
    """
    if broke():
        raise TooFast("too-fast")


def broke() -> bool:
    """Whether the payer of the current work has nothing left."""
    purse = _paying.get()
    return purse is not None and purse.empty


class Purses(ByAddress[Purse]):
    """One purse per address.

    Args:
        share: of the server's time that one address may take.
    """

    def __init__(self, share: float) -> None:
        super().__init__(lambda: Purse(share))


class _Metered(Generic[Answer]):
    """Awaits a coroutine and measures the time between its suspensions, when it blocks the loop.

    It measures the CPU time of the thread: the payer is not charged for interruptions by other
    programs.
    """

    def __init__(self, work: Coroutine[Any, Any, Answer], purse: Purse) -> None:
        self._work = work
        self._purse = purse

    def __await__(self) -> Generator[Any, Any, Answer]:
        go_on, given = self._work.send, None
        while True:
            began = thread_time()
            try:
                awaited = go_on(given)
            except StopIteration as done:
                answer: Answer = done.value
                return answer
            finally:
                self._purse.pay(thread_time() - began)
            try:
                go_on, given = self._work.send, (yield awaited)
            except BaseException as error:  # noqa: BLE001 (passed on to where it belongs)
                go_on, given = self._work.throw, error

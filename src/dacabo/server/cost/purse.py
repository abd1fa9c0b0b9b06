"""An address pays for what is done for it with the server's time, not by the number of requests.

A request that is dear costs much, whichever it is and whyever it is dear. Whoever takes much at
once has to wait between two requests, so that others have their turns in between; whoever has spent
their share is refused until it has grown again. Nobody else is.
"""

import asyncio
from collections.abc import Coroutine, Generator
from contextvars import ContextVar
from time import monotonic, thread_time
from typing import Any, Final, Generic, TypeVar

from dacabo.core.errors import DacaboError
from dacabo.server.cost.limits import ByAddress, Credits, Rate

SAVED_SECONDS: Final = 60
"""So long an address can have been quiet and spend all of it, if not at once."""
HASTE: Final = Rate(per_second=0.1, burst=0.2)
"""What an address can take of the event loop at once: twenty who open the app together. Beyond that
it is a tenth of the time, or twice its share if that is more."""

MOST_WAITING: Final = 100
"""Requests and messages of one address that wait for their turns."""

Answer = TypeVar("Answer")


class Purse:
    """What one address may still take of the server's time, in seconds.

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
        """Whether everything is spent, and more."""
        return self._left.left(monotonic()) < 0

    @property
    def in_debt(self) -> bool:
        """Whether so much is owed that nobody listens any more: to refuse costs something, too."""
        return self._left.left(monotonic()) < -self._much

    def pay(self, seconds: float) -> None:
        """Pay for what has been done on the event loop, on credit if need be."""
        self._haste.owe(monotonic(), seconds)
        self.pay_outside(seconds)

    def pay_outside(self, seconds: float) -> None:
        """Pay for what has been done where nobody had to wait for it."""
        self._left.owe(monotonic(), seconds)

    async def turn(self) -> None:
        """Wait, if this address has just taken much: one after the other comes through.

        Never while something is held that others wait for.

        Raises:
            TooFast: too many wait already. Whoever hangs up meanwhile still waits, with all they
                have sent.
        """
        if self._gate.locked() or self._haste.wait(monotonic()):
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
        """Do something, and pay for all of the event loop's time that it took."""
        token = _paying.set(self)
        try:
            return await _Metered(work, self)
        finally:
            _paying.reset(token)


_paying: ContextVar[Purse | None] = ContextVar("paying", default=None)


def payer() -> Purse | None:
    """Who pays for what is being done now; nobody where the house does it by itself."""
    return _paying.get()


def paid(work: Coroutine[Any, Any, Answer]) -> Coroutine[Any, Any, Answer]:
    """Work that goes on in a task of its own, and is paid for by whoever asked for it first."""
    purse = _paying.get()
    return work if purse is None else purse.spend(work)


async def on_the_house(work: Coroutine[Any, Any, Answer]) -> Answer:
    """Do something that nobody pays for: it has to be done whoever caused it."""
    token = _paying.set(None)
    try:
        return await work
    finally:
        _paying.reset(token)


async def turn() -> None:
    """Let whoever pays for this wait for their turn.

    Raises:
        TooFast: too many of them wait already.
    """
    if (purse := _paying.get()) is not None:
        await purse.turn()


class TooFast(DacaboError):
    """Somebody has spent all their time."""


def check_purse() -> None:
    """Refuse whoever has spent all their time.

    Asked before each dear piece of work, and not once: many may be let in before anybody has paid.
    """
    if broke():
        raise TooFast("too-fast")


def broke() -> bool:
    """Whether whoever pays for this has nothing left."""
    purse = _paying.get()
    return purse is not None and purse.empty


class Purses(ByAddress[Purse]):
    """One for each address.

    Args:
        share: of the server's time that one address may take.
    """

    def __init__(self, share: float) -> None:
        super().__init__(lambda: Purse(share))


class _Metered(Generic[Answer]):
    """Awaits something and counts the time between its pauses, in which nobody else has a turn.

    It is the thread's own time that counts: whoever is interrupted by another program does not pay
    for that.
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

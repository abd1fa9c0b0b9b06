"""Dear work that nobody should have to wait for: records, files, lists of names.

It is done in one thread, a piece at a time, so that at most one of them takes the interpreter from
the event loop; whoever asked for it pays for its time like for any other.
"""

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import thread_time
from typing import Final, ParamSpec, TypeVar

from dacabo.server.purse import check_purse, payer

Given = ParamSpec("Given")
Answer = TypeVar("Answer")

SWITCH_SECONDS: Final = 0.0005
"""How soon the event loop gets the interpreter back from a thread; Python's own five milliseconds
are what everybody would wait for, at each turn, while a record is written."""


class Backroom:
    """A thread for what takes long."""

    def __init__(self) -> None:
        sys.setswitchinterval(SWITCH_SECONDS)
        self._thread = ThreadPoolExecutor(1, "backroom")
        self._turn = asyncio.Lock()

    async def do(
        self, work: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs
    ) -> Answer:
        """Have something done there.

        Many may have asked before anybody has paid: whoever has nothing left by then is refused.

        Raises:
            TooFast: their time is spent.
        """
        async with self._turn:
            check_purse()
            return await self._do(partial(work, *given, **named))

    async def _do(self, work: Callable[[], Answer]) -> Answer:
        spent = 0.0

        def measured() -> Answer:
            nonlocal spent
            began = thread_time()
            try:
                return work()
            finally:
                spent = thread_time() - began

        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, measured)
        finally:
            if (purse := payer()) is not None:
                purse.pay(spent)

    def close(self) -> None:
        """Take nothing more; what is being done is finished."""
        self._thread.shutdown(wait=False, cancel_futures=True)

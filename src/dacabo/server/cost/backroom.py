"""Dear work that nobody should have to wait for: records, files, lists of names.

It is done in another process, a piece at a time, where it takes the interpreter from nobody;
whoever asked for it pays for its time like for any other.
"""

import asyncio
import pickle
from collections.abc import Callable
from functools import partial
from typing import ParamSpec, TypeVar, cast

from dacabo.server.cost.purse import check_purse, payer
from dacabo.server.cost.worker import Worker

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


class Backroom:
    """A process for what takes long. It is started when it is first needed."""

    def __init__(self) -> None:
        self._worker = Worker()
        self._turn = asyncio.Lock()

    async def do(
        self, work: Callable[Given, Answer], *given: Given.args, **named: Given.kwargs
    ) -> Answer:
        """Have something done there: what it is given and what it returns are copied.

        Many may have asked before anybody has paid: whoever has nothing left by then is refused.

        Raises:
            TooFast: their time is spent.
        """
        async with self._turn:
            check_purse()
            done = await self._worker.do(pickle.dumps(partial(work, *given, **named)))
        if (purse := payer()) is not None:
            purse.pay_outside(done.seconds)
        return cast("Answer", done.answer)

    async def close(self) -> None:
        """Take nothing more."""
        await self._worker.close()

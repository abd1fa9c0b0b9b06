"""How long an event will take, worked out beside everything else while its list grows.

Bots rehearse it in a process of its own, to which the machine gives what nobody else wants. There
is one rehearsal at a time, and a pause three times as long after it: however many events are open,
that is a quarter of one core. Addresses take turns, and only events count whose organisers are
looking. Nothing of it is written down; what is known is known for all events alike.
"""

import asyncio
import pickle
from collections import OrderedDict
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Final, Protocol

from dacabo.core.errors import DacaboError
from dacabo.core.rules import Setting
from dacabo.core.values import Value
from dacabo.server.limits.background_process import LOWEST, BackgroundProcess, WorkError
from dacabo.server.limits.background_queue import FairQueue
from dacabo.server.limits.cpu_budget import uncharged, widest_budget
from dacabo.server.logs import note
from dacabo.server.tasks import BackgroundTasks
from dacabo.server.wire.watch import Plan

SECONDS: Final = 300.0
"""The longest that one may take, with compiling what is compiled once for a machine."""
QUIET_SECONDS: Final = 3.0
"""The shortest pause: a list that is typed in grows every few seconds."""
REST: Final = 3
"""The pause after a rehearsal, as a multiple of its time."""
MAX_KNOWN: Final = 1000
MAX_WAITING: Final = 200
"""Events that may wait for their turns; another one is asked about again when it changes."""


class Question(Value):
    """What the time of an event depends on."""

    players: int
    game: str
    preset: str
    changes: tuple[tuple[str, Setting], ...]


class Asker(Protocol):
    """An event that wants to know."""

    def question(self) -> Question | None:
        """What it asks now, if anything."""
        ...

    def wants_plan(self) -> bool:
        """Whether anybody is waiting for the answer."""
        ...

    def tell_plan(self) -> None:
        """Show the answer, or ask once more."""
        ...


class Forecasts:
    """What is known about the time that events take, and who waits to be told."""

    def __init__(self) -> None:
        self._known: OrderedDict[Question, Plan | None] = OrderedDict()
        self._waiting: FairQueue[Asker] = FairQueue()
        self._asking: set[Asker] = set()
        self._worker: BackgroundProcess | None = None
        self._tasks = BackgroundTasks()
        self._closing = asyncio.Event()

    def look(self, asker: Asker) -> Plan | None:
        """The plan for an event; without a sentence as long as it is being worked out."""
        question = asker.question()
        if question is None:
            return None
        if question in self._known:
            self._known.move_to_end(question)
            return self._known[question]
        if asker not in self._asking and len(self._asking) < MAX_WAITING:
            self._asking.add(asker)
            self._waiting.push(widest_budget(), asker)
            if self._worker is None and not self._closing.is_set():
                self._worker = BackgroundProcess(LOWEST)
                self._tasks.start(uncharged(self._work(self._worker)))
        return Plan()

    async def close(self) -> None:
        """Stop working; what was begun has no answer."""
        self._closing.set()
        if self._worker is not None:
            await self._worker.close()
        await self._tasks.finish()

    async def _work(self, process: BackgroundProcess) -> None:
        """Answer all who wait, one after the other; then the process is given up."""
        pause = QUIET_SECONDS
        while self._asking and not await self._closes_within(pause):
            asker = self._waiting.pop()
            assert asker is not None
            self._asking.discard(asker)
            question = asker.question() if asker.wants_plan() else None
            began = monotonic()
            if question is not None and question not in self._known:
                self._keep(question, await _rehearsed(process, question))
            pause = max(QUIET_SECONDS, REST * (monotonic() - began))
            asker.tell_plan()
        self._worker = None
        await process.close()

    async def _closes_within(self, seconds: float) -> bool:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)
        return self._closing.is_set()

    def _keep(self, question: Question, plan: Plan | None) -> None:
        self._known[question] = plan
        if len(self._known) > MAX_KNOWN:
            self._known.popitem(last=False)


async def _rehearsed(process: BackgroundProcess, question: Question) -> Plan | None:
    """The answer; None if there is none, as for rules under which a match never ends."""
    try:
        async with asyncio.timeout(SECONDS):
            done = await process.run(pickle.dumps(partial(rehearse, question)))
        plan: Plan = done.answer
    except DacaboError:
        return None
    except EOFError:
        return None  # closed meanwhile, or killed twice by the machine
    except (TimeoutError, WorkError):
        note("forecast-failed")
        return None
    return plan


# --- in the process ------------------------------------------------------------------

ENOUGH: Final = 200
"""Rehearsals for one answer: more would seldom change it by five minutes."""
LONG_ENOUGH: Final = 10.0
"""Seconds after which those must do that there are: on a machine without a compiler."""
BOT: Final = "allegro"


def rehearse(question: Question) -> Plan:
    """Let bots play the event as often as there is time."""
    from dacabo.arena.rehearsal import Setting, basis, forecast, plan, sped_up  # noqa: PLC0415 (not in the server)
    from dacabo.arena.rehearsal.setting import USUAL_PACE  # noqa: PLC0415 (as above)

    setting = Setting(
        bots=(BOT,) * question.players,
        seed=1,
        seconds=USUAL_PACE,
        changes=dict(question.changes),
        game=question.game,
        preset=question.preset,
    )
    found = forecast(sped_up(setting), ENOUGH, LONG_ENOUGH)
    return Plan(plan(found), basis(found))

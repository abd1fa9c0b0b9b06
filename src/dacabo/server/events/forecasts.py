"""Forecast how long an event will take, while its list of players grows.

Bots rehearse the event in a process of the lowest priority. There is one rehearsal at a time, and
after it a pause three times as long. So however many events are open, rehearsals take a quarter of
one core. Addresses take turns, and only events with an organiser who watches are rehearsed.
Forecasts are cached in memory for all events with the same question.
"""

import asyncio
import pickle
from collections import OrderedDict
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Final, Protocol

from msgspec.structs import replace

from dacabo.core.errors import DacaboError
from dacabo.core.rules import Setting
from dacabo.core.values import Value
from dacabo.server.limits.background_process import LOWEST, BackgroundProcess, WorkError
from dacabo.server.limits.background_queue import FairQueue
from dacabo.server.limits.cpu_budget import uncharged, widest_budget
from dacabo.server.logs import note
from dacabo.server.tasks import BackgroundTasks
from dacabo.server.wire.watch import Plan
from dacabo.tournament.formats import Format

TIMEOUT_SECONDS: Final = 300.0
"""The longest that a forecast may take; the first on a machine includes compiling."""
MIN_PAUSE_SECONDS: Final = 3.0
"""The shortest pause before a rehearsal: a list that is typed in grows every few seconds."""
PAUSE_FACTOR: Final = 3
"""The pause after a rehearsal, as a multiple of its time."""
MAX_AWAY: Final = 3
"""The most players by which the list may differ from the one whose forecast was seen."""
MAX_CACHED: Final = 1000
"""The most forecasts in the cache."""
MAX_ASKERS: Final = 200
"""The most events that may wait for their turns. Another one may ask again when it changes."""


class Question(Value):
    """The input of a forecast: everything on which the duration of an event depends."""

    players: int
    game: str
    preset: str
    changes: tuple[tuple[str, Setting], ...]
    format: Format = Format()
    seconds: int | None = None
    """The seconds per turn; None for the pace of the club, or the usual one."""
    hand_ms: int | None = None
    """Milliseconds that the tables of the club take for each player and round."""


class Asker(Protocol):
    """An event that may need a forecast."""

    def question(self) -> Question | None:
        """The current question; None if the event needs no forecast."""
        ...

    def wants_plan(self) -> bool:
        """Whether anybody is waiting for the forecast."""
        ...

    def tell_plan(self) -> None:
        """Show the forecast, or ask once more."""
        ...


class Lever:
    """Asks what organisers try out, whose answer they fetch later: one question at a time."""

    def __init__(self) -> None:
        self.asked: Question | None = None

    def question(self) -> Question | None:
        """The latest question; those before it are given up."""
        return self.asked

    def wants_plan(self) -> bool:
        """Somebody has asked."""
        return True

    def tell_plan(self) -> None:
        """Tell nobody: the client asks again."""


class Forecasts:
    """The cache of forecasts, and the queue of events that need one."""

    def __init__(self) -> None:
        self._cache: OrderedDict[Question, Plan | None] = OrderedDict()
        self._waiting: FairQueue[Asker] = FairQueue()
        self._asking: set[Asker] = set()
        self._worker: BackgroundProcess | None = None
        self._tasks = BackgroundTasks()
        self._closing = asyncio.Event()

    def look(self, asker: Asker) -> Plan | None:
        """The forecast for an event; an empty plan while it is being computed."""
        question = asker.question()
        if question is None:
            return None
        if question in self._cache:
            self._cache.move_to_end(question)
            return self._cache[question]
        if asker not in self._asking and len(self._asking) < MAX_ASKERS:
            self._asking.add(asker)
            self._waiting.push(widest_budget(), asker)
            if self._worker is None and not self._closing.is_set():
                self._worker = BackgroundProcess(LOWEST)
                self._tasks.start(uncharged(self._work(self._worker)))
        return Plan()

    def known(self, asker: Asker) -> Plan | None:
        """The forecast for an event, if it is known already.

        Who marks absent players and draws at once has seen the forecast for a few players more.
        """
        question = asker.question()
        if question is None:
            return None
        for away in range(MAX_AWAY + 1):
            for players in (question.players + away, question.players - away):
                plan = self._cache.get(replace(question, players=players))
                if plan is not None:
                    return plan
        return None

    async def close(self) -> None:
        """Stop rehearsing; a rehearsal in progress is abandoned."""
        self._closing.set()
        if self._worker is not None:
            await self._worker.close()
        await self._tasks.finish()

    async def _work(self, process: BackgroundProcess) -> None:
        """Rehearse all waiting events one by one; then end the process."""
        pause = MIN_PAUSE_SECONDS
        while self._asking and not await self._closes_within(pause):
            asker = self._waiting.pop()
            assert asker is not None
            self._asking.discard(asker)
            question = asker.question() if asker.wants_plan() else None
            began = monotonic()
            if question is not None and question not in self._cache:
                self._store(question, await _rehearse_in(process, question))
            pause = max(MIN_PAUSE_SECONDS, PAUSE_FACTOR * (monotonic() - began))
            asker.tell_plan()
        self._worker = None
        await process.close()

    async def _closes_within(self, seconds: float) -> bool:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)
        return self._closing.is_set()

    def _store(self, question: Question, plan: Plan | None) -> None:
        self._cache[question] = plan
        if len(self._cache) > MAX_CACHED:
            self._cache.popitem(last=False)


async def _rehearse_in(process: BackgroundProcess, question: Question) -> Plan | None:
    """The forecast; None if there is none, as for rules under which a match never ends."""
    try:
        async with asyncio.timeout(TIMEOUT_SECONDS):
            result = await process.run(pickle.dumps(partial(rehearse, question)))
        plan: Plan = result.answer
    except DacaboError:
        return None
    except EOFError:
        return None  # the process was closed, or the system killed it twice
    except (TimeoutError, WorkError):
        note("forecast-failed")
        return None
    return plan


# --- in the process ------------------------------------------------------------------

REHEARSALS: Final = 200
"""The rehearsals for one forecast: more would seldom change it by five minutes."""
REHEARSAL_SECONDS: Final = 10.0
"""Seconds after which no more rehearsals begin, on a machine without a compiler."""
BOT: Final = "allegro"


def rehearse(question: Question) -> Plan:
    """Let bots play the event as often as the time allows."""
    from dacabo.arena.rehearsal import Setting, basis, forecast, on_simulator_if_possible, plan  # noqa: PLC0415 (not in the server)
    from dacabo.arena.rehearsal.forecast import pace_for  # noqa: PLC0415 (as above)
    from dacabo.arena.rehearsal.setting import USUAL_PACE  # noqa: PLC0415 (as above)

    setting = Setting(
        bots=(BOT,) * question.players,
        seed=1,
        seconds=question.seconds or USUAL_PACE,
        changes=dict(question.changes),
        game=question.game,
        preset=question.preset,
        format=question.format,
    )
    setting = on_simulator_if_possible(setting)
    if question.seconds is None and question.hand_ms is not None:
        setting = replace(setting, seconds=pace_for(setting, question.hand_ms))
    result = forecast(setting, REHEARSALS, REHEARSAL_SECONDS)
    return Plan(plan(result), basis(result), result.usual, result.long, setting.seconds)

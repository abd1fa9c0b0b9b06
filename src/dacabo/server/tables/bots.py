"""Bots at live tables: each decides when it has a decision, and answers at the table's pace.

A decision takes less than a millisecond, so it is made on the event loop. The bots at all tables of
one address together have a share of its time. When they have used it up, only they wait.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from time import perf_counter
from typing import Any, Final, TypeAlias

from dacabo.bots.pace import MIN_PAUSE, Moment
from dacabo.core.game import Decision
from dacabo.core.seats import Seat
from dacabo.server.environment import Environment
from dacabo.server.limits.background_process import WorkError
from dacabo.server.limits.cpu_budget import CpuBudget, CpuBudgets, Metered, TooFast
from dacabo.server.limits.time_slice import TimeSlice
from dacabo.server.logs import note_failure
from dacabo.server.metrics import Metrics
from dacabo.server.store.store import StoreError
from dacabo.server.tables.bot_session import BotSeat, BotSession
from dacabo.server.tables.live_table import LiveTable
from dacabo.server.tables.pacing import Pacing, moment_of
from dacabo.table.options import game_of, rules_of
from dacabo.table.table import Phase, Table, bot_decisions, is_in_window
from dacabo.table.view import game_view

MAX_ATTEMPTS: Final = 3
"""If the table has changed during each of these attempts, the bot makes the default move."""

RETRY_SECONDS: Final = 1.0
"""Seconds until a bot is asked again if its answer could not be written, or if too many wait."""

BOT_SHARE: Final = 0.1
"""The share of the event loop's time that the bots of one address may take. A smaller one than
`BURST.per_second` would have no effect: that much a budget always lets through."""

Task: TypeAlias = tuple[str, int, str]
"""The code of a table, the number of its match and the id of a decision."""


Load: TypeAlias = Callable[[BotSeat], Awaitable[object]]
"""Loads the weights of a bot, before the first bot of its level decides."""


async def load_in_thread(bot: BotSeat) -> None:
    """Load the weights of a bot in a thread: that takes longer than any decision."""
    await asyncio.to_thread(BotSession, bot)


class BotPlayers:
    """All bots at tables of this process."""

    def __init__(
        self,
        environment: Environment,
        metrics: Metrics,
        pace: float = 1,
        load: Load = load_in_thread,
    ) -> None:
        self._environment = environment
        self._load = load
        self._pace = pace
        """A factor for the pauses of bots; tests make them shorter."""
        self._metrics = metrics
        self._budgets = CpuBudgets(BOT_SHARE / 2)  # a budget lets twice its share through
        """By address: the CPU time of its bots, for which people do not pay."""
        self._loaded: set[tuple[str, str]] = set()
        """The games and levels whose weights are loaded."""
        self._tasks: dict[Task, asyncio.Task[None]] = {}
        self._hurries: dict[Task, asyncio.Event] = {}
        """By task: set when the bot should answer at once."""
        self._paces: dict[str, Pacing] = {}
        """By table."""
        self._sessions: dict[tuple[str, int, Seat, str], BotSession] = {}
        """By table, match, seat and level."""
        self._addresses: dict[str, str] = {}
        """By table: the address of the client for which its bots play."""
        self._seed = environment.new_id()
        """The seed of all pauses in this run, so that nobody can predict them."""

    def look(self, live: LiveTable) -> None:
        """Ask every bot that has a pending decision and was not asked yet."""
        if not live.has_lease:
            return  # another node asks them
        if live.table.phase in (Phase.OVER, Phase.CLOSED):
            self.forget(live.code)
        self._pacing(live).follow(live.table)
        for level, decision in bot_decisions(live.table):
            key = (live.code, live.table.match, decision.id)
            if key in self._tasks:
                if moment_of(live.table, decision) is Moment.LEFT:
                    self._hurries[key].set()  # the last person has tried or passed
            else:
                self._hurries[key] = asyncio.Event()
                task = asyncio.get_running_loop().create_task(self._play(live, level, decision))
                self._tasks[key] = task
                task.add_done_callback(partial(self._on_answered, live, key))

    def _on_answered(self, live: LiveTable, key: Task, task: asyncio.Task[None]) -> None:
        """Ask the bot again if it failed, or if the player left again meanwhile."""
        del self._tasks[key], self._hurries[key]
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            self.look(live)
        else:
            if not isinstance(error, StoreError):  # the store has logged its own errors
                note_failure("bot-failed", error, table=live.code)
            asyncio.get_running_loop().call_later(RETRY_SECONDS, self.look, live)

    def hurry(self, live: LiveTable) -> None:
        """Let the bots of a table answer now; not in a race, where that would help them."""
        for _, decision in bot_decisions(live.table):
            hurry = self._hurries.get((live.code, live.table.match, decision.id))
            if hurry is not None and not is_in_window(decision):
                hurry.set()

    def _pacing(self, live: LiveTable) -> Pacing:
        """The pace of a table, which differs from all others."""
        if live.code not in self._paces:
            self._paces[live.code] = Pacing(f"{self._seed}/{live.code}")
        return self._paces[live.code]

    def forget(self, code: str) -> None:
        """Drop all sessions of a table; if needed, they are rebuilt from its log."""
        for key in [key for key in self._sessions if key[0] == code]:
            del self._sessions[key]
        self._paces.pop(code, None)
        self._addresses.pop(code, None)

    def stop(self, code: str) -> None:
        """Cancel the answers of a table's bots, because another node asks them now."""
        for key, task in self._tasks.items():
            if key[0] == code:
                task.cancel()
        self.forget(code)

    def is_busy_at(self, code: str) -> bool:
        """Whether a bot is about to move at a table."""
        return any(key[0] == code for key in self._tasks)

    async def close(self) -> None:
        """Cancel all answers."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _play(self, live: LiveTable, level: str, decision: Decision) -> None:
        """Answer a decision, and charge the budget of the address for which the bot plays."""
        await Metered(self._answer(live, level, decision), self._budget(live))

    async def _answer(self, live: LiveTable, level: str, decision: Decision) -> None:
        hurry = self._hurries[live.code, live.table.match, decision.id]
        began = asyncio.get_running_loop().time()
        seconds = self._pause(live, level, decision)
        for _ in range(MAX_ATTEMPTS):
            move = await self._decide(live, level, decision)
            await _wait_for_pace(began, seconds, hurry)
            if await self._try_move(live, decision, move):
                return
        await self._try_move(live, decision, _default_move(live.table, decision))

    def _pause(self, live: LiveTable, level: str, decision: Decision) -> float:
        """The seconds that a bot takes for its next answer."""
        pacing = self._pacing(live)
        return self._pace * pacing.seconds(live.table, level, decision, hushed=live.hushed)

    async def _try_move(self, live: LiveTable, decision: Decision, move: str | None) -> bool:
        """Make a move; return whether the decision has been answered, by the bot or otherwise."""
        if move is not None and await live.move_bot(decision.actor, decision.id, move):
            return True
        return decision not in [pending for _, pending in bot_decisions(live.table)]

    async def _decide(self, live: LiveTable, level: str, decision: Decision) -> str | None:
        """The text of a move; None if it is too late."""
        await _wait_for_budget(self._budget(live))
        try:
            await self._load_weights(live, level, decision.actor)
            return await self._choose(live, level, decision)
        except StoreError:
            raise  # it is asked again
        except Exception as error:  # noqa: BLE001 (a broken bot must not stop the table)
            # The text of the error is not logged: it may name hidden cards.
            note_failure("bot-failed", WorkError.of(error), table=live.code)
            self._sessions.pop(self._key(live, decision.actor, level), None)
            return _default_move(live.table, decision)

    async def _load_weights(self, live: LiveTable, level: str, seat: Seat) -> None:
        """Load a bot's weights the first time."""
        kind = live.table.options.game, level
        if kind not in self._loaded:
            await self._load(self._bot_seat(live, seat, level))
            self._loaded.add(kind)

    async def _choose(self, live: LiveTable, level: str, decision: Decision) -> str | None:
        seat = decision.actor
        slice_ = TimeSlice()
        while True:
            facts = await live.heard(seat)
            table = live.table
            if decision not in table.decisions:
                return None
            session = self._session(live, seat, level)
            while session.heard < len(facts) and not slice_.is_over:
                session.hear(facts[session.heard])
            if session.heard == len(facts):
                break
            await slice_.pause()
        view = game_view(table, seat)
        began = perf_counter()
        move = session.choose(view, decision)
        self._metrics.bot_seconds.observe(perf_counter() - began)
        return move

    def _budget(self, live: LiveTable) -> CpuBudget:
        """The budget of the address for which a table's bots play: its host's, or another client's.

        Guests and tables have no budgets of their own, because one address may have any number of
        them.
        """
        host = live.table.host
        client = min(
            live.audience.connections,
            key=lambda connection: (connection.guest != host, connection.seat is None),
            default=None,
        )
        if client is not None:
            self._addresses[live.code] = client.address
        return self._budgets.of(self._addresses.get(live.code, ""))

    @staticmethod
    def _key(live: LiveTable, seat: Seat, level: str) -> tuple[str, int, Seat, str]:
        return live.code, live.table.match, seat, level

    def _session(self, live: LiveTable, seat: Seat, level: str) -> BotSession:
        key = self._key(live, seat, level)
        if key not in self._sessions:
            self._sessions[key] = BotSession(self._bot_seat(live, seat, level))
        return self._sessions[key]

    def _bot_seat(self, live: LiveTable, seat: Seat, level: str) -> BotSeat:
        options = live.table.options
        return BotSeat(
            game=options.game,
            rules=rules_of(options),
            players=options.players,
            seat=seat,
            level=level,
            character=live.table.chairs[seat].character,
            seed=int.from_bytes(self._environment.random_bytes(8)),
        )


async def _wait_for_budget(budget: CpuBudget) -> None:
    """Wait while the bots of an address have taken more than their share."""
    while budget.is_bursting:
        try:
            await budget.throttle()
        except TooFast:
            await asyncio.sleep(RETRY_SECONDS)


async def _wait_for_pace(began: float, seconds: float, hurry: asyncio.Event) -> None:
    """Wait until a bot's pause is over, or somebody hurries it.

    Even a hurried bot waits longer than any decision takes, so that the time reveals nothing.

    Args:
        began: when the bot was asked.
        seconds: the length of the pause.
        hurry: set when somebody hurries the bot.
    """
    with suppress(TimeoutError):
        async with asyncio.timeout_at(began + seconds):
            await hurry.wait()
    await asyncio.sleep(began + min(MIN_PAUSE, seconds) - asyncio.get_running_loop().time())


def _default_move(table: Table, decision: Decision) -> str | None:
    game = game_of(table.options)
    if decision not in table.decisions:
        return None
    move: Any = game.default(table.state, decision)
    return None if move is None else game.text(move)

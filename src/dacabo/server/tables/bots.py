"""Bots at live tables: each decides when it is asked, and answers at the table's pace.

A decision takes less than a millisecond, so it is made on the event loop. The bots of one network's
tables take no more than their share of its time: then they wait, and nobody else does.
"""

import asyncio
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
from dacabo.table.table import Phase, Table, bots_asked, in_window
from dacabo.table.view import game_view

TRIES: Final = 3
"""Attempts of a bot while the table keeps changing; after that it makes the default move."""

AGAIN_SECONDS: Final = 1.0
"""Seconds until a bot is asked again if its answer could not be written, or if too many wait."""

SHARE: Final = 0.1
"""The share of the event loop's time that the bots of one network may take."""

Task: TypeAlias = tuple[str, int, str]
"""Table, match and decision."""


class BotPlayers:
    """All bots at tables of this process."""

    def __init__(self, environment: Environment, metrics: Metrics, pace: float = 1) -> None:
        self._environment = environment
        self._pace = pace
        """A part of the pauses that people are given."""
        self._metrics = metrics
        self._budgets = CpuBudgets(SHARE / 2)  # which lets twice its share through
        """What the bots of each network have taken: people do not pay for it."""
        self._awake: set[tuple[str, str]] = set()
        """Games and levels: what these bots need has been read."""
        self._tasks: dict[Task, asyncio.Task[None]] = {}
        self._hurries: dict[Task, asyncio.Event] = {}
        """Set when a bot is to take no more time."""
        self._paces: dict[str, Pacing] = {}
        """By table."""
        self._sessions: dict[tuple[str, int, Seat, str], BotSession] = {}
        """By table, match, seat and level."""
        self._homes: dict[str, str] = {}
        """By table: the address for which its bots play."""
        self._seed = environment.new_id()
        """Of this run: what a bot will do cannot be predicted."""

    def look(self, live: LiveTable) -> None:
        """Ask every bot that has a pending decision and was not asked yet."""
        if not live.is_leader:
            return  # another node asks them
        if live.table.phase in (Phase.OVER, Phase.CLOSED):
            self.forget(live.code)
        self._pacing(live).follow(live.table)
        for level, decision in bots_asked(live.table):
            key = (live.code, live.table.match, decision.id)
            if key in self._tasks:
                if moment_of(live.table, decision) is Moment.LEFT:
                    self._hurries[key].set()  # the last person has tried or passed
            else:
                self._hurries[key] = asyncio.Event()
                task = asyncio.get_running_loop().create_task(self._play(live, level, decision))
                self._tasks[key] = task
                task.add_done_callback(partial(self._answered, live, key))

    def _answered(self, live: LiveTable, key: Task, task: asyncio.Task[None]) -> None:
        """Ask the bot again if it failed, or if the player left again meanwhile."""
        del self._tasks[key], self._hurries[key]
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            self.look(live)
        else:
            if not isinstance(error, StoreError):  # which the store reports itself
                note_failure("bot-failed", error, table=live.code)
            asyncio.get_running_loop().call_later(AGAIN_SECONDS, self.look, live)

    def hurry(self, live: LiveTable) -> None:
        """Let the bots of a table answer now; not in a race, where that would help them."""
        for _, decision in bots_asked(live.table):
            hurry = self._hurries.get((live.code, live.table.match, decision.id))
            if hurry is not None and not in_window(decision):
                hurry.set()

    def _pacing(self, live: LiveTable) -> Pacing:
        """Every table has its own pace."""
        if live.code not in self._paces:
            self._paces[live.code] = Pacing(f"{self._seed}/{live.code}")
        return self._paces[live.code]

    def forget(self, code: str) -> None:
        """Forget the bots of a table that is no longer watched: their memory can be recomputed."""
        for key in [key for key in self._sessions if key[0] == code]:
            del self._sessions[key]
        self._paces.pop(code, None)
        self._homes.pop(code, None)

    def stop(self, code: str) -> None:
        """Let the bots of a table play no more: another node asks them now."""
        for key, task in self._tasks.items():
            if key[0] == code:
                task.cancel()
        self.forget(code)

    def busy_at(self, code: str) -> bool:
        """Whether a bot is about to move at a table."""
        return any(key[0] == code for key in self._tasks)

    async def close(self) -> None:
        """Cancel all answers."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _play(self, live: LiveTable, level: str, decision: Decision) -> None:
        """Answer, at the cost of the bots of the same network."""
        await Metered(self._answer(live, level, decision), self._budget(live))

    async def _answer(self, live: LiveTable, level: str, decision: Decision) -> None:
        hurry = self._hurries[live.code, live.table.match, decision.id]
        began = asyncio.get_running_loop().time()
        seconds = self._pause(live, level, decision)
        for _ in range(TRIES):
            move = await self._decide(live, level, decision)
            await _rest(began, seconds, hurry)
            if await self._done(live, decision, move):
                return
        await self._done(live, decision, _default_move(live.table, decision))

    def _pause(self, live: LiveTable, level: str, decision: Decision) -> float:
        """How long a bot takes for its next answer."""
        pacing = self._pacing(live)
        return self._pace * pacing.seconds(live.table, level, decision, hushed=live.hushed)

    async def _done(self, live: LiveTable, decision: Decision, move: str | None) -> bool:
        """Whether the decision needs no more thought: answered now, or by another player."""
        if move is not None and await live.move_bot(decision.actor, decision.id, move):
            return True
        return decision not in (asked for _, asked in bots_asked(live.table))

    async def _decide(self, live: LiveTable, level: str, decision: Decision) -> str | None:
        """The text of a move; None if it is too late."""
        await _take_turn(self._budget(live))
        try:
            await self._wake(live, level, decision.actor)
            return await self._choose(live, level, decision)
        except Exception as error:  # noqa: BLE001 (whatever a bot does wrong, the table goes on)
            # Without its text, which tells what the bot meant to do.
            note_failure("bot-failed", WorkError.of(error), table=live.code)
            self._sessions.pop(self._key(live, decision.actor, level), None)
            return _default_move(live.table, decision)

    async def _wake(self, live: LiveTable, level: str, seat: Seat) -> None:
        """Read what a bot needs, the first time: that takes longer than any decision."""
        kind = live.table.options.game, level
        if kind not in self._awake:
            await asyncio.to_thread(BotSession, self._seated(live, seat, level))
            self._awake.add(kind)

    async def _choose(self, live: LiveTable, level: str, decision: Decision) -> str | None:
        seat = decision.actor
        slice_ = TimeSlice()
        while True:
            facts = await live.heard(seat)
            table = live.table
            if decision not in table.decisions:
                return None
            session = self._session(live, seat, level)
            while session.heard < len(facts) and not slice_.over:
                session.hear(facts[session.heard])
            if session.heard == len(facts):
                break
            await slice_.pause()  # somebody has much to catch up on
        view = game_view(table, seat)
        began = perf_counter()
        move = session.choose(view, decision)
        self._metrics.bot_seconds.observe(perf_counter() - began)
        return move

    def _budget(self, live: LiveTable) -> CpuBudget:
        """The budget of the network for which a table's bots play: its host's, or another client's.

        Not the guest's or the table's: one network may have any number of them.
        """
        host = live.table.host
        there = min(
            live.audience.connections,
            key=lambda connection: (connection.guest != host, connection.seat is None),
            default=None,
        )
        if there is not None:
            self._homes[live.code] = there.address
        return self._budgets.of(self._homes.get(live.code, ""))

    @staticmethod
    def _key(live: LiveTable, seat: Seat, level: str) -> tuple[str, int, Seat, str]:
        return live.code, live.table.match, seat, level

    def _session(self, live: LiveTable, seat: Seat, level: str) -> BotSession:
        key = self._key(live, seat, level)
        if key not in self._sessions:
            self._sessions[key] = BotSession(self._seated(live, seat, level))
        return self._sessions[key]

    def _seated(self, live: LiveTable, seat: Seat, level: str) -> BotSeat:
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


async def _take_turn(budget: CpuBudget) -> None:
    """Wait while the bots of a network have taken more than their share."""
    while budget.is_bursting:
        try:
            await budget.throttle()
        except TooFast:
            await asyncio.sleep(AGAIN_SECONDS)


async def _rest(began: float, seconds: float, hurry: asyncio.Event) -> None:
    """Wait until a bot has taken its time, or somebody hurries it.

    Even then it takes longer than any decision, so that nobody sees how long this one took.

    Args:
        began: when it was asked.
        seconds: that it takes if nobody hurries it.
        hurry: set when somebody does.
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

"""Bots at live tables: each is asked on its turn, and answers at the table's pace."""

import asyncio
from contextlib import suppress
from functools import partial
from math import ceil, inf
from time import monotonic
from typing import Any, Final, TypeAlias

from dacabo.bots.pace import Moment, pause
from dacabo.core.game import Decision
from dacabo.core.seats import Seat
from dacabo.server.cost.limits import prefixes_of
from dacabo.server.logs import note_failure
from dacabo.server.metrics import Metrics
from dacabo.server.outside import Outside
from dacabo.server.store.store import StoreError
from dacabo.server.tables.live_table import LiveTable
from dacabo.server.tables.thinkers import Mind, Seated, Thinkers, ThinkingError
from dacabo.table.options import game_of, rules_of
from dacabo.table.table import Phase, Table, bots_asked, in_window, people_awaited
from dacabo.table.view import game_view

TRIES: Final = 3
"""Attempts of a bot while the table keeps changing; after that it makes a harmless move."""

AGAIN_SECONDS: Final = 1.0
"""Seconds until a bot is asked again if its answer could not be written."""

BEAT: Final = 0.25
"""Seconds: an answer that was hurried, or thought about for longer than its pause, comes with the
next beat."""

Task: TypeAlias = tuple[str, int, str]
"""Table, match and decision."""
Thought: TypeAlias = tuple[str, str | None]
"""A move and the level that chose it; None for a harmless move."""


class BotPlayers:
    """All bots at tables of this process."""

    def __init__(self, thinkers: Thinkers, outside: Outside, metrics: Metrics) -> None:
        self._outside = outside
        self._thinkers = thinkers
        self._metrics = metrics
        self._tasks: dict[Task, asyncio.Task[None]] = {}
        self._hurries: dict[Task, asyncio.Event] = {}
        """Set when a bot is to take no more time."""
        self._together: dict[str, str] = {}
        """By table: the clock of the decisions that several have made at once."""
        self._turns: dict[tuple[str, Seat], tuple[int, str | None, int]] = {}
        """By table and seat: the match, the clock of the last answer, and how many it had."""
        self._minds: dict[tuple[str, int, Seat, str], Mind] = {}
        """By table, match, seat and level."""
        self._payers: dict[str, str] = {}
        """By table: who last paid for its bots."""
        self._seed = outside.new_id()
        """Of this run: what a bot will do cannot be predicted."""

    def look(self, live: LiveTable) -> None:
        """Ask every bot that has a pending decision and was not asked yet."""
        if not live.mine:
            return  # another node asks them
        if live.table.phase in (Phase.OVER, Phase.CLOSED):
            self.forget(live.code)
        self._notice_together(live)
        for level, decision in bots_asked(live.table):
            key = (live.code, live.table.match, decision.id)
            if key in self._tasks:
                if _moment(live.table, decision) is Moment.LEFT:
                    self._hurries[key].set()  # the last person has tried or passed
            else:
                self._hurries[key] = asyncio.Event()
                task = asyncio.get_running_loop().create_task(self._answer(live, level, decision))
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

    def _notice_together(self, live: LiveTable) -> None:
        clocks = [d.clock for d in live.table.decisions if d.must and d.clock is not None]
        for clock in clocks:
            if clocks.count(clock) > 1:
                self._together[live.code] = clock

    def forget(self, code: str) -> None:
        """Forget the bots of a table that is no longer watched: their memory can be recomputed."""
        for key in [key for key in self._minds if key[0] == code]:
            del self._minds[key]
        for turn in [turn for turn in self._turns if turn[0] == code]:
            del self._turns[turn]
        self._together.pop(code, None)
        self._payers.pop(code, None)

    def stop(self, code: str) -> None:
        """Let the bots of a table think no more: another node asks them now."""
        for key, task in self._tasks.items():
            if key[0] == code:
                task.cancel()
        self.forget(code)

    def busy_at(self, code: str) -> bool:
        """Whether a bot is about to move at a table."""
        return any(key[0] == code for key in self._tasks)

    async def close(self) -> None:
        """Cancel all thinking."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self._thinkers.close()

    async def _answer(self, live: LiveTable, level: str, decision: Decision) -> None:
        hurry = self._hurries[live.code, live.table.match, decision.id]
        began = asyncio.get_running_loop().time()
        least = self._thinkers.slowest(live.table.options.game, level, decision.kind)
        seconds = max(self._pause(live, level, decision), least)
        for _ in range(TRIES):
            thought = await self._think(live, level, decision)
            await _rest(began, least, seconds, hurry)
            if await self._done(live, decision, thought):
                return
        await self._done(live, decision, _harmless(live.table, decision))

    def _pause(self, live: LiveTable, level: str, decision: Decision) -> float:
        """How long a bot takes for its next answer."""
        table = live.table
        key, turn = (live.code, decision.actor), (table.match, decision.clock)
        *before, count = self._turns.get(key, (0, None, 0))
        answered = count if tuple(before) == turn and decision.clock is not None else 0
        self._turns[key] = *turn, answered + 1
        moment = _moment(table, decision)
        if moment is Moment.TURN and self._together.get(live.code) == decision.clock:
            moment = Moment.TOGETHER
        seed = f"{self._seed}/{live.code}/{table.match}"  # every table has its own pace
        tempo, hushed = table.options.tempo, live.hushed
        return pause(seed, decision, level, tempo, moment=moment, answered=answered, hushed=hushed)

    async def _done(self, live: LiveTable, decision: Decision, thought: Thought | None) -> bool:
        """Whether the decision needs no more thought: answered now, or by another player."""
        if thought is not None and await live.move_bot(decision.actor, decision.id, *thought):
            return True
        return decision not in (asked for _, asked in bots_asked(live.table))

    async def _think(self, live: LiveTable, level: str, decision: Decision) -> Thought | None:
        seat = decision.actor
        facts = await live.heard(seat)
        table = live.table
        if decision not in table.decisions:
            return None
        payer = self._payer(live)
        level = self._thinkers.level_now(level, payer)
        mind = self._mind(live.code, table, seat, level)
        for fact in facts[mind.heard :]:
            mind.hear(fact)
        began = monotonic()
        try:
            view = game_view(table, seat)
            return await self._thinkers.choose(mind, view, decision, payer), level
        except ThinkingError as error:
            note_failure("bot-failed", error, table=live.code)
            return _harmless(table, decision)
        finally:
            self._metrics.bot_seconds.observe(monotonic() - began)

    def _payer(self, live: LiveTable) -> str:
        """Who pays for a table's bots: the network of its host, or of another client there.

        Not the guest or the table itself: one network may have any number of them.
        """
        host = live.table.host
        there = min(
            live.audience.connections,
            key=lambda one: (one.guest != host, one.seat is None),
            default=None,
        )
        if there is not None:
            self._payers[live.code] = prefixes_of(there.address)[-1]
        return self._payers.get(live.code, host)

    def _mind(self, code: str, table: Table, seat: Seat, level: str) -> Mind:
        key = (code, table.match, seat, level)
        if key not in self._minds:
            options = table.options
            self._minds[key] = Mind(
                Seated(
                    game=options.game,
                    rules=rules_of(options),
                    players=options.players,
                    seat=seat,
                    level=level,
                    character=table.chairs[seat].character,
                    seed=int.from_bytes(self._outside.random_bytes(8)),
                )
            )
        return self._minds[key]


def _moment(table: Table, decision: Decision) -> Moment:
    """What everybody sees of a bot's situation."""
    if not in_window(decision):
        return Moment.TURN
    assert decision.clock is not None
    return Moment.RACE if people_awaited(table, decision.clock) else Moment.LEFT


async def _rest(began: float, least: float, seconds: float, hurry: asyncio.Event) -> None:
    """Wait until a bot that has thought has taken its time, or, with the next beat, is hurried.

    Args:
        began: when it was asked.
        least: seconds that it takes in any case, as long as a thought may take.
        seconds: that it takes if nobody hurries it.
        hurry: set when somebody does.
    """
    loop = asyncio.get_running_loop()
    due = began + seconds
    if loop.time() < due:
        with suppress(TimeoutError):
            async with asyncio.timeout_at(due):
                await hurry.wait()
    else:
        due = inf
    passed = max(loop.time() - began, least)
    await asyncio.sleep(min(began + ceil(passed / BEAT) * BEAT, due) - loop.time())


def _harmless(table: Table, decision: Decision) -> Thought | None:
    game = game_of(table.options)
    if decision not in table.decisions:
        return None
    move: Any = game.default(table.state, decision)
    return None if move is None else (game.text(move), None)

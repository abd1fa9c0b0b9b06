"""All live tables of this process: finds them, lets their clocks ring and their bots play."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from logging import WARNING
from typing import Any, Final

from dacabo.core.chance import SEED_BYTES
from dacabo.core.errors import DacaboError
from dacabo.server.cost.purse import paid
from dacabo.server.logs import note, note_failure
from dacabo.server.metrics import Metrics
from dacabo.server.settings import GUEST_DAYS, Settings
from dacabo.server.store.alarms import Alarms
from dacabo.server.store.clock import CLOCK, now
from dacabo.server.store.store import Conflict, Store, StoreError
from dacabo.server.store.stream import EVENT, EVENT_OVER, PAD
from dacabo.server.tables.bots import BotPlayers
from dacabo.server.tables.live_table import LiveTable
from dacabo.server.tidying import TIDY_SECONDS, Idle, tidy
from dacabo.server.tokens import new_code
from dacabo.table.acting import open_assigned_table, open_table
from dacabo.table.clocks import next_due
from dacabo.table.errors import TableError
from dacabo.table.options import Options
from dacabo.table.requests import Leave
from dacabo.table.table import Phase, Step

SWEEP_SECONDS: Final = 30
"""How often tables that nobody looks at are put away, and clocks of others looked for."""
AT_ONCE: Final = 100
"""So much is deleted at a time, since others wait meanwhile."""
DAY: Final = 86_400
_UNFINISHED: Final = (Phase.OPEN, Phase.SHUFFLING, Phase.PLAYING, Phase.PAUSED, EVENT, PAD)


class Tables:
    """The card room."""

    def __init__(
        self,
        store: Store,
        bots: BotPlayers,
        alarms: Alarms,
        *,
        settings: Settings,
        metrics: Metrics,
        build: str,
    ) -> None:
        self.store = store
        self.bots = bots
        self.assigned_changed: Callable[[LiveTable], None] = lambda _live: None
        """Told of every change at a table whose chairs belong to certain people."""
        self.at_sweep: list[Callable[[], None]] = []
        """Done now and then: others put away what nobody looks at, too."""
        self.live: dict[str, LiveTable] = {}
        self._settings = settings
        self._metrics = metrics
        self._build = build
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._alarms = alarms
        self._tasks: set[asyncio.Task[Any]] = set()
        self._idle = Idle()
        alarms.answer("", self._ring)

    async def start(self) -> None:
        """Wind up all clocks that went when the server stopped."""
        await self._alarms.start()
        self._do(self._sweep_often())

    async def close(self) -> None:
        """Stop the clocks and the bots; what is written down stays."""
        await self._alarms.close()
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()

    # --- tables -------------------------------------------------------------------------------

    async def find(self, code: str) -> LiveTable:
        """A table, read from its log if need be."""
        if found := self.live.get(code):
            return found
        if code not in self._loading:
            self._loading[code] = asyncio.ensure_future(paid(self._load(code)))
        live = await asyncio.shield(self._loading[code])
        if live is None:
            raise TableError("no-such-table")
        return live

    async def _load(self, code: str) -> LiveTable | None:
        try:
            live = self._empty(code)
            try:
                if not await live.load():
                    return None
            except DacaboError:
                raise
            except Exception as error:  # noqa: BLE001 (whatever stands there, it is no table of ours)
                note_failure("table-unreadable", error, table=code)
                raise StoreError("stream-unreadable") from None
            self.live[code] = live
            return live
        finally:
            del self._loading[code]

    def _empty(self, code: str) -> LiveTable:
        return LiveTable(
            code,
            self.store,
            build=self._build,
            changed=self._changed,
            slow=self._metrics.slow_clients.add,
        )

    async def open(self, options: Options, host: str) -> LiveTable:
        """A new table."""
        return await self._open(open_table(options, host, secrets.token_bytes(SEED_BYTES), now()))

    async def open_assigned(self, options: Options, host: str) -> LiveTable:
        """A new table whose chairs belong to certain people; somebody else looks after it."""
        seed = secrets.token_bytes(SEED_BYTES)
        return await self._open(open_assigned_table(options, host, seed, now()))

    async def _open(self, steps: list[Step]) -> LiveTable:
        if len(self.live) >= self._settings.max_tables:
            raise TableError("house-full")
        while True:
            code = new_code()
            live = self._empty(code)
            try:
                await live.begin(steps)
            except Conflict:
                continue  # somebody has that code
            self.live[code] = live
            return live

    def rename(self, guest: str, name: str) -> None:
        """Somebody wants to be called something else, at all tables."""
        for live in [*self.live.values()]:
            if guest in live.names:
                live.names[guest] = name
                live.tell_again()

    async def forget(self, guest: str) -> None:
        """Somebody wants nothing about them to be kept: they leave every table first."""
        for listed in await self.store.of_member(guest, limit=1000):
            try:
                live = await self.find(listed.stream)
                await live.ask(guest, secrets.token_hex(8), Leave())
            except StoreError as error:
                if error.code != "stream-unreadable":
                    raise
                note("leave-refused", table=listed.stream, code=error.code)
            except TableError as error:
                note("leave-refused", table=listed.stream, code=error.code)
        await self.store.delete_guest(guest)
        for live in [*self.live.values()]:  # also those where they only watched
            if live.names.pop(guest, None) is not None:
                live.tell_again()

    # --- clocks and bots ------------------------------------------------------------------------

    def _changed(self, live: LiveTable) -> None:
        self._alarms.set(live.code, next_due(live.table))
        self.bots.look(live)
        if live.table.assigned:
            self.assigned_changed(live)

    async def _ring(self, code: str) -> None:
        try:
            live = await self.find(code)
        except TableError:
            return  # put away for good in the meantime
        if await live.ring():
            self._metrics.clocks_fired.add()
        elif (due := next_due(live.table)) is not None:
            self._alarms.set(code, max(due, now() + 1))  # it was a little early

    async def _sweep_often(self) -> None:
        while True:
            for _ in range(TIDY_SECONDS // SWEEP_SECONDS):
                await asyncio.sleep(SWEEP_SECONDS)
                await _tried("sweep-failed", self._sweep)
            await _tried("clear-out-failed", self._clear_out)
            tidy()

    async def _sweep(self) -> None:
        """Put away what nobody looks at, and take over clocks that nobody winds any more."""
        idle = {
            code
            for code, live in self.live.items()
            if not live.visitors and not self.bots.busy_at(code) and not _awaited(live)
        }
        for code in self._idle.long(idle):
            del self.live[code]
            self.bots.forget(code)
        for put_away in self.at_sweep:
            put_away()
        await self._alarms.take_over()

    async def _clear_out(self) -> None:
        """Delete what was to be kept for a time only, if we know what time it is."""
        if CLOCK.in_doubt():
            return
        moment = now() / 1000
        settings = self._settings
        for days, states in (
            (settings.finished_days, (Phase.OVER, Phase.CLOSED, EVENT_OVER)),
            (settings.open_days, _UNFINISHED),
        ):
            await self.store.forget_streams(moment - days * DAY, states, AT_ONCE)
        await self.store.forget_guests(moment - GUEST_DAYS * DAY, AT_ONCE)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _tried(failed: str, work: Callable[[], Awaitable[None]]) -> None:
    try:
        await work()
    except StoreError:
        return  # of which the store tells by itself
    except DacaboError as error:
        note(failed, WARNING, code=error.code)
    except Exception as error:  # noqa: BLE001 (the next time it may work)
        note_failure(failed, error)


def _awaited(live: LiveTable) -> bool:
    """Whether an event looks at it, be anybody there or not."""
    return live.table.assigned and live.table.phase not in (Phase.OVER, Phase.CLOSED)

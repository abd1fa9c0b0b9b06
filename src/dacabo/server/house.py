"""All live tables of this process: finds them, lets their clocks ring and their bots play."""

import asyncio
import secrets
from asyncio import TimerHandle
from collections.abc import Coroutine
from logging import WARNING
from typing import Any, Final

from dacabo.core.chance import SEED_BYTES
from dacabo.core.errors import DacaboError
from dacabo.server.logs import note
from dacabo.server.metrics import Metrics
from dacabo.server.players import BotPlayers
from dacabo.server.room import Room, now
from dacabo.server.settings import GUEST_DAYS, Settings
from dacabo.server.store import Conflict, Store, StoreError
from dacabo.server.tidying import TIDY_SECONDS, tidy
from dacabo.server.tokens import new_code
from dacabo.table.acting import open_table
from dacabo.table.errors import TableError
from dacabo.table.options import Options
from dacabo.table.requests import Leave
from dacabo.table.table import Phase, next_due

SWEEP_SECONDS: Final = 30
"""How often tables that nobody looks at are put away, and clocks of others looked for."""
AT_ONCE: Final = 100
"""So much is deleted at a time, since others wait meanwhile."""
DAY: Final = 86_400
LATE_SECONDS: Final = 5
"""A clock that is late by so much was some other process's, which is no more."""


class House:
    """The card room."""

    def __init__(
        self, store: Store, bots: BotPlayers, settings: Settings, metrics: Metrics, build: str
    ) -> None:
        self.store = store
        self.bots = bots
        self.rooms: dict[str, Room] = {}
        self._settings = settings
        self._metrics = metrics
        self._build = build
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._timers: dict[str, tuple[int, TimerHandle]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._asleep: set[str] = set()

    async def start(self) -> None:
        """Wind up the clocks of all tables that were played when the server stopped."""
        for code, due in await self.store.due(float("inf")):
            self._set_timer(code, round(due * 1000))
        self._do(self._sweep_often())

    async def close(self) -> None:
        """Stop the clocks and the bots; what is written down stays."""
        for _, timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()

    # --- tables -------------------------------------------------------------------------------

    async def room(self, code: str) -> Room:
        """A table, read from its log if need be."""
        if found := self.rooms.get(code):
            return found
        if code not in self._loading:
            self._loading[code] = asyncio.ensure_future(self._load(code))
        room = await asyncio.shield(self._loading[code])
        if room is None:
            raise TableError("no-such-table")
        return room

    async def _load(self, code: str) -> Room | None:
        try:
            room = self._empty_room(code)
            if not await room.load():
                return None
            self.rooms[code] = room
            return room
        finally:
            del self._loading[code]

    def _empty_room(self, code: str) -> Room:
        return Room(
            code,
            self.store,
            build=self._build,
            changed=self._changed,
            slow=self._metrics.slow_clients.add,
        )

    async def open(self, options: Options, host: str) -> Room:
        """A new table."""
        if len(self.rooms) >= self._settings.max_tables:
            raise TableError("house-full")
        steps = open_table(options, host, secrets.token_bytes(SEED_BYTES), now())
        while True:
            code = new_code()
            room = self._empty_room(code)
            try:
                await room.begin(steps)
            except Conflict:
                continue  # somebody has that code
            self.rooms[code] = room
            return room

    def rename(self, guest: str, name: str) -> None:
        """Somebody wants to be called something else, at all tables."""
        for room in [*self.rooms.values()]:
            if guest in room.names:
                room.names[guest] = name
                room.tell_again()

    async def forget(self, guest: str) -> None:
        """Somebody wants nothing about them to be kept: they leave every table first."""
        for listed in await self.store.of_member(guest, limit=1000):
            try:
                room = await self.room(listed.stream)
                await room.ask(guest, secrets.token_hex(8), Leave())
            except TableError as error:
                note("leave-refused", table=listed.stream, code=error.code)
        await self.store.delete_guest(guest)
        for room in [*self.rooms.values()]:  # also those where they only watched
            for connection in [*room.connections]:
                if connection.guest == guest:
                    connection.close(4401, "forgotten")
            if room.names.pop(guest, None) is not None:
                room.tell_again()

    # --- clocks and bots ------------------------------------------------------------------------

    def _changed(self, room: Room) -> None:
        due = next_due(room.table)
        if due is None:
            if before := self._timers.pop(room.code, None):
                before[1].cancel()
        else:
            self._set_timer(room.code, due)
        self.bots.look(room)

    def _set_timer(self, code: str, due: int) -> None:
        before = self._timers.get(code)
        if before is not None:
            if before[0] == due:
                return
            before[1].cancel()
        delay = max(due - now(), 0) / 1000
        timer = asyncio.get_running_loop().call_later(delay, self._ring_soon, code)
        self._timers[code] = (due, timer)

    def _ring_soon(self, code: str) -> None:
        self._timers.pop(code, None)
        self._do(self._ring(code))

    async def _ring(self, code: str) -> None:
        try:
            room = await self.room(code)
            if await room.ring():
                self._metrics.clocks_fired.add()
            elif (due := next_due(room.table)) is not None:
                self._set_timer(code, max(due, now() + 1))  # it was a little early
        except TableError:
            return  # put away for good in the meantime
        except StoreError as error:
            note("clock-failed", WARNING, table=code, code=error.code)
            self._set_timer(code, now() + 1000)

    async def _sweep_often(self) -> None:
        while True:
            for _ in range(TIDY_SECONDS // SWEEP_SECONDS):
                await asyncio.sleep(SWEEP_SECONDS)
                try:
                    await self._sweep()
                except DacaboError as error:
                    note("sweep-failed", WARNING, code=error.code)
            try:
                await self._clear_out()
            except DacaboError as error:
                note("clear-out-failed", WARNING, code=error.code)
            tidy()

    async def _sweep(self) -> None:
        """Put away what nobody looks at, and take over clocks that nobody winds any more."""
        idle = {
            code
            for code, room in self.rooms.items()
            if not room.visitors and not self.bots.busy_at(code)
        }
        for code in idle & self._asleep:
            del self.rooms[code]
            self.bots.forget(code)
        self._asleep = idle - self._asleep
        for code, _ in await self.store.due(now() / 1000 - LATE_SECONDS):
            if code not in self._timers:
                self._ring_soon(code)

    async def _clear_out(self) -> None:
        """Delete what was to be kept for a time only."""
        moment = now() / 1000
        settings = self._settings
        for days, states in (
            (settings.finished_days, (Phase.OVER, Phase.CLOSED)),
            (settings.open_days, (Phase.OPEN, Phase.PLAYING, Phase.PAUSED)),
        ):
            await self.store.forget_streams(moment - days * DAY, states, AT_ONCE)
        await self.store.forget_guests(moment - GUEST_DAYS * DAY, AT_ONCE)

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

"""All live tables of this process: load them, fire their timers and let their bots play."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from logging import WARNING
from random import Random
from typing import Final

from dacabo.core.errors import DacaboError
from dacabo.core.values import Face
from dacabo.records import verify
from dacabo.server.environment import Environment
from dacabo.server.gc_policy import TIDY_SECONDS, collect
from dacabo.server.logs import note, note_failure
from dacabo.server.metrics import Metrics
from dacabo.server.settings import GUEST_DAYS, Settings
from dacabo.server.store.registry import Registry
from dacabo.server.store.scheduler import Scheduler
from dacabo.server.store.store import Conflict, Store, StoreError
from dacabo.server.store.stream import CLUB, CLUB_EMPTY, EVENT, EVENT_OVER, PAD, Streams
from dacabo.server.tables.bots import BotPlayers
from dacabo.server.tables.leases import Leases
from dacabo.server.tables.live_table import LiveTable
from dacabo.server.tasks import BackgroundTasks
from dacabo.server.tokens import new_code
from dacabo.server.wire.bodies import NewWhatIf
from dacabo.table.clocks import next_due
from dacabo.table.commands import open_assigned_table, open_table
from dacabo.table.errors import TableError
from dacabo.table.facts import Entry
from dacabo.table.options import Options
from dacabo.table.requests import Leave
from dacabo.table.table import Phase, Step
from dacabo.table.what_if import Branch, open_what_if

SWEEP_SECONDS: Final = 30
"""Seconds between two sweeps, which unload idle tables and take over abandoned clocks."""
DELETION_BATCH: Final = 100
"""The most rows deleted in one transaction, because other writers wait for it."""
DAY: Final = 86_400
_UNFINISHED: Final = (
    Phase.OPEN,
    Phase.SHUFFLING,
    Phase.PLAYING,
    Phase.PAUSED,
    EVENT,
    PAD,
    CLUB_EMPTY,
)
CLUB_DAYS: Final = 1_100
"""A club book is deleted after three years without an entry."""


class Tables:
    """All live tables."""

    def __init__(
        self,
        streams: Streams,
        bots: BotPlayers,
        scheduler: Scheduler,
        *,
        settings: Settings,
        metrics: Metrics,
        build: str,
    ) -> None:
        self.bots = bots
        self.live: Registry[LiveTable] = Registry(self._load, streams)
        self.assigned_changed: Callable[[LiveTable], None] = lambda _live: None
        """Called after every change at a table with assigned seats."""
        self.at_sweep: list[Callable[[], None]] = []
        """Called at every sweep, so that others can unload what is idle, too."""
        self._streams = streams
        self._store = streams.store
        self._environment = streams.environment
        self._settings = settings
        self._metrics = metrics
        self._build = build
        self._scheduler = scheduler
        self._delete_expired = partial(delete_expired, streams.store, streams.environment, settings)
        self._tasks = BackgroundTasks()
        scheduler.register("", self._fire)
        self._leases = Leases(
            streams.store, self.live, lambda work: self._tasks.start(_try("meeting-failed", work))
        )
        self._leases.on_acquired = self._on_changed
        self._leases.on_lost = lambda live: bots.stop(live.code)

    async def start(self) -> None:
        """Set all clocks that ran when the server stopped."""
        await self._scheduler.start()
        self._tasks.start(self._sweep_periodically())

    async def close(self) -> None:
        """Stop the clocks and the bots."""
        await self._scheduler.close()
        await self._tasks.stop()
        await self.bots.close()

    # --- tables -------------------------------------------------------------------------------

    async def find(self, code: str) -> LiveTable:
        """A table, loaded from its log if necessary."""
        live = await self.live.find(code)
        if live is None:
            raise TableError("no-such-table")
        return live

    async def _load(self, code: str) -> LiveTable | None:
        live = self._new_live_table(code)
        if not await live.load():
            return None
        await self._leases.acquire(live)
        return live

    def _new_live_table(self, code: str) -> LiveTable:
        live = LiveTable(
            code,
            self._streams,
            build=self._build,
            on_change=self._on_changed,
            on_hurry=self.bots.hurry,
            limits=self._settings.limits,
            on_slow_client=self._metrics.slow_clients.inc,
        )
        live.streams[0].on_deleted = partial(self.live.drop, code)
        return live

    async def open(self, options: Options, host: str) -> LiveTable:
        """Open a table."""
        seed, now = self._environment.new_seed(), self._environment.now()
        return await self._open(open_table(options, host, seed, now))

    async def open_assigned(self, options: Options, host: str) -> LiveTable:
        """Open a table with assigned seats, whose host is not a guest."""
        seed, now = self._environment.new_seed(), self._environment.now()
        return await self._open(open_assigned_table(options, host, seed, now))

    async def open_what_if(self, wanted: NewWhatIf, host: str) -> LiveTable:
        """Open a table where a guest plays on from a moment of a record."""
        environment = self._environment
        seeds = environment.new_seed(), environment.new_seed()
        return await self._open(
            await self._streams.background.run(first_facts, wanted, host, environment.now(), *seeds)
        )

    async def _open(self, steps: Sequence[Step | Entry]) -> LiveTable:
        if len(self.live) >= self._settings.max_tables:
            raise TableError("house-full")
        while True:
            code = new_code(self._environment.random_bytes)
            live = self._new_live_table(code)
            try:
                await live.begin(steps)
            except Conflict:
                continue  # the code is taken
            self.live.keep(code, live)
            await self._leases.acquire(live)
            return live

    def rename(self, guest: str, name: str, face: Face | None) -> None:
        """Change the name and the face of a guest at all tables."""
        self._leases.rename(guest, name, face)

    async def forget(self, guest: str) -> None:
        """Let a guest leave every table, before everything about them is deleted."""
        for listed in await self._store.streams_of_member(guest, limit=1000):
            try:
                live = await self.find(listed.stream)
                await live.ask(guest, self._environment.new_id(), Leave())
            except StoreError as error:
                if error.code != "stream-unreadable":
                    raise
                note("leave-refused", table=listed.stream, code=error.code)
            except TableError as error:
                note("leave-refused", table=listed.stream, code=error.code)
        await self._store.delete_guest(guest)
        self._leases.rename(guest, None, None)  # also at tables where they only watched

    # --- clocks and bots ------------------------------------------------------------------------

    def _on_changed(self, live: LiveTable) -> None:
        self._scheduler.set(live.code, next_due(live.table))
        self.bots.look(live)
        if live.table.assigned:
            self.assigned_changed(live)

    async def _fire(self, code: str) -> None:
        try:
            live = await self.find(code)
        except TableError:
            return  # deleted meanwhile
        if await live.fire():
            self._metrics.clocks_fired.inc()
        elif (due := next_due(live.table)) is not None:
            # The timer was a little early.
            self._scheduler.set(code, max(due, self._environment.now() + 1))

    async def _sweep_periodically(self) -> None:
        while True:
            for _ in range(TIDY_SECONDS // SWEEP_SECONDS):
                await asyncio.sleep(SWEEP_SECONDS)
                await _try("sweep-failed", self._sweep)
            await _try("clear-out-failed", self._delete_expired)
            collect()

    async def _sweep(self) -> None:
        """Unload idle tables, and take over clocks of processes that have died."""
        for code in self.live.evict(self._is_idle):
            self.bots.forget(code)
        for evict in self.at_sweep:
            evict()
        await self._scheduler.fire_overdue()

    def _is_idle(self, live: LiveTable) -> bool:
        """Whether a table is used neither by people nor by bots nor by an event."""
        is_over = live.table.phase in (Phase.OVER, Phase.CLOSED)
        has_event = live.table.assigned and not is_over
        return not live.visitors and not self.bots.is_busy_at(live.code) and not has_event


def first_facts(wanted: NewWhatIf, host: str, at: int, seed: bytes, cards: bytes) -> list[Entry]:
    """The first facts of a table where a guest plays on from a moment of a record.

    Args:
        wanted: the record and the moment.
        host: the guest.
        at: the time.
        seed: the seed of the table.
        cards: the seed of the cards that are drawn anew.

    Raises:
        RecordError: the record has an error.
        TableError: nobody can play on from there.
    """
    record = verify(wanted.record).record
    branch = Branch(wanted.round, wanted.frame, wanted.seat, wanted.level, wanted.open)
    rng = Random(cards)  # noqa: S311 (nobody sees any of its numbers)
    return open_what_if(record, branch, host, at, seed=seed, rng=rng)


async def delete_expired(store: Store, environment: Environment, settings: Settings) -> None:
    """Delete what has expired, unless the clock is in doubt."""
    if environment.in_doubt():
        return
    now = environment.now() / 1000
    for days, states in (
        (settings.finished_days, (Phase.OVER, Phase.CLOSED, EVENT_OVER)),
        (settings.open_days, _UNFINISHED),
        (CLUB_DAYS, (CLUB,)),
    ):
        await store.forget_streams(now - days * DAY, states, DELETION_BATCH)
    await store.forget_guests(now - GUEST_DAYS * DAY, DELETION_BATCH)


async def _try(event: str, work: Callable[[], Awaitable[None]]) -> None:
    """Do periodic work; if it fails, log this event."""
    try:
        await work()
    except StoreError:
        return  # the store has logged it
    except DacaboError as error:
        note(event, WARNING, code=error.code)
    except Exception as error:  # noqa: BLE001 (the next time it may work)
        note_failure(event, error)

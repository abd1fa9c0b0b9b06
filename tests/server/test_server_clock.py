"""The server's own time: no change of the machine's clock gives a player more of it."""

import time
from pathlib import Path

import pytest
from server.harness.rig import over_sockets, serving

from dacabo.server.environment import DAY_MS, DOUBT_MS, MAX_SLEW, Environment
from dacabo.server.limits.background_queue import BackgroundQueue
from dacabo.server.metrics import Metrics
from dacabo.server.settings import Settings
from dacabo.server.store.scheduler import Scheduler
from dacabo.server.store.sqlite.store import SqliteStore
from dacabo.server.store.store import IndexRow
from dacabo.server.store.stream import Streams
from dacabo.server.tables.bots import BotPlayers
from dacabo.server.tables.tables import Tables

HOUR = 3600
START = 1_800_000_000
MS = 1_000_000


class Machine:
    """A machine whose clocks are set by a test, in seconds."""

    def __init__(self) -> None:
        self.wall = float(START)
        self.steady = 5000.0

    def clock(self) -> Environment:
        """The clock of a server there."""
        return Environment(lambda: round(self.wall * 1e9), lambda: round(self.steady * 1e9))


def test_a_clock_that_is_set_back_gives_nobody_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a server runs its time follows no jump of the machine's clock, back or forward."""
    mine = Environment()
    before = mine.now()
    for jump in (-HOUR, 2 * HOUR, -400 * 24 * HOUR):
        told = time.time_ns() + jump * 1_000_000_000
        monkeypatch.setattr(time, "time_ns", lambda told=told: told)
        assert before <= mine.now() < before + 60_000


def test_it_goes_on_with_the_steady_clock() -> None:
    """Also while a laptop sleeps, which the machine's steady clock counts."""
    machine = Machine()
    mine = machine.clock()
    machine.steady += 8 * HOUR
    machine.wall -= HOUR
    assert mine.now() == (START + 8 * HOUR) * 1000


@pytest.mark.parametrize("skew", [-60, 60])
def test_servers_of_one_database_keep_its_time(skew: int) -> None:
    """It is set once; afterwards it neither jumps nor goes back, and they meet again."""
    machine = Machine()
    machine.wall += skew
    mine = machine.clock()
    mine.keep_time(START * 1000)
    mine.start(None)
    assert mine.now() == START * 1000
    machine.steady += 10
    mine.keep_time((START + 10 + skew) * 1000)  # the database has another machine now
    told = [mine.now()]
    while abs(told[-1] - (START + machine.steady - 5000 + skew) * 1000) > 5:
        machine.steady += 0.5
        told.append(mine.now())
        mine.keep_time(round((START + machine.steady - 5000 + skew) * 1000))
        assert 474 <= told[-1] - told[-2] <= 526
    assert machine.steady - 5000 < 60 / MAX_SLEW + 120


@pytest.mark.parametrize(
    ("written", "begins", "told"),
    [
        (None, 0, []),
        (-HOUR, 0, []),
        (HOUR, HOUR, []),
        (25 * HOUR, 0, ["clock-behind"]),
        (-8 * 24 * HOUR, 0, ["clock-doubted"]),
    ],
)
def test_it_begins_where_the_store_ended(
    written: int | None, begins: int, told: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    """Set back by less than a day, it continues; beyond that the machine is believed."""
    caplog.set_level("INFO", "dacabo.server")
    mine = Machine().clock()
    mine.start(None if written is None else START + written)
    assert mine.now() == (START + begins) * 1000
    assert caplog.messages == told


def test_a_clock_far_ahead_is_doubted_for_an_hour() -> None:
    """There was no write for more than a week: the clock may be ahead."""
    machine = Machine()
    mine = machine.clock()
    mine.start(START - 8 * 24 * HOUR)
    assert mine.in_doubt()
    machine.steady += DOUBT_MS / 1000
    assert not mine.in_doubt()
    mine.start(START - 6 * 24 * HOUR)
    assert not mine.in_doubt()


@over_sockets
async def test_nothing_is_deleted_while_the_clock_is_in_doubt(tmp_path: Path) -> None:
    """A clock that is years ahead deletes nothing at first, and deletes normally after an hour."""
    settings = Settings(database=tmp_path / "dacabo.db")
    assert isinstance(settings.database, Path)
    store, metrics = SqliteStore(settings.database), Metrics()
    machine = Machine()
    mine = machine.clock()
    bots = BotPlayers(mine, metrics)
    streams = Streams(store, mine, BackgroundQueue())
    scheduler = Scheduler(store, mine)
    tables = Tables(streams, bots, scheduler, settings=settings, metrics=metrics, build="")
    index_row = IndexRow("over", public=False)
    await store.append("pad/1", 0, [b"x"], now=START - 400 * DAY_MS / 1000, index_row=index_row)
    mine.start(await store.last_changed())
    await tables._delete_expired()
    assert await store.look_up("pad/1") is not None
    machine.steady += DOUBT_MS / 1000
    await tables._delete_expired()
    assert await store.look_up("pad/1") is None
    await tables.close()
    await store.close()


@over_sockets
async def test_no_time_is_told_twice_over_a_restart(tmp_path: Path) -> None:
    """A store written an hour in the future: the server continues from there."""
    ahead = time.time() + HOUR
    store = SqliteStore(tmp_path / "dacabo.db")
    await store.append("pad/1", 0, [b"x"], now=ahead)
    await store.close()
    with serving(tmp_path) as server:
        guest = server.guest()
        async with guest.at(guest.open()) as client:
            assert ahead * 1000 <= client.welcome["now"] < (ahead + 60) * 1000

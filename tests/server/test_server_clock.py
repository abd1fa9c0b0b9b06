"""The server's own time: no change of the machine's clock gives a player more time."""

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
    """A machine whose clocks a test sets, in seconds."""

    def __init__(self) -> None:
        self.wall = float(START)
        self.steady = 5000.0

    def clock(self) -> Environment:
        """The clock of a server on this machine."""
        return Environment(lambda: round(self.wall * 1e9), lambda: round(self.steady * 1e9))


def test_the_time_does_not_follow_jumps_of_the_machines_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It follows them neither back nor forward while the server runs."""
    server_clock = Environment()
    before = server_clock.now()
    for jump in (-HOUR, 2 * HOUR, -400 * 24 * HOUR):
        told = time.time_ns() + jump * 1_000_000_000
        monkeypatch.setattr(time, "time_ns", lambda told=told: told)
        assert before <= server_clock.now() < before + 60_000


def test_the_time_follows_the_steady_clock() -> None:
    """The steady clock of the machine also counts the sleep of a laptop."""
    machine = Machine()
    server_clock = machine.clock()
    machine.steady += 8 * HOUR
    machine.wall -= HOUR
    assert server_clock.now() == (START + 8 * HOUR) * 1000


@pytest.mark.parametrize("skew", [-60, 60])
def test_servers_of_one_database_keep_its_time(skew: int) -> None:
    """Their time is set once; then it neither jumps nor goes back while it approaches that time."""
    machine = Machine()
    machine.wall += skew
    server_clock = machine.clock()
    server_clock.keep_time(START * 1000)
    server_clock.start(None)
    assert server_clock.now() == START * 1000
    machine.steady += 10
    server_clock.keep_time((START + 10 + skew) * 1000)  # the database has moved to another machine
    told = [server_clock.now()]
    while abs(told[-1] - (START + machine.steady - 5000 + skew) * 1000) > 5:
        machine.steady += 0.5
        told.append(server_clock.now())
        server_clock.keep_time(round((START + machine.steady - 5000 + skew) * 1000))
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
def test_the_time_continues_from_the_last_write(
    written: int | None, begins: int, told: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    """If the clock was set back by less than a day, time continues; otherwise it follows."""
    caplog.set_level("INFO", "dacabo.server")
    server_clock = Machine().clock()
    server_clock.start(None if written is None else START + written)
    assert server_clock.now() == (START + begins) * 1000
    assert caplog.messages == told


def test_a_clock_far_ahead_is_doubted_for_an_hour() -> None:
    """If nothing was written for more than a week, the clock may be ahead."""
    machine = Machine()
    server_clock = machine.clock()
    server_clock.start(START - 8 * 24 * HOUR)
    assert server_clock.in_doubt()
    machine.steady += DOUBT_MS / 1000
    assert not server_clock.in_doubt()
    server_clock.start(START - 6 * 24 * HOUR)
    assert not server_clock.in_doubt()


@over_sockets
async def test_nothing_is_deleted_while_the_clock_is_in_doubt(tmp_path: Path) -> None:
    """A clock that is years ahead deletes nothing at first, and deletes normally after an hour."""
    settings = Settings(database=tmp_path / "dacabo.db")
    assert isinstance(settings.database, Path)
    store, metrics = SqliteStore(settings.database), Metrics()
    machine = Machine()
    server_clock = machine.clock()
    bots = BotPlayers(server_clock, metrics)
    streams = Streams(store, server_clock, BackgroundQueue())
    scheduler = Scheduler(store, server_clock)
    tables = Tables(streams, bots, scheduler, settings=settings, metrics=metrics, build="")
    index_row = IndexRow("over", public=False)
    await store.append("pad/1", 0, [b"x"], now=START - 400 * DAY_MS / 1000, index_row=index_row)
    server_clock.start(await store.last_changed())
    await tables._delete_expired()
    assert await store.look_up("pad/1") is not None
    machine.steady += DOUBT_MS / 1000
    await tables._delete_expired()
    assert await store.look_up("pad/1") is None
    await tables.close()
    await store.close()


@over_sockets
async def test_the_time_does_not_go_back_over_a_restart(tmp_path: Path) -> None:
    """The store was written an hour in the future, and the server continues from there."""
    ahead = time.time() + HOUR
    store = SqliteStore(tmp_path / "dacabo.db")
    await store.append("pad/1", 0, [b"x"], now=ahead)
    await store.close()
    with serving(tmp_path) as server:
        guest = server.guest()
        async with guest.at(guest.open()) as client:
            assert ahead * 1000 <= client.welcome["now"] < (ahead + 60) * 1000

"""A table that is opened from a snapshot is the same as from its first fact.

Facts of earlier matches are read only for their records.
"""

from collections.abc import Sequence
from functools import cache
from itertools import count
from pathlib import Path
from random import Random

import msgspec
import pytest
from harness.shares import first
from msgspec.structs import replace
from server.harness.rig import over_sockets
from server.harness.stores import Place, PostgresPlace, SqlitePlace
from server.test_table_limits import table_of
from table.harness.table_driver import PEOPLE, TableDriver

from dacabo.core.game import Fact
from dacabo.server.environment import Environment
from dacabo.server.limits.background_queue import BackgroundQueue
from dacabo.server.store.postgres.store import PostgresStore
from dacabo.server.store.replay import RECENT
from dacabo.server.store.sqlite.store import SqliteStore
from dacabo.server.store.store import Store
from dacabo.server.store.stream import Stream, Streams
from dacabo.server.tables.stored import TableKind
from dacabo.table import requests
from dacabo.table.facts import Entry, Rematched
from dacabo.table.options import Memory, Options
from dacabo.table.table import Chair, Phase, Step, Table

CODE = "CCCCCC"
MATCHES = {"cabo": 10, "assisted": 4, "dacapo": 4}
DROP = "DELETE FROM bookmarks"
SPOIL = "UPDATE bookmarks SET so_far = substr(so_far, 2)"
PLAYED = {
    "cabo": Options(
        game="cabo", preset="original", players=4, changes={"rounds": 1, "cards": 2}, clock=15
    ),
    "assisted": Options(
        game="cabo",
        preset="dutch",
        players=4,
        changes={"rounds": 1, "turn_limit": 3},
        memory=Memory.ASSISTED,
    ),
    "dacapo": Options(game="dacapo", preset="single", players=4, changes={"stack": 2}, clock=90),
}


class Counting(TableKind):
    """Counts the facts that are read."""

    def __init__(self) -> None:
        self.facts = 0

    def apply(self, before: Step | None, line: Entry | Step) -> Step:
        """Add a fact to the step."""
        self.facts += 1
        return super().apply(before, line)


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty store in each kind of place."""
    return SqlitePlace(tmp_path / "room.db") if request.param == "sqlite" else PostgresPlace()


@cache
def long_log(name: str) -> list[Entry]:
    """The log of some matches, with people who come and go, bots, and pauses."""
    evening, rng = TableDriver(PLAYED[name]), Random(name)
    for match in count(1):
        for guest in rng.sample(PEOPLE, 3):
            evening.ask(guest, requests.Sit())
        for _ in PEOPLE:
            evening.ask(evening.table.host, requests.SeatBot("largo"))
        for guest in PEOPLE if match % 2 else ():
            evening.seal(guest)
        evening.start()
        if match > MATCHES[name]:
            break
        while evening.table.phase is not Phase.OVER:
            evening.play_on(rng, rng.randrange(1, 30))
            if evening.table.phase in (Phase.PLAYING, Phase.PAUSED):
                evening.ask(rng.choice(PEOPLE), rng.choice(OFTEN))
            for guest in PEOPLE:  # otherwise the table might be closed here
                evening.ask(guest, requests.Return())
                evening.ask(guest, requests.Continue())
        evening.ask(rng.choice(PEOPLE), requests.Leave())
        for guest in PEOPLE:
            evening.ask(guest, requests.Rematch(), present=PEOPLE)
        assert evening.table.match == match + 1
    evening.play_on(rng, 10)
    return evening.log


OFTEN: tuple[requests.Request, ...] = (
    requests.Pause(),
    requests.Leave(),
    requests.Ready(),
    requests.Continue(),
)


async def write(store: Store, log: Sequence[Entry]) -> None:
    """Write the log of a table as it happens, one or a few facts at a time."""
    stream = Stream(CODE, TableKind(), Streams(store, Environment(), BackgroundQueue()))
    if not await stream.load():
        await stream.begin(log[:2])
    rng = Random(len(log))
    while stream.number < len(log):
        lines = log[stream.number : stream.number + rng.randrange(1, 12)]
        await stream.change(lambda _, lines=lines: lines)  # type: ignore[misc]


async def load(store: Store) -> tuple[int, list[Step], list[Step]]:
    """Load a table: the number of facts read, the last steps, and the steps for bots."""
    kind, found = Counting(), list[Step]()
    streams = Streams(store, Environment(), BackgroundQueue())
    stream = Stream(CODE, kind, streams, happened=lambda _, wholes: found.extend(wholes))
    assert await stream.load()
    facts = kind.facts
    return facts, found, [one async for one in stream.replayed_states()]


async def change_store(store: Store, sql: str) -> None:
    """Change the store behind its back."""
    if isinstance(store, SqliteStore):
        await store._change(sql)
    else:
        assert isinstance(store, PostgresStore)
        await store._sql.change(sql)


async def facts_by_seat(store: Store) -> list[list[Fact]]:
    """The facts that each seat got in this match."""
    live = table_of(CODE, store)
    assert await live.load()
    return [await live.heard(seat) for seat in range(live.table.options.players)]


def replay(log: Sequence[Entry]) -> list[Step]:
    """The step after each fact."""
    kind, step, found = TableKind(), None, []
    for entry in log:
        step = kind.apply(step, entry)
        found.append(step)
    return found


def match_starts(log: Sequence[Entry]) -> list[int]:
    """The number of facts before each match but the first."""
    return [n for n, entry in enumerate(log) if isinstance(entry.fact, Rematched)]


@over_sockets
async def test_facts_of_earlier_matches_are_not_read_again(place: Place) -> None:
    """Reading starts at the beginning of a match, early enough for the recent facts."""
    log = long_log("cabo")
    begins = match_starts(log)
    assert len(begins) == MATCHES["cabo"]
    async with place.open_store() as store:
        await write(store, log)
        facts, _, again = await load(store)
        assert facts == len(again) == len(log) - max(n for n in begins if n <= len(log) - RECENT)
        assert facts < len(log) / 2


@pytest.mark.parametrize("name", first(PLAYED, 1))
@over_sockets
async def test_a_table_is_the_same_from_any_snapshot(tmp_path: Path, name: str) -> None:
    """Cards, clocks, requests and the facts for each seat are compared at any moment."""
    log = long_log(name)
    wholes, sooner = replay(log), 0
    ends = {
        *range(RECENT, len(log), len(log) // 5),
        *(n + 1 for n in match_starts(log)[-2:]),
        len(log),
    }
    async with SqlitePlace(tmp_path / "room.db").open_store() as store:
        for end in sorted(ends):
            await write(store, log[:end])
            facts, found, again = await load(store)
            assert found == wholes[:end][-RECENT:]
            assert again == wholes[:end][-facts:]
            sooner += facts < end
        assert sooner > len(ends) / 3
        told = await facts_by_seat(store)
        await change_store(store, DROP)
        assert await facts_by_seat(store) == told


@pytest.mark.parametrize("lost", [DROP, SPOIL], ids=["lost", "spoilt"])
@over_sockets
async def test_a_table_can_be_read_without_a_snapshot(place: Place, lost: str) -> None:
    """If it is missing or unreadable, all facts are read from the first."""
    log = long_log("cabo")
    wholes = replay(log)
    async with place.open_store() as store:
        await write(store, log)
        await change_store(store, lost)
        facts, found, again = await load(store)
        assert facts == len(log)
        assert found == wholes[-RECENT:]
        assert again == wholes


def test_a_snapshot_contains_no_secret() -> None:
    """It has no seed of a match that is over or begins, no share and no card.

    A snapshot of another version is not read.
    """
    log = long_log("cabo")
    wholes, kind = replay(log), TableKind()
    for number in match_starts(log):
        before, after = wholes[number - 1], wholes[number]
        written = kind.dump(before, after)
        assert written is not None
        for table in (before.table, after.table):
            shares = [chair.share for chair in table.chairs if chair.share]
            for secret in (table.seed, *shares):
                assert msgspec.json.encode(secret)[1:-1] not in written
        other = kind.dump(replace(before, table=replace(before.table, state="cards")), after)
        assert other == written
        assert kind.restore(written) is not None
        assert kind.restore(written.replace(b'"version":1', b'"version":2')) is None
    assert kind.dump(wholes[5], wholes[6]) is None


OLD = b"""{"version":1,"played":31,"table":{"number":33,"options":{"game":"cabo",
"preset":"original","players":3},"host":"ana","assigned":false,"match":2,"chairs":[
{"guest":"ana","level":null,"character":null,"ready":true},
{"guest":"ben","level":null,"character":null,"ready":false},
{"guest":null,"level":"largo","character":"mila","ready":true}],
"won":{"ana":1,"2 largo":1},"requests":{"ana":[["x",32]]}}}"""
"""A snapshot as the first version wrote it."""


def test_the_format_of_a_snapshot_has_not_changed() -> None:
    """A change needs a new version number, so that old snapshots are ignored."""
    chairs = Chair("ana", ready=True), Chair("ben"), Chair(None, "largo", "mila", ready=True)
    table = Table(
        number=33,
        options=Options(game="cabo", preset="original", players=3),
        host="ana",
        chairs=chairs,
        phase=Phase.OVER,
        match=2,
        played=31,
        seed=b"",
        won={"ana": 1, "2 largo": 1},
        requests={"ana": (("x", 32),)},
    )
    step = TableKind().restore(OLD)
    assert step is not None
    assert step.table == table

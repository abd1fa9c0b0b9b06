"""Changes around a table: as many as people need, but too few to fill the disk."""

import asyncio
import secrets
import time
from pathlib import Path

from server.harness.players import play_all
from server.harness.rig import Server, over_sockets, serving, sitting

from dacabo.server.environment import Environment
from dacabo.server.limits.background_queue import BackgroundQueue
from dacabo.server.settings import Limits
from dacabo.server.store.sqlite.store import SqliteStore
from dacabo.server.store.store import Store
from dacabo.server.store.stream import Streams
from dacabo.server.tables.live_table import LiveTable
from dacabo.server.tables.table_limits import MAX_CHANGES, TableLimits
from dacabo.table import requests as ask
from dacabo.table.commands import open_table
from dacabo.table.errors import TableError
from dacabo.table.options import Options
from dacabo.table.view import possible_moves

CHANGES = Limits().changes
BURST = int(CHANGES.burst)


@over_sockets
async def test_changes_are_limited(server: Server) -> None:
    """The limit is per guest and second, over all devices, and does not affect others.

    Moves are not limited.
    """
    async with sitting(server, 2) as party, party.guests[1].at(party.code) as phone:
        one, other = party.clients
        began, answers = time.monotonic(), []
        for number in range(25):
            asked = ("leave", "sit")[number % 2]
            answers += [await other.ask(asked), await phone.ask(asked)]
        allowed = CHANGES.burst + (time.monotonic() - began) * CHANGES.per_second
        codes = [answer.get("code") for answer in answers]
        assert len(codes) - codes.count("too-fast") <= allowed + 1
        assert codes.count("too-fast") > 0
        assert (await other.ask("play", decision="none", move="pass"))["code"] != "too-fast"
        assert (await one.ask("leave"))["type"] == "done"
        await asyncio.sleep(1.5 / CHANGES.per_second)
        assert (await other.ask("sit")).get("code") != "too-fast"


def test_a_crowd_of_guests_leaves_time_to_others() -> None:
    """Three hundred of them are as many as one address may let make requests all the time."""
    around = TableLimits(Limits())
    for guest in range(300):
        for _ in range(BURST):
            around.allows(f"guest-{guest}", ask.Leave())
    assert around.allows("somebody-else", ask.Sit())


@over_sockets
async def test_getting_ready_after_every_round_is_not_limited(server: Server) -> None:
    """A fast program may do so; only taking it back counts."""
    async with sitting(server, 2) as party:
        _, other = party.clients
        for _ in range(BURST * 2):
            assert (await other.ask("ready"))["type"] == "done"
        answers = []
        for _ in range(BURST * 2):
            answers.append(await other.ask("ready", ready=False))
            await asyncio.sleep(0.05)  # within the rate limit of a connection
        assert [answer.get("code") for answer in answers].count("too-fast") >= BURST - 5


def table_of(code: str, store: Store) -> LiveTable:
    """A live table without viewers."""
    streams = Streams(store, Environment(), BackgroundQueue())
    return LiveTable(
        code,
        streams,
        build="",
        on_change=lambda _live: None,
        on_hurry=lambda _live: None,
        on_slow_client=lambda: None,
        limits=Limits(),
    )


async def ask_for(room: LiveTable, request: ask.Request, guest: str = "bo") -> str:
    """Make a request; return `done`, or the code of the refusal."""
    try:
        await room.ask(guest, secrets.token_hex(8), request)
    except TableError as error:
        return error.code
    return "done"


@over_sockets
async def test_a_table_with_too_many_changes_can_still_be_played(tmp_path: Path) -> None:
    """A match can begin and be played, and people can leave, also after a reload."""
    store = SqliteStore(tmp_path / "room.db")

    def room() -> LiveTable:
        return table_of("CCCCCC", store)

    first = room()
    options = Options(game="cabo", preset="original", players=2)
    await first.begin(open_table(options, "ana", bytes(32), 1))
    assert await ask_for(first, ask.Sit()) == "done"
    asked = 0
    while await ask_for(first, ask.Ready(ready=asked % 2 == 0)) == "done":
        asked += 1
        assert asked <= MAX_CHANGES
    assert MAX_CHANGES <= first.table.number <= MAX_CHANGES + 1
    for table in (first, room()):
        await table.load()
        assert await ask_for(table, ask.Ready(ready=False)) == "table-worn-out"
        assert await ask_for(table, ask.Seal("0" * 64)) == "table-worn-out"
        assert await ask_for(table, ask.Ready()) == "done"
    last = room()
    await last.load()
    assert await ask_for(last, ask.Start(), "ana") == "done"
    asked_for = last.table.decisions[0]
    who = last.table.chairs[asked_for.actor].guest or ""
    move = possible_moves(last.table, asked_for.actor, asked_for.id)[0]
    assert await ask_for(last, ask.Play(asked_for.id, move), who) == "done"
    await store.close()


@over_sockets
async def test_a_table_with_too_many_changes_accepts_no_new_people(tmp_path: Path) -> None:
    """People can only leave."""
    store = SqliteStore(tmp_path / "room.db")
    last = table_of("CCCCCC", store)
    options = Options(game="cabo", preset="original", players=2)
    await last.begin(open_table(options, "ana", bytes(32), 1))
    assert await ask_for(last, ask.Sit()) == "done"
    asked = 0
    while await ask_for(last, ask.Ready(ready=asked % 2 == 0)) == "done":
        asked += 1
    assert await ask_for(last, ask.Leave()) == "done"
    assert await ask_for(last, ask.Sit()) == "table-worn-out"
    assert await ask_for(last, ask.Close(), "ana") == "done"
    await store.close()


@over_sockets
async def test_changes_are_counted_per_match(tmp_path: Path) -> None:
    """Many matches can be played at one table."""
    with serving(tmp_path, talk=100) as server:
        async with sitting(server, 2, changes={"rounds": 1, "turn_limit": 1}) as party:
            for number in range(60):
                await party.clients[1].ask("ready", ready=number % 2 == 0)
            await party.start()
            await play_all(party)
            before = party.host.number
            steps = await party.steps()
    store = SqliteStore(server.database)
    room = table_of(party.code, store)
    await room.load()
    assert len(steps) == before
    assert room.table.number - room.table.played <= 1
    await store.close()

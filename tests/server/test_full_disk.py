"""A disk that is full, or nearly: errors, logs, service in between, and recovery."""

import asyncio
import json
import resource
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

import pytest
from server.harness.link_holders import open_event, open_pad, send_file
from server.harness.players import one_by_one, players_of
from server.harness.rig import Party, Server, over_sockets, serving, sitting

from dacabo.server.api.schema import ROUTES
from dacabo.server.store import health
from dacabo.server.store.health import Space
from dacabo.server.store.sqlite.store import SqliteStore
from dacabo.server.store.store import StoreError

TABLES = 8
PAGES = 4 * 4096


@contextmanager
def files_cannot_grow(server: Server) -> Iterator[None]:
    """Let no file of the server grow beyond its first pages."""
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (PAGES, before[1]))
    yield
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


@pytest.mark.long
@over_sockets
async def test_a_full_disk_is_logged_once(tmp_path: Path) -> None:
    """Many tables have bots and clocks; still one line says that it begins, and one that it ends.

    Meanwhile the server is not ready; then it recovers by itself.
    """
    with serving(tmp_path, tempo=30, talk=100) as server:
        async with AsyncExitStack() as stack:
            tables = [
                await stack.enter_async_context(sitting(server, 1, ("largo", "largo"), clock=30))
                for _ in range(TABLES)
            ]
            for party in tables:
                await party.start()
            assert server.http("GET", "/readyz") == (200, "ok\n")
            with files_cannot_grow(server):
                await wait_until(lambda: server.http("GET", "/readyz")[0] == 503)
                await asyncio.sleep(3)
                status, problem = server.http("GET", "/readyz")
                assert (status, problem["code"]) == (503, "store-failed")
                assert (await tables[0].host.ask("pause"))["code"] == "store-failed"
            await wait_until(lambda: server.http("GET", "/readyz")[0] == 200)
            numbers = [party.host.number for party in tables]
            for party, number in zip(tables, numbers, strict=True):
                await party.host.wait_for_fact(number + 1)
        events = [json.loads(line)["event"] for line in server.log.splitlines()]
    assert events == ["metrics-opened", "opened", "store-fails", "store-works"]


def test_a_server_without_clients_recovers_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its health check writes as soon as there may be space again, without any client."""
    monkeypatch.setattr(health, "RECOVERY_SECONDS", 0)

    async def main() -> None:
        store = SqliteStore(tmp_path / "room.db")
        database = store._writer._database
        await store.append("one", 0, [b"a"], now=1.0)
        (pages,) = database.execute("PRAGMA page_count").fetchone()
        database.execute(f"PRAGMA max_page_count = {pages}").close()
        await store.check()  # the failure has not been noticed yet
        with pytest.raises(StoreError, match="store-full"):
            await store.append("two", 0, [b"b" * 20_000], now=1.0)
        for _ in range(2):
            with pytest.raises(StoreError, match="store-full"):
                await store.check()
        database.execute("PRAGMA max_page_count = 100000").close()
        await store.check()
        assert await store.due(1e9) == []
        assert await store.look_up("") is None
        await store.close()

    asyncio.run(main())


async def wait_until(condition: Callable[[], bool]) -> None:
    """Wait until a condition is true."""
    deadline = time.monotonic() + 20
    while not condition():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.1)


# --- nearly full ----------------------------------------------------------------------------


@over_sockets
async def test_a_nearly_full_disk_stops_new_things_only(tmp_path: Path) -> None:
    """New guests, tables, pads, events and clubs are refused, also from files; the rest goes on."""
    with serving(tmp_path, metrics_port=None) as server:
        pad, event = open_pad(server), open_event(server)
        files = pad.file("/api/pad/file"), event.file("/api/event/file")
        async with sitting(server, 2) as party:
            await party.start()
    with serving(tmp_path, free_bytes=10**18, talk=100, metrics_port=None) as server:
        guests = [guest.on(server) for guest in party.guests]
        asked = {"game": "cabo", "preset": "original", "players": 2}
        pads = {"game": "cabo", "preset": "original", "names": ["a", "b"]}
        refused = [
            server.http("POST", "/api/guests", {"name": "Eve"}),
            server.http("POST", "/api/tables", asked, guests[0].token),
            server.http("POST", "/api/what-if", {}, guests[0].token),
            server.http("POST", "/api/pads", pads),
            server.http("POST", "/api/events", {"name": "x", "organiser": "y"}),
            send_file(server, "/api/pads/file", files[0]),
            send_file(server, "/api/events/file", files[1]),
            server.http("POST", "/api/pad/next", {}, **{"dacabo-key": pad.key}),
            server.http("POST", "/api/pad/renew", {"id": "x" * 20}, **{"dacabo-key": pad.key}),
            server.http("POST", "/api/clubs", {"name": "z"}),
            send_file(server, "/api/clubs/file", files[0]),
            server.http("POST", "/api/club/evenings", {}, **{"dacabo-key": pad.key}),
        ]
        assert len(refused) == sum(route.opens for route in ROUTES)
        for status, problem in refused:
            assert (status, problem["code"]) == (503, "store-nearly-full")
            assert problem["message"]
        async with guests[0].at(party.code) as one, guests[1].at(party.code) as other:
            again = Party(server, party.code, guests, [one, other])
            assert await one_by_one(again, players_of(again), until=lambda c: c.asked == "turn")
        events = [json.loads(line)["event"] for line in server.log.splitlines()]
    assert events == ["opened", "opened", "space-low"]


@over_sockets
async def test_the_space_is_checked_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The log has one line when there is too little, and one when there is enough again."""
    caplog.set_level("INFO", "dacabo.server")
    space = Space(tmp_path, floor=shutil.disk_usage(tmp_path).total + 1)
    for _ in range(3):
        with pytest.raises(StoreError, match="store-nearly-full"):
            await space.check()
    space.floor = 1
    with pytest.raises(StoreError, match="store-nearly-full"):
        await space.check()  # not checked again yet
    monkeypatch.setattr("dacabo.server.store.health.LOOK_SECONDS", 0)
    for _ in range(3):
        await space.check()
    assert caplog.messages == ["space-low", "space-enough"]

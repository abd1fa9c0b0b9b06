"""The watchers of a pad or an event get one frame for all, and do not wait for each other."""

import asyncio
import json
from contextlib import AsyncExitStack, suppress

from server.harness.fuzzing import TEXT, Rogue, frame, opening_at, raw_connection
from server.harness.link_holders import (
    PUBLIC,
    Watcher,
    close_code_after,
    drawn_event,
    open_event,
    open_pad,
    open_watch_socket,
    watching,
)
from server.harness.rig import Json, Server, over_sockets
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from dacabo.server.settings import Limits
from dacabo.server.sockets.message_loop import EXTRA_COST
from dacabo.tournament.roles import AsPlayer, AtTable
from dacabo.tournament.subjects.clocks import Extend, Start
from dacabo.tournament.subjects.prizes import NamePrizes

CHANGES = 100
"""The number of changes: their pages, with 450 names each, exceed all buffers on the way."""


@over_sockets
async def test_all_watchers_of_the_same_page_get_one_frame(server: Server) -> None:
    """The public page is made once, so all get the same bytes, including its time."""
    organiser = drawn_event(server, 6)
    wall, ben = organiser.link(PUBLIC), organiser.invite("Ben")
    async with AsyncExitStack() as stack:
        public = [await stack.enter_async_context(watching(wall)) for _ in range(20)]
        others = [
            await stack.enter_async_context(watching(holder))
            for holder in (
                organiser,
                ben,
                organiser.link(AtTable(1)),
                organiser.link(AtTable(2)),
                organiser.link(AsPlayer(0)),
            )
        ]
        for watcher in (*public, *others):
            await watcher.page()
        for _ in range(5):
            organiser.ask(Start() if not public[0].frames[1:] else Extend(1))
            for watcher in (*public, *others):
                await watcher.page()
    for shown in zip(*(watcher.frames[1:] for watcher in public), strict=True):
        assert len(set(shown)) == 1
    numbers = [json.loads(text)["page"]["event"]["number"] for text in public[0].frames]
    assert numbers == list(range(numbers[0], numbers[0] + 6))
    last = [json.loads(watcher.frames[-1])["page"] for watcher in others]
    assert [page["type"] for page in last] == ["desk", "desk", "table", "table", "player"]
    assert [page["organiser"] for page in last[:2]] == ["Ana", "Ben"]
    assert [page["page"]["table"] for page in last[2:4]] == [1, 2]


def connections(server: Server) -> int:
    """The number of open sockets of the server."""
    figures = server.metrics().splitlines()
    name = "dacabo_connections "
    return int(float(next(line.split()[1] for line in figures if line.startswith(name))))


@over_sockets
async def test_a_slow_watcher_gets_the_last_page_and_does_not_delay_others(server: Server) -> None:
    """A slow phone skips pages and stays connected; a fast one gets every change."""
    organiser = open_event(server)
    names = "\n".join(f"Somebody with a name {n}" for n in range(450))
    assert organiser.send_file("/api/event/names", names.encode())[0] == 200
    before = connections(server)
    with raw_connection(server, buffer=4096) as connection:
        connection.sendall(opening_at(server, "/api/watch"))
        slow = Rogue(connection)
        slow.send(frame(TEXT, json.dumps({"type": "watch", "key": organiser.key}).encode()))
        async with watching(organiser) as fast:
            number = (await fast.page())["page"]["event"]["number"]
            for turn in range(CHANGES):
                number += 1
                await asyncio.to_thread(organiser.ask, NamePrizes((f"Prize {turn}",)))
                assert (await fast.page())["page"]["event"]["number"] == number
            await fast.catch_up()
            assert connections(server) == before + 2, "somebody was dropped"
        pages_before_the_last = 0
        while b'"number":%d,' % number not in (await asyncio.to_thread(slow._frame))[1]:
            pages_before_the_last += 1
        assert pages_before_the_last < CHANGES / 2, "pages waited that nobody needed any more"


@over_sockets
async def test_a_socket_shows_one_page_at_a_time(server: Server) -> None:
    """After another key a watcher gets only the page of that key."""
    pad, organiser = open_pad(server), drawn_event(server, 6)
    async with open_watch_socket(server) as socket:
        watcher = Watcher(socket)
        await watcher.catch_up()  # no key has been sent yet
        assert len(watcher.frames) == 1
        for key, kind in ((pad.key, "pad"), (organiser.key, "desk"), (organiser.key, "desk")):
            await socket.send(json.dumps({"type": "watch", "key": key}))
            assert (await watcher.page())["type"] == kind
        pad.write({"type": "rename", "seat": 0, "name": "Zoe"})
        organiser.ask(Start())
        assert (await watcher.page())["type"] == "desk"
        await watcher.catch_up()
        assert len(watcher.frames) == 6


@over_sockets
async def test_an_invalid_message_closes_the_socket(server: Server) -> None:
    """So does an unknown message, one that is too large, and a client that never stops."""
    wrong: list[Json] = [{}, {"type": "hello"}, {"type": "watch"}, {"type": "ping", "more": 1}]
    for message in wrong:
        assert await close_code_after(server, message) == 4400
    pad = open_pad(server)
    requests_at_once = Limits().messages.burst / (1 + EXTRA_COST)
    async with open_watch_socket(server) as socket:
        for _ in range(round(requests_at_once) + 5):
            await socket.send(json.dumps({"type": "watch", "key": pad.key}))
        assert await close_reason_of(socket) == (4429, "too-fast")
    async with open_watch_socket(server) as socket:
        for _ in range(round(Limits().messages.burst) + 10):
            await socket.send('{"type":"ping"}')
        assert await close_reason_of(socket) == (4429, "too-fast")


async def close_reason_of(socket: ClientConnection) -> tuple[int | None, str | None]:
    """Read until the server closes the socket; return the code and the reason."""
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass
    return socket.close_code, socket.close_reason

"""Several servers on one database: people of one table on different nodes notice nothing of it."""

import asyncio
import json
import os
import re
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from server.harness.club_keeper import open_club
from server.harness.link_holders import (
    Holder,
    Watcher,
    active,
    asked,
    drawn_event,
    matches,
    new_id,
    open_pad,
    watching,
)
from server.harness.nginx import free_port, proxy
from server.harness.players import one_by_one, play_all, play_out, player_of, players_of
from server.harness.rig import (
    Client,
    Guest,
    Json,
    Party,
    ProxiedServer,
    Server,
    one_node,
    over_sockets,
    serving_children,
    watch,
)
from server.harness.stores import PostgresPlace
from server.harness.tcp_proxy import FROM, TO, TcpProxy, proxy_to
from server.test_leaks import secrets_in, secrets_of
from websockets.exceptions import ConnectionClosed, InvalidStatus

from dacabo.core.errors import DacaboError
from dacabo.scorepad.cabo.sheet import CaboEntry, Sum
from dacabo.scorepad.requests import Enter
from dacabo.server.environment import Environment
from dacabo.server.limits.background_queue import BackgroundQueue
from dacabo.server.metrics import Metrics
from dacabo.server.settings import PostgresLink
from dacabo.server.store.factory import open_store
from dacabo.server.store.postgres import schema
from dacabo.server.store.registry import Registry
from dacabo.server.store.store import StoreError
from dacabo.server.store.stream import Stream, Streams
from dacabo.server.wire.bodies import HandIn
from dacabo.tournament.roles import AsPlayer, AtTable
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.results import CorrectResult

SERVE = (sys.executable, "-m", "dacabo", "serve", "--port", "0")
TIES = ((5, 5, 60), (5, 60, 5), (60, 5, 5), (5, 5, 5))
"""Points of three players, of whom others are tied each time."""
AGAIN_SECONDS = 5.0
"""Seconds after which people play on, whatever has died."""


@contextmanager
def nodes(
    folder: Path, place: PostgresPlace, *each: Json, **all_: object
) -> Iterator[list[Server]]:
    """Nodes with one database, each with settings of its own."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(
                one_node(folder, f"log-{number}", **{"database": place.written} | all_ | own)
            )
            for number, own in enumerate(each or ({}, {}))
        ]


@pytest.fixture(scope="module")
def place() -> PostgresPlace:
    """A database that the nodes of most tests share."""
    return PostgresPlace()


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory, place: PostgresPlace) -> Iterator[list[Server]]:
    """Two nodes."""
    with nodes(tmp_path_factory.mktemp("nodes"), place, talk=100) as both:
        yield both


@asynccontextmanager
async def across(
    servers: list[Server], people: int, bots: tuple[str, ...] = (), **options: object
) -> AsyncIterator[Party]:
    """A table whose people are on the nodes in turn."""
    names = ("Ana", "Bo", "Cem", "Dee")
    guests = [
        server.guest(name) for server, name in zip(cycle(servers), names[:people], strict=False)
    ]
    code = guests[0].open(players=people + len(bots), **options)
    async with AsyncExitStack() as sockets:
        clients = [await sockets.enter_async_context(guest.at(code)) for guest in guests]
        for client in clients[1:]:
            assert (await client.ask("sit"))["type"] == "done"
        for level in bots:
            assert (await clients[0].ask("seat-bot", level=level))["type"] == "done"
        party = Party(servers[0], code, guests, clients)
        await party.catch_up()
        yield party


async def heard(client: Client, kind: str) -> Json:
    """The next message of a kind."""
    return await client.until(lambda message: message["type"] == kind)


async def closing(client: Client | Watcher) -> int | None:
    """Read until the server hangs up: its code."""
    try:
        while True:
            await client.receive()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


class TextKind:
    """A text that is written letter by letter."""

    in_background = False

    def apply(self, state: str | None, line: str) -> str:
        """The text with one more letter."""
        return (state or "") + line

    def read(self, text: bytes) -> str:
        """Decode a letter."""
        return text.decode()

    def write(self, line: str) -> bytes:
        """Encode a letter."""
        return line.encode()

    def due(self, _: str) -> None:
        """Never."""

    def index_row(self, _before: str | None, _: str) -> None:
        """Nowhere."""

    def gone(self) -> DacaboError:
        """The error if it has been deleted."""
        return StoreError("stream-unreadable")


class Texts:
    """A text, as it lies on a shelf."""

    def __init__(self, stream: Stream[str, str]) -> None:
        self.stream = stream
        self.streams: list[Stream[Any, Any]] = [stream]


class SlowReader:
    """Has read all there was, and lets nobody know it yet."""

    def __init__(self) -> None:
        self.reading, self.goes_on = asyncio.Event(), asyncio.Event()

    async def __call__(self, _: object) -> None:
        """Wait, before what was read takes effect."""
        self.reading.set()
        await self.goes_on.wait()


def log_of(place: PostgresPlace, code: str) -> list[Json]:
    """The facts of a table."""
    return [json.loads(fact) for _, fact in place.log(code)]


# --- what one writes the others tell ----------------------------------------------------------


@over_sockets
async def test_a_match_is_played_across_nodes(
    two: list[Server], record_property: Callable[[str, object], None]
) -> None:
    """Bots and people, to the end; all hear everything in order, and soon."""
    async with across(two, 4, preset="dutch", changes={"rounds": 1}) as party:
        await party.start()
        waits = []
        for _ in range(20):  # readiness is a fact that can be said and taken back
            began = time.monotonic()
            (asker, hearer) = party.clients[:2]
            number = (
                await asker.ask("pause" if asker.table["phase"] == "playing" else "continue")
            )["number"]
            await hearer.wait_for_fact(number)
            waits.append(time.monotonic() - began)
            await party.catch_up()
        if party.host.table["phase"] == "paused":
            assert (await party.host.ask("continue"))["type"] == "done"
        await play_all(party)
    record_property(
        "counted",
        f"told on another node after {1000 * statistics.median(waits):.1f} ms (median), "
        f"{1000 * max(waits):.1f} ms (longest), from the request on",
    )


@over_sockets
async def test_bots_play_wherever_people_are(two: list[Server], place: PostgresPlace) -> None:
    """Each is asked once: no decision is answered twice, and nobody waits for ever."""
    async with across(
        two, 2, ("largo", "largo"), preset="original", changes={"limit": 20}
    ) as party:
        await party.start()
        await play_all(party)
        log = await asyncio.to_thread(log_of, place, party.code)
    played = [entry["fact"] for entry in log if entry["fact"]["type"] == "moved"]
    assert {fact["by"] for fact in played} >= {"bot", "person"}


@over_sockets
async def test_people_see_each_other(two: list[Server]) -> None:
    """Who is here, what they are called, how they react, which words they said, when they leave."""
    one, other = two
    async with across(two, 2) as party:
        ana, bo = party.clients
        assert {*bo.welcome["present"]} == {guest.player for guest in party.guests}
        async with party.guests[1].on(one).at(party.code) as again:
            assert {*again.welcome["present"]} == {guest.player for guest in party.guests}
        await bo.send({"type": "react", "reaction": "bravo"})
        assert (await heard(ana, "reacted"))["seat"] == 1
        body = {"name": "Beatrix", "face": [1, 2, 3]}
        assert one.http("PATCH", "/api/me", body, party.guests[0].token)[0] == 200
        await bo.until(lambda _: bo.table["chairs"][0]["name"] == "Beatrix")
        assert bo.table["chairs"][0]["face"] == [1, 2, 3]
        assert (await ana.seal("hey"))["type"] == "done"
        assert (await bo.seal("ho"))["type"] == "done"
        await party.start()
        for client in party.clients:
            if not (words := spoken(client)):
                await heard(client, "spoken")
                words = spoken(client)
            assert words == {0: "hey", 1: "ho"}
        async with watch(other, party.code) as stranger, watch(one, party.code) as beside:
            await bo.until(lambda message: message.get("strangers") == 2)
            await beside.send({"type": "applaud"})
            for client in (ana, bo, stranger):
                await heard(client, "applauded")
            await ana.socket.close()
            await stranger.until(lambda message: message.get("players") == [party.guests[1].player])


@over_sockets
async def test_other_nodes_hear_of_a_share_only_once_it_is_shown(
    two: list[Server], place: PostgresPlace
) -> None:
    """Not while seals can still change, and nothing of what does not fit a seal."""
    async with place.on_remote_change() as said, across(two, 2) as party:
        ana, bo = party.clients

        async def on_remote_change() -> str:
            """Everything said until now: whoever has heard the last has heard all."""
            before = len(said)
            await bo.send({"type": "react", "reaction": "bravo"})
            while not any('"reacted"' in message for message in said[before:]):  # noqa: ASYNC110 (as it comes)
                await asyncio.sleep(0.01)
            return "".join(said)

        await ana.seal("marmalade")
        await bo.seal("apricot")
        for client in party.clients:
            assert (await client.ask("reveal", **client.secret))["code"] == "match-not-begun"
        so_far = await on_remote_change()
        assert not [one for one in ("marmalade", "apricot", ana.secret["salt"]) if one in so_far]
        await bo.ask("ready")
        assert (await ana.ask("start"))["type"] == "done"
        other = ana.secret | {"word": "quince"}
        assert (await ana.ask("reveal", **other))["code"] == "seal-differs"
        so_far = await on_remote_change()
        assert not [one for one in ("marmalade", "apricot", "quince") if one in so_far]
        await ana.reveal()
        so_far = await on_remote_change()
        assert "marmalade" in so_far
        assert "apricot" not in so_far
        assert (await ana.ask("reveal", **other))["code"] == "seal-differs"
        await bo.reveal()
        for client in party.clients:
            if not spoken(client):
                await heard(client, "spoken")
            assert spoken(client) == {0: "marmalade", 1: "apricot"}
        assert "quince" not in await on_remote_change()


@over_sockets
async def test_nodes_tell_each_other_no_token_and_no_seed(
    two: list[Server], place: PostgresPlace
) -> None:
    """While people on both play, watch, react and come back."""
    async with place.on_remote_change() as said, across(two, 2, ("largo",)) as party:
        await party.start()
        async with watch(two[1], party.code) as stranger:
            await one_by_one(party, players_of(party), lambda client: client.number > 40)
            await party.clients[1].send({"type": "react", "reaction": "bravo"})
            async with party.guests[1].on(two[0]).at(party.code):
                await heard(stranger, "reacted")
        frames = [frame for one in (*party.clients, stranger) for frame in one.frames]
        log = await asyncio.to_thread(log_of, place, party.code)
    assert any(" wrote " in message for message in said)
    assert not secrets_in(secrets_of(party.guests, log), "".join((*said, *frames)))


def spoken(client: Client) -> dict[int, str]:
    """The words that were told to a client, by seat."""
    messages = [json.loads(frame) for frame in client.frames]
    return {
        word["seat"]: word["word"]
        for message in messages
        if message["type"] == "spoken"
        for word in message["words"]
    }


@over_sockets
async def test_who_is_logged_out_is_out_everywhere(two: list[Server]) -> None:
    """The socket of a device on another node is closed; one that stays logged in is not."""
    one, other = two
    guest = one.guest()
    code = guest.open()
    link = one.http("POST", "/api/me/links", None, guest.token)[1]["url"].partition("#")[2]
    status, me = other.http("POST", "/api/continue", {"code": link, "program": True})
    assert (status, me["player"]) == (200, guest.player)
    phone = Guest(other, guest.player, me["token"])
    async with phone.at(code) as client, guest.at(code) as stays:
        assert one.http("DELETE", "/api/me/sessions", None, guest.token)[0] == 204
        assert await closing(client) == 4401
        await stays.send({"type": "ping"})
        await heard(stays, "pong")


def test_what_a_node_has_acknowledged_every_node_shows(two: list[Server]) -> None:
    """A request to any node sees everything that any has answered before."""
    one, other = two
    pad = open_pad(one, "Ana", "Bo")
    for number in range(1, 6):
        pad.write(Enter(number, CaboEntry((Sum(number), Sum(9)), caller=0), sure=True))
        there = pad.on(two[number % 2])
        assert len(there.pad["rounds"]) == number
        pad = there
    desk = drawn_event(one, 3)
    desk.on(other).ask(Start())
    for server in (one, other, one):
        assert matches(desk.on(server).page)[0]["clock"] is not None
    (match,) = matches(desk.page)
    enter = Enter(1, CaboEntry((Sum(0), Sum(5), Sum(9)), caller=0), sure=True)
    assert desk.on(other).on_match_pad(match["id"], enter)
    assert [live["rounds"] for live in desk.on(one).page["live"]] == [1]
    table = desk.link(AtTable(1))
    assert table.on(other).on_match_pad(match["id"], Enter(2, enter.entry, sure=True)) == 3
    table.on(one).ask(HandIn(match["id"], 3))
    assert len(matches(desk.on(other).page)[0]["rounds"]) == 2
    club = open_club(one, "Ana", "Bo")
    assert len(club.on(other).get("/api/club")[1]["club"]["people"]) == 2


@over_sockets
async def test_what_is_deleted_is_deleted_everywhere(two: list[Server]) -> None:
    """An event, for its watchers on another node, too."""
    one, other = two
    desk = drawn_event(one, 3)
    async with watching(desk.on(other)) as watcher:
        await watcher.page()
        status, answer = one.http("DELETE", "/api/event", None, **{"dacabo-key": desk.key})
        assert status == 204, answer
        assert await closing(watcher) == 4404
    assert desk.on(other).get("/api/event")[0] in (404, 410)


def test_limits_hold_over_all_nodes(tmp_path: Path) -> None:
    """Whoever has used up what an address may do on one node has used it up on all."""
    with nodes(tmp_path, PostgresPlace(), guests_per_minute=6) as (one, other):
        for server in (one, other, one, other, one, other):
            server.guest()
            time.sleep(0.05)  # for the message to arrive
        for server in (one, other):
            status, answer = server.http("POST", "/api/guests", {"name": "Eve", "program": True})
            assert (status, answer["code"]) == (429, "too-fast")


def test_limits_of_a_site_hold_over_all_nodes(tmp_path: Path) -> None:
    """What one network has spent on one node is gone for its /56 and its /48 on all."""
    given = {"guests_per_minute": 6, "trusted_proxies": "127.0.0.1"}
    with nodes(tmp_path, PostgresPlace(), **given) as (one, other):

        def new_guest(server: Server, network: str) -> int:
            told = {"x-forwarded-for": f"2001:db8:7:{network}::1"}
            asked = {"name": "Eve", "program": True}
            return server.http("POST", "/api/guests", asked, **told)[0]

        assert [new_guest(one, f"{n}") for n in range(12)] == [201] * 12
        time.sleep(0.2)  # for the messages to arrive
        assert new_guest(other, "ff") == 429
        assert [new_guest(other, f"1{n:02}") for n in range(6)] == [201] * 6
        time.sleep(0.2)
        assert new_guest(one, "200") == 429


def test_links_and_wrong_codes_are_those_of_all_nodes(tmp_path: Path) -> None:
    """A link from one node opens on the other, and a guest's wrong codes are counted on both."""
    with nodes(tmp_path, PostgresPlace(), wrong_codes_per_minute=60) as (one, other):
        ana, eve = one.guest("Ana"), one.guest("Eve")
        code = ana.open()
        link = one.http("GET", f"/api/tables/{code}/link")[1]["url"].rpartition("/")[2]
        assert other.http("GET", f"/api/tables/{link}")[0] == 200

        def tried(server: Server, text: str) -> int:
            return server.http("GET", f"/api/tables/{text}", token=eve.token)[0]

        assert [tried(one, "CCCCCC") for _ in range(10)] == [404] * 10
        time.sleep(0.2)  # for the messages to arrive
        assert [tried(other, text) for text in ("CCCCCC", code, link)] == [429, 429, 200]


# --- what is missed is caught up, what happens happens once -----------------------------------


@over_sockets
async def test_a_lost_notification_loses_nothing(tmp_path: Path) -> None:
    """A node that hears nothing looks for itself every two seconds."""
    place = PostgresPlace()
    with nodes(tmp_path, place, {}, {"deaf": True}) as both:
        async with across(both, 2) as party:
            ana, bo = party.clients
            began = time.monotonic()
            number = (await ana.ask("ready"))["number"]
            await bo.wait_for_fact(number)
            assert time.monotonic() - began < AGAIN_SECONDS
            # And what it refuses, it refuses by what is true.
            assert (await bo.ask("ready"))["type"] == "done"
            assert (await ana.ask("start"))["type"] == "done"


@over_sockets
async def test_who_comes_while_it_is_read_is_shown_what_another_node_has_written_since() -> None:
    """A long log takes a while to read; even if no notification of it comes."""
    place, reader, loaded = PostgresPlace(), SlowReader(), asyncio.Event()
    loading, seen = asyncio.Event(), list[str]()

    async with place.open_store() as here, place.open_store() as there:
        await there.append("one", 0, [b"a", b"b"], now=1.0)
        streams = Streams(here, Environment(), BackgroundQueue())

        async def load(name: str) -> Texts | None:
            texts = Texts(Stream(name, TextKind(), streams, coming=reader))
            if not await texts.stream.load():
                return None
            seen.append(texts.stream.state)
            loading.set()
            await loaded.wait()
            return texts

        shelf = Registry(load, streams)
        first = asyncio.create_task(shelf.find("one"))
        await reader.reading.wait()
        await there.append("one", 2, [b"c"], now=1.0)
        reader.goes_on.set()
        await loading.wait()
        assert seen == ["abc"]
        await there.append("one", 3, [b"d"], now=1.0)
        second = asyncio.create_task(shelf.find("one"))
        await asyncio.sleep(0)
        loaded.set()
        found = await second
        assert found is not None
        assert found.stream.state == "abcd"
        assert await first is found
        assert await shelf.find("two") is None


@over_sockets
async def test_what_is_deleted_while_it_is_read_is_not_kept() -> None:
    """Another node deletes it when all of it has been read, before one could hear of that."""
    place, reader = PostgresPlace(), SlowReader()

    async with place.open_store() as here, place.open_store() as there:
        await there.append("one", 0, [b"a", b"b"], now=1.0)
        streams = Streams(here, Environment(), BackgroundQueue())

        async def load(name: str) -> Texts | None:
            texts = Texts(Stream(name, TextKind(), streams, coming=reader))
            return texts if await texts.stream.load() else None

        shelf = Registry(load, streams)
        finding = asyncio.create_task(shelf.find("one"))
        await reader.reading.wait()
        await there.forget("one")
        reader.goes_on.set()
        assert await finding is None
        assert shelf.get("one") is None


@over_sockets
async def test_a_link_is_renewed_on_all_nodes(two: list[Server]) -> None:
    """Whoever looks on another node is told; what is written there meanwhile comes along."""
    here, there = two
    pad = open_pad(here, "Ana", "Bo", "Cem", changes={"limit": None, "rounds": 1000})
    done: list[int] = []

    def write() -> None:
        other, number = pad.on(there), 0
        while True:
            number += 1
            entry = CaboEntry((Sum(3), Sum(9), Sum(20)), caller=0)
            status, answer = other.try_post("/api/pad", asked(Enter(number, entry)))
            if status == 404:
                return
            assert status == 200, answer
            done.append(answer["number"])

    async with watching(pad.on(there)) as phone, asyncio.timeout(30):
        await phone.page()
        writing = asyncio.create_task(asyncio.to_thread(write))
        await asyncio.sleep(0.5)
        given = await asyncio.to_thread(pad.post, "/api/pad/renew", {"id": new_id()})
        await writing
        while (message := await phone.receive())["type"] != "bye":
            pass
        assert message["code"] == "link-withdrawn"
    for node in two:
        assert pad.on(node).get("/api/pad")[0] == 404
        moved = Holder(node, given["key"])
        assert len(moved.pad["rounds"]) == len(done) > 0


def test_a_link_that_two_renew_at_once_is_renewed_once(two: list[Server]) -> None:
    """Whoever is too late is told so: there is one pad, and not a copy for each of them."""
    with ThreadPoolExecutor(2) as phones:
        for _ in range(10):
            pad = open_pad(two[0], "Ana", "Bo")
            given = phones.map(
                lambda phone: phone.try_post("/api/pad/renew", {"id": new_id()}),
                [pad.on(node) for node in two],
            )
            assert sorted(status for status, _ in given) == [200, 404]


@over_sockets
async def test_what_does_not_exist_is_looked_for_once() -> None:
    """However many ask for it at the same time."""
    asked = list[str]()

    async def load(name: str) -> Texts | None:
        asked.append(name)
        await asyncio.sleep(0)
        return None

    async with PostgresPlace().open_store() as store:
        shelf = Registry(load, Streams(store, Environment(), BackgroundQueue()))
        assert await asyncio.gather(*(shelf.find("one") for _ in range(50))) == [None] * 50
    assert asked == ["one"]


@over_sockets
async def test_two_nodes_ring_the_same_clock(tmp_path: Path) -> None:
    """Even if both believe that it is theirs: the log has every fact once."""
    place = PostgresPlace()
    with nodes(tmp_path, place, {"greedy": True}, {"greedy": True}, talk=100) as both:
        async with across(both, 2, ("largo",), clock=30) as party:
            await party.start()
            for _ in range(6):
                due = party.host.clocks[0]["due"]
                await asyncio.gather(*(asyncio.to_thread(node.turn_to, due) for node in both))
                before = party.host.number
                while party.host.number == before or not party.host.clocks:
                    await party.host.receive()
                if party.host.table["phase"] != "playing":
                    break
            await party.catch_up()
            log = await asyncio.to_thread(log_of, place, party.code)
        decisions = [
            (fact["seat"], fact["decision"])
            for fact in (entry["fact"] for entry in log)
            if fact["type"] == "moved" and fact.get("decision")
        ]
        assert len(decisions) > 6
        assert len(decisions) == len({*decisions}), "something was answered twice"


@over_sockets
async def test_two_nodes_open_one_table_for_a_tie(two: list[Server], place: PostgresPlace) -> None:
    """Both see in the same moment that one is needed; only one says where, and that is the table.

    A table that was opened in vain is closed.
    """
    desk = drawn_event(two[0], 3, changes={"rounds": 1})
    (match,) = matches(desk.page)
    players = active(match)
    code = desk.post("/api/event/online", {"match": match["id"]})["code"]
    for player in (players[0], players[2]):
        desk.post("/api/event/bot", {"match": match["id"], "player": player, "level": "largo"})
    guest = two[0].guest()
    desk.link(AsPlayer(players[1])).post("/api/event/seat", token=guest.token)
    async with guest.at(code) as client:
        offers = two[0].http("GET", "/api/games")[1]
        await client.until(lambda _: client.table["phase"] == "playing")
        await play_out(client, player_of(client.table, offers))
    async with watching(desk.on(two[1])) as watcher:  # so that both nodes have the event in use
        await watcher.until(lambda page: bool(matches(page)[0]["decided"]))
        for points in TIES:
            totals = dict(zip(players, points, strict=True))
            desk.ask(CorrectResult(match["id"], totals, "so that some are tied"))
            await asyncio.sleep(0.3)
            shown = [matches(desk.on(node).page)[0]["decision_tables"] for node in two]
            assert shown[0] == shown[1]
    latest = "SELECT stream FROM streams WHERE stream LIKE 'event/%' ORDER BY changed DESC LIMIT 1"
    ((stream,),) = await asyncio.to_thread(place.rows, latest)
    facts = [
        line["entry"]["fact"]["type"] for line in await asyncio.to_thread(log_of, place, stream)
    ]
    assert facts.count("decision-went-online") == len(TIES)
    used = f"""SELECT count(*) FROM streams JOIN log USING (stream) WHERE state <> 'closed'
        AND number = 1 AND convert_from(fact, 'UTF8') LIKE '%{stream}/%'"""  # noqa: S608 (ours)
    assert await asyncio.to_thread(place.rows, used) == [(1 + len(TIES),)]  # and the match's own


@over_sockets
async def test_nobody_writes_on_a_dead_node(tmp_path: Path) -> None:
    """Who was entering a round there is not shown as doing so for long."""
    place = PostgresPlace()
    with nodes(tmp_path, place) as (one, other):
        pad = open_pad(one, "Ana", "Bo")
        async with watching(pad.on(other)) as reader, watching(pad) as writer:
            await reader.page()
            await writer.page()
            await writer.socket.send(json.dumps({"type": "draft", "round": 1, "by": "Bo"}))
            assert (await told_of_drafts(reader))["writers"] == ["Bo"]
            one.kill()
            began = time.monotonic()
            assert (await told_of_drafts(reader))["writers"] == []
            assert time.monotonic() - began < AGAIN_SECONDS


async def told_of_drafts(watcher: Watcher) -> Json:
    """The next message about who is writing."""
    while True:
        message = await watcher.receive()
        if message["type"] == "drafts":
            return message


@over_sockets
async def test_a_bot_thinks_on_when_its_node_dies(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    """The other node asks it again, and people play on within five seconds."""
    place = PostgresPlace()
    with nodes(tmp_path, place, bot_pace=0.2, talk=100) as (one, other):
        guest = one.guest()
        code = guest.open(players=2)  # the first node has its lease
        async with guest.at(code) as client:
            assert (await client.ask("seat-bot", level="allegro"))["type"] == "done"
            assert (await client.ask("start"))["type"] == "done"
            await client.until(lambda _: client.table["phase"] == "playing")
            one.kill()
        began = time.monotonic()
        async with guest.on(other).at(code, client.number) as again:
            moved = await again.until(lambda m: m["type"] == "news" and m["event"]["by"] == "bot")
            assert moved
        waited = time.monotonic() - began
        assert waited < AGAIN_SECONDS
    record_property("counted", f"a bot of a dead node moved after {waited:.2f} s on another")


@over_sockets
async def test_a_node_is_cut_off_from_the_database(tmp_path: Path) -> None:
    """Stalled and reset: its people are told so, the others play on, and afterwards all agree."""
    place = PostgresPlace()
    schema_name = place.written.partition("search_path=")[2]
    with (
        proxy_to(place.cluster) as way,
        nodes(tmp_path, place, {}, {"database": way.link(schema_name)}, talk=100) as both,
    ):
        async with across(both, 2) as party:
            ana, bo = party.clients
            way.stall()
            number = (await ana.ask("ready"))["number"]
            asking = asyncio.create_task(bo.ask("ready", "bo-ready"))
            await asyncio.sleep(1.0)
            assert not asking.done()
            way.cut()
            way.resume()
            answer = await asking
            if answer["type"] == "refused":
                assert answer["code"] in ("store-away", "store-busy")
                for _ in range(40):
                    answer = await bo.ask("ready", "bo-ready")
                    if answer["type"] == "done":
                        break
                    await asyncio.sleep(0.25)
            assert answer["type"] == "done"
            await bo.wait_for_fact(number)
            assert (await ana.ask("start"))["type"] == "done"
            await party.catch_up()


def sever(way: TcpProxy, how: str) -> None:
    """Cut a node off from the database, until the way goes on."""
    if how == "cut":
        way.refuse()
    else:
        way.stall(how)


@pytest.mark.parametrize("how", ["cut", TO, FROM])
@over_sockets
async def test_a_node_that_is_cut_off_sends_its_people_to_another(tmp_path: Path, how: str) -> None:
    """One direction is enough: they play on elsewhere, and it says so in its health and log."""
    place = PostgresPlace()
    schema_name = place.written.partition("search_path=")[2]
    with (
        proxy_to(place.cluster) as way,
        nodes(tmp_path, place, {}, {"database": way.link(schema_name)}, talk=100) as both,
        proxy(tmp_path / "nginx", [node.link for node in both]) as link,
    ):
        cut_off = both[1]
        front = ProxiedServer(link)
        async with across(both, 2) as party, watching(open_pad(cut_off, "Ana", "Bo")) as pad:
            ana, bo = party.clients
            await pad.page()
            sever(way, how)
            began = time.monotonic()
            assert (await ana.ask("ready"))["type"] == "done"
            assert await closing(bo) == await closing(pad) == 1012
            assert time.monotonic() - began < AGAIN_SECONDS
            assert (await ready(cut_off, 503))["code"] == "store-away"
            assert cut_off.http("GET", "/livez")[0] == 200
            assert "node-cut-off" in cut_off.log
            with pytest.raises(InvalidStatus) as refused:
                async with party.guests[1].on(cut_off).at(party.code):
                    pass
            assert refused.value.response.status_code == 503
            began = time.monotonic()
            for _ in range(4):  # to either node in turn
                assert front.http("GET", "/api/me", None, party.guests[1].token)[0] == 200
                async with party.guests[1].on(front).at(party.code, bo.number) as again:
                    assert (await again.ask("ready"))["type"] == "done"
            assert time.monotonic() - began < AGAIN_SECONDS
            way.resume()
            await ready(cut_off, 200)
            async with party.guests[1].on(cut_off).at(party.code, bo.number) as again:
                assert again.number >= ana.number
                assert (await ana.ask("start"))["type"] == "done"


@over_sockets
async def test_people_of_nodes_that_are_all_cut_off_read_why(tmp_path: Path) -> None:
    """The proxy shows what the last node says, not a message of its own."""
    place = PostgresPlace()
    schema_name = place.written.partition("search_path=")[2]
    with (
        proxy_to(place.cluster) as one,
        proxy_to(place.cluster) as other,
        nodes(tmp_path, place, *({"database": w.link(schema_name)} for w in (one, other))) as both,
        proxy(tmp_path / "nginx", [node.link for node in both]) as link,
    ):
        front = ProxiedServer(link)
        guest = front.guest()
        for way in (one, other):
            way.stall()
        for node in both:
            await ready(node, 503)
        began = time.monotonic()
        for path in ("/readyz", "/api/me"):
            status, problem = front.http("GET", path, None, guest.token)
            assert (status, problem["code"]) == (503, "store-away")
            assert problem["message"]
        assert front.http("GET", "/", accept="text/html")[0] == 200
        assert time.monotonic() - began < AGAIN_SECONDS
        for way in (one, other):
            way.resume()
        assert (await ready(front, 200)) == "ok\n"


@over_sockets
async def test_a_node_that_was_stopped_does_nothing_that_was_done_elsewhere(tmp_path: Path) -> None:
    """What waited in it for so long that the table has forgotten it is not done again."""
    place = PostgresPlace()
    with nodes(tmp_path, place, talk=100) as both:
        async with across(both, 2) as party:
            bo, guest = party.clients[1], party.guests[1]
            os.kill(both[1].pid, signal.SIGSTOP)
            try:
                await bo.send({"type": "ask", "id": "once", "request": {"type": "ready"}})
                async with guest.on(both[0]).at(party.code) as again:
                    assert (await again.ask("ready", "once"))["type"] == "done"
                    for ready_ in (False, True) * 20 + (False,):
                        assert (await again.ask("ready", ready=ready_))["type"] == "done"
                    await asyncio.sleep(AGAIN_SECONDS)  # until the others have given it up
                    os.kill(both[1].pid, signal.SIGCONT)
                    await ready(both[1], 200)
                    await asyncio.sleep(2)
                    assert again.table["chairs"][1]["ready"] is False
            finally:
                os.kill(both[1].pid, signal.SIGCONT)
        ids = [json.loads(fact)["id"] for _, fact in place.log(party.code)]
        assert ids.count("once") == 1


@over_sockets
async def test_nodes_keep_one_time(tmp_path: Path) -> None:
    """Whatever the clocks of their machines say: nobody's time is over too early or too late."""
    place = PostgresPlace()
    with nodes(tmp_path, place, {"skew": 60_000}, {"skew": -60_000}, talk=100) as both:
        async with across(both, 2, clock=30) as party:
            await party.start()
            told = [client.welcome["now"] for client in party.clients]
            assert abs(told[0] - told[1]) < 5_000  # the second came later
            for _ in range(4):
                asked = next(client for client in party.clients if client.decisions)
                decision = asked.decisions[0]
                await asked.send({"type": "ping"})
                pong = await heard(asked, "pong")
                assert all(20_000 < clock["due"] - pong["now"] < 31_000 for clock in asked.clocks)
                moves = await possible(asked, decision["id"])
                assert (await asked.play(moves[0], decision))["type"] == "done"
                await party.catch_up()
        times = [json.loads(fact)["at"] for _, fact in place.log(party.code)]
        assert times == sorted(times)


@over_sockets
async def test_the_time_at_a_table_does_not_go_back(tmp_path: Path) -> None:
    """Two nodes never know the time equally well; what happens later is written as later."""
    place = PostgresPlace()
    with nodes(tmp_path, place, {"ahead": 400}, {}, talk=100) as both:
        async with across(both, 2) as party:
            await party.start()
            for _ in range(8):
                asked = next(client for client in party.clients if client.decisions)
                decision = asked.decisions[0]
                moves = await possible(asked, decision["id"])
                assert (await asked.play(moves[0], decision))["type"] == "done"
                await party.catch_up()
        times = [json.loads(fact)["at"] for _, fact in place.log(party.code)]
        assert times == sorted(times)


async def possible(client: Client, decision: str) -> list[str]:
    """The moves that answer a decision."""
    await client.send({"type": "moves", "decision": decision})
    found: list[str] = (await heard(client, "possible"))["moves"]
    return found


async def ready(server: Server, status: int) -> Any:
    """Wait until `/readyz` answers with a status."""
    until = time.monotonic() + AGAIN_SECONDS + 5
    while True:
        found, answer = await asyncio.to_thread(server.http, "GET", "/readyz")
        if found == status:
            return answer
        assert time.monotonic() < until
        await asyncio.sleep(0.1)


@over_sockets
async def test_all_nodes_die_and_come_back(tmp_path: Path) -> None:
    """What was acknowledged is there, clocks run on at once, and the dead are not waited for."""
    place = PostgresPlace()
    with nodes(tmp_path, place) as both:
        async with across(both, 2, clock=90) as party:
            await party.start()
            (clock,) = party.host.clocks
            number = party.host.number
            for node in both:
                node.kill()
    with nodes(tmp_path, place) as both:
        ana, bo = (guest.on(node) for guest, node in zip(party.guests, both[::-1], strict=True))
        async with ana.at(party.code, number) as one, bo.at(party.code, number) as other:
            assert one.clocks == other.clocks == [clock]
            for node in both:
                node.turn_to(clock["due"])
            for client in (one, other):
                rung = await heard(client, "news")
                assert clock["due"] <= rung["event"]["at"] < clock["due"] + 3000


# --- coming and going -------------------------------------------------------------------------


@over_sockets
async def test_a_node_that_stops_hands_its_people_over(tmp_path: Path) -> None:
    """They are told to come back, its leases are free at once, and nothing is lost."""
    place = PostgresPlace()
    with nodes(tmp_path, place, talk=100) as (one, other):
        guest = one.guest()
        code = guest.open(players=2)
        async with guest.at(code) as client:
            assert (await client.ask("seat-bot", level="largo"))["type"] == "done"
            assert (await client.ask("start"))["type"] == "done"
            one.process.terminate()
            assert await closing(client) == 1012
        async with guest.on(other).at(code, client.number) as again:
            # The bot may have looked at its cards already: people play on until it is asked.
            moves = {"looking": "done", "turn": "draw", "card": "discard"}
            looks = iter(("look a1", "look a2"))
            while not any(news["event"]["by"] == "bot" for news in again.news):
                if not again.asked:
                    await again.receive()
                elif again.asked == "first-look":
                    assert (await again.play(next(looks)))["type"] == "done"
                else:
                    assert (await again.play(moves[again.asked]))["type"] == "done"
        assert one.wait_for_exit() in (0, -signal.SIGTERM)
        assert [row[0] for row in place.rows("SELECT count(*) FROM nodes")] == [1]


def test_another_version_is_refused_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that knows other facts, while these nodes live; one with newer tables, too."""
    place = PostgresPlace()
    with nodes(tmp_path, place, {}):
        place.rows("UPDATE nodes SET speaks = 'something else'")
        told = serve(place.written)
        assert told.returncode != 0
        assert "a different version" in told.stderr
        assert "Traceback" not in told.stderr
        newer = (*schema.MIGRATIONS, ("ALTER TABLE guests ADD COLUMN colour text",))
        monkeypatch.setattr(schema, "MIGRATIONS", newer)
        with pytest.raises(StoreError, match="nodes-older"):
            asyncio.run(opened(place))
    asyncio.run(opened(place))


def test_who_was_cut_off_while_the_tables_were_migrated_writes_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Neither facts nor anything else: it does not know what the tables mean now."""
    place = PostgresPlace()

    async def main() -> None:
        store = await open_store(PostgresLink(place.written))
        await store.append("table", 0, [b"one"], now=1.0)
        await store.add_guest("ana", "Ana", b"token", 1.0)
        serving = f"SELECT hashtext('{schema.SERVING} ' || current_schema())::bigint & 4294967295"
        held = f"FROM pg_locks WHERE locktype = 'advisory' AND objid::bigint = ({serving})"
        assert len(place.rows(f"SELECT pg_terminate_backend(pid) {held}")) == 2
        while place.rows(f"SELECT pid {held}"):  # noqa: ASYNC110 (they end a little later)
            await asyncio.sleep(0.02)
        newer = (*schema.MIGRATIONS, ("ALTER TABLE guests ADD COLUMN colour text",))
        with monkeypatch.context() as patched:
            patched.setattr(schema, "MIGRATIONS", newer)
            await opened(place)
        writes: tuple[Callable[[], Awaitable[None]], ...] = (
            lambda: store.append("table", 1, [b"two"], now=2.0),
            lambda: store.forget("table"),
            lambda: store.add_guest("ben", "Ben", b"other", 2.0),
        )
        for write in writes:
            for code in ("store-away", "store-moved-on"):  # it learns first that it was cut off
                with pytest.raises(StoreError) as refused:
                    await write()
                assert refused.value.code in (code, "store-moved-on")
        await store.close()

    asyncio.run(main())
    assert place.rows("SELECT number FROM log") == [(1,)]
    assert place.rows("SELECT guest FROM guests") == [("ana",)]


async def opened(place: PostgresPlace) -> None:
    """Open and close the store."""
    await (await open_store(PostgresLink(place.written))).close()


def serve(database: str, *more: str) -> "subprocess.CompletedProcess[str]":
    """Start a server that refuses, as a person would."""
    return subprocess.run(
        [*SERVE, "--database", database, *more],
        env=os.environ | {"LC_ALL": "en_GB.UTF-8", "LANGUAGE": "en"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


# --- many cores of one machine ----------------------------------------------------------------


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    """A file is for one process."""
    told = serve(str(tmp_path / "room.db"), "--processes", "2")
    assert told.returncode != 0
    assert "--processes" in told.stderr
    assert "postgresql://" in told.stderr
    assert not [*tmp_path.iterdir()]


@pytest.mark.long
def test_several_processes_serve_one_port() -> None:
    """One that dies is replaced; all stop together, also when the first of them is killed.

    Whichever is asked for figures answers for all.
    """
    place = PostgresPlace()
    metrics = free_port()
    command = [*SERVE, "--database", place.written, "--processes", "2"]
    command += ["--metrics-port", str(metrics)]
    for number in (signal.SIGTERM, signal.SIGKILL):
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as first:
            assert first.stdout is not None
            link = next(word for line in first.stdout for word in line.split() if "http" in word)
            before = alive(place)
            assert len(before) == 2
            with urlopen(f"{link}readyz") as answer:  # noqa: S310 (http)
                assert answer.status == 200
            for _ in range(10):
                assert counted(metrics) == {"1", "2"}
            if number == signal.SIGTERM:
                os.kill(serving_children(first.pid)[0], signal.SIGKILL)
                wait_for(partial(replaced, place, before))
                wait_for(lambda: counted(metrics) == {"1", "2"})
            first.send_signal(number)
            first.wait(30)
        wait_for(lambda: not alive(place))


def counted(port: int) -> set[str]:
    """The processes whose figures are on the page, which has each metric once."""
    with urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        page = answer.read().decode()
    kinds = [line for line in page.splitlines() if line.startswith("# TYPE")]
    assert kinds == [line for line in Metrics().text().splitlines() if line.startswith("# TYPE")]
    samples = [line for line in page.splitlines() if not line.startswith("#")]
    assert len(samples) == len({line.rpartition(" ")[0] for line in samples})
    return {match[1] for line in samples if (match := re.search(r'process="(\d+)"[,}]', line))}


def replaced(place: PostgresPlace, before: set[str]) -> bool:
    """Whether there are as many nodes as before, and others."""
    now = alive(place)
    return len(now) == len(before) and now != before


def alive(place: PostgresPlace) -> set[str]:
    """The nodes that live."""
    return {node for (node,) in place.rows("SELECT node FROM living")}


def wait_for(what: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + 30
    while not what():
        assert time.monotonic() < end
        time.sleep(0.1)

"""Several servers on one database: people of a table on different nodes do not notice it."""

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
"""Points of three players, in which different players are tied."""
AGAIN_SECONDS = 5.0
"""The seconds after which people play on, whatever node has died."""


@contextmanager
def nodes(
    folder: Path, place: PostgresPlace, *each: Json, **all_: object
) -> Iterator[list[Server]]:
    """Run nodes with one database, each with its own settings."""
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
    """Two nodes for most tests."""
    with nodes(tmp_path_factory.mktemp("nodes"), place, talk=100) as both:
        yield both


@asynccontextmanager
async def sitting_across(
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


async def next_of_kind(client: Client, kind: str) -> Json:
    """The next message of a kind."""
    return await client.until(lambda message: message["type"] == kind)


async def close_code_of(client: Client | Watcher) -> int | None:
    """Read until the server closes the connection; return the close code."""
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
        """A text is never due."""

    def index_row(self, _before: str | None, _: str) -> None:
        """A text is in no list."""

    def gone(self) -> DacaboError:
        """The error for a deleted text."""
        return StoreError("stream-unreadable")


class Texts:
    """A text with its stream, as the server keeps it."""

    def __init__(self, stream: Stream[str, str]) -> None:
        self.stream = stream
        self.streams: list[Stream[Any, Any]] = [stream]


class SlowReader:
    """A reader that has read everything, and then waits before the state changes."""

    def __init__(self) -> None:
        self.reading, self.goes_on = asyncio.Event(), asyncio.Event()

    async def __call__(self, _: object) -> None:
        """Wait before the state changes."""
        self.reading.set()
        await self.goes_on.wait()


def log_of(place: PostgresPlace, code: str) -> list[Json]:
    """The facts of a table."""
    return [json.loads(fact) for _, fact in place.log(code)]


# --- moves and messages between nodes ----------------------------------------------------------


@over_sockets
async def test_a_match_is_played_across_nodes(
    two: list[Server], record_property: Callable[[str, object], None]
) -> None:
    """People and bots play to the end; all get every fact in order and without delay."""
    async with sitting_across(two, 4, preset="dutch", changes={"rounds": 1}) as party:
        await party.start()
        waits = []
        for _ in range(20):  # readiness is a fact that can be set and withdrawn
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
async def test_bots_play_on_all_nodes(two: list[Server], place: PostgresPlace) -> None:
    """Each is asked once: no decision is answered twice, and nobody waits for ever."""
    async with sitting_across(
        two, 2, ("largo", "largo"), preset="original", changes={"limit": 20}
    ) as party:
        await party.start()
        await play_all(party)
        log = await asyncio.to_thread(log_of, place, party.code)
    played = [entry["fact"] for entry in log if entry["fact"]["type"] == "moved"]
    assert {fact["by"] for fact in played} >= {"bot", "person"}


@over_sockets
async def test_people_on_different_nodes_see_each_other(two: list[Server]) -> None:
    """They see presence, names, reactions, words of shares, and departures."""
    one, other = two
    async with sitting_across(two, 2) as party:
        ana, bo = party.clients
        assert {*bo.welcome["present"]} == {guest.player for guest in party.guests}
        async with party.guests[1].on(one).at(party.code) as again:
            assert {*again.welcome["present"]} == {guest.player for guest in party.guests}
        await bo.send({"type": "react", "reaction": "bravo"})
        assert (await next_of_kind(ana, "reacted"))["seat"] == 1
        body = {"name": "Beatrix", "face": [1, 2, 3]}
        assert one.http("PATCH", "/api/me", body, party.guests[0].token)[0] == 200
        await bo.until(lambda _: bo.table["chairs"][0]["name"] == "Beatrix")
        assert bo.table["chairs"][0]["face"] == [1, 2, 3]
        assert (await ana.seal("hey"))["type"] == "done"
        assert (await bo.seal("ho"))["type"] == "done"
        await party.start()
        for client in party.clients:
            if not (words := words_received(client)):
                await next_of_kind(client, "spoken")
                words = words_received(client)
            assert words == {0: "hey", 1: "ho"}
        async with watch(other, party.code) as stranger, watch(one, party.code) as beside:
            await bo.until(lambda message: message.get("strangers") == 2)
            await beside.send({"type": "applaud"})
            for client in (ana, bo, stranger):
                await next_of_kind(client, "applauded")
            await play_all(party)
            moment = {"match": 1, "round": 1, "frame": 7, "playing": True, "speed": 2}
            await bo.send({"type": "show", **moment})
            for client in (ana, stranger):
                shown = await next_of_kind(client, "moment-shown")
                assert (shown["by"], shown["frame"]) == (1, 7)
            await ana.socket.close()
            await stranger.until(lambda message: message.get("players") == [party.guests[1].player])


@over_sockets
async def test_other_nodes_get_a_share_only_once_it_is_revealed(
    two: list[Server], place: PostgresPlace
) -> None:
    """They do not get it while seals can change, nor a share that does not fit its seal."""
    async with place.on_remote_change() as said, sitting_across(two, 2) as party:
        ana, bo = party.clients

        async def on_remote_change() -> str:
            """All messages until now, which end with a reaction."""
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
            if not words_received(client):
                await next_of_kind(client, "spoken")
            assert words_received(client) == {0: "marmalade", 1: "apricot"}
        assert "quince" not in await on_remote_change()


@over_sockets
async def test_messages_between_nodes_contain_no_token_and_no_seed(
    two: list[Server], place: PostgresPlace
) -> None:
    """People on both nodes play, watch, react and come back."""
    async with place.on_remote_change() as said, sitting_across(two, 2, ("largo",)) as party:
        await party.start()
        async with watch(two[1], party.code) as stranger:
            await one_by_one(party, players_of(party), lambda client: client.number > 40)
            await party.clients[1].send({"type": "react", "reaction": "bravo"})
            async with party.guests[1].on(two[0]).at(party.code):
                await next_of_kind(stranger, "reacted")
        frames = [frame for one in (*party.clients, stranger) for frame in one.frames]
        log = await asyncio.to_thread(log_of, place, party.code)
    assert any(" wrote " in message for message in said)
    assert not secrets_in(secrets_of(party.guests, log), "".join((*said, *frames)))


def words_received(client: Client) -> dict[int, str]:
    """The words of shares that a client got, by seat."""
    messages = [json.loads(frame) for frame in client.frames]
    return {
        word["seat"]: word["word"]
        for message in messages
        if message["type"] == "spoken"
        for word in message["words"]
    }


@over_sockets
async def test_logging_out_works_on_all_nodes(two: list[Server]) -> None:
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
        assert await close_code_of(client) == 4401
        await stays.send({"type": "ping"})
        await next_of_kind(stays, "pong")


def test_every_node_shows_what_any_node_has_acknowledged(two: list[Server]) -> None:
    """A request to any node sees all that was acknowledged before."""
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
async def test_a_deletion_works_on_all_nodes(two: list[Server]) -> None:
    """Watchers of a deleted event on another node are told, too."""
    one, other = two
    desk = drawn_event(one, 3)
    async with watching(desk.on(other)) as watcher:
        await watcher.page()
        status, answer = one.http("DELETE", "/api/event", None, **{"dacabo-key": desk.key})
        assert status == 204, answer
        assert await close_code_of(watcher) == 4404
    assert desk.on(other).get("/api/event")[0] in (404, 410)


def test_limits_hold_over_all_nodes(tmp_path: Path) -> None:
    """An address that has used up a limit on one node has used it up on all."""
    with nodes(tmp_path, PostgresPlace(), guests_per_minute=6) as (one, other):
        for server in (one, other, one, other, one, other):
            server.guest()
            time.sleep(0.3)  # until the message arrives
        for server in (one, other):
            status, answer = server.http("POST", "/api/guests", {"name": "Eve", "program": True})
            assert (status, answer["code"]) == (429, "too-fast")


def test_limits_of_a_48_prefix_hold_over_all_nodes(tmp_path: Path) -> None:
    """Requests of one network on one node count for its /56 and its /48 on all."""
    options = {"guests_per_minute": 6, "trusted_proxies": "127.0.0.1"}
    with nodes(tmp_path, PostgresPlace(), **options) as (one, other):

        def new_guest(server: Server, network: str) -> int:
            headers = {"x-forwarded-for": f"2001:db8:7:{network}::1"}
            body = {"name": "Eve", "program": True}
            return server.http("POST", "/api/guests", body, **headers)[0]

        assert [new_guest(one, f"{n}") for n in range(12)] == [201] * 12
        time.sleep(0.2)  # until the messages arrive
        assert new_guest(other, "ff") == 429
        assert [new_guest(other, f"1{n:02}") for n in range(6)] == [201] * 6
        time.sleep(0.2)
        assert new_guest(one, "200") == 429


def test_links_and_counts_of_wrong_codes_hold_on_all_nodes(tmp_path: Path) -> None:
    """A link from one node opens on the other; wrong codes are counted on both."""
    with nodes(tmp_path, PostgresPlace(), wrong_codes_per_minute=60) as (one, other):
        ana, eve = one.guest("Ana"), one.guest("Eve")
        code = ana.open()
        link = one.http("GET", f"/api/tables/{code}/link")[1]["url"].rpartition("/")[2]
        assert other.http("GET", f"/api/tables/{link}")[0] == 200

        def status_of(server: Server, text: str) -> int:
            return server.http("GET", f"/api/tables/{text}", token=eve.token)[0]

        assert [status_of(one, "CCCCCC") for _ in range(10)] == [404] * 10
        time.sleep(1.0)  # until the messages arrive
        assert [status_of(other, text) for text in ("CCCCCC", code, link)] == [429, 429, 200]


# --- lost messages and simultaneous actions ----------------------------------------------------


@over_sockets
async def test_a_lost_notification_loses_nothing(tmp_path: Path) -> None:
    """A node that gets no notifications reads the database every two seconds."""
    place = PostgresPlace()
    with nodes(tmp_path, place, {}, {"deaf": True}) as both:
        async with sitting_across(both, 2) as party:
            ana, bo = party.clients
            began = time.monotonic()
            number = (await ana.ask("ready"))["number"]
            await bo.wait_for_fact(number)
            assert time.monotonic() - began < AGAIN_SECONDS
            # Its refusals are based on the current state, too.
            assert (await bo.ask("ready"))["type"] == "done"
            assert (await ana.ask("start"))["type"] == "done"


@over_sockets
async def test_a_client_that_joins_during_a_load_gets_facts_of_other_nodes() -> None:
    """Reading a long log takes a while; notifications may be lost meanwhile."""
    place, reader, loaded = PostgresPlace(), SlowReader(), asyncio.Event()
    loading, states_seen = asyncio.Event(), list[str]()

    async with place.open_store() as here, place.open_store() as there:
        await there.append("one", 0, [b"a", b"b"], now=1.0)
        streams = Streams(here, Environment(), BackgroundQueue())

        async def load(name: str) -> Texts | None:
            texts = Texts(Stream(name, TextKind(), streams, coming=reader))
            if not await texts.stream.load():
                return None
            states_seen.append(texts.stream.state)
            loading.set()
            await loaded.wait()
            return texts

        shelf = Registry(load, streams)
        first = asyncio.create_task(shelf.find("one"))
        await reader.reading.wait()
        await there.append("one", 2, [b"c"], now=1.0)
        reader.goes_on.set()
        await loading.wait()
        assert states_seen == ["abc"]
        await there.append("one", 3, [b"d"], now=1.0)
        second = asyncio.create_task(shelf.find("one"))
        await asyncio.sleep(0)
        loaded.set()
        texts = await second
        assert texts is not None
        assert texts.stream.state == "abcd"
        assert await first is texts
        assert await shelf.find("two") is None


@over_sockets
async def test_a_stream_that_is_deleted_during_a_load_is_not_kept() -> None:
    """Another node deletes it when all has been read, before the node is told."""
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
    """Watchers on another node are told; rounds that are written there meanwhile are kept."""
    first_node, second_node = two
    pad = open_pad(first_node, "Ana", "Bo", "Cem", changes={"limit": None, "rounds": 1000})
    numbers_written: list[int] = []

    def write() -> None:
        other, number = pad.on(second_node), 0
        while True:
            number += 1
            entry = CaboEntry((Sum(3), Sum(9), Sum(20)), caller=0)
            status, answer = other.try_post("/api/pad", asked(Enter(number, entry)))
            if status == 404:
                return
            assert status == 200, answer
            numbers_written.append(answer["number"])

    async with watching(pad.on(second_node)) as phone, asyncio.timeout(30):
        await phone.page()
        writing = asyncio.create_task(asyncio.to_thread(write))
        await asyncio.sleep(0.5)
        renewal = await asyncio.to_thread(pad.post, "/api/pad/renew", {"id": new_id()})
        await writing
        while (message := await phone.receive())["type"] != "bye":
            pass
        assert message["code"] == "link-withdrawn"
    for node in two:
        assert pad.on(node).get("/api/pad")[0] == 404
        moved = Holder(node, renewal["key"])
        assert len(moved.pad["rounds"]) == len(numbers_written) > 0


def test_a_link_that_is_renewed_twice_at_once_gets_one_new_key(two: list[Server]) -> None:
    """The late request is refused, and there is only one pad."""
    with ThreadPoolExecutor(2) as phones:
        for _ in range(10):
            pad = open_pad(two[0], "Ana", "Bo")
            given = phones.map(
                lambda phone: phone.try_post("/api/pad/renew", {"id": new_id()}),
                [pad.on(node) for node in two],
            )
            assert sorted(status for status, _ in given) == [200, 404]


@over_sockets
async def test_a_missing_stream_is_looked_up_once() -> None:
    """Simultaneous requests share the result."""
    names_looked_up = list[str]()

    async def load(name: str) -> Texts | None:
        names_looked_up.append(name)
        await asyncio.sleep(0)
        return None

    async with PostgresPlace().open_store() as store:
        shelf = Registry(load, Streams(store, Environment(), BackgroundQueue()))
        assert await asyncio.gather(*(shelf.find("one") for _ in range(50))) == [None] * 50
    assert names_looked_up == ["one"]


@over_sockets
async def test_a_clock_that_two_nodes_ring_rings_once(tmp_path: Path) -> None:
    """Even if both believe to hold its lease, the log has every fact once."""
    place = PostgresPlace()
    with nodes(tmp_path, place, {"greedy": True}, {"greedy": True}, talk=100) as both:
        async with sitting_across(both, 2, ("largo",), clock=30) as party:
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
    """Both see at once that one is needed, and one of them publishes its table.

    The other table is closed.
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
    async with watching(desk.on(two[1])) as watcher:  # so that both nodes have loaded the event
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
async def test_drafts_of_a_dead_node_disappear(tmp_path: Path) -> None:
    """A person who was entering a round there is soon no longer shown as writing."""
    place = PostgresPlace()
    with nodes(tmp_path, place) as (one, other):
        pad = open_pad(one, "Ana", "Bo")
        async with watching(pad.on(other)) as reader, watching(pad) as writer:
            await reader.page()
            await writer.page()
            await writer.socket.send(json.dumps({"type": "draft", "round": 1, "by": "Bo"}))
            assert (await next_writers(reader))["writers"] == ["Bo"]
            one.kill()
            began = time.monotonic()
            assert (await next_writers(reader))["writers"] == []
            assert time.monotonic() - began < AGAIN_SECONDS


async def next_writers(watcher: Watcher) -> Json:
    """The next message about people who are writing."""
    while True:
        message = await watcher.receive()
        if message["type"] == "drafts":
            return message


@over_sockets
async def test_a_bot_answers_although_its_node_dies(
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
async def test_a_node_recovers_from_a_lost_connection_to_the_database(tmp_path: Path) -> None:
    """It stalls and is reset: its people are told, others play on, and then all agree again."""
    place = PostgresPlace()
    schema_name = place.written.partition("search_path=")[2]
    with (
        proxy_to(place.cluster) as way,
        nodes(tmp_path, place, {}, {"database": way.link(schema_name)}, talk=100) as both,
    ):
        async with sitting_across(both, 2) as party:
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
    """Cut a node off from the database, until the proxy resumes."""
    if how == "cut":
        way.refuse()
    else:
        way.stall(how)


@pytest.mark.parametrize("how", ["cut", TO, FROM])
@over_sockets
async def test_a_node_without_a_database_sends_its_people_to_another(
    tmp_path: Path, how: str
) -> None:
    """One lost direction is enough; health and log show it."""
    place = PostgresPlace()
    schema_name = place.written.partition("search_path=")[2]
    with (
        proxy_to(place.cluster) as way,
        nodes(tmp_path, place, {}, {"database": way.link(schema_name)}, talk=100) as both,
        proxy(tmp_path / "nginx", [node.link for node in both]) as link,
    ):
        cut_off = both[1]
        front = ProxiedServer(link)
        async with (
            sitting_across(both, 2) as party,
            watching(open_pad(cut_off, "Ana", "Bo")) as pad,
        ):
            ana, bo = party.clients
            await pad.page()
            sever(way, how)
            began = time.monotonic()
            assert (await ana.ask("ready"))["type"] == "done"
            assert await close_code_of(bo) == await close_code_of(pad) == 1012
            assert time.monotonic() - began < AGAIN_SECONDS
            assert (await wait_for_readiness(cut_off, 503))["code"] == "store-away"
            assert cut_off.http("GET", "/livez")[0] == 200
            assert "node-cut-off" in cut_off.log
            with pytest.raises(InvalidStatus) as refused:
                async with party.guests[1].on(cut_off).at(party.code):
                    pass
            assert refused.value.response.status_code == 503
            began = time.monotonic()
            for _ in range(4):  # each node gets two of them
                assert front.http("GET", "/api/me", None, party.guests[1].token)[0] == 200
                async with party.guests[1].on(front).at(party.code, bo.number) as again:
                    assert (await again.ask("ready"))["type"] == "done"
            assert time.monotonic() - began < AGAIN_SECONDS
            way.resume()
            await wait_for_readiness(cut_off, 200)
            async with party.guests[1].on(cut_off).at(party.code, bo.number) as again:
                assert again.number >= ana.number
                assert (await ana.ask("start"))["type"] == "done"


@over_sockets
async def test_an_outage_of_all_nodes_is_explained(tmp_path: Path) -> None:
    """The proxy shows the message of the last node, not its own."""
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
            await wait_for_readiness(node, 503)
        began = time.monotonic()
        for path in ("/readyz", "/api/me"):
            status, problem = front.http("GET", path, None, guest.token)
            assert (status, problem["code"]) == (503, "store-away")
            assert problem["message"]
        assert front.http("GET", "/", accept="text/html")[0] == 200
        assert time.monotonic() - began < AGAIN_SECONDS
        for way in (one, other):
            way.resume()
        assert (await wait_for_readiness(front, 200)) == "ok\n"


@over_sockets
async def test_a_stopped_node_repeats_nothing_when_it_resumes(tmp_path: Path) -> None:
    """Its waiting requests are so old that the table has forgotten their ids."""
    place = PostgresPlace()
    with nodes(tmp_path, place, talk=100) as both:
        async with sitting_across(both, 2) as party:
            bo, guest = party.clients[1], party.guests[1]
            os.kill(both[1].pid, signal.SIGSTOP)
            try:
                await bo.send({"type": "ask", "id": "once", "request": {"type": "ready"}})
                async with guest.on(both[0]).at(party.code) as again:
                    assert (await again.ask("ready", "once"))["type"] == "done"
                    for ready_ in (False, True) * 20 + (False,):
                        assert (await again.ask("ready", ready=ready_))["type"] == "done"
                    await asyncio.sleep(AGAIN_SECONDS)  # until the others have taken over
                    os.kill(both[1].pid, signal.SIGCONT)
                    await wait_for_readiness(both[1], 200)
                    await asyncio.sleep(2)
                    assert again.table["chairs"][1]["ready"] is False
            finally:
                os.kill(both[1].pid, signal.SIGCONT)
        ids = [json.loads(fact)["id"] for _, fact in place.log(party.code)]
        assert ids.count("once") == 1


@over_sockets
async def test_all_nodes_have_the_same_time(tmp_path: Path) -> None:
    """The clocks of their machines differ, but nobody's time is up too early or too late."""
    place = PostgresPlace()
    with nodes(tmp_path, place, {"skew": 60_000}, {"skew": -60_000}, talk=100) as both:
        async with sitting_across(both, 2, clock=30) as party:
            await party.start()
            told = [client.welcome["now"] for client in party.clients]
            assert abs(told[0] - told[1]) < 5_000  # the second client came later
            for _ in range(4):
                asked = next(client for client in party.clients if client.decisions)
                decision = asked.decisions[0]
                await asked.send({"type": "ping"})
                pong = await next_of_kind(asked, "pong")
                assert all(20_000 < clock["due"] - pong["now"] < 31_000 for clock in asked.clocks)
                moves = await possible_moves(asked, decision["id"])
                assert (await asked.play(moves[0], decision))["type"] == "done"
                await party.catch_up()
        times = [json.loads(fact)["at"] for _, fact in place.log(party.code)]
        assert times == sorted(times)


@over_sockets
async def test_the_time_at_a_table_never_goes_back(tmp_path: Path) -> None:
    """Two nodes never know the time equally well, but later facts have later times."""
    place = PostgresPlace()
    with nodes(tmp_path, place, {"ahead": 400}, {}, talk=100) as both:
        async with sitting_across(both, 2) as party:
            await party.start()
            for _ in range(8):
                asked = next(client for client in party.clients if client.decisions)
                decision = asked.decisions[0]
                moves = await possible_moves(asked, decision["id"])
                assert (await asked.play(moves[0], decision))["type"] == "done"
                await party.catch_up()
        times = [json.loads(fact)["at"] for _, fact in place.log(party.code)]
        assert times == sorted(times)


async def possible_moves(client: Client, decision: str) -> list[str]:
    """The possible moves for a decision."""
    await client.send({"type": "moves", "decision": decision})
    found: list[str] = (await next_of_kind(client, "possible"))["moves"]
    return found


async def wait_for_readiness(server: Server, status: int) -> Any:
    """Wait until `/readyz` answers with a status; return the answer."""
    until = time.monotonic() + AGAIN_SECONDS + 5
    while True:
        current_status, answer = await asyncio.to_thread(server.http, "GET", "/readyz")
        if current_status == status:
            return answer
        assert time.monotonic() < until
        await asyncio.sleep(0.1)


@over_sockets
async def test_all_nodes_can_die_and_restart(tmp_path: Path) -> None:
    """Acknowledged facts are there, clocks run at once, and nobody waits for dead nodes."""
    place = PostgresPlace()
    with nodes(tmp_path, place) as both:
        async with sitting_across(both, 2, clock=90) as party:
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
                rung = await next_of_kind(client, "news")
                assert clock["due"] <= rung["event"]["at"] < clock["due"] + 3000


# --- starting and stopping ---------------------------------------------------------------------


@over_sockets
async def test_a_node_that_stops_hands_its_people_over(tmp_path: Path) -> None:
    """They are told to reconnect, its leases are free at once, and nothing is lost."""
    place = PostgresPlace()
    with nodes(tmp_path, place, talk=100) as (one, other):
        guest = one.guest()
        code = guest.open(players=2)
        async with guest.at(code) as client:
            assert (await client.ask("seat-bot", level="largo"))["type"] == "done"
            assert (await client.ask("start"))["type"] == "done"
            one.process.terminate()
            assert await close_code_of(client) == 1012
        async with guest.on(other).at(code, client.number) as again:
            # The bot may have looked at its cards already, so people play on until it is asked.
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


def test_a_node_of_another_version_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may know other facts while these nodes run, or have newer tables."""
    place = PostgresPlace()
    with nodes(tmp_path, place, {}):
        place.rows("UPDATE nodes SET speaks = 'something else'")
        told = run_server(place.written)
        assert told.returncode != 0
        assert "a different version" in told.stderr
        assert "Traceback" not in told.stderr
        newer = (*schema.MIGRATIONS, ("ALTER TABLE guests ADD COLUMN colour text",))
        monkeypatch.setattr(schema, "MIGRATIONS", newer)
        with pytest.raises(StoreError, match="nodes-older"):
            asyncio.run(open_and_close(place))
    asyncio.run(open_and_close(place))


def test_a_node_that_missed_a_migration_writes_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It does not know what the tables mean now."""
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
            await open_and_close(place)
        writes: tuple[Callable[[], Awaitable[None]], ...] = (
            lambda: store.append("table", 1, [b"two"], now=2.0),
            lambda: store.forget("table"),
            lambda: store.add_guest("ben", "Ben", b"other", 2.0),
        )
        for write in writes:
            for code in ("store-away", "store-moved-on"):  # first it is disconnected
                with pytest.raises(StoreError) as refused:
                    await write()
                assert refused.value.code in (code, "store-moved-on")
        await store.close()

    asyncio.run(main())
    assert place.rows("SELECT number FROM log") == [(1,)]
    assert place.rows("SELECT guest FROM guests") == [("ana",)]


async def open_and_close(place: PostgresPlace) -> None:
    """Open and close the store."""
    await (await open_store(PostgresLink(place.written))).close()


def run_server(database: str, *more: str) -> "subprocess.CompletedProcess[str]":
    """Run a server that is expected to refuse to start."""
    return subprocess.run(
        [*SERVE, "--database", database, *more],
        env=os.environ | {"LC_ALL": "en_GB.UTF-8", "LANGUAGE": "en"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


# --- several processes on one machine ----------------------------------------------------------


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    """A file is for a single process."""
    told = run_server(str(tmp_path / "room.db"), "--processes", "2")
    assert told.returncode != 0
    assert "--processes" in told.stderr
    assert "postgresql://" in told.stderr
    assert not [*tmp_path.iterdir()]


@pytest.mark.long
def test_several_processes_serve_one_port() -> None:
    """One that dies is replaced; all stop together, also when the first of them is killed.

    Any process answers for all of them when metrics are requested.
    """
    place = PostgresPlace()
    metrics = free_port()
    command = [*SERVE, "--database", place.written, "--processes", "2"]
    command += ["--metrics-port", str(metrics)]
    for number in (signal.SIGTERM, signal.SIGKILL):
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as first:
            assert first.stdout is not None
            link = next(word for line in first.stdout for word in line.split() if "http" in word)
            before = live_nodes(place)
            assert len(before) == 2
            with urlopen(f"{link}readyz") as answer:  # noqa: S310 (http)
                assert answer.status == 200
            for _ in range(10):
                assert processes_on_the_page(metrics) == {"1", "2"}
            if number == signal.SIGTERM:
                os.kill(serving_children(first.pid)[0], signal.SIGKILL)
                wait_for(partial(are_replaced, place, before))
                wait_for(lambda: processes_on_the_page(metrics) == {"1", "2"})
            first.send_signal(number)
            first.wait(30)
        wait_for(lambda: not live_nodes(place))


def processes_on_the_page(port: int) -> set[str]:
    """The processes whose metrics are on the page, which has each metric once."""
    with urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
        page = answer.read().decode()
    kinds = [line for line in page.splitlines() if line.startswith("# TYPE")]
    assert kinds == [line for line in Metrics().text().splitlines() if line.startswith("# TYPE")]
    samples = [line for line in page.splitlines() if not line.startswith("#")]
    assert len(samples) == len({line.rpartition(" ")[0] for line in samples})
    return {match[1] for line in samples if (match := re.search(r'process="(\d+)"[,}]', line))}


def are_replaced(place: PostgresPlace, before: set[str]) -> bool:
    """Whether there are as many nodes as before, and others."""
    now = live_nodes(place)
    return len(now) == len(before) and now != before


def live_nodes(place: PostgresPlace) -> set[str]:
    """The ids of the live nodes."""
    return {node for (node,) in place.rows("SELECT node FROM living")}


def wait_for(condition: Callable[[], bool]) -> None:
    """Wait until a condition is true."""
    end = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.1)

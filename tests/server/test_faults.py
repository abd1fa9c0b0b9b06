"""Nodes, databases and connections fail: no acknowledged fact is lost or doubled, and play goes on.

Two nodes run behind an nginx, each with its own proxy to the database. People play as fast as they
get answers, and reconnect to either node whenever they are disconnected.
"""

import asyncio
import json
import os
import signal
import subprocess
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random

import pytest
from server.harness.cluster import Cluster
from server.harness.histories import History, Refusal
from server.harness.nginx import free_port, proxy
from server.harness.players import player_of
from server.harness.rig import Client, Json, ProxiedServer, Server, one_node, over_sockets
from server.harness.tcp_proxy import FROM, TO, TcpProxy, proxy_to
from server.test_crash import TABLES, Regular, TableUnderTest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

KINDS = ("kill", "stop", "cut", "stall", "both", "database", "slow")
"""A node is killed, or asked to stop; its connection to the database is cut, or stalls first. Both
nodes are killed; the database is killed, or pauses, as with a slow disk."""
LASTING = ("deaf", "frozen", "mute", "severed")
"""For a long time a node hears nothing of the database; is stopped itself; is not heard; or its
connection to the database is cut."""
FROZEN_SHARE = 1 / 3
"""The factor by which a node is stopped for a shorter time."""
LIMIT = 30.0
"""The seconds after which play must go on, on a busy machine, too."""
PEOPLE = 3
ANSWERS = 2 * PEOPLE
"""The requests at a table that must be answered before its people count as playing on."""
SKEW_MS = 60_000
"""The milliseconds by which the clocks of machines may be wrong."""
SILENCE_SECONDS, PATIENCE_SECONDS, OPENING_SECONDS, LONGEST_OPENING = 2.0, 1.5, 0.7, 6.0
SLOWER = 4
"""As in the browser app: when a client asks for a sign of life, and when it looks elsewhere."""


class Fleet:
    """The database, the nodes, the proxies between them, and the proxy for clients."""

    def __init__(
        self, folder: Path, cluster: Cluster, stack: ExitStack, size: int, rng: Random
    ) -> None:
        self._folder = folder
        self._rng = rng
        self.cluster = cluster
        self.ways: list[TcpProxy] = [stack.enter_context(proxy_to(cluster)) for _ in range(size)]
        self.ports = [free_port() for _ in self.ways]
        self._stacks = [stack.enter_context(ExitStack()) for _ in self.ways]
        self.nodes: list[Server] = [self._start(number) for number in range(size)]
        links = [node.link for node in self.nodes]
        self.link = stack.enter_context(proxy(folder / "nginx", links))

    def _start(self, number: int) -> Server:
        return self._stacks[number].enter_context(
            one_node(
                self._folder,
                f"log-{number}",
                database=self.ways[number].link("public"),
                port=self.ports[number],
                talk=1000,
                skew=self._rng.randrange(-SKEW_MS, SKEW_MS),
                trusted_proxies="127.0.0.1",
            )
        )

    def end(self, number: int, how: signal.Signals) -> None:
        """End a node with a signal."""
        os.kill(self.nodes[number].pid, how)

    def restart(self, number: int) -> None:
        """Restart a node, again and again while the database is too slow for it."""
        self._stacks[number].close()
        end = time.monotonic() + LIMIT
        while True:
            try:
                self.nodes[number] = self._start(number)
            except AssertionError:
                assert time.monotonic() < end
            else:
                return

    def signal_database(self, signals: signal.Signals) -> None:
        """Send a signal to all processes of the database."""
        assert self.cluster._process is not None
        pid = self.cluster._process.pid
        listed = ["ps", "-o", "pid=", "--ppid", str(pid)]
        children = subprocess.run(listed, capture_output=True, text=True, check=False).stdout
        for child in map(int, children.split()):
            with suppress(ProcessLookupError):
                os.kill(child, signals)


@contextmanager
def fleet(folder: Path, size: int, rng: Random) -> Iterator[Fleet]:
    """Start the database, the nodes and the proxies."""
    with ExitStack() as stack:
        cluster = Cluster()
        stack.callback(cluster.remove)
        yield Fleet(folder, cluster, stack, size, rng)


class Alert(Client):
    """A client that notices a silent server, and keeps the times of its messages."""

    def __init__(self, socket: ClientConnection, history: History) -> None:
        super().__init__(socket)
        self._history = history
        self._asked = time.monotonic()

    async def receive(self) -> Json:
        """The next message; a silent server gets a ping first."""
        try:
            async with asyncio.timeout(SILENCE_SECONDS):
                message = await super().receive()
        except TimeoutError:
            await self.send({"type": "ping"})
            async with asyncio.timeout(PATIENCE_SECONDS):
                message = await super().receive()
        now = time.monotonic()
        if message["type"] == "welcome":
            for event in message["missed"]:
                self._history.add_news(now, event)
            self._history.add_welcome(self._asked, now, message["number"])
        elif message["type"] == "news":
            self._history.add_news(now, message["event"])
        return message


class Persistent(Regular):
    """A player who reconnects until told to stop, and repeats failed requests."""

    answered: dict[str, list[float]]
    """By table, the time of the last answer to a player."""
    history: History
    """The history of the table."""
    thinks = 0.0
    """The seconds before each request."""
    opening = OPENING_SECONDS
    """The seconds that the next connection may take to open."""
    since = 0.0
    """The time of the pending request."""
    attempt = 0
    """The number of the next attempt to connect, which nginx uses to choose another node."""

    async def stay(self, front: Server, over: asyncio.Event) -> None:
        """Play on until the time is over and the match has ended."""
        while not (over.is_set() and self.is_over):
            with suppress(InvalidHandshake, ConnectionClosed, TimeoutError, OSError):
                await self.visit(front, over)
            await asyncio.sleep(0.05)

    @property
    def is_over(self) -> bool:
        """Whether the player knows of no running match."""
        return self.client is not None and self.client.table.get("phase") in ("over", "open")

    async def visit(self, front: Server, over: asyncio.Event) -> None:
        """Play until the connection breaks, or the time is over."""
        before = self.client
        after, told = before.number if before and before.number else None, self.table.highest
        patience, self.opening = self.opening, min(2 * self.opening, LONGEST_OPENING)
        self.attempt += 1
        path = f"/api/tables/{self.table.code}/live?try={self.attempt}"
        began = time.monotonic()
        async with front.connect(path, self.token, open_timeout=patience) as socket:
            took = time.monotonic() - began
            client = Alert(socket, self.history)
            await client.hello(after)
            self.client = client
            self.opening = max(OPENING_SECONDS, min(SLOWER * took, LONGEST_OPENING))
            self.table.before = told  # told to any player before this one connected
            self.check_welcome(before, client)
            while not (over.is_set() and self.is_over):
                await self.go_on(client)

    async def go_on(self, client: Client) -> None:
        """Make the next request; repeat one that the database could not store."""
        if self.pending is None:
            self.pending, self.since = self._next(client), time.monotonic()
        if self.pending is None:
            await client.receive()
            self.table.note_fact(client)
            return
        if self.thinks:
            await asyncio.sleep(self.thinks)
        name, request = self.pending
        about = {key: value for key, value in request.items() if key != "type"}
        answer = await client.ask(request["type"], name, **about)
        if str(answer.get("code")).startswith("store-"):
            await asyncio.sleep(0.1)
            return
        self.pending, now = None, time.monotonic()
        if answer["type"] == "done":
            self.done[name] = (answer["number"], request)
            self.history.add_answer(self.since, now, answer["number"])
            self.answered[self.table.code].append(now)
        else:
            self.refused.add(name)
            self.history.refusals.append(
                Refusal(self.since, now, self.player_id, name, request, answer["code"])
            )
        self.table.note_fact(client)

    def _next(self, client: Client) -> tuple[str, Json] | None:
        request = self.next_request(client)
        if request is None:
            return None
        self.asked += 1
        return f"{self.player_id[:6]}-{self.asked}", request


class Run:
    """Tables with their players, and a record of everything that happened."""

    def __init__(self, fleet: Fleet, count: int, thinks: float, rng: Random) -> None:
        self.fleet = fleet
        self.front = ProxiedServer(fleet.link)
        self.tables = settled(self.front, count)
        self.answered = defaultdict[str, list[float]](list)
        self.histories = {played.code: History() for played in self.tables}
        self.over = asyncio.Event()
        self.waits = defaultdict[str, list[float]](list)
        """By kind of fault, the seconds after which each table was played at again."""
        for played in self.tables:
            for regular in played.regulars:
                assert isinstance(regular, Persistent)
                regular.answered, regular.thinks = self.answered, thinks
                regular.attempt = rng.randrange(10)
                regular.history = self.histories[played.code]

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Let all play until this ends; then let them finish, and check everything."""
        async with asyncio.TaskGroup() as group:
            for played in self.tables:
                for regular in played.regulars:
                    assert isinstance(regular, Persistent)
                    group.create_task(regular.stay(self.front, self.over))
            await self.all_play(0)
            yield
            self.over.set()
        await asyncio.to_thread(self.check)

    async def all_play(self, since: float) -> list[float]:
        """Wait until everybody at each table can have been answered; the seconds for each table."""
        end = time.monotonic() + LIMIT
        while True:
            later = [[at for at in self.answered[p.code] if at > since] for p in self.tables]
            if all(len(times) >= ANSWERS for times in later):
                return [times[ANSWERS - 1] - since for times in later]
            assert time.monotonic() < end, "play does not go on"
            await asyncio.sleep(0.02)

    def check(self) -> None:
        """Check that the log has each acknowledged fact once, and each answer once."""
        for played in self.tables:
            sql = f"SELECT number, fact FROM log WHERE stream = '{played.code}' ORDER BY number"  # noqa: S608 (ours)
            lines = [(number, bytes(fact)) for number, fact in self.fleet.cluster.do(sql)]
            played.check(lines)
            matches, answers = 0, Counter[tuple[int, int, str]]()
            for _, line in lines:
                fact = json.loads(line)["fact"]
                matches += fact["type"] == "started"
                if fact["type"] == "moved" and fact.get("decision"):
                    answers[matches, fact["seat"], fact["decision"]] += 1
            twice = [answer for answer, times in answers.items() if times > 1]
            assert not twice, "a decision was answered twice"
            self.histories[played.code].check(lines)

    def counted(self, faults: int) -> str:
        """A sentence about the counts."""
        acknowledged = sum(played.acknowledged for played in self.tables)
        seen = sum(len(history.operations) for history in self.histories.values())
        after = "; ".join(f"{kind} {_figures(waits)}" for kind, waits in self.waits.items())
        everything = _figures([wait for waits in self.waits.values() for wait in waits])
        return (
            f"{faults} faults, {acknowledged} requests acknowledged, none lost or doubled, every "
            f"match finished, {seen} operations linearisable; play went on after (median, p99, "
            f"longest in s): {after}; all {everything}"
        )


def settled(front: Server, count: int) -> list[TableUnderTest]:
    """Open tables; the guests sit down when they play."""
    offers = front.http("GET", "/api/games")[1]
    tables = []
    for options in TABLES[:count]:
        guests = [front.guest(name) for name in ("Ana", "Bo", "Cem")]
        played = TableUnderTest(guests[0].open(players=PEOPLE, **options))
        about = front.http("GET", f"/api/tables/{played.code}")[1]
        played.regulars = [
            Persistent(played, guest, player_of(about, offers, seed))
            for seed, guest in enumerate(guests)
        ]
        tables.append(played)
    return tables


async def strike(fleet: Fleet, kind: str, number: int, rng: Random) -> None:
    """Cause one fault; a node that ended is restarted only when the others play on."""
    way = fleet.ways[number]
    match kind:
        case "kill":
            fleet.end(number, signal.SIGKILL)
        case "stop":
            fleet.end(number, signal.SIGTERM)
        case "both":
            for each in range(2):
                fleet.end(each, signal.SIGKILL)
            for each in range(2):
                await asyncio.to_thread(fleet.restart, each)
        case "cut":
            way.cut()
        case "stall":
            way.stall()
            await asyncio.sleep(rng.uniform(0.1, 2.0))
            way.cut()
            way.resume()
        case "database":
            await asyncio.to_thread(fleet.cluster.kill)
            await asyncio.to_thread(fleet.cluster.start)
        case "slow":
            fleet.signal_database(signal.SIGSTOP)
            await asyncio.sleep(rng.uniform(0.1, 1.0))
            fleet.signal_database(signal.SIGCONT)


async def strike_for_long(
    fleet: Fleet, kind: str, number: int, seconds: float, played: asyncio.Event
) -> None:
    """Cause one fault for some seconds, and until everybody has played on during it."""
    way = fleet.ways[number]
    try:
        match kind:
            case "deaf":
                way.stall(FROM)
            case "mute":
                way.stall(TO)
            case "severed":
                way.refuse()
            case "frozen":
                fleet.end(number, signal.SIGSTOP)
                seconds *= FROZEN_SHARE
        await asyncio.sleep(seconds)
        await played.wait()
    finally:
        if kind == "frozen":
            fleet.end(number, signal.SIGCONT)
        way.resume()


@pytest.mark.parametrize(
    ("faults", "count"),
    [(5, 2), pytest.param(500, len(TABLES), marks=pytest.mark.long)],
    ids=["quick", "deep"],
)
@over_sockets
async def test_nothing_is_lost_in_any_order_of_faults(
    tmp_path: Path, faults: int, count: int, record_property: Callable[[str, object], None]
) -> None:
    """The time until everybody plays on is counted."""
    rng = Random(faults)
    with fleet(tmp_path, 2, rng) as ships:
        run = await asyncio.to_thread(Run, ships, count, 0, rng)
        async with run.playing():
            for turn in range(faults):
                kind = KINDS[turn % len(KINDS)] if faults < 50 else rng.choice(KINDS)
                number = rng.randrange(2)
                began = time.monotonic()
                await strike(ships, kind, number, rng)
                # It is counted from the death of a node, or from the end of the fault.
                since = began if kind in ("kill", "stop") else time.monotonic()
                run.waits[kind] += await run.all_play(since)
                if kind in ("kill", "stop"):
                    await asyncio.to_thread(ships.restart, number)
                await asyncio.sleep(rng.uniform(0, 0.3))
    record_property("counted", run.counted(faults))


@pytest.mark.parametrize(
    ("faults", "size", "count", "seconds"),
    [
        (len(LASTING), 2, 1, 0.5),
        *(
            pytest.param(share, size, len(TABLES), 30.0, marks=pytest.mark.long)
            for size, share in ((2, 50), (2, 51), (2, 52), (2, 53), (1, 50), (1, 51))
        ),
    ],
)
@over_sockets
async def test_play_goes_on_while_a_fault_lasts(  # noqa: PLR0917 (pytest names them)
    tmp_path: Path,
    faults: int,
    size: int,
    count: int,
    seconds: float,
    record_property: Callable[[str, object], None],
) -> None:
    """Players use another node during the fault, or the same one as soon as it is over."""
    rng = Random(faults)
    with fleet(tmp_path, size, rng) as ships:
        run = await asyncio.to_thread(Run, ships, count, 0.05, rng)
        async with run.playing():
            for turn in range(faults):
                kind, number = LASTING[turn % len(LASTING)], rng.randrange(size)
                lasts = rng.uniform(0.8, 1.2) * seconds
                began = time.monotonic()
                played = asyncio.Event()
                fault = asyncio.create_task(strike_for_long(ships, kind, number, lasts, played))
                try:
                    if size > 1:
                        run.waits[kind] += await run.all_play(began)
                finally:
                    played.set()
                    await fault
                ended = time.monotonic()
                waits = await run.all_play(ended)
                run.waits[f"after {kind}" if size > 1 else kind] += waits
                await asyncio.sleep(rng.uniform(0.5, 1.5))
    record_property("counted", run.counted(faults))


def _figures(waits: list[float]) -> str:
    ordered = sorted(waits)
    p99 = ordered[min(len(ordered) - 1, round(0.99 * (len(ordered) - 1)))]
    return f"{ordered[len(ordered) // 2]:.2f} {p99:.2f} {ordered[-1]:.2f}"

"""Whatever dies or is cut off: nothing that was acknowledged is lost or doubled, and play goes on.

Two nodes behind an nginx, each with a way of its own to the database, and people who play as fast
as they are answered and come back whenever they are cut off, to either node.
"""

import asyncio
import json
import os
import signal
import subprocess
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random

import pytest
from server.cluster import Cluster
from server.nginx import free_port, proxy
from server.players import player_of
from server.rig import Client, Front, Guest, Json, Server, one_node, over_sockets
from server.stalling import Way, way_to
from server.test_crash import TABLES, Played, Regular
from websockets.exceptions import ConnectionClosed, InvalidHandshake

KINDS = ("kill", "stop", "cut", "stall", "both", "database", "slow")
"""A node is killed, or asked to stop; its way to the database is cut, or stalls before; both nodes
are killed; the database is killed, or does nothing for a while, as with a slow disc."""
LIMIT = 30.0
"""Seconds after which play must go on, also on a busy machine."""
PEOPLE = 3
ANSWERS = 2 * PEOPLE
"""Requests at a table that have to be answered until its people are said to play on."""


class Fleet:
    """The database, the nodes, the ways between them, and the proxy."""

    def __init__(self, folder: Path, cluster: Cluster, stack: ExitStack) -> None:
        self._folder = folder
        self.cluster = cluster
        self.ways: list[Way] = [stack.enter_context(way_to(cluster)) for _ in range(2)]
        self.ports = [free_port() for _ in self.ways]
        self._stacks = [stack.enter_context(ExitStack()) for _ in self.ways]
        self.nodes: list[Server] = [self._start(number) for number in range(2)]
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
                trusted_proxies="127.0.0.1",
            )
        )

    def end(self, number: int, how: signal.Signals) -> None:
        """End a node."""
        os.kill(self.nodes[number].pid, how)

    def start_again(self, number: int) -> None:
        """Start a node that was ended, and again while the database is too slow to let it in."""
        self._stacks[number].close()
        end = time.monotonic() + LIMIT
        while True:
            try:
                self.nodes[number] = self._start(number)
            except AssertionError:
                assert time.monotonic() < end
            else:
                return

    def hold(self, signals: signal.Signals) -> None:
        """Stop or continue whatever the database does."""
        assert self.cluster._process is not None
        pid = self.cluster._process.pid
        listed = ["ps", "-o", "pid=", "--ppid", str(pid)]
        children = subprocess.run(listed, capture_output=True, text=True, check=False).stdout
        for child in map(int, children.split()):
            with suppress(ProcessLookupError):
                os.kill(child, signals)


@contextmanager
def fleet(folder: Path) -> Iterator[Fleet]:
    """All of it."""
    with ExitStack() as stack:
        cluster = Cluster()
        stack.callback(cluster.end)
        yield Fleet(folder, cluster, stack)


class Persistent(Regular):
    """A player who comes back until told to stop, and repeats what was not done."""

    answered: dict[str, list[float]]
    """By table: when somebody there was answered."""

    async def stay(
        self, front: Server, over: asyncio.Event, answered: dict[str, list[float]]
    ) -> None:
        """Play on, whatever happens, until it is over and the match has ended."""
        self.answered = answered
        while not (over.is_set() and self.is_over):
            with suppress(InvalidHandshake, ConnectionClosed, TimeoutError, OSError):
                await self.visit(front, over)
            await asyncio.sleep(0.05)

    @property
    def is_over(self) -> bool:
        """Whether no match is going on, as far as this player knows."""
        return self.client is not None and self.client.table.get("phase") in ("over", "open")

    async def visit(self, front: Server, over: asyncio.Event) -> None:
        """Play until the connection breaks, or until all is over."""
        before, guest = self.client, Guest(front, self.player_id, self.token)
        after, told = before.number if before and before.number else None, self.table.highest
        async with guest.at(self.table.code, after) as client:
            self.client = client
            self.table.before = told  # to anybody there before this player came
            self.check_welcome(before, client)
            while not (over.is_set() and self.is_over):
                await self.go_on(client)

    async def go_on(self, client: Client) -> None:
        """Do the next thing; what the database could not take is asked again."""
        pending = self.pending or self._next(client)
        if pending is None:
            with suppress(TimeoutError):
                async with asyncio.timeout(0.5):  # it may be over meanwhile
                    await client.receive()
        else:
            self.pending = (name, request) = pending
            about = {key: value for key, value in request.items() if key != "type"}
            answer = await client.ask(request["type"], name, **about)
            if str(answer.get("code")).startswith("store-"):
                await asyncio.sleep(0.1)
                return
            self.pending = None
            if answer["type"] == "done":
                self.done[name] = (answer["number"], request)
                self.answered[self.table.code].append(time.monotonic())
            else:
                self.refused.add(name)
        self.table.heard(client)

    def _next(self, client: Client) -> tuple[str, Json] | None:
        wanted = self.wanted(client)
        if wanted is None:
            return None
        self.asked += 1
        return f"{self.player_id[:6]}-{self.asked}", wanted


def settled(front: Server, count: int) -> list[Played]:
    """Guests open tables; they sit down as soon as they play."""
    offers = front.http("GET", "/api/games")[1]
    tables = []
    for options in TABLES[:count]:
        guests = [front.guest(name) for name in ("Ana", "Bo", "Cem")]
        played = Played(guests[0].open(players=PEOPLE, **options))
        about = front.http("GET", f"/api/tables/{played.code}")[1]
        played.regulars = [
            Persistent(played, guest, player_of(about, offers, seed))
            for seed, guest in enumerate(guests)
        ]
        tables.append(played)
    return tables


async def strike(fleet: Fleet, kind: str, number: int, rng: Random) -> None:
    """One fault; what was ended is started again only when the others play."""
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
                await asyncio.to_thread(fleet.start_again, each)
        case "cut":
            way.cut()
        case "stall":
            way.stall()
            await asyncio.sleep(rng.uniform(0.1, 2.0))
            way.cut()
            way.go_on()
        case "database":
            await asyncio.to_thread(fleet.cluster.kill)
            await asyncio.to_thread(fleet.cluster.start)
        case "slow":
            fleet.hold(signal.SIGSTOP)
            await asyncio.sleep(rng.uniform(0.1, 1.0))
            fleet.hold(signal.SIGCONT)


async def all_play(
    answered: dict[str, list[float]], tables: list[Played], since: float
) -> list[float]:
    """Wait until everybody at every table can have been answered: after how long each."""
    end = time.monotonic() + LIMIT
    while True:
        later = [[at for at in answered[played.code] if at > since] for played in tables]
        if all(len(times) >= ANSWERS for times in later):
            return [times[ANSWERS - 1] - since for times in later]
        assert time.monotonic() < end, "play does not go on"
        await asyncio.sleep(0.02)


def check(fleet: Fleet, tables: list[Played]) -> None:
    """What was acknowledged is in the log, once; no decision was answered twice."""
    for played in tables:
        sql = f"SELECT number, fact FROM log WHERE stream = '{played.code}' ORDER BY number"  # noqa: S608 (ours)
        lines = [(number, bytes(fact)) for number, fact in fleet.cluster.do(sql)]
        played.check(lines)
        matches, answers = 0, Counter[tuple[int, int, str]]()
        for _, line in lines:
            fact = json.loads(line)["fact"]
            matches += fact["type"] == "started"
            if fact["type"] == "moved" and fact.get("decision"):
                answers[matches, fact["seat"], fact["decision"]] += 1
        twice = [answer for answer, times in answers.items() if times > 1]
        assert not twice, "a decision was answered twice"


@pytest.mark.parametrize(
    ("faults", "count"),
    [(5, 2), pytest.param(500, len(TABLES), marks=pytest.mark.long)],
    ids=["quick", "deep"],
)
@over_sockets
async def test_nothing_is_lost_and_play_goes_on(
    tmp_path: Path, faults: int, count: int, record_property: Callable[[str, object], None]
) -> None:
    """In any order, at any moment; the time until everybody plays on is counted."""
    rng, waits = Random(faults), defaultdict[str, list[float]](list)
    with fleet(tmp_path) as ships:
        front = Front(ships.link)
        tables = await asyncio.to_thread(settled, front, count)
        over, answered = asyncio.Event(), defaultdict[str, list[float]](list)
        async with asyncio.TaskGroup() as group:
            for played in tables:
                for regular in played.regulars:
                    assert isinstance(regular, Persistent)
                    group.create_task(regular.stay(front, over, answered))
            await all_play(answered, tables, 0)
            for turn in range(faults):
                kind = KINDS[turn % len(KINDS)] if faults < 50 else rng.choice(KINDS)
                number = rng.randrange(2)
                began = time.monotonic()
                await strike(ships, kind, number, rng)
                # Counted from the death of a node; otherwise from when the way is free again.
                since = began if kind in ("kill", "stop") else time.monotonic()
                waits[kind] += await all_play(answered, tables, since)
                if kind in ("kill", "stop"):
                    await asyncio.to_thread(ships.start_again, number)
                await asyncio.sleep(rng.uniform(0, 0.3))
            over.set()
        await asyncio.to_thread(check, ships, tables)
    acknowledged = sum(played.acknowledged for played in tables)
    after = "; ".join(f"{kind} {_figures(waits[kind])}" for kind in KINDS if kind in waits)
    record_property(
        "counted",
        f"{faults} faults, {acknowledged} requests acknowledged, none lost or doubled, every match "
        f"finished; play went on after (median, p99, longest in s): {after}",
    )


def _figures(waits: list[float]) -> str:
    ordered = sorted(waits)
    p99 = ordered[min(len(ordered) - 1, round(0.99 * (len(ordered) - 1)))]
    return f"{ordered[len(ordered) // 2]:.2f} {p99:.2f} {ordered[-1]:.2f}"

"""A server that is killed at any moment loses nothing that it has acknowledged or told."""

import asyncio
import json
import signal
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from itertools import chain, cycle, islice
from pathlib import Path
from random import Random

import pytest
from server.harness.crashing import FAULTS, MOMENTS
from server.harness.players import Player, player_of
from server.harness.rig import ONE_NODE, Client, Guest, Json, Server, over_sockets, serving
from websockets.exceptions import ConnectionClosed, InvalidHandshake

TABLES: tuple[Json, ...] = (
    {"preset": "original", "changes": {"limit": 20}},
    {"preset": "gretel-malte", "changes": {"limit": 20}, "memory": "assisted"},
    {"preset": "dutch", "changes": {"rounds": 2}, "snap_seconds": 30},
    {"preset": "dutch", "changes": {"rounds": 1}, "snap_seconds": 30, "clock": 90},
    {"preset": "tournament", "changes": {"limit": 20}, "clock": 90},
    {"game": "dacapo", "preset": "single", "changes": {"stack": 4}, "clock": 90},
)
PLAYERS_PER_TABLE = 3
LIMIT_SECONDS = 20.0
"""The seconds within which the moment of the kill has to come."""


class Regular:
    """A player who plays as fast as answers come, and reconnects after every crash."""

    def __init__(self, table: "TableUnderTest", guest: Guest, player: Player) -> None:
        self.table = table
        self.player_id, self.token = guest.player, guest.token
        self.player = player
        self.client: Client | None = None
        self.asked = 0
        self.unanswered = False
        """Whether a crash came before the answer."""
        self.pending: tuple[str, Json] | None = None
        """The request without an answer, with its id."""
        self.done: dict[str, tuple[int, Json]] = {}
        """The accepted requests by id, with the numbers of their facts."""
        self.refused: set[str] = set()
        """The ids of refused requests."""

    @property
    def is_host(self) -> bool:
        """Whether the player opened the table."""
        return self.table.regulars[0] is self

    async def play(self, server: Server, *, to_the_end: bool) -> None:
        """Play until the server dies, or until the match is over."""
        before, guest = self.client, Guest(server, self.player_id, self.token)
        with suppress(ConnectionClosed, InvalidHandshake, OSError):
            after = before.number if before and before.number else None
            async with guest.at(self.table.code, after) as client:
                self.client = client
                self.unanswered = self.pending is not None
                self.check_welcome(before, client)
                while not (to_the_end and client.table["phase"] == "over"):
                    await self.go_on(client)

    async def go_on(self, client: Client) -> None:
        """Repeat a request without an answer; otherwise make the next one, or read a message."""
        request_wanted = self.next_request(client)
        if self.pending is None and request_wanted is not None:
            self.asked += 1
            self.pending = (f"{self.player_id[:6]}-{self.asked}", request_wanted)
        if self.pending is None:
            await client.receive()
        else:
            name, request = self.pending
            about = {key: value for key, value in request.items() if key != "type"}
            answer = await client.ask(request["type"], name, **about)
            self.pending = None
            if answer["type"] == "done":
                self.done[name] = (answer["number"], request)
            else:
                self.refused.add(name)
            self.note_repeated(client, answer)
        self.table.note_fact(client)

    def note_repeated(self, client: Client, answer: Json) -> None:
        """Count the outcome of a request whose answer a crash prevented."""
        if self.unanswered:
            happened = answer.get("number", client.number) <= client.welcome["number"]
            refused = answer["type"] == "refused"
            self.table.repeated["refused" if refused else "done" if happened else "new"] += 1
        self.unanswered = False

    def next_request(self, client: Client) -> Json | None:
        """The next request of the player."""
        chairs = client.table["chairs"]
        seat = client.seat
        ready = seat is not None and chairs[seat]["ready"]
        match client.table["phase"]:
            case "open" if seat is None:
                return {"type": "sit"}
            case "open" if self.is_host:
                all_ready = all(c["ready"] for k, c in enumerate(chairs) if k != seat)
                return {"type": "start"} if all_ready else None
            case "open":
                return None if ready else {"type": "ready"}
            case "over":
                return None if ready else {"type": "rematch"}
        assert client.view is not None
        if client.decisions:
            decision = client.decisions[0]
            move = self.player.choose(client.view, decision)
            return {"type": "play", "decision": decision["id"], "move": move}
        waits = client.view["phase"] == "round-over" and not ready
        return {"type": "ready"} if waits else None

    def check_welcome(self, before: Client | None, client: Client) -> None:
        """Check that the table has all facts known to clients, and more only from the log."""
        welcome = client.welcome
        assert welcome["number"] >= self.table.before, "something that was told is lost"
        self.table.note_fact(client)
        if before is None or not before.number:
            return
        missed = [event["number"] for event in welcome["missed"]]
        assert missed == list(range(before.number + 1, welcome["number"] + 1))
        if not missed:
            assert client.table == before.table
            assert client.results == before.results
            last = next(frame for frame in reversed(before.frames) if '"clocks":' in frame)
            assert json.loads(last)["clocks"] == welcome["clocks"]
            results = {"results": before.results}
            assert client.view == (before.view and before.view | results), "another decision"


class TableUnderTest:
    """A table, and the last fact that any client has got."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.regulars: list[Regular] = []
        self.highest = 0
        self.before = 0
        """The last fact that clients had got when the server was killed."""
        self.repeated = Counter[str]()
        """The outcomes of requests repeated after a crash."""

    def note_fact(self, client: Client) -> None:
        """Note the last fact of a client."""
        self.highest = max(self.highest, client.number)

    @property
    def acknowledged(self) -> int:
        """The number of requests answered with `done`."""
        return sum(len(regular.done) for regular in self.regulars)

    def check(self, lines: list[tuple[int, bytes]]) -> None:
        """Check that all acknowledged facts, and all that clients got, are in the log once."""
        assert [number for number, _ in lines] == list(range(1, len(lines) + 1))
        assert len(lines) >= self.highest, "something that was told is lost"
        log = [json.loads(fact) for _, fact in lines]
        counts = Counter((e.get("guest"), e.get("id")) for e in log if e.get("id"))
        assert set(counts.values()) <= {1}, "something was done twice"
        for regular in self.regulars:
            for name in regular.refused:
                assert (regular.player_id, name) not in counts, "something refused was done"
            for name, (number, request) in regular.done.items():
                entry = log[number - 1]
                assert (entry.get("guest"), entry.get("id")) == (regular.player_id, name), "lost"
                if request["type"] == "play":
                    fact = entry["fact"]
                    assert (fact["decision"], fact["move"]) == (
                        request["decision"],
                        request["move"],
                    )


def open_tables(server: Server) -> list[TableUnderTest]:
    """Open all tables; the guests sit down when they play."""
    offers = server.http("GET", "/api/games")[1]
    tables = []
    for options in TABLES:
        guests = [server.guest(name) for name in ("Ana", "Bo", "Cem")[:PLAYERS_PER_TABLE]]
        played = TableUnderTest(guests[0].open(players=PLAYERS_PER_TABLE, **options))
        about = server.http("GET", f"/api/tables/{played.code}")[1]
        played.regulars = [
            Regular(played, guest, player_of(about, offers, seed))
            for seed, guest in enumerate(guests)
        ]
        tables.append(played)
    return tables


async def play(server: Server, tables: list[TableUnderTest], *, to_the_end: bool = False) -> None:
    """Let all guests play."""
    for played in tables:
        played.before = played.highest
    try:
        async with asyncio.TaskGroup() as group:
            for regular in chain.from_iterable(played.regulars for played in tables):
                group.create_task(regular.play(server, to_the_end=to_the_end))
    except ExceptionGroup as failed:
        raise failed.exceptions[0] from None


def check(server: Server, tables: list[TableUnderTest]) -> None:
    """Check all tables against the log."""
    for played in tables:
        played.check(server.place.log(played.code))


async def kill_later(server: Server, seconds: float) -> None:
    """Kill the server after a random time."""
    await asyncio.sleep(seconds)
    server.kill()


async def run_until_killed(
    folder: Path, tables: list[TableUnderTest], rng: Random, die: str, **fault: str
) -> float:
    """Run the server until it is killed at `die`, or at a random time; the seconds of its start."""
    fate = fault | ({"die": f"{die}:{rng.randrange(1, 60)}"} if die else {})
    began = time.monotonic()
    with serving(folder, talk=1000, **fate) as server:
        assert server.http("GET", "/readyz")[0] == 200
        started = time.monotonic() - began
        killer = asyncio.create_task(
            kill_later(server, LIMIT_SECONDS if die else rng.uniform(0.05, 0.5))
        )
        await play(server, tables)
        assert not (die and killer.done()), f"{die} never came"
        killer.cancel()
        assert server.wait_for_exit(LIMIT_SECONDS) == -signal.SIGKILL
    check(server, tables)
    return started


@pytest.mark.parametrize(
    "lives", [8, pytest.param(200, marks=pytest.mark.long)], ids=["quick", "deep"]
)
@over_sockets
async def test_a_kill_loses_no_acknowledged_fact(
    tmp_path: Path, lives: int, record_property: Callable[[str, object], None]
) -> None:
    """Killed between any two steps, or at a random time: no move is lost or doubled."""
    rng = Random(lives)
    with serving(tmp_path) as server:
        tables = open_tables(server)
    moments = islice(cycle((*MOMENTS, "")), lives)
    starts = sorted([await run_until_killed(tmp_path, tables, rng, moment) for moment in moments])
    with serving(tmp_path, talk=1000) as server:
        await play(server, tables, to_the_end=True)
        check(server, tables)
    repeated = sum((played.repeated for played in tables), Counter[str]())
    assert all(repeated[what] >= lives / 4 for what in ("done", "new")), repeated
    record_property(
        "counted",
        f"{lives} kills, {sum(played.acknowledged for played in tables)} requests acknowledged; "
        f"after a kill {repeated['done']} repeated requests had happened, {repeated['new']} "
        f"had not, {repeated['refused']} came too late; started within "
        f"{starts[lives // 2]:.2f} s (median), {starts[-1]:.2f} s (longest)",
    )


@ONE_NODE
@pytest.mark.parametrize("fault", FAULTS)
@over_sockets
async def test_a_faulty_server_is_noticed(tmp_path: Path, fault: str) -> None:
    """A server that answers too early, or carries out a request twice, does not pass."""
    rng = Random(1)
    with serving(tmp_path) as server:
        tables = open_tables(server)
    with pytest.raises(AssertionError, match=r"lost|refused|twice"):  # noqa: PT012 (until one fails)
        for moment in islice(cycle(("begun", "committed", "told")), 12):
            await run_until_killed(tmp_path, tables, rng, moment, fault=fault)

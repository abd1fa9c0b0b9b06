"""Two runs of a live table that differ only in cards that a viewer cannot know.

The server runs in this process, with real sockets and a real file, or as two nodes with a real
PostgreSQL. Only its environment is fixed – the time, chance, the answers of bots – so that bytes
can be compared directly. The first run is improvised; its script is then replayed with other cards
wherever a viewer has not been shown them.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import asyncpg
import httpx
import msgspec
import pytest
from server.harness.link_holders import asked
from server.harness.rig import InProcessServer, in_this_process
from server.harness.stores import PostgresPlace
from websockets.asyncio.client import ClientConnection, connect

from dacabo.bots.levels import LEVELS
from dacabo.core.chance import Sealed, seal_of, share_of
from dacabo.core.errors import DacaboError
from dacabo.core.game import AnyGame, Decision
from dacabo.core.moves import Move, Shuffled
from dacabo.core.seats import TABLE, Seat
from dacabo.server.environment import Environment
from dacabo.server.limits.buckets import Rate
from dacabo.server.store.postgres.schema import CHANNEL
from dacabo.server.tables.bots import BotPlayers
from dacabo.server.tables.live_table import LiveTable
from dacabo.server.tasks import BackgroundTasks
from dacabo.server.wire.table import Reaction
from dacabo.table.clocks import next_due
from dacabo.table.commands import act, answers
from dacabo.table.facts import By, Entry, Moved, Started
from dacabo.table.options import Options, rules_of
from dacabo.table.requests import Play, Request
from dacabo.table.table import Phase, Table, bot_decisions, chance_of, next_round
from dacabo.testing.interference import Leak, Physical, numbers
from dacabo.testing.subject import Step, Subject
from dacabo.tournament import facts
from dacabo.tournament.roles import AsPlayer, AtTable, Door, Public
from dacabo.tournament.subjects.clocks import Continue, Pause
from dacabo.tournament.subjects.drawing import Draw, Publish
from dacabo.tournament.subjects.registration import Register

PATIENCE = 30.0
SEATED = ("a", "b", "c", "d", "e", "f")
"""The players, by seat."""
UNSEATED = ("watcher", "stranger")
"""A guest without a seat, and a client without a token."""
NODES = "nodes"
"""Stands for a client that hears what nodes say to each other."""
PAUSES = "pauses"
"""Stands for a client that sees what the pauses of bots depend on."""
BARRIER = "barrier"
"""The topic of a message after which a test knows that all earlier messages have arrived."""
START_TIME = 1_800_000_000_000


# --- the environment ---------------------------------------------------------------------------


def stacked(orders: dict[str, tuple[int, ...]], shuffled: set[str]) -> Callable[[Table], Sealed]:
    """The chance of a table with these orders by label, and those of its seed otherwise.

    The labels of all shuffles that take place are added to `shuffled`.
    """

    class Stacked(Sealed):
        def order(self, label: str, size: int) -> tuple[int, ...]:
            shuffled.add(label)
            return orders.get(label) or super().order(label, size)

    def chance_of(table: Table) -> Sealed:
        words, shares = zip(*((chair.word, chair.share) for chair in table.chairs), strict=True)
        return Stacked(table.seed, words, shares=shares)

    return chance_of


NO_LIMIT = Rate(1e6, 1e6)


class FixedEnvironment(Environment):
    """Time, chance and the answers of bots, the same in every run."""

    def __init__(self, seed: int, orders: dict[str, tuple[int, ...]]) -> None:
        super().__init__()
        self.time = START_TIME
        self.orders = orders
        """By label, the orders of shuffles that differ from the seed."""
        self.shuffled: set[str] = set()
        self.dice = Random(seed)
        self.thoughts: dict[str, asyncio.Future[str]] = {}
        self.pauses: list[str] = []
        """The arguments of all pauses that bots have taken."""
        self.chores: set[asyncio.Task[None]] = set()
        """Background tasks of the server that have still to end."""

    def now(self) -> int:
        """The time that the run has set."""
        return self.time

    def random_bytes(self, size: int) -> bytes:
        """Derived from the seed."""
        return self.dice.randbytes(size)

    def thought(self, decision: str) -> "asyncio.Future[str]":
        """The answer of a bot, which arrives once the bot is prompted."""
        return self.thoughts.setdefault(decision, asyncio.get_running_loop().create_future())

    @contextmanager
    def patched(self) -> Iterator[None]:
        """Patch the parts of the server that the environment cannot replace."""
        environment = self

        async def prompted(
            _bots: BotPlayers, _live: LiveTable, _level: str, decision: Decision
        ) -> str:
            return await asyncio.shield(environment.thought(decision.id))

        def start(chores: BackgroundTasks, work: Coroutine[Any, Any, None]) -> None:
            earlier = {*chores._tasks}
            ends = getattr(work, "__name__", "") != "_sweep_periodically"
            original_start(chores, work)
            for task in chores._tasks - earlier if ends else ():
                environment.chores.add(task)
                task.add_done_callback(environment.chores.discard)

        def pause(_seed: str, *what: object, **how: object) -> float:
            environment.pauses.append(f"{what} {how}")
            return 0

        original_start = BackgroundTasks.start
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(BackgroundTasks, "start", start)
            patch.setattr("dacabo.table.apply.chance_of", stacked(self.orders, self.shuffled))
            patch.setattr(BotPlayers, "_decide", prompted)
            patch.setattr("dacabo.server.tables.pacing.pause", pause)
            yield


# --- the actions of a run ----------------------------------------------------------------------


class Say(msgspec.Struct, frozen=True):
    """A person sends a message."""

    who: str
    text: str


class Try(Say, frozen=True):
    """A person tries an illegal move, which may be illegal only because of hidden cards."""


class Wait(msgspec.Struct, frozen=True):
    """Stands for an action that is left out of the second run."""


class Connect(msgspec.Struct, frozen=True):
    """A person connects, with the last number they heard."""

    who: str
    after: int | None = None


class Disconnect(msgspec.Struct, frozen=True):
    """A person's connection is lost."""

    who: str


class Prompt(msgspec.Struct, frozen=True):
    """A bot gives its answer."""

    decision: str
    move: str


class Ring(msgspec.Struct, frozen=True):
    """The time is advanced, and the clocks that are due ring."""

    at: int


class Fetch(msgspec.Struct, frozen=True):
    """A person reads a page."""

    who: str
    path: str


class Post(Fetch, frozen=True):
    """A person makes a request over HTTP, with the key of a link if they have one."""

    body: str


class Watch(msgspec.Struct, frozen=True):
    """A person keeps the page of their link open."""

    who: str


Action = Say | Wait | Connect | Disconnect | Prompt | Ring | Fetch | Watch


@dataclass
class Node:
    """One of the servers of a run."""

    server: InProcessServer
    web: httpx.AsyncClient


@dataclass(frozen=True)
class Setup:
    """The options of the table, and its surroundings."""

    options: Options
    bots: int = 0
    """The number of players that are bots, each a character; they have the last seats."""
    event: bool = False
    """Whether it is the table of an event's match, with assigned seats."""
    nodes: int = 1
    """The number of nodes that people are connected to."""

    @property
    def people(self) -> tuple[str, ...]:
        """The people at the table, by seat; bots have the seats after them."""
        return SEATED[: self.options.players - self.bots]


@dataclass
class LiveRun:
    """A run of a table: everybody who is connected, and every byte that each of them got."""

    environment: FixedEnvironment
    nodes: list[Node]
    people: tuple[str, ...] = ()
    """The people at the table, by seat."""
    tokens: dict[str, str] = field(default_factory=dict)
    keys: dict[str, str] = field(default_factory=dict)
    """By role, the key of a link, at the table of an event."""
    code: str = ""
    said: list[str] = field(default_factory=list)
    """The messages between nodes about the table."""
    barriers: int = 0
    reached: int = 0
    """The number of listeners that have heard the last barrier."""
    sockets: dict[str, ClientConnection] = field(default_factory=dict)
    got: dict[str, list[str]] = field(default_factory=dict)
    """By person, frames and pages in the order in which they came."""
    script: list[Action] = field(default_factory=list)
    marks: list[tuple[int, dict[str, int]]] = field(default_factory=list)
    """After each action, the number of the last fact, and by person, how many texts they got."""

    @property
    def live(self) -> LiveTable:
        """The table as the first node knows it."""
        live = self.nodes[0].server.tables.live.get(self.code)
        assert live is not None
        return live

    @property
    def live_on_nodes(self) -> list[LiveTable]:
        """The live table on every node where it is in use."""
        live_tables = [node.server.tables.live.get(self.code) for node in self.nodes]
        return [live for live in live_tables if live is not None]

    @property
    def table(self) -> Table:
        """The whole table, including hidden cards."""
        return self.live.table

    def refuses(self, who: str, request: Request) -> bool:
        """Whether the table refuses a request, so that it changes nothing."""
        if who not in self.people:
            return True
        guest = self.table.chairs[self.people.index(who)].guest
        assert guest is not None
        present = self.live.audience.present
        try:
            act(
                self.table,
                request,
                0,
                guest=guest,
                id="?",
                present=present,
                new_seed=lambda: bytes(32),
            )
        except DacaboError:
            return True
        return False

    def node_of(self, who: str) -> Node:
        """The node that a person is connected to; neighbours and spectators have different ones."""
        names = [*SEATED, *UNSEATED]
        number = names.index(who) if who in names else 0
        return self.nodes[number % len(self.nodes)]

    async def open(self, setup: Setup) -> None:
        """Guests arrive, and the first of them opens a table; or an organiser does."""
        self.people = setup.people
        for who in (*setup.people, "watcher"):
            guest_made = await self._post("/api/guests", {"name": who, "program": True})
            self.tokens[who] = guest_made["token"]
        if setup.event:
            await self._open_event(setup)
        else:
            options_sent = msgspec.to_builtins(setup.options)
            self.code = (await self._post("/api/tables", options_sent, "a"))["code"]
        if len(self.nodes) > 1:  # some of it was said before the code was known
            await self._barrier()
            self.said.clear()

    async def _open_event(self, setup: Setup) -> None:
        """Open an event with one match, and make a link to it for everybody."""
        options = setup.options
        rules = {"game": options.game, "preset": options.preset, "changes": options.changes}
        opened_event = await self._post("/api/events", {"name": "Cup", "organiser": "Ana"} | rules)
        self.keys["desk"] = opened_event["key"]
        names = SEATED[: options.players]
        for request in (Register(names), Draw(), Publish()):
            body_sent = asked(request, f"opening-{type(request).__name__}")
            await self._post("/api/event", body_sent, "desk")
        page = await self.nodes[0].web.get("/api/event", headers=self._headers("desk"))
        (match,) = page.json()["page"]["event"]["stages"][-1]["matches"]
        online = await self._post("/api/event/online", {"match": match["id"]}, "desk")
        self.code = online["code"]
        players = [line["player"] for line in match["lines"]]
        pages = zip(map(page_of, names), map(AsPlayer, players), strict=True)
        for role, holder in (("wall", Public()), ("door", Door()), ("table", AtTable(1)), *pages):
            holder_sent = {"holder": msgspec.to_builtins(holder)}
            self.keys[role] = (await self._post("/api/event/link", holder_sent, "desk"))["key"]
        for player in players[len(setup.people) :]:
            body = {"match": match["id"], "player": player, "level": "largo"}
            await self._post("/api/event/bot", body, "desk")

    async def _post(self, path: str, body: Any, who: str = "") -> Any:
        """Send a request that opens the run."""
        answer = await self.nodes[0].web.post(path, json=body, headers=self._headers(who))
        assert answer.is_success, answer.text
        return answer.json()

    async def do(self, action: Action) -> None:
        """Carry out an action, and wait until everybody has got all that results from it."""
        self.environment.time += 7
        async with asyncio.timeout(PATIENCE):
            match action:
                case Say(who, text):
                    await self.sockets[who].send(text)
                    await self._flush(who)
                case Connect(who, after):
                    await self._come(who, after)
                case Disconnect(who):
                    await self._go(who)
                case Prompt(decision, move):
                    before = self.table.number
                    self.environment.thought(decision).set_result(move)
                    await _until(lambda: self.table.number > before)
                case Ring(at):
                    self.environment.time = at
                    await self.nodes[0].server.tables._fire(self.code)
                case Post(who, path, body):
                    await self._fetch(who, path, body)
                case Fetch(who, path):
                    await self._fetch(who, path)
                case Watch(who):
                    await self._watch(who)
            await self._rest()
            for who in self.sockets:
                await self._flush(who)
        self.got[PAUSES] = [*self.environment.pauses]
        self.script.append(action)
        self.marks.append((self.table.number, {who: len(got) for who, got in self.got.items()}))

    async def _rest(self) -> None:
        """Wait until no node has work, or messages to send or receive."""
        await _until(lambda: not self.environment.chores)
        if len(self.nodes) == 1:
            return
        before = -1
        while (
            before < len(self.said) or len({live.table.number for live in self.live_on_nodes}) > 1
        ):
            before = len(self.said)
            for node in self.nodes:
                await node.server.store.nodes.flush()
            await self._barrier()
            await _until(lambda: not self.environment.chores)
        self.got.setdefault(NODES, []).extend(sorted(self.said))
        self.said.clear()

    async def _barrier(self) -> None:
        """Wait until everybody has heard all earlier messages."""
        self.barriers += 1
        self.reached = 0
        message = f"test {BARRIER} all {self.barriers}"
        await self.listener.execute(f"SELECT pg_notify({CHANNEL}, $1)", message)
        await _until(lambda: self.reached == len(self.nodes) + 1)

    async def listen(self, link: str) -> None:
        """Listen to the messages between the nodes."""

        def on_message(_line: object, _pid: int, _channel: str, message: str) -> None:
            _, topic, about, body = message.split(" ", 3)
            if topic == BARRIER:
                on_barrier("", body.encode())
            elif about == self.code:
                self.said.append(message)

        def on_barrier(_about: str, number: bytes) -> None:
            self.reached += int(number) == self.barriers

        self.listener = await asyncpg.connect(link)
        await self.listener.add_listener(
            await self.listener.fetchval(f"SELECT {CHANNEL}"), on_message
        )
        for node in self.nodes:
            node.server.store.nodes.subscribe(BARRIER, on_barrier)

    def _headers(self, who: str) -> dict[str, str]:
        headers = {"authorization": f"Bearer {self.tokens[who]}"} if who in self.tokens else {}
        key = self.keys.get(who) or self.keys.get(page_of(who))
        return headers if key is None else headers | {"dacabo-key": key}

    async def _come(self, who: str, after: int | None) -> None:
        await self._connect(who, f"/api/tables/{self.code}/live")
        await self.sockets[who].send(json.dumps({"type": "hello", "after": after}))
        await self._flush(who)

    async def _watch(self, who: str) -> None:
        await self._connect(who, "/api/watch")
        await self.sockets[who].send(json.dumps({"type": "watch", "key": self.keys[who]}))
        await self._flush(who)

    async def _connect(self, who: str, path: str) -> None:
        address = f"ws://{self.node_of(who).web.base_url.netloc.decode()}{path}"
        headers = self._headers(who)
        self.sockets[who] = await connect(address, additional_headers=headers, compression=None)
        self.got.setdefault(who, [])

    async def _go(self, who: str) -> None:
        live = self.node_of(who).server.tables.live.get(self.code)
        assert live is not None
        connections = len(live.audience.connections)
        await self.sockets.pop(who).close()
        await _until(lambda: len(live.audience.connections) < connections)

    async def _fetch(self, who: str, path: str, body: str | None = None) -> None:
        headers = self._headers(who)
        method = "GET"
        if body is not None:
            headers["content-type"], method = "application/json", "POST"
        answer = await self.node_of(who).web.request(
            method, path.format(code=self.code), content=body, headers=headers
        )
        header_lines = sorted(f"{n}: {v}" for n, v in answer.headers.items() if n != "date")
        got = self.got.setdefault(who, [])
        got.append(f"{answer.status_code} {header_lines} {answer.text}")

    async def _flush(self, who: str) -> None:
        """Read everything sent to a person before the pong."""
        await self.sockets[who].send('{"type":"ping"}')
        while True:
            frame = await self.sockets[who].recv()
            assert isinstance(frame, str)
            self.got[who].append(frame)
            if frame.startswith('{"type":"pong"'):
                return


def page_of(who: str) -> str:
    """The role of a player who reads their own page of the event."""
    return f"page of {who}"


async def _until(condition: Callable[[], bool]) -> None:
    """Poll, because the server cannot know that a test is waiting."""
    while not condition():  # noqa: ASYNC110 (as above)
        await asyncio.sleep(0.001)


@asynccontextmanager
async def live_run(
    folder: Path, seed: int, orders: dict[str, tuple[int, ...]] | None = None, nodes: int = 1
) -> AsyncIterator[LiveRun]:
    """Start an empty card room: one server with a file, or several nodes with PostgreSQL."""
    folder.mkdir(parents=True, exist_ok=True)  # noqa: ASYNC240 (nothing else runs yet)
    place = PostgresPlace() if nodes > 1 else None
    options = {"messages": NO_LIMIT, "changes": NO_LIMIT, "reactions": NO_LIMIT}
    database = folder / "dacabo.db" if place is None else place.written
    environment = FixedEnvironment(seed, orders or {})
    async with AsyncExitStack() as stack:
        stack.enter_context(environment.patched())
        run = LiveRun(environment, [])
        for _ in range(nodes):
            node = await stack.enter_async_context(
                in_this_process(folder, environment, database=database, **options)
            )
            # The name is the same in every run, whatever the port.
            web = httpx.AsyncClient(
                base_url=node.link,
                headers={"host": "localhost"},
                timeout=PATIENCE,
                verify=False,  # noqa: S501 (http)
            )
            run.nodes.append(Node(node, await stack.enter_async_context(web)))
        if place is not None:
            await run.listen(place.written)
            stack.push_async_callback(run.listener.close)
        yield run
        for socket in run.sockets.values():
            await socket.close()


# --- the first run, improvised -----------------------------------------------------------------


class Director:
    """Lets people play by habit, and triggers everything else that happens at a table."""

    NOISE: ClassVar = 0.5
    """The share of actions that are no moves."""

    def __init__(self, run: LiveRun, setup: Setup, subject: Subject, rng: Random) -> None:
        self.run = run
        self.setup = setup
        self.subject = subject
        self.rng = rng
        self._ids = count(1)
        self._unreadable_sent: dict[str, int] = {}

    @property
    def table(self) -> Table:
        """The table after the last action."""
        return self.run.table

    @property
    def players(self) -> tuple[str, ...]:
        """The people at the table."""
        return self.setup.people

    async def direct(self, most: int) -> None:
        """Direct a run of this many actions; it ends earlier if the match is over."""
        run = self.run
        await run.open(self.setup)
        for role in run.keys:
            await run.do(Watch(role))
        for who in (*self.players, *UNSEATED):
            await run.do(Connect(who))
        await (self.sit_at_event() if self.setup.event else self.sit_down())
        for who in self.players if self.setup.event else self.players[1:]:
            await self.ask(who, type="reveal", word=f"{who} says so", salt="00" * 32)
        assert self.table.state is not None
        while len(run.script) < most and self.table.phase is not Phase.OVER:
            if self.rng.random() < self.NOISE:
                await self.noise()
            else:
                await (self.resume if self.table.phase is Phase.PAUSED else self.play_on)()

    async def sit_down(self) -> None:
        """All sit down, each with a sealed share, and the match begins."""
        for who in self.players[1:]:
            await self.ask(who, type="sit")
            await self.ask(who, type="seal", seal=seal_for(who))
            await self.ask(who, type="ready")
            await self.react(who)
        for _ in range(self.setup.bots):
            await self.ask("a", type="seat-bot", level=self.rng.choice(LEVELS))
        await self.ask("a", type="start")

    async def sit_at_event(self) -> None:
        """All take the seats of their match, which then begins by itself."""
        for who in self.players:
            body = json.dumps({"seal": seal_for(who)})
            await self.run.do(Post(who, "/api/event/seat", body))
            await self.react(who)

    async def ask(self, who: str, kind: type[Say] = Say, **request: object) -> None:
        """Make a request."""
        if who not in self.run.sockets:
            await self.connect(who)
        message = {"type": "ask", "id": f"{who}{next(self._ids)}", "request": request}
        await self.run.do(kind(who, json.dumps(message)))

    async def connect(self, who: str) -> None:
        """Reconnect: with the last number, an older one, an impossible one or none."""
        number = self.table.number
        lately = (number - 1, number - 2, number - 3)
        heard = self.rng.choice([number, *lately, self.rng.randrange(number), number + 5, None])
        await self.run.do(Connect(who, heard))

    # --- the match ------------------------------------------------------------------------

    async def play_on(self) -> None:
        """Make the next move, by a person, a bot that sits in, or the clock."""
        table, rng = self.table, self.rng
        due = next_due(table)
        short = [clock for clock in table.clocks if clock.due == due and clock.key != "time"]
        if short and due is not None and rng.random() < 0.06:
            await self.run.do(Ring(due))
            return
        if next_round(table):
            for seat, chair in enumerate(table.chairs):
                if not chair.ready:
                    await self.ask(self.players[seat], type="ready")
            return
        actor, move = self.subject.choose(rng, table.state)
        if actor == TABLE:
            assert due is not None
            await self.run.do(Ring(due))
            return
        text = self.subject.game.text(move)
        decision = next(d for d in table.decisions if d.actor == actor and answers(table, d, move))
        if table.chairs[actor].level is None:
            await self.ask(self.players[actor], type="play", decision=decision.id, move=text)
        elif decision in (asked for _, asked in bot_decisions(table)):
            await self.run.do(Prompt(decision.id, text))
        elif actor < len(self.players):
            await self.ask(self.players[actor], type="return")

    async def resume(self) -> None:
        """A player continues the match, or at an event an organiser."""
        if self.setup.event:
            await self.organise(Continue())
        seat = self.rng.randrange(len(self.players))
        if self.table.chairs[seat].level is not None:
            await self.ask(self.players[seat], type="return")
        await self.ask(self.players[seat], type="continue")

    # --- everything else ---------------------------------------------------------------------

    async def noise(self) -> None:
        """A person does something other than a move."""
        who = self.rng.choice([*self.players, *UNSEATED])
        if who not in self.run.sockets:
            await self.connect(who)
            return
        weights = {
            self.wrong_move: 20,
            self.wrong_request: 15,
            self.read_table_page: 12,
            self.resync: 10,
            self.repeat_request: 8,
            self.disconnect: 8,
            self.react: 5,
            self.ask_moves: 5,
            self.leave_or_return: 8,
            self.send_unreadable: 10,
            self.pause: 1,
            self.read_event_page: 60 if self.setup.event else 0,
        }
        (kind_of_noise,) = self.rng.choices([*weights], [*weights.values()])
        await kind_of_noise(who)

    async def wrong_move(self, who: str) -> None:
        """Try illegal moves, in answer to any decision, or to a past one."""
        table, game = self.table, self.subject.game
        texts = ["shuffled 0,1", "next", "?"]
        thinkable = list(self.subject.thinkable(table.state))
        for move in self.rng.sample(thinkable, min(5, len(thinkable))):
            with suppress(DacaboError, ValueError, IndexError):  # it is valid, but has no text
                texts.append(game.text(game.parse(game.text(move))))
        seat = self.players.index(who) if who in self.players else 0
        own = [decision.id for decision in table.decisions if decision.actor == seat]
        others = [decision.id for decision in table.decisions if decision.actor != seat]
        for names in (own, others, ["r1.t1.turn", "r1.first-look.a.0", "nothing"]):
            for text in self.rng.sample(texts, 2) if names else ():
                name = self.rng.choice(names)
                if self.run.refuses(who, Play(name, text)):
                    await self.ask(who, Try, type="play", decision=name, move=text)

    async def wrong_request(self, who: str) -> None:
        """Make a request that is impossible now, or not allowed to this person."""
        wrong = msgspec.json.decode(
            self.rng.choice(
                [
                    b'{"type":"sit"}',
                    b'{"type":"sit","seat":1}',
                    b'{"type":"seat-bot","level":"presto"}',
                    b'{"type":"free","seat":1}',
                    b'{"type":"seal","seal":"%s"}' % (b"ab" * 32),
                    b'{"type":"reveal","word":"abracadabra","salt":"%s"}' % (b"ab" * 32),
                    b'{"type":"ready"}',
                    b'{"type":"start"}',
                    b'{"type":"return"}',
                    b'{"type":"sit-in","seat":1}',
                    b'{"type":"sit-in","seat":77}',
                    b'{"type":"pause"}',
                    b'{"type":"continue"}',
                    b'{"type":"rematch"}',
                    b'{"type":"close"}',
                ]
            )
        )
        if self.run.refuses(who, msgspec.convert(wrong, Request)):
            await self.ask(who, **wrong)

    async def repeat_request(self, who: str) -> None:
        """Repeat a request that was answered."""
        said = [a.text for a in self.run.script if isinstance(a, Say) and a.who == who]
        asked = [text for text in said[-3:] if '"ask"' in text]
        # A refused request may be possible now, so it is not repeated.
        done = [text for text in asked if any(_done(text) in f for f in self.run.got[who])]
        if done:
            await self.run.do(Say(who, self.rng.choice(done)))

    async def disconnect(self, who: str) -> None:
        """Lose a connection."""
        if len(self.run.sockets) > 2:
            await self.run.do(Disconnect(who))

    async def resync(self, who: str) -> None:
        """Resync without a new connection."""
        after = self.rng.choice([None, 0, self.table.number, self.rng.randrange(9999)])
        await self.run.do(Say(who, json.dumps({"type": "hello", "after": after})))

    async def react(self, who: str) -> None:
        """Send a reaction; a spectator's is refused."""
        reaction = self.rng.choice(list(Reaction))
        await self.run.do(Say(who, json.dumps({"type": "react", "reaction": reaction})))

    async def ask_moves(self, who: str) -> None:
        """Ask for the possible moves of an own decision, of another player's, or of none at all."""
        decision = self.rng.choice([*(d.id for d in self.table.decisions), "nothing"])
        await self.run.do(Say(who, json.dumps({"type": "moves", "decision": decision})))

    async def send_unreadable(self, who: str) -> None:
        """Send an unreadable message; too many would end the connection."""
        self._unreadable_sent[who] = self._unreadable_sent.get(who, 0) + 1
        if self._unreadable_sent[who] < 7:
            unreadable = [
                "?",
                '{"type":"ask","id":"x"}',
                '{"type":"hello","after":-1}',
                "[]",
                '{"a":1}',
            ]
            await self.run.do(Say(who, self.rng.choice(unreadable)))

    async def read_table_page(self, who: str) -> None:
        """Read a page about the table, including one that is not available yet."""
        pages = [
            "/api/tables",
            "/api/tables/{code}",
            "/api/tables/{code}/link",
            "/api/tables/{code}/records/1",
            "/api/me/tables",
        ]
        await self.run.do(Fetch(who, self.rng.choice(pages)))

    async def leave_or_return(self, who: str) -> None:
        """Let a bot sit in for a person, or let the person return."""
        if who in self.players:
            away = self.table.chairs[self.players.index(who)].level is not None
            await self.ask(who, type="return" if away else "leave")

    async def pause(self, who: str) -> None:
        """The host pauses the match, or at an event an organiser."""
        if self.setup.event:
            await self.organise(Pause())
        await self.ask(who, type="pause")

    async def organise(self, request: facts.Request) -> None:
        """Make a request as an organiser."""
        body = json.dumps(asked(request, f"desk{next(self._ids)}"))
        await self.run.do(Post("desk", "/api/event", body))

    async def read_event_page(self, _who: str) -> None:
        """Read a page with a link to the event, or try one that the link does not allow."""
        role = self.rng.choice([*self.run.keys, *["desk"] * 3])
        pages = ["/api/event", "/api/event/file", "/api/event/trail"]
        await self.run.do(Fetch(role, self.rng.choice(pages)))


def seal_for(who: str) -> str:
    """The seal of somebody's share."""
    return seal_of(share_of(bytes(32), f"{who} says so"))


def _done(text: str) -> str:
    return f'{{"type":"done","id":"{json.loads(text)["id"]}"'


# --- the second run, the same with other cards -------------------------------------------------


@dataclass(frozen=True)
class Shuffle:
    """A shuffle: its label, the cards before it, and their order after it."""

    label: str
    cards: tuple[str, ...]
    order: tuple[int, ...]
    first: int
    """The number of the top card after the shuffle; the others follow."""


def exchange(
    log: Iterable[Entry], table: Table, subject: Subject, viewer: Seat | None, rng: Random
) -> dict[str, tuple[int, ...]]:
    """Other orders for the shuffles of a match, which a viewer cannot tell from the real ones.

    Each shuffle gives the cards new numbers. Cards that the rules show to the viewer stay in place;
    the other cards of the same shuffle are permuted.
    """
    steps, mixes = _replay(log, table, subject)
    known: set[int] = set()
    for step, by in steps:
        known |= numbers(subject.shown(step, viewer))
        if by is By.CLOCK and hasattr(step.move, "card"):
            # The clock plays the least card of a hand, which tells something about the whole hand.
            known |= numbers(subject.shown(step, step.actor))
    orders = {}
    for mix in mixes:
        places = [p for p in range(len(mix.order)) if mix.first + p not in known]
        mixed = rng.sample(places, len(places))
        order = list(mix.order)
        for place, other in zip(places, mixed, strict=True):
            order[place] = mix.order[other]
        if any(mix.cards[one] != mix.cards[two] for one, two in zip(order, mix.order, strict=True)):
            orders[mix.label] = tuple(order)
    return orders


def _replay(
    log: Iterable[Entry], table: Table, subject: Subject
) -> tuple[list[tuple[Step, By]], list[Shuffle]]:
    """Replay the match in single steps, chance included, with distinguishable cards."""
    game, rules = subject.game, rules_of(table.options)
    chance = chance_of(table)
    moves_left = iter([entry.fact for entry in log if isinstance(entry.fact, Moved)])
    steps: list[tuple[Step, By]] = []
    mixes: list[Shuffle] = []
    original_pack = type(rules).pack.fget  # type: ignore[attr-defined]
    with pytest.MonkeyPatch.context() as patch:
        numbered = property(
            lambda r: tuple(Physical.of(c, k) for k, c in enumerate(original_pack(r)))
        )
        patch.setattr(type(rules), "pack", numbered)
        state = game.start(rules, table.options.players)
        while True:
            asked = next((d.chance for d in game.decisions(state) if d.chance), None)
            move: Move
            if asked:
                actor, move, by = TABLE, chance.answer(asked), By.CLOCK
            elif fact := next(moves_left, None):
                actor, by = fact.seat, fact.by
                move = _physical(game, state, actor, game.parse(fact.move))
            else:
                return steps, mixes
            after, told_facts = game.play(state, actor, move)
            if asked and isinstance(move, Shuffled):
                cards = tuple(subject.to_shuffle(state))
                mix = Shuffle(asked.label, cards, move.order, 1000 * (len(mixes) + 1))
                after = _renumbered(subject, after, mix)
                mixes.append(mix)
            steps.append((Step(state, actor, move, after, told_facts), by))
            state = after


def _physical(game: AnyGame, state: Any, actor: Seat, move: Move) -> Move:
    """Replace a card named by its face with the very card in its place."""
    asked = [d for d in game.decisions(state) if d.actor == actor and not d.chance]
    legal = (legal for decision in asked for legal in game.legal(state, decision))
    return next((other for other in legal if other == move), move)


def _renumbered(subject: Subject, state: Any, mix: Shuffle) -> Any:
    places = {mix.cards[index].number: p for p, index in enumerate(mix.order)}  # type: ignore[attr-defined]

    def change(card: Any) -> Any:
        place = places.get(card.number)
        return card if place is None else Physical.of(card, mix.first + place)

    return subject.with_cards(state, change)


@dataclass(frozen=True)
class FirstRun:
    """The first run, once it is over."""

    seed: int
    setup: Setup
    subject: Subject
    script: list[Action]
    marks: list[tuple[int, dict[str, int]]]
    got: dict[str, list[str]]
    log: list[Entry]
    table: Table


async def first_run(folder: Path, seed: int, setup: Setup, subject: Subject, most: int) -> FirstRun:
    """Improvise a run."""
    async with live_run(folder, seed, nodes=setup.nodes) as run:
        director = Director(run, setup, subject, Random(seed))
        await director.direct(most)
        lines = await run.live._stream.lines()
        log = [line for line in lines if isinstance(line, Entry)]
        return FirstRun(seed, setup, subject, run.script, run.marks, run.got, log, run.table)


async def compare(folder: Path, first: FirstRun, viewer: Seat | None, rng: Random) -> list[str]:
    """Replay a part of it for a viewer; return all that was the same. Raises `Leak`.

    A viewer without a seat stands for an eavesdropper, too, who sees the length of each encrypted
    message to the players. So those lengths are compared as well.
    """
    cut, orders = _choose_cut(first, viewer, rng)
    unchanged: list[str] = []
    async with live_run(folder, first.seed, orders, first.setup.nodes) as run:
        await run.open(first.setup)
        # Messages for others depend on no card that only one person has seen.
        seen = {*UNSEATED, *run.keys, NODES, PAUSES}
        seen |= set() if viewer is None else {SEATED[viewer]}
        measured_people = {*run.people} if viewer is None else set()
        before = dict[str, int](), dict[str, int]()
        for action, (_, marks) in zip(first.script[: cut + 1], first.marks, strict=False):
            is_left_out = (
                isinstance(action, Try) and action.who not in seen and not _fails(run, action)
            )
            try:
                await run.do(Wait() if is_left_out else action)
            except TimeoutError:
                raise Leak("the table does not go on", action) from None
            after = marks, run.marks[-1][1]
            for who in (seen | measured_people) & run.got.keys():
                one, other = (
                    got[who][then.get(who, 0) : now.get(who, 0)]
                    for got, then, now in zip((first.got, run.got), before, after, strict=True)
                )
                if who in seen and one != other:
                    raise Leak(who, action, one, other)
                was_answered = not (is_left_out and isinstance(action, Try) and action.who == who)
                if who not in seen and was_answered and [*map(len, one)] != [*map(len, other)]:
                    raise Leak("length", who, action, one, other)
                unchanged += one if who in seen else ()
            before = after
    assert orders.keys() <= run.environment.shuffled, "the cards were not exchanged"
    return unchanged


def _fails(run: LiveRun, action: Try) -> bool:
    """Whether a move that another player may not make is refused with the other cards, too."""
    request = msgspec.convert(json.loads(action.text)["request"], Request)
    return run.refuses(action.who, request)


def _choose_cut(
    first: FirstRun, viewer: Seat | None, rng: Random
) -> tuple[int, dict[str, tuple[int, ...]]]:
    """The number of actions to replay, and new orders; the best of four random numbers."""
    start_number = next(
        k for k, entry in enumerate(first.log, 1) if isinstance(entry.fact, Started)
    )
    first_action = next(k for k, (number, _) in enumerate(first.marks) if number >= start_number)
    candidates = []
    for _ in range(4):
        cut = rng.randrange(first_action, len(first.script))
        log = first.log[: first.marks[cut][0]]
        orders = exchange(log, first.table, first.subject, viewer, rng)
        changed = sum(map(len, orders.values()))
        candidates.append((changed, cut, orders))
    changed, cut, orders = max(candidates, key=lambda each: each[:2])
    assert orders, "nothing is unknown"
    return cut, orders

"""A real server, in a process of its own or in this one, and clients that talk to it.

Both take the same options: the settings of `dacabo serve`, the fields of `Limits`, and `talk`. A
process takes those of `Launch`, too.
"""

import asyncio
import json
import multiprocessing
import os
import secrets
import signal
import socket
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import (
    AsyncExitStack,
    ExitStack,
    asynccontextmanager,
    closing,
    contextmanager,
    suppress,
)
from email.message import Message
from functools import cache, wraps
from http import HTTPStatus
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from io import TextIOWrapper
from itertools import count
from multiprocessing import forkserver
from multiprocessing.connection import wait
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, NamedTuple, ParamSpec, Self
from urllib.parse import urlsplit

import msgspec
import pytest
from msgspec.structs import replace
from server.harness.launch import Launch, run
from server.harness.nginx import proxy
from server.harness.stores import Place, place_of
from websockets.asyncio.client import ClientConnection, connect

from dacabo.core.chance import seal_of, share_of
from dacabo.records import Chance, Record, verify
from dacabo.server import serving as real
from dacabo.server.environment import Environment
from dacabo.server.http.request_guard import RequestGuard
from dacabo.server.limits.buckets import Rate
from dacabo.server.settings import PAGES, Limits, Settings, read_settings
from dacabo.server.sockets.listener import Sockets
from dacabo.server.store.store import Store
from dacabo.server.supervisor import Supervisor
from dacabo.server.tables.tables import Tables
from dacabo.table.apply import apply
from dacabo.table.facts import Entry
from dacabo.table.table import Step, Table

Parameters = ParamSpec("Parameters")
Json = dict[str, Any]
PATIENCE = 30.0
"""Seconds that a test waits for a frame."""

FORK_SERVER = multiprocessing.get_context("forkserver")


ONE_NODE = pytest.mark.skipif(
    os.environ.get("DACABO_TEST_STORE") == "nodes", reason="about the order within one process"
)


class Server:
    """A running server."""

    def __init__(
        self, process: ForkServerProcess, control: TextIOWrapper, folder: Path, log: str
    ) -> None:
        self.process = process
        self.link = control.readline().strip().rstrip("/")
        self.folder = folder
        self._log = log
        self._line = control
        self.ahead = 0
        """The milliseconds by which its clock was advanced."""

    @property
    def now(self) -> float:
        """The server's time, in milliseconds since 1970."""
        return time.time() * 1000 + self.ahead

    def turn(self, seconds: float) -> None:
        """Advance its clock, and wait until everything due by then has happened."""
        turned = max(round(seconds * 1000), 0)
        self._line.write(f"{turned}\n")
        self._line.flush()
        assert self._line.readline() == "turned\n"
        self.ahead += turned

    def turn_to(self, due: float) -> None:
        """Advance its clock to a time, in milliseconds since 1970."""
        self.turn((due - self.now) / 1000 + 0.05)

    @property
    def place(self) -> Place:
        """The location of its database."""
        return place_of(self.folder)

    @property
    def database(self) -> Path:
        """Its database file."""
        return self.folder / "dacabo.db"

    @property
    def log(self) -> str:
        """Its log so far."""
        return (self.folder / self._log).read_text()

    def http(
        self, method: str, path: str, body: object = None, token: str | None = None, **headers: str
    ) -> tuple[int, Any]:
        """Send a request; return the status and the decoded body."""
        answer = self.fetch(method, path, body, **_bearer(token), **headers)
        return answer.status, _read(answer.body)

    def fetch(self, method: str, path: str, body: object = None, **headers: Any) -> "Answer":
        """Send a request; return the answer as it came."""
        return fetch(method, self.link + path, body, **headers)

    @property
    def monitor(self) -> str:
        """The link for monitors on this machine, from the log."""
        entries = map(json.loads, self.log.splitlines())
        links = [entry["url"] for entry in entries if entry["event"] == "metrics-opened"]
        return str(links[-1]).rstrip("/")  # that of the last start

    def metrics(self) -> str:
        """The page that Prometheus reads."""
        return fetch("GET", f"{self.monitor}/metrics").body.decode()

    def cookie(self, path: str, body: object) -> str:
        """The token that a browser gets as a cookie."""
        return self.fetch("POST", path, body, origin=self.link).cookies["dacabo_session"].value

    def connect(self, path: str, token: str | None = None, **options: Any) -> connect:
        """Open a WebSocket, as a guest or as a stranger, and send nothing yet."""
        address = f"ws{self.link.removeprefix('http')}{path}"
        headers = _bearer(token) | options.pop("additional_headers", {})
        # A client with unread frames would wait ten seconds for the close frame.
        options = {"compression": None, "close_timeout": 0.5} | options
        return connect(address, additional_headers=headers, **options)

    def guest(self, name: str = "Ana") -> "Guest":
        """A new guest."""
        status, me = self.http("POST", "/api/guests", {"name": name, "program": True})
        assert status == 201, me
        return Guest(self, me["player"], me["token"])

    @property
    def pid(self) -> int:
        """Its process id."""
        assert self.process.pid is not None
        return self.process.pid

    def kill(self) -> None:
        """Kill it, like a power cut."""
        self.process.kill()
        self.process.join()

    def wait_for_exit(self, seconds: float = 20) -> int | None:
        """Wait until it has ended by itself; its exit status, or minus the signal that ended it."""
        self.process.join(seconds)
        return self.process.exitcode


class Answer(NamedTuple):
    """An answer over HTTP."""

    status: int
    headers: Message
    body: bytes

    @property
    def cookies(self) -> SimpleCookie:
        """The cookies that it sets."""
        return SimpleCookie("\n".join(self.headers.get_all("set-cookie", [])))


def fetch(
    method: str, link: str, body: object = None, *, home: str | None = None, **headers: str
) -> Answer:
    """Send a request on its own connection, perhaps from another address of this machine.

    Bytes are sent as they are, anything else as JSON.
    """
    target = urlsplit(link)
    assert target.hostname is not None
    all_headers = {"connection": "close"}
    if body is not None and not isinstance(body, bytes):
        body, all_headers["content-type"] = json.dumps(body).encode(), "application/json"
    source = None if home is None else (home, 0)
    with closing(HTTPConnection(target.hostname, target.port, PATIENCE, source)) as connection:
        path = link.removeprefix(f"{target.scheme}://{target.netloc}") or "/"
        connection.request(method, path, body, all_headers | headers)
        answer = connection.getresponse()
        return Answer(answer.status, answer.headers, answer.read())


class ProxiedServer(Server):
    """Servers behind a proxy, as clients see them."""

    def __init__(self, link: str) -> None:
        self.link = link


class NodesBehindProxy(Server):
    """Nodes behind a proxy, which tests use like a single server.

    If one of them is killed, all are, because tests kill only one.
    """

    def __init__(self, nodes: list[Server], link: str) -> None:
        self.nodes = nodes
        self.link = link
        self.process = nodes[0].process
        self.folder = nodes[0].folder
        self.ahead = 0
        self._lock = threading.RLock()
        """The exit status of a process can be read only once, so threads must take turns."""
        self._watch = threading.Thread(target=self._die_together, daemon=True)
        self._watch.start()

    def _die_together(self) -> None:
        with suppress(ValueError, OSError):  # they have exited normally
            wait([node.process.sentinel for node in self.nodes])
            with self._lock:
                if any(node.process.exitcode == -signal.SIGKILL for node in self.nodes):
                    self.kill()

    def wait_for_exit(self, seconds: float = 20) -> int | None:
        """The exit status of the first node, once a killed one has taken the others with it."""
        self._watch.join(seconds)
        return super().wait_for_exit(seconds)

    def fetch(self, *arguments: Any, **named: Any) -> "Answer":
        """Send a request; return the answer as it came."""
        answer = super().fetch(*arguments, **named)
        if answer.status == HTTPStatus.BAD_GATEWAY:
            raise ConnectionRefusedError  # as if no server were there
        return answer

    def turn(self, seconds: float) -> None:
        """Advance the clocks of all nodes."""
        before = self.nodes[0].ahead
        for node in self.nodes:
            node.turn(seconds)
        self.ahead += self.nodes[0].ahead - before

    @property
    def log(self) -> str:
        """Their logs so far, one after the other."""
        return "".join(node.log for node in self.nodes)

    def kill(self) -> None:
        """Kill all nodes, like a power cut."""
        with self._lock:
            for node in self.nodes:
                node.kill()


class Guest:
    """A guest with a token."""

    def __init__(self, server: Server, player: str, token: str) -> None:
        self.server = server
        self.player = player
        self.token = token

    def open(self, **options: object) -> str:
        """Open a table; return its code."""
        body = {"game": "cabo", "preset": "original", "players": 2} | options
        status, table = self.server.http("POST", "/api/tables", body, self.token)
        assert status == 201, table
        return str(table["code"])

    def on(self, server: Server) -> "Guest":
        """The same guest at a restarted server."""
        return Guest(server, self.player, self.token)

    @asynccontextmanager
    async def at(
        self, code: str, after: int | None = None, home: str | None = None
    ) -> "AsyncIterator[Client]":
        """Connect to a table, and say hello."""
        async with watch(self.server, code, self.token, after, home) as client:
            yield client


@asynccontextmanager
async def watch(
    server: Server,
    code: str,
    token: str | None = None,
    after: int | None = None,
    home: str | None = None,
) -> "AsyncIterator[Client]":
    """Connect to a table as a guest, or without a token as a stranger, from any address."""
    options = {} if home is None else {"local_addr": (home, 0)}
    async with server.connect(f"/api/tables/{code}/live", token, **options) as socket:
        client = Client(socket)
        await client.hello(after)
        yield client


class Client:
    """A connection to a table that keeps every frame, and the resulting state."""

    _ids = count(1)

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.welcome: Json = {}
        self.table: Json = {}
        self.view: Json | None = None
        self.number = 0
        self.results: list[Json] = []
        self.secret = {"word": "", "salt": ""}
        """The sealed share, known to this device only."""

    async def hello(self, after: int | None = None) -> Self:
        """Say hello, and wait for the welcome."""
        await self.send({"type": "hello", "after": after})
        await self.until(lambda message: message["type"] == "welcome")
        return self

    async def send(self, message: object) -> None:
        """Send anything."""
        await self.socket.send(message if isinstance(message, str) else json.dumps(message))

    async def receive(self) -> Json:
        """The next message; fails if the number of a fact is missing."""
        async with asyncio.timeout(PATIENCE):
            frame = await self.socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Json = json.loads(frame)
        match message["type"]:
            case "welcome":
                self.welcome = message
                self.number, self.table, self.view = (
                    message["number"],
                    message["table"],
                    message["view"],
                )
                self.results = message["view"]["results"] if message["view"] else []
            case "news":
                assert message["event"]["number"] == self.number + 1
                self.number += 1
                self.table = message["table"] or self.table
                self.view = message["view"]
                self.results = [*self.results, *self.view["results"]] if self.view else []
        return message

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Read messages until one matches."""
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def ask(self, kind: str, id: str | None = None, **details: object) -> Json:  # noqa: A002 (the wire's word)
        """Make a request; return the answer (`done` or `refused`)."""
        request_id = id or f"ask-{next(self._ids)}"
        await self.send({"type": "ask", "id": request_id, "request": {"type": kind, **details}})
        return await self.until(lambda message: message.get("id") == request_id)

    async def seal(self, word: str = "") -> Json:
        """Draw a share and seal it."""
        self.secret = {"word": word, "salt": secrets.token_hex(32)}
        return await self.ask("seal", seal=seal_of(self.share))

    @property
    def share(self) -> bytes:
        """The sealed share."""
        return share_of(bytes.fromhex(self.secret["salt"]), self.secret["word"])

    async def reveal(self) -> Json:
        """Show the share once the seals are closed."""
        while self.table["phase"] == "open":
            await self.receive()
        return await self.ask("reveal", **self.secret)

    async def wait_for_fact(self, number: int) -> None:
        """Read until a fact with this number, or a later one, has arrived."""
        while self.number < number:
            await self.receive()

    async def play(self, move: str, decision: Json | None = None) -> Json:
        """Answer a decision, by default the first."""
        return await self.ask("play", decision=(decision or self.decisions[0])["id"], move=move)

    @property
    def seat(self) -> int | None:
        """The client's seat."""
        me = self.welcome["you"]
        players = [chair["player"] for chair in self.table["chairs"]]
        return players.index(me) if me is not None and me in players else None

    @property
    def cards(self) -> Json:
        """The view of a match that has begun."""
        assert self.view is not None
        return self.view

    @property
    def clocks(self) -> list[Json]:
        """The running clocks."""
        news = self.news
        running: list[Json] = (news[-1] if news else self.welcome)["clocks"]
        return running

    @property
    def asked(self) -> str | None:
        """The kind of the client's first decision."""
        return self.decisions[0]["kind"] if self.decisions else None

    @property
    def news(self) -> list[Json]:
        """All news since the connection began."""
        messages = [json.loads(frame) for frame in self.frames]
        return [message for message in messages if message["type"] == "news"]

    @property
    def decisions(self) -> list[Json]:
        """The client's decisions, except for chances to sneak a look."""
        if self.table.get("phase") != "playing" or not self.view:
            return []
        return [d for d in self.view["decisions"] if d["kind"] != "sneak"]


# --- starting servers -----------------------------------------------------------------------

DEFAULT_OPTIONS = {
    "port": 0,
    "metrics_port": 0,
    "log_format": "json",
    "share_per_address": 100,
    "guests_per_minute": 10_000,
    "tables_per_minute": 10_000,
    "connections_per_minute": 100_000,
    "connections_per_address": 10_000,
    "wrong_codes_per_minute": 10_000,
}
BOT_PACE = 0.01
"""The pace of bots, as a fraction of a human pace."""


def settings_for(folder: Path, *, talk: int = 1, **options: Any) -> Settings:
    """The settings of a test's server: no client asks too much, and bots answer almost at once.

    Args:
        folder: where its database is, unless `database` says otherwise.
        talk: how many times as much as usual a connection may send.
        options: settings, as `dacabo serve` reads them; the app's `pages`; fields of `Limits`.
    """
    default = Limits()
    limits: Json = {"free_bytes": 0, "bot_pace": BOT_PACE, "stranger_seconds": 0}
    for name in ("messages", "changes"):
        rate = getattr(default, name)
        limits[name] = Rate(rate.per_second * talk, rate.burst * talk)
    values: Json = (
        DEFAULT_OPTIONS | {"database": place_of(folder).written, "pages": PAGES} | options
    )
    limits |= {name: values.pop(name) for name in Limits.__struct_fields__ if name in values}
    pages = Path(values.pop("pages"))
    assert values.keys() <= {*Settings.__struct_fields__}, "an option that nobody knows"
    texts = {name: str(value) for name, value in values.items() if value is not None}
    return replace(read_settings(texts, {}), limits=Limits(**limits), pages=pages)


@contextmanager
def serving(folder: Path, **options: object) -> Iterator[Server]:
    """A server with its database and log in a folder.

    With DACABO_TEST_STORE=nodes it is two nodes behind an nginx, which gives them connections in
    turn.
    """
    if os.environ.get("DACABO_TEST_STORE") != "nodes":
        options_of_one: Json = options
        with one_node(folder, **options_of_one) as server:
            yield server
        return
    with ExitStack() as stack:
        options_of_nodes: Json = {"trusted_proxies": "127.0.0.1"} | options
        nodes = [
            stack.enter_context(one_node(folder, log, **options_of_nodes))
            for log in ("log", "log-2")
        ]
        link = stack.enter_context(proxy(folder / "nginx", [node.link for node in nodes]))
        yield NodesBehindProxy(nodes, link)


@contextmanager
def one_node(folder: Path, log: str = "log", **options: Any) -> Iterator[Server]:
    """A single process of a server."""
    folder.mkdir(parents=True, exist_ok=True)
    launch_options = {
        name: options.pop(name) for name in Launch.__struct_fields__ if name in options
    }
    settings = settings_for(folder, **options)
    start_fork_server()
    control_socket, server_socket = socket.socketpair()
    with control_socket, server_socket, control_socket.makefile("rw") as control:
        process = FORK_SERVER.Process(
            target=run, args=(settings, Launch(**launch_options), folder / log, server_socket)
        )
        process.start()
        server_socket.close()
        try:
            server = Server(process, control, folder, log)
            assert server.link, server.log
            yield server
        finally:
            process.terminate()
            process.join(20)
            process.kill()
            process.join()
            process.close()


@cache
def start_fork_server() -> None:
    """Start the process of which every server is a copy.

    Python before 3.13 does not tell it where modules are found. It then continues without an error.
    """
    FORK_SERVER.set_forkserver_preload(["server.harness.launch"])
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
        forkserver.ensure_running()


class InProcessServer(NamedTuple):
    """A server in this process."""

    link: str
    app: RequestGuard
    """The server behind its network layer."""

    @property
    def store(self) -> Store:
        """Its store."""
        inner: Store = self.app._app._store  # type: ignore[attr-defined]
        return inner

    @property
    def tables(self) -> Tables:
        """Its tables."""
        inner: Tables = self.app._app._tables  # type: ignore[attr-defined]
        return inner


@asynccontextmanager
async def in_this_process(
    folder: Path, environment: Environment | None = None, **options: Any
) -> AsyncIterator[InProcessServer]:
    """Run the same server in this process, in the event loop of the caller."""
    settings = settings_for(folder, **options)
    servers: list[Any] = []
    started = asyncio.Event()
    original = real._Server

    def keep_server(*arguments: Any) -> Any:
        servers.append(original(*arguments))
        return servers[0]

    with real._listen(settings, settings.host, settings.port) as listening:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(real, "_Server", keep_server)
            serve = real._serve(
                settings,
                Sockets(listening),
                started.set,
                environment or Environment(),
                Supervisor(),
            )
            task = asyncio.create_task(serve)
            await started.wait()
        try:
            link = f"http://127.0.0.1:{listening.getsockname()[1]}"
            yield InProcessServer(link, servers[0].config.app)
        finally:
            servers[0].should_exit = True
            await task


def over_sockets(
    test: Callable[Parameters, Coroutine[Any, Any, None]],
) -> Callable[Parameters, None]:
    """Decorate an asynchronous test, so that pytest runs it in an event loop."""

    @wraps(test)
    def run(*given: Parameters.args, **named: Parameters.kwargs) -> None:
        asyncio.run(test(*given, **named))

    return run


class Party:
    """The guests at a table, and their connections."""

    def __init__(
        self, server: Server, code: str, guests: list[Guest], clients: list[Client]
    ) -> None:
        self.server = server
        self.code = code
        self.guests = guests
        self.clients = clients

    @property
    def host(self) -> Client:
        """The guest who opened the table."""
        return self.clients[0]

    def record(self, match: int = 1) -> tuple[int, str]:
        """The status and the text of the public record of a match."""
        return self.server.http("GET", f"/api/tables/{self.code}/records/{match}")

    def verified_record(self, match: int = 1) -> Record:
        """The verified record of a finished match, with its chance proven."""
        status, text = self.record(match)
        assert status == 200
        verified = verify(text)
        assert verified.chance is Chance.PROVEN
        return verified.record

    async def steps(self) -> list[Step]:
        """The log of the table, from the database: everything the server knows."""
        lines = await asyncio.to_thread(self.server.place.log, self.code)
        table: Table | None = None
        steps = []
        for _, line in lines:
            steps.append(apply(table, msgspec.json.decode(line, type=Entry)))
            table = steps[-1].table
        return steps

    async def start(self) -> None:
        """All are ready, the host starts the match, and all show their shares."""
        for client in self.clients[1:]:
            assert (await client.ask("ready"))["type"] == "done"
        assert (await self.host.ask("start"))["type"] == "done"
        for client in self.clients:
            if client.secret["salt"]:
                assert (await client.reveal())["type"] == "done"
        await self.catch_up()

    async def catch_up(self) -> None:
        """Wait until every client has heard everything that any of them has heard."""
        number = max(client.number for client in self.clients)
        for client in self.clients:
            await client.wait_for_fact(number)


@asynccontextmanager
async def sitting(
    server: Server, people: int, bots: tuple[str, ...] = (), **options: object
) -> AsyncIterator[Party]:
    """Seat people and then bots at a table, before the start."""
    names = ("Ana", "Bo", "Cem", "Dee")
    guests = [server.guest(name) for name in names[:people]]
    code = guests[0].open(players=people + len(bots), **options)
    async with AsyncExitStack() as sockets:
        clients = [await sockets.enter_async_context(guest.at(code)) for guest in guests]
        for client in clients[1:]:
            assert (await client.ask("sit"))["type"] == "done"
        for level in bots:
            assert (await clients[0].ask("seat-bot", level=level))["type"] == "done"
        party = Party(server, code, guests, clients)
        await party.catch_up()
        yield party


def facts(news: Json) -> list[str]:
    """The kinds of facts in a piece of news."""
    return [fact["type"] for fact in news["event"]["facts"]]


def serving_children(pid: int) -> list[int]:
    """The worker processes of the process that was started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [
        int(child)
        for child in children
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


def _bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"authorization": f"Bearer {token}"}


def _read(body: bytes) -> object:
    try:
        return json.loads(body)
    except ValueError:
        return body.decode()

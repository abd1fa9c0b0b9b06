"""How fast the server is, and how much it takes: many tables of four, all seated and playing.

The server runs as people run it, in a process on one core; this program plays on another. Every
client checks the numbers of all its frames. Printed are acknowledged (durable) moves a second with
everybody moving as fast as they can, latency at a fixed rate of moves (open loop: counted from when
a move was to be made), memory for each seated connection, and the server's share of a core.

    python benchmarks/server.py --tables 1000 --seconds 10 --rate 1000
"""

import argparse
import asyncio
import base64
import gc
import http.client
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

PLAYERS: Final = 4


class Decision(msgspec.Struct):
    """What somebody is asked for."""

    id: str
    kind: str


class View(msgspec.Struct):
    """What a scripted player looks at."""

    turn: int
    decisions: list[Decision]


class Event(msgspec.Struct):
    """A fact's number."""

    number: int


class Welcome(msgspec.Struct, tag="welcome"):
    """The first answer."""

    number: int
    view: View | None


class News(msgspec.Struct, tag="news"):
    """One more fact."""

    event: Event
    view: View | None


class Done(msgspec.Struct, tag="done"):
    """A request is durable."""

    id: str


class Refused(msgspec.Struct, tag="refused"):
    """Something went wrong."""

    code: str


class Present(msgspec.Struct, tag="present"):
    """Who is there."""


class Bye(msgspec.Struct, tag="bye"):
    """The server hangs up."""

    code: str


_read = msgspec.json.Decoder(Welcome | News | Done | Refused | Present | Bye).decode


class Client(asyncio.Protocol):
    """A WebSocket of just what is needed: text frames, never masked by more than zeros."""

    def __init__(self, load: "Load", table: "Table", seat: int, head: bytes) -> None:
        self.load, self.table, self.seat = load, table, seat
        self.number = 0
        self._head = head
        self._rest = b""
        self._open = False
        self.asked: dict[str, float] = {}

    def connection_made(self, transport: Any) -> None:  # noqa: ANN401 (asyncio's)
        """Ask for a WebSocket."""
        self.transport = transport
        transport.write(self._head)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody should hang up while it is measured."""
        if not self.load.finished:
            self.load.failures.append(f"connection lost: {exc}")

    def data_received(self, data: bytes) -> None:
        """Take frames apart."""
        data = self._rest + data if self._rest else data
        if not self._open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            assert b" 101 " in head[:20], head
            self._open = True
            self.load.opened += 1
        at = 0
        while len(data) - at >= 2:  # noqa: PLR2004 (a frame's head)
            length, start = data[at + 1] & 127, at + 2
            if length == 126:  # noqa: PLR2004 (two more bytes of length)
                length, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif length == 127:  # noqa: PLR2004 (eight more)
                length, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if len(data) < start + length:
                break
            kind = data[at] & 15
            if kind == 1:
                self.hear(data[start : start + length])
            elif kind == 9:  # noqa: PLR2004 (ping)
                self._frame(0x8A, data[start : start + length])
            at = start + length
        self._rest = data[at:]

    def send(self, text: bytes) -> None:
        """Send a message."""
        self._frame(0x81, text)

    def _frame(self, kind: int, text: bytes) -> None:
        size = len(text)
        head = (
            bytes((kind, 128 | size)) if size < 126 else bytes((kind, 254)) + size.to_bytes(2)  # noqa: PLR2004 (RFC 6455)
        )
        self.transport.write(head + b"\0\0\0\0" + text)

    def hear(self, frame: bytes) -> None:
        """Check the number, and see whether it is one's turn."""
        self.load.frames += 1
        match _read(frame):
            case News(event, view):
                self.number += 1
                if event.number != self.number:
                    self.load.failures.append(f"{event.number} instead of {self.number}")
                self.look(view)
            case Done(name):
                self.load.acknowledged(name, self.asked.pop(name, None))
            case Welcome(number, view):
                self.number = number
                self.look(view)
            case Refused(code) | Bye(code):
                self.load.failures.append(code)

    def look(self, view: View | None) -> None:
        """If something is to be decided, decide it now or when the load says so."""
        for decision in view.decisions if view else ():
            if decision.id not in self.table.asked:
                self.table.asked.add(decision.id)
                self.load.turn(self, decision)

    def play(self, decision: Decision, since: float) -> None:
        """Make a move."""
        self.load.ids += 1
        name = str(self.load.ids)
        self.asked[name] = since
        self.send(
            b'{"type":"ask","id":"%s","request":{"type":"play","decision":"%s","move":"%s"}}'
            % (name.encode(), decision.id.encode(), self._move(decision).encode())
        )

    def _move(self, decision: Decision) -> str:
        match decision.kind:
            case "first-look":
                looks = int(decision.id.rpartition(".")[2])
                return f"look {'abcd'[self.seat]}{looks + 1}"
            case "looking":
                return "done"
            case "turn":
                return "draw"
            case _:
                return "discard"

    def ask(self, request: bytes) -> None:
        """Ask for something else than a move."""
        self.load.ids += 1
        self.send(b'{"type":"ask","id":"x%d","request":%s}' % (self.load.ids, request))


class Table:
    """A table and what was decided there."""

    def __init__(self) -> None:
        self.asked: set[str] = set()
        self.clients: list[Client] = []


class Load:
    """All clients, and what is measured."""

    def __init__(self) -> None:
        self.opened = self.frames = self.ids = self.moves = 0
        self.failures: list[str] = []
        self.latencies: list[float] = []
        self.waiting: deque[tuple[Client, Decision]] = deque()
        self.at_once = False
        self.finished = False

    def turn(self, client: Client, decision: Decision) -> None:
        """Somebody has something to decide."""
        if self.at_once:
            client.play(decision, time.perf_counter())
        else:
            self.waiting.append((client, decision))

    def acknowledged(self, _name: str, since: float | None) -> None:
        """A move is durable."""
        if since is not None:
            self.moves += 1
            self.latencies.append(time.perf_counter() - since)

    async def flat_out(self, seconds: float) -> float:
        """Everybody moves as fast as they are told; moves a second."""
        self.at_once = True
        while self.waiting:
            client, decision = self.waiting.popleft()
            client.play(decision, time.perf_counter())
        await asyncio.sleep(1)
        before, began = self.moves, time.perf_counter()
        await asyncio.sleep(seconds)
        speed = (self.moves - before) / (time.perf_counter() - began)
        self.at_once = False
        await asyncio.sleep(1)
        return speed

    async def steadily(self, rate: float, seconds: float) -> tuple[float, list[float]]:
        """So many moves a second, whatever the server does; the rate reached, and all latencies."""
        self.latencies = []
        began = time.perf_counter()
        made = missed = 0
        while (now := time.perf_counter()) < began + seconds:
            while made < (now - began) * rate:
                due = began + made / rate
                made += 1
                if self.waiting:
                    client, decision = self.waiting.popleft()
                    client.play(decision, due)
                else:
                    missed += 1
            await asyncio.sleep(0.001)
        await asyncio.sleep(1)
        if missed:
            self.failures.append(f"{missed} moves could not be made: nobody had a turn")
        return len(self.latencies) / seconds, sorted(self.latencies)


@contextmanager
def server(folder: Path, core: int, profile: str | None) -> Iterator[tuple[str, int]]:
    """The server as people run it, on one core; its address and process."""
    many = "1000000"
    command = [
        sys.executable, *(("-m", "cProfile", "-o", profile) if profile else ()),
        "-m", "dacabo", "serve", "--port", "0",
        "--database", str(folder / "bench.db"), "--log-level", "warning",
        "--max-tables", many, "--max-connections", many, "--connections-per-address", many,
        "--connections-per-minute", many, "--guests-per-minute", many,
        "--share-per-address", "100", "--tables-per-minute", many,
    ]  # fmt: skip
    began = time.perf_counter()
    process = subprocess.Popen(  # noqa: S603 (our own command)
        command, stdout=subprocess.PIPE, text=True
    )
    os.sched_setaffinity(process.pid, {core})
    try:
        assert process.stdout is not None
        link = process.stdout.readline().split()[-1]
        connection = http.client.HTTPConnection(urlsplit(link).netloc)
        connection.request("GET", "/readyz")
        assert connection.getresponse().read() == b"ok\n"
        print(f"first answer after {time.perf_counter() - began:.2f} s")
        yield urlsplit(link).netloc, process.pid
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(30)


def post(connection: http.client.HTTPConnection, path: str, body: object, token: str = "") -> Any:  # noqa: ANN401 (any JSON)
    """One request."""
    headers = {"content-type": "application/json"} | (
        {"authorization": f"Bearer {token}"} if token else {}
    )
    connection.request("POST", path, msgspec.json.encode(body), headers)
    return msgspec.json.decode(connection.getresponse().read())


async def seat_everybody(load: Load, netloc: str, tables: int) -> None:
    """Guests, tables and connections: everybody sits, and all matches begin."""
    loop = asyncio.get_running_loop()
    connection = http.client.HTTPConnection(netloc)
    host, _, port = netloc.partition(":")
    options = {"game": "cabo", "preset": "original", "players": PLAYERS}
    for number in range(tables):
        table = Table()
        guests = [
            post(connection, "/api/guests", {"name": f"P{number}.{seat}", "program": True})["token"]
            for seat in range(PLAYERS)
        ]
        code = post(connection, "/api/tables", options, guests[0])["code"]
        for seat, token in enumerate(guests):
            key = base64.b64encode(os.urandom(16)).decode()
            head = (
                f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: {netloc}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
                f"Authorization: Bearer {token}\r\n\r\n"
            ).encode()
            made = Client(load, table, seat, head)
            await loop.create_connection(partial(_given, made), host, int(port))
            table.clients.append(made)
        while load.opened < PLAYERS * (number + 1):  # noqa: ASYNC110 (not measured yet)
            await asyncio.sleep(0.001)
        for seat, client in enumerate(table.clients):
            client.send(b'{"type":"hello"}')
            if seat:
                client.ask(b'{"type":"sit","seat":%d}' % seat)
                client.ask(b'{"type":"ready"}')
        while any(c.number < 2 + 2 * (PLAYERS - 1) for c in table.clients):  # noqa: ASYNC110 (clients only count)
            await asyncio.sleep(0.001)
        table.clients[0].ask(b'{"type":"start"}')
        if number % 100 == 0:
            print(f"\r{number} tables", end="", file=sys.stderr)
    print("\r", end="", file=sys.stderr)
    await asyncio.sleep(1)


def _given(client: Client) -> Client:
    return client


def memory(process: int) -> int:
    """Resident bytes."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def busy(process: int) -> float:
    """Seconds of processor time so far, all threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(netloc: str, process: int, options: argparse.Namespace) -> None:
    """Print everything."""
    load = Load()
    before = memory(process)
    await seat_everybody(load, netloc, options.tables)
    connections = options.tables * PLAYERS
    print(f"{options.tables} tables, {connections} seated connections, matches running")
    began, used = time.perf_counter(), busy(process)
    speed = await load.flat_out(options.seconds)
    share = (busy(process) - used) / (time.perf_counter() - began - 1)
    print(f"flat out: {speed:,.0f} durable moves/s; server at {100 * share:.0f} % of a core")
    each = (memory(process) - before) / connections
    print(f"memory: {each / 1024:.1f} KiB for each seated connection, table included")
    for rate in options.rate:
        used = busy(process)
        reached, latencies = await load.steadily(rate, options.seconds)
        share = (busy(process) - used) / (options.seconds + 1)
        median, last = statistics.median(latencies), latencies[int(len(latencies) * 0.99)]
        print(
            f"open loop at {rate:,} moves/s: {reached:,.0f}/s acknowledged, "
            f"p50 {median * 1000:.1f} ms, p99 {last * 1000:.1f} ms; server at {100 * share:.0f} %"
        )
    load.finished = True
    print(f"{load.frames:,} frames checked, {len(load.failures)} failures {load.failures[:3]}")


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=int, nargs="*", default=[1000, 2000])
    parser.add_argument("--profile", metavar="FILE", help="write a profile of the server there")
    options = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    gc.disable()  # its pauses would be taken for the server's
    with (
        tempfile.TemporaryDirectory() as folder,
        server(Path(folder), cores[0], options.profile) as (netloc, process),
    ):
        asyncio.run(measure(netloc, process, options))


if __name__ == "__main__":
    main()

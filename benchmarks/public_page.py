"""The delay of updates: many phones show an event's public page while results come in.

The server runs as people run it, in a process on one core; this program is all the phones, on
another. Twenty players sit at four tables; rounds are written on the score pads of their tables at
a fixed rate (open loop: counted from when a round was to be written), and at the end the results
are handed in. Measured is the time until each phone has the whole new page, over all phones and
updates. Every phone must have seen every update, and all must have the same page in the end.

    python benchmarks/public_page.py --phones 2000 --rate 2 --seconds 20
"""

import argparse
import asyncio
import base64
import gc
import os
import re
import statistics
import sys
import tempfile
import time
from functools import partial
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec
from crowd import Client, Load, Table
from running import RunningServer, cpu_seconds, resident_bytes, server

PLAYERS: Final = 20
GRACE_SECONDS: Final = 3
_TIMESTAMPS: Final = re.compile(rb'"(now|at|played)":\d+')
"""The times in a page, which differ between two requests for the same page."""


class PhoneLoad(Load):
    """All phones and their measurements."""

    def __init__(self) -> None:
        super().__init__()
        self.due: list[float] = []
        """The time at which each update was due."""
        self.delays: list[float] = []
        """The seconds that each phone waited for each update."""


class Phone(Client):
    """A phone that shows the public page."""

    def __init__(self, load: PhoneLoad, head: bytes, key: str) -> None:
        super().__init__(load, Table(), 0, head)
        self.phone_load = load
        self.key = key
        self.updates = -1  # the first page is no update
        self.page = b""

    def receive(self, frame: bytes) -> None:
        """Count a page. Every update sends one, so its number tells which update it shows."""
        self.updates += 1
        self.page = frame
        if self.updates:
            due = self.phone_load.due[self.updates - 1]
            self.phone_load.delays.append(time.perf_counter() - due)


class Event:
    """An event, by its organiser's link."""

    def __init__(self, netloc: str) -> None:
        self.connection = HTTPConnection(netloc)
        self.ids = count(1)
        self.key = ""
        self.key = self.post("/api/events", {"name": "Benchmark"})["key"]
        self.ask(type="register", names=[f"Player number {n}" for n in range(PLAYERS)])
        for step in "draw", "publish", "start":
            self.ask(type=step)
        self.matches: list[Any] = self.get()["page"]["event"]["stages"][0]["matches"]

    def get(self) -> Any:  # noqa: ANN401 (JSON)
        """Return the organiser's page."""
        self.connection.request("GET", "/api/event", headers={"dacabo-key": self.key})
        return msgspec.json.decode(self.connection.getresponse().read())

    def post(self, path: str, body: object) -> Any:  # noqa: ANN401 (JSON)
        """Return one request."""
        headers = {"content-type": "application/json", "dacabo-key": self.key}
        self.connection.request("POST", path, msgspec.json.encode(body), headers)
        answer = self.connection.getresponse()
        content = msgspec.json.decode(answer.read())
        assert answer.status < 400, content  # noqa: PLR2004 (whatever is no error)
        return content

    def ask(self, **request: object) -> None:
        """Send a request of the organiser to the event."""
        self.post("/api/event", {"id": f"b{next(self.ids)}", "request": request})

    def write(self, table: int, round: int) -> None:  # noqa: A002 (its name)
        """Write a round on the pad of a table."""
        match = self.matches[table]
        laid = [{"type": "sum", "sum": 3 + seat} for seat in range(len(match["lines"]))]
        entry = {"type": "cabo", "laid": laid, "caller": 0}
        request = {"type": "enter", "round": round, "entry": entry, "sure": True}
        path = f"/api/event/pads/{match['id']}"
        self.post(path, {"id": f"b{next(self.ids)}", "request": request})

    def hand_in(self, table: int) -> None:
        """Hand in the result of a table."""
        players = [line["player"] for line in self.matches[table]["lines"]]
        totals = {str(player): 20 + 21 * place for place, player in enumerate(players)}
        self.ask(type="enter-result", match=self.matches[table]["id"], totals=totals)


async def open_phones(load: PhoneLoad, netloc: str, key: str, phones: int) -> list[Phone]:
    """Open the page on all phones."""
    loop = asyncio.get_running_loop()
    host, _, port = netloc.partition(":")
    watch = msgspec.json.encode({"type": "watch", "key": key})
    opened = []
    for number in range(phones):
        random = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET /api/watch HTTP/1.1\r\nHost: {netloc}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {random}\r\n\r\n"
        ).encode()
        phone = Phone(load, head, key)
        await loop.create_connection(partial(_same, phone), host, int(port))
        opened.append(phone)
        if number % 100 == 0:
            print(f"\r{number} phones", end="", file=sys.stderr)
    while not all(phone.open for phone in opened):  # noqa: ASYNC110 (not measured yet)
        await asyncio.sleep(0.01)
    for phone in opened:
        phone.send(watch)
    while any(not phone.page for phone in opened):  # noqa: ASYNC110 (not measured yet)
        await asyncio.sleep(0.01)
    print("\r", end="", file=sys.stderr)
    return opened


def _same(phone: Phone) -> Phone:
    return phone


async def play(load: PhoneLoad, event: Event, rate: float, seconds: float) -> None:
    """Write rounds at all tables in turn, at this rate, and hand in the results at the end."""
    tables = len(event.matches)
    steps = [partial(event.write, n % tables, n // tables + 1) for n in range(int(rate * seconds))]
    steps += [partial(event.hand_in, table) for table in range(tables)]
    started = time.perf_counter()
    for number, step in enumerate(steps):
        due = started + number / rate
        await asyncio.sleep(max(0, due - time.perf_counter()))
        load.due.append(due)
        await asyncio.to_thread(step)
    await asyncio.sleep(GRACE_SECONDS)


async def measure(running: RunningServer, options: argparse.Namespace) -> None:
    """Measure, and print the results."""
    load = PhoneLoad()
    event, processes = Event(running.netloc), running.processes
    key = event.post("/api/event/link", {"holder": {"type": "public"}})["key"]
    bytes_before = resident_bytes(processes)
    phones = await open_phones(load, running.netloc, key, options.phones)
    event.connection.close()  # the server may have hung up meanwhile: it opens again by itself
    gc.collect()
    gc.disable()
    started, cpu_before = time.perf_counter(), cpu_seconds(processes)
    await play(load, event, options.rate, options.seconds)
    share = (cpu_seconds(processes) - cpu_before) / (time.perf_counter() - started - GRACE_SECONDS)
    load.finished = True
    updates = len(load.due)
    incomplete = [phone.updates for phone in phones if phone.updates != updates]
    pages = {_TIMESTAMPS.sub(b"", phone.page) for phone in phones}
    size = statistics.mean(len(phone.page) for phone in phones)
    delays = sorted(load.delays)
    print(f"{options.phones} phones, {PLAYERS} players, {updates} updates at {options.rate:g}/s")
    print(f"page: {size / 1024:.1f} KiB; server at {100 * share:.0f} % of a core")
    kilobytes = (resident_bytes(processes) - bytes_before) / options.phones / 1024
    print(f"memory: {kilobytes:.1f} KiB for each phone")
    for name, part in (("p50", 0.5), ("p99", 0.99), ("p99.9", 0.999)):
        print(f"{name} of an update: {1000 * delays[int(len(delays) * part)]:.0f} ms")
    print(f"slowest: {1000 * delays[-1]:.0f} ms")
    print(f"{len(delays):,} pages seen, {len(incomplete)} phones missed one, ", end="")
    print(f"{len(pages)} last page(s)")
    if incomplete or len(pages) != 1 or load.failures:
        sys.exit(f"failed: {load.failures[:3]}")


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--phones", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=2)
    parser.add_argument("--seconds", type=float, default=20)
    options = parser.parse_args()
    first, last = min(os.sched_getaffinity(0)), max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {last})
    with (
        tempfile.TemporaryDirectory() as folder,
        server(str(Path(folder) / "bench.db"), [first]) as running,
    ):
        asyncio.run(measure(running, options))


if __name__ == "__main__":
    main()

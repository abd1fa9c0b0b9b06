"""How soon everybody sees it: many phones on an event's public page while results come in.

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
from running import Running, busy, memory, server

PLAYERS: Final = 20
SETTLE_SECONDS: Final = 3
_NOW: Final = re.compile(rb'"(now|at|played)":\d+')
"""What differs between two looks at the same page."""


class Hall(Load):
    """All phones, and when each saw what."""

    def __init__(self) -> None:
        super().__init__()
        self.due: list[float] = []
        """When each update was to happen."""
        self.seen: list[float] = []
        """How long each phone waited for each update."""


class Phone(Client):
    """Somebody who looks at the public page."""

    def __init__(self, hall: Hall, head: bytes, key: str) -> None:
        super().__init__(hall, Table(), 0, head)
        self.hall = hall
        self.key = key
        self.updates = -1  # the first page is no update
        self.page = b""

    def hear(self, frame: bytes) -> None:
        """One more page: which one follows from how many there were."""
        self.updates += 1
        self.page = frame
        if self.updates:
            self.hall.seen.append(time.perf_counter() - self.hall.due[self.updates - 1])


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
        """The organiser's page."""
        self.connection.request("GET", "/api/event", headers={"dacabo-key": self.key})
        return msgspec.json.decode(self.connection.getresponse().read())

    def post(self, path: str, body: object) -> Any:  # noqa: ANN401 (JSON)
        """One request."""
        headers = {"content-type": "application/json", "dacabo-key": self.key}
        self.connection.request("POST", path, msgspec.json.encode(body), headers)
        answer = self.connection.getresponse()
        said = msgspec.json.decode(answer.read())
        assert answer.status < 400, said  # noqa: PLR2004 (whatever is no error)
        return said

    def ask(self, **request: object) -> None:
        """Something is asked of the event."""
        self.post("/api/event", {"id": f"b{next(self.ids)}", "request": request})

    def write(self, table: int, round: int) -> None:  # noqa: A002 (its name)
        """A round on the pad of a table."""
        match = self.matches[table]
        laid = [{"type": "sum", "sum": 3 + seat} for seat in range(len(match["lines"]))]
        entry = {"type": "cabo", "laid": laid, "caller": 0}
        request = {"type": "enter", "round": round, "entry": entry, "sure": True}
        path = f"/api/event/pads/{match['id']}"
        self.post(path, {"id": f"b{next(self.ids)}", "request": request})

    def hand_in(self, table: int) -> None:
        """The result of a table."""
        players = [line["player"] for line in self.matches[table]["lines"]]
        totals = {str(player): 20 + 21 * place for place, player in enumerate(players)}
        self.ask(type="enter-result", match=self.matches[table]["id"], totals=totals)


async def gather(hall: Hall, netloc: str, key: str, phones: int) -> list[Phone]:
    """Everybody opens the page."""
    loop = asyncio.get_running_loop()
    host, _, port = netloc.partition(":")
    watch = msgspec.json.encode({"type": "watch", "key": key})
    gathered = []
    for number in range(phones):
        random = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET /api/watch HTTP/1.1\r\nHost: {netloc}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {random}\r\n\r\n"
        ).encode()
        phone = Phone(hall, head, key)
        await loop.create_connection(partial(_given, phone), host, int(port))
        gathered.append(phone)
        if number % 100 == 0:
            print(f"\r{number} phones", end="", file=sys.stderr)
    while not all(phone.open for phone in gathered):  # noqa: ASYNC110 (not measured yet)
        await asyncio.sleep(0.01)
    for phone in gathered:
        phone.send(watch)
    while any(not phone.page for phone in gathered):  # noqa: ASYNC110 (not measured yet)
        await asyncio.sleep(0.01)
    print("\r", end="", file=sys.stderr)
    return gathered


def _given(phone: Phone) -> Phone:
    return phone


async def play(hall: Hall, event: Event, rate: float, seconds: float) -> None:
    """Rounds at all tables in turn, at that rate, and at the end the results."""
    tables = len(event.matches)
    steps = [partial(event.write, n % tables, n // tables + 1) for n in range(int(rate * seconds))]
    steps += [partial(event.hand_in, table) for table in range(tables)]
    began = time.perf_counter()
    for number, step in enumerate(steps):
        due = began + number / rate
        await asyncio.sleep(max(0, due - time.perf_counter()))
        hall.due.append(due)
        await asyncio.to_thread(step)
    await asyncio.sleep(SETTLE_SECONDS)


async def measure(running: Running, options: argparse.Namespace) -> None:
    """Print everything."""
    hall = Hall()
    event, own = Event(running.netloc), running.processes
    key = event.post("/api/event/link", {"holder": {"type": "public"}})["key"]
    before = memory(own)
    phones = await gather(hall, running.netloc, key, options.phones)
    event.connection.close()  # the server may have hung up meanwhile: it opens again by itself
    gc.collect()
    gc.disable()
    began, used = time.perf_counter(), busy(own)
    await play(hall, event, options.rate, options.seconds)
    share = (busy(own) - used) / (time.perf_counter() - began - SETTLE_SECONDS)
    hall.finished = True
    updates = len(hall.due)
    missed = [phone.updates for phone in phones if phone.updates != updates]
    pages = {_NOW.sub(b"", phone.page) for phone in phones}
    size = statistics.mean(len(phone.page) for phone in phones)
    seen = sorted(hall.seen)
    print(f"{options.phones} phones, {PLAYERS} players, {updates} updates at {options.rate:g}/s")
    print(f"page: {size / 1024:.1f} KiB; server at {100 * share:.0f} % of a core")
    print(f"memory: {(memory(own) - before) / options.phones / 1024:.1f} KiB for each phone")
    for name, part in (("p50", 0.5), ("p99", 0.99), ("p99.9", 0.999)):
        print(f"{name} of an update: {1000 * seen[int(len(seen) * part)]:.0f} ms")
    print(f"slowest: {1000 * seen[-1]:.0f} ms")
    print(f"{len(seen):,} pages seen, {len(missed)} phones missed one, {len(pages)} last page(s)")
    if missed or len(pages) != 1 or hall.failures:
        sys.exit(f"failed: {hall.failures[:3]}")


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

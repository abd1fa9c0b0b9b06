"""Measure the speed and the cost of the server: many tables of four, all seated and playing.

The server runs as people run it, one process on one core; this program plays on another. Every
client checks the numbers of all its frames. For each number of tables it prints the processor
time of an acknowledged (durable) move, and the moves a second of one core. Both are worse on a busy
machine, so compare two versions in alternating runs. Then it prints the moves a second with
everybody moving as fast as they can, the latency at a fixed rate of moves (open loop: counted from
the time at which a move was due), and the memory of a table before its first move and after many.
In the end it prints the time that the server takes to start again with all these tables.

    python benchmarks/server.py --tables 10 100 1000 --seconds 10 --rate 1000
    python benchmarks/server.py --database postgres --processes 2
"""

import argparse
import asyncio
import base64
import gc
import http.client
import os
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import uvloop
from crowd import PLAYERS, Client, Load, Table
from running import Postgres, RunningServer, cpu_seconds, post, resident_bytes, server

SPARE_FILES: Final = 2_300
"""The number of files that the server keeps for itself and for bursts."""
CONCURRENT_TABLES: Final = 16
"""The number of tables whose players sit down at the same time."""
TABLES_PER_ADDRESS: Final = 5_000
"""The number of tables whose connections come from one address, which has only so many ports."""

OPTIONS: Final = {"game": "cabo", "preset": "original", "players": PLAYERS}


def open_table(netloc: str, people: int, number: int) -> tuple[str, list[str]]:
    """Return a table's code, and the tokens of its guests."""
    connection = http.client.HTTPConnection(netloc)
    guests = [
        post(connection, "/api/guests", {"name": f"P{number}.{seat}", "program": True})["token"]
        for seat in range(people)
    ]
    code = post(connection, "/api/tables", OPTIONS, guests[0])["code"]
    connection.close()
    return code, guests


async def sit_down(load: Load, netloc: str, number: int) -> None:
    """Four people open a table, connect and sit; the match begins."""
    loop = asyncio.get_running_loop()
    code, guests = await loop.run_in_executor(None, open_table, netloc, PLAYERS, number)
    host, _, port = netloc.partition(":")
    own = f"127.0.0.{1 + number // TABLES_PER_ADDRESS}", 0
    table = Table()
    for seat, token in enumerate(guests):
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: {netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"Authorization: Bearer {token}\r\n\r\n"
        ).encode()
        client = Client(load, table, seat, head)
        await loop.create_connection(partial(_same, client), host, int(port), local_addr=own)
        table.clients.append(client)
    await _wait_until(lambda: all(client.open for client in table.clients))
    for seat, client in enumerate(table.clients):
        client.send(b'{"type":"hello"}')
        if seat:
            client.ask(b'{"type":"sit","seat":%d}' % seat)
            client.ask(b'{"type":"ready"}')
    await _wait_until(lambda: all(c.number >= 2 + 2 * (PLAYERS - 1) for c in table.clients))
    table.clients[0].ask(b'{"type":"start"}')


async def open_tables(load: Load, netloc: str, tables: range, seats: int) -> None:
    """Open tables; people sit down at as many as there are seats for."""
    loop = asyncio.get_running_loop()
    numbers = iter(tables)

    async def seat_some() -> None:
        for number in numbers:
            if number < seats:
                await sit_down(load, netloc, number)
            else:
                await loop.run_in_executor(None, open_table, netloc, 1, number)
            if number % 100 == 0:
                print(f"\r{number} tables ", end="", file=sys.stderr)

    await asyncio.gather(*(seat_some() for _ in range(CONCURRENT_TABLES)))
    print("\r", end="", file=sys.stderr)
    await asyncio.sleep(1)


class Meter:
    """A meter of moves, processor time and memory since `begin`."""

    def __init__(self, load: Load, running: RunningServer, postgres: Postgres | None) -> None:
        self._load, self._running, self._postgres = load, running, postgres
        self._processes = running.processes
        self.begin()

    def begin(self) -> None:
        """Count from now on."""
        self._started = time.perf_counter()
        self._moves = self._load.moves
        self._cpu_before = cpu_seconds(self._processes)
        self._postgres_before = cpu_seconds(self._postgres.processes) if self._postgres else 0

    def report(self) -> str:
        """Return in words what a move took since `begin`, and how many there were."""
        moves = max(self._load.moves - self._moves, 1)
        seconds_per_move = (cpu_seconds(self._processes) - self._cpu_before) / moves
        seconds = time.perf_counter() - self._started
        load = seconds_per_move * moves / seconds
        report = f"{seconds_per_move * 1e6:.0f} µs of the processor a move, "
        report += f"{1 / seconds_per_move:,.0f} on one core; "
        report += f"{moves / seconds:,.0f}/s by the clock at {100 * load:.0f} %"
        if self._postgres:
            postgres_seconds = cpu_seconds(self._postgres.processes) - self._postgres_before
            report += f"; PostgreSQL {postgres_seconds / moves * 1e6:.0f} µs"
        return report

    def kilobytes(self) -> float:
        """Resident memory of the server."""
        return resident_bytes(self._processes) / 1024


async def measure(
    running: RunningServer, postgres: Postgres | None, options: argparse.Namespace
) -> list[str]:
    """Measure and print for more and more tables; return the failures."""
    load = Load()
    meter = Meter(load, running, postgres)
    empty = meter.kilobytes()
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE_FILES
    before = 0
    for tables in sorted(options.tables):
        occupied = min(tables, files // PLAYERS)
        await open_tables(load, running.netloc, range(before, tables), occupied)
        before = tables
        print(f"{tables:,} tables", end="")
        print(f", people at {occupied:,} of them: no more files" if occupied < tables else "")
        kilobytes_dealt = (meter.kilobytes() - empty) / occupied
        load.move_at_once()
        await asyncio.sleep(1)
        meter.begin()
        await asyncio.sleep(options.seconds)
        print(f"  flat out: {meter.report()}")
        await load.stop()
        print(
            f"  memory of a table and its people: {kilobytes_dealt:.0f} KiB when it is dealt, ",
            end="",
        )
        kilobytes_played = (meter.kilobytes() - empty) / occupied
        print(f"{kilobytes_played:.0f} KiB after {load.moves / occupied:.0f} moves")
        for rate in options.rate:
            meter.begin()
            latencies = await load.move_at_rate(rate, options.seconds)
            median, last = statistics.median(latencies), latencies[int(len(latencies) * 0.99)]
            print(f"  {rate:,}/s: p50 {median * 1000:.1f} ms, p99 {last * 1000:.1f} ms; ", end="")
            print(meter.report())
            await load.stop()
    load.finished = True
    print(f"{load.frames:,} frames checked, {len(load.failures)} failures {load.failures[:3]}")
    return load.failures


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 1000])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=int, nargs="*", default=[1000])
    parser.add_argument(
        "--database", default="sqlite", help="sqlite, postgres (from the tests) or a link"
    )
    parser.add_argument("--processes", type=int, default=1, help="of the server")
    parser.add_argument("--profile", metavar="FILE", help="write a profile of the server there")
    options = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    if options.processes == 1:
        os.sched_setaffinity(0, {cores[-1]})
        del cores[1:]
    gc.disable()  # its pauses would be taken for the server's
    postgres = Postgres() if options.database == "postgres" else None
    with tempfile.TemporaryDirectory() as folder:
        link = options.database if "://" in options.database else str(Path(folder) / "bench.db")
        link = postgres.link if postgres else link
        run = partial(server, link, cores, processes=options.processes)
        with run(profile=options.profile) as running:
            print(f"first answer after {running.seconds:.2f} s")
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                failures = runner.run(measure(running, postgres, options))
        with run() as running:
            tables = f"{max(options.tables):,} open tables"
            print(f"first answer after {running.seconds:.2f} s with {tables}")
    sys.exit(bool(failures))


def _same(client: Client) -> Client:
    return client


async def _wait_until(reached: Callable[[], bool]) -> None:
    while not reached():  # noqa: ASYNC110 (not measured yet)
        await asyncio.sleep(0.001)


if __name__ == "__main__":
    main()

"""Measure whether analyses delay live tables: the latency of moves with and without them.

The server runs as people run it, with tables of four at a fixed rate of moves. In turns, somebody
sends one record after the other to be analysed, or nobody does. Both are measured in the same run,
because other work on the machine slows both down.
"""

import argparse
import asyncio
import http.client
import os
import statistics
import tempfile
from pathlib import Path
from threading import Event, Thread

import uvloop
from analysis import MATCHES, played
from crowd import Load
from running import RunningServer, server
from server import open_tables

from dacabo.records import write


def send_records(netloc: str, stop: Event, counted: list[int]) -> None:
    """Let the server analyse a record, again and again."""
    body = write(played(*MATCHES[0])).encode()
    connection = http.client.HTTPConnection(netloc, timeout=60)
    while not stop.is_set():
        connection.request("POST", "/api/analysis", body)
        answer = connection.getresponse()
        answer.read()
        counted.append(answer.status)
    connection.close()


async def measure(running: RunningServer, options: argparse.Namespace) -> None:
    """Print the latencies."""
    load = Load()
    await open_tables(load, running.netloc, range(options.tables), options.tables)
    latencies: dict[bool, list[float]] = {False: [], True: []}
    counted: list[int] = []
    for number in range(2 * options.turns):
        analysing = bool(number % 2)
        stop = Event()
        thread = Thread(target=send_records, args=(running.netloc, stop, counted))
        if analysing:
            thread.start()
        latencies[analysing] += await load.move_at_rate(options.rate, options.seconds)
        stop.set()
        if analysing:
            await asyncio.get_running_loop().run_in_executor(None, thread.join)
    load.finished = True
    print(f"{options.tables} tables, {options.rate} moves a second, {os.cpu_count()} cores")
    for analysing, found in latencies.items():
        found.sort()
        p50, p99 = statistics.median(found), found[int(len(found) * 0.99)]
        name = "with analyses" if analysing else "without"
        print(f"  {name:14} p50 {1000 * p50:.1f} ms, p99 {1000 * p99:.1f} ms, {len(found)} moves")
    good = sum(status == http.HTTPStatus.OK for status in counted)
    print(f"  {good} analyses, {len(counted) - good} refused; failures: {load.failures[:3]}")


def main() -> None:
    """Read the options and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--rate", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--turns", type=int, default=4)
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        server(str(Path(folder) / "bench.db"), os.sched_getaffinity(0)) as running,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        runner.run(measure(running, options))


if __name__ == "__main__":
    main()

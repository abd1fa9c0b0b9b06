"""A server for benchmarks, run as people run it, and what it takes: processor time and memory."""

import http.client
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

_MANY: Final = "1000000"
_TICKS: Final = os.sysconf("SC_CLK_TCK")


class Running:
    """A server that answers."""

    def __init__(self, netloc: str, pid: int, seconds: float) -> None:
        self.netloc = netloc
        self.pid = pid
        self.seconds = seconds
        """How long it took to the first answer."""

    @property
    def processes(self) -> list[int]:
        """Its own, and those it has started."""
        return [self.pid, *_below(self.pid)]


class Postgres:
    """A real PostgreSQL, as the tests start it; what it takes is counted apart."""

    def __init__(self) -> None:
        sys.path.append(str(Path(__file__).parent.parent / "tests" / "server" / "harness"))
        self._cluster = import_module("cluster").Cluster()
        self.link: str = self._cluster.room()

    @property
    def processes(self) -> list[int]:
        """The one that was started, and all that it has started."""
        first: int = self._cluster._process.pid  # noqa: SLF001 (tests never need to know)
        return [first, *_below(first)]


@contextmanager
def server(
    database: str, cores: Iterable[int], *, processes: int = 1, profile: str | None = None
) -> Iterator[Running]:
    """Start a server on some cores; it stops at the end."""
    command = [
        sys.executable, *(("-m", "cProfile", "-o", profile) if profile else ()),
        str(Path(__file__).with_name("hasty_server.py")), "serve", "--port", "0",
        "--database", database, "--processes", str(processes), "--log-level", "warning",
        "--max-tables", _MANY, "--max-connections", _MANY, "--connections-per-address", _MANY,
        "--connections-per-minute", _MANY, "--guests-per-minute", _MANY,
        "--share-per-address", "100", "--tables-per-minute", _MANY,
    ]  # fmt: skip
    began = time.perf_counter()
    process = subprocess.Popen(  # noqa: S603 (our own command)
        command, stdout=subprocess.PIPE, text=True
    )
    os.sched_setaffinity(process.pid, cores)
    try:
        assert process.stdout is not None
        netloc = urlsplit(process.stdout.readline().split()[-1]).netloc
        connection = http.client.HTTPConnection(netloc)
        connection.request("GET", "/readyz")
        assert connection.getresponse().read() == b"ok\n"
        connection.close()
        yield Running(netloc, process.pid, time.perf_counter() - began)
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(60)


def post(connection: http.client.HTTPConnection, path: str, body: object, token: str = "") -> Any:  # noqa: ANN401 (any JSON)
    """One request."""
    headers = {"content-type": "application/json"} | (
        {"authorization": f"Bearer {token}"} if token else {}
    )
    connection.request("POST", path, msgspec.json.encode(body), headers)
    return msgspec.json.decode(connection.getresponse().read())


def memory(processes: Iterable[int]) -> int:
    """Resident bytes."""
    return sum(
        int(line.split()[1]) * 1024
        for process in processes
        for line in Path(f"/proc/{process}/status").read_text().splitlines()
        if line.startswith("VmRSS")
    )


def busy(processes: Iterable[int]) -> float:
    """Seconds of processor time so far, in the programs and in the system for them."""
    return sum(sum(map(int, _stat(process)[11:13])) / _TICKS for process in processes)


def _below(process: int) -> list[int]:
    """All that a process has started, and what these have started."""
    parents = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parents[int(entry.name)] = int(_stat(int(entry.name))[1])
            except (FileNotFoundError, ProcessLookupError):  # it has just ended
                continue
    found = [process]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found[1:]


def _stat(process: int) -> list[str]:
    """The fields after the name, which may have spaces."""
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()

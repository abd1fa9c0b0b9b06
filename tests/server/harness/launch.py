"""The process of a test's server: a fork of one in which all code and words are read already.

A server takes more than a second to import them, and the tests start hundreds.
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
    """How a process serves, beside its settings."""

    ahead: int = 0
    """Milliseconds that the server's own clock is ahead; a test advances it further."""
    skew: int = 0
    """Milliseconds by which the machine's clock is wrong."""
    tempo: int = 1
    """How many times as fast the server's clock runs."""
    seeds: bool = False
    """Whether the seeds of matches are the same every time."""
    nofile: int | None = None
    """The limit of open files."""
    deaf: bool = False
    """Whether it hears nothing of other nodes."""
    greedy: bool = False
    """Whether it believes that all leases are its own."""
    die: str = ""
    """When it is killed, and after how many times: a moment of `crashing.py`."""
    fault: str = ""
    """How it misbehaves: one of `crashing.FAULTS`."""


def run(settings: Settings, launch: Launch, log: Path, line: socket.socket) -> None:
    """Serve, with the connection in place of the terminal: it says the link, and hears the time."""
    with log.open("a") as errors:
        os.dup2(errors.fileno(), 2)
    os.dup2(line.fileno(), 0)
    os.dup2(line.fileno(), 1)
    line.close()
    if launch.nofile is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (launch.nofile, launch.nofile))
    if isinstance(settings.database, PostgresLink):
        among_nodes(deaf=launch.deaf, greedy=launch.greedy)
    crashing.prepare(settings.database, launch.die, launch.fault)
    environment = Turned(launch)
    if launch.seeds:
        seeds = (sha256(b"%d" % number).digest() for number in count())
        environment.new_seed = lambda: next(seeds)  # type: ignore[method-assign]
    serve(settings, lambda link: print(link, flush=True), environment)


def among_nodes(*, deaf: bool, greedy: bool) -> None:
    """A node for which notifications get lost, or which believes that all leases are its own."""
    from dacabo.server.store.postgres.nodes import PostgresNodes  # noqa: PLC0415 (an extra)

    async def take_leases(_nodes: PostgresNodes, streams: Collection[str]) -> set[str]:
        return {*streams}

    if deaf:
        PostgresNodes._handle_message = lambda *_: None  # type: ignore[method-assign]
    if greedy:
        PostgresNodes.take_leases = take_leases  # type: ignore[assignment, method-assign]


class Turned(Environment):
    """A clock that a test advances: everything due by then happens at once."""

    def __init__(self, launch: Launch) -> None:
        super().__init__(lambda: time.time_ns() + launch.skew * NS_PER_MS)
        self.tempo = launch.tempo
        self._ahead = launch.ahead
        self._began = super().now()
        self._timers: set[Timer] = set()

    def now(self) -> int:
        """The time."""
        passed = super().now() - self._began
        return int(self._began + self.tempo * passed) + self._ahead

    def start(self, last_write: float | None) -> None:
        """Read the test's input from now on."""
        super().start(last_write)
        asyncio.get_running_loop().add_reader(0, self._obey)

    def call_at(self, due: int, callback: Callable[..., object], *given: object) -> "Timer":
        """Call a function at a time, or when the clock is advanced to it."""
        return Timer(self, self._timers, due, partial(callback, *given))

    def _obey(self) -> None:
        said = os.read(0, 1000)
        if not said:
            asyncio.get_running_loop().remove_reader(0)
        for turned in said.split():
            self._ahead += int(turned)
            for timer in sorted(self._timers, key=lambda timer: timer.due):
                timer.wind()
            print("turned", flush=True)


class Timer:
    """A scheduled call."""

    def __init__(
        self, clock: Turned, running: "set[Timer]", due: int, call: Callable[[], object]
    ) -> None:
        self.due = due
        self._clock = clock
        self._running = running
        self._call = call
        self._handle: asyncio.TimerHandle | None = None
        running.add(self)
        self.wind()

    def wind(self) -> None:
        """Wait until it is due, by the current clock."""
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

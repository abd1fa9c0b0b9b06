"""Several servers with one database: processes of one machine, and what all have to agree on.

The processes accept from one socket. The first only looks after the others: it replaces one that
dies or hangs, and passes on the signal to stop. If it is killed itself, the others notice and stop.
"""

import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from ctypes import c_ulong
from hashlib import sha256
from logging import WARNING
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread
from time import monotonic
from typing import Any, Final, TypeAlias

import msgspec

from dacabo.club.facts import ClubEntry
from dacabo.core.errors import DacaboError
from dacabo.games import GAMES
from dacabo.scorepad.facts import PadEntry
from dacabo.server.api.monitor import Siblings
from dacabo.server.logs import note
from dacabo.server.sockets.listener import Sockets
from dacabo.server.supervisor import Supervisor
from dacabo.table.facts import Entry as TableEntry
from dacabo.tournament.facts import Entry as EventEntry

REST_SECONDS: Final = 1.0
"""Seconds before a process that has died is replaced: what it died of may still be there."""
HANG_SECONDS: Final = 10.0
"""Seconds without a sign of life after which a process is killed."""

Serve: TypeAlias = Callable[[Any, Sockets, Siblings | None, Supervisor], None]
"""Serves with some settings at some sockets, and tells the supervisor. It is importable."""

_SPAWN: Final = multiprocessing.get_context("spawn")


def serve_together(
    count: int,
    serve: Serve,
    settings: object,
    sockets: Sockets,
    *,
    opened: Callable[[], None],
    supervisor: Supervisor,
) -> None:
    """Serve with so many processes until this one is told to stop.

    The supervisor is told about all of them by this one.

    Raises:
        DacaboError: what one of them raised when it started for the first time.
    """
    own = {}
    if sockets.metrics is not None:
        own = {number: socket.create_server(("127.0.0.1", 0)) for number in range(1, count + 1)}
    ports = {number: listening.getsockname()[1] for number, listening in own.items()}
    siblings = {number: Siblings(number, listening, ports) for number, listening in own.items()}
    together = _Processes(
        lambda number: _Process(number, serve, settings, sockets, siblings.get(number))
    )
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda _signal, _frame: together.stop())
    try:
        together.begin(count)
        if not together.stopping:
            opened()
            supervisor.ready()
        while not together.stopping:
            together.replace(supervisor.seconds)
            supervisor.alive()
    finally:
        supervisor.stopping()
        together.stop()
        for worker in together.all:
            worker.process.join()


class _Processes:
    """All processes."""

    def __init__(self, new: "Callable[[int], _Process]") -> None:
        self.all: list[_Process] = []
        self.stopping = False
        self._new = new

    def begin(self, count: int) -> None:
        """Start so many, and wait for them."""
        for number in range(1, count + 1):
            self.all.append(self._new(number))
        for worker in self.all:
            worker.await_ready()

    def replace(self, seconds: float) -> None:
        """Wait so long, or until some have ended; replace those, and any that hang."""
        began = monotonic()
        wait([worker.process.sentinel for worker in self.all], seconds)
        waited = min(monotonic() - began, seconds)  # less than the clock says after a pause
        gone = [worker for worker in self.all if not self.stopping and worker.is_gone(waited)]
        if gone and not self.stopping:
            time.sleep(REST_SECONDS)
            self.all = [
                self._new(worker.number) if worker in gone else worker for worker in self.all
            ]

    def stop(self) -> None:
        """Ask all to stop."""
        self.stopping = True
        for worker in self.all:
            worker.stop()


class _Process:
    """One of the processes."""

    def __init__(
        self,
        number: int,
        serve: Serve,
        settings: object,
        sockets: Sockets,
        siblings: Siblings | None,
    ) -> None:
        self.number = number
        self._line, its = _SPAWN.Pipe()
        self._beats = _SPAWN.RawValue("L", 0)
        self._seen = 0
        """How many signs of life there were."""
        self._silent = 0.0
        """Seconds waited since the last one."""
        self.process: SpawnProcess = _SPAWN.Process(
            target=_run, args=(serve, settings, sockets, siblings, _FirstStart(its, self._beats))
        )
        self.process.start()
        its.close()

    def await_ready(self) -> None:
        """Wait until it answers.

        Raises:
            DacaboError: why it does not.
        """
        with suppress(EOFError):  # it has died
            failed: DacaboError | None = self._line.recv()
            if failed is not None:
                raise failed

    def is_gone(self, waited: float) -> bool:
        """Whether it has died, or was killed now because it hangs.

        Args:
            waited: seconds that the first process has waited for it since the last look. If all
                were paused, with the whole machine, nobody has waited for anybody.
        """
        if not self.process.is_alive():
            note("process-died", WARNING)
            return True
        beats = self._beats.value
        self._silent = self._silent + waited if beats == self._seen else 0.0
        self._seen = beats
        if not beats or self._silent <= HANG_SECONDS:  # it may take long to start
            return False
        note("process-hangs", WARNING)
        self.process.kill()
        self.process.join()
        return True

    def stop(self) -> None:
        """Ask it to stop."""
        if self.process.is_alive():
            self.process.terminate()


class _FirstStart(Supervisor):
    """The first process, as one of the others sees it."""

    def __init__(self, line: Connection, beats: c_ulong) -> None:
        self.line = line
        self._beats = beats

    def ready(self) -> None:
        """The server answers."""
        self.alive()
        self.line.send(None)

    def alive(self) -> None:
        """Its event loop turns."""
        self._beats.value += 1


def _run(
    serve: Serve, settings: object, sockets: Sockets, siblings: Siblings | None, first: _FirstStart
) -> None:
    """In the process: serve, and stop when the first one is gone."""

    def follow() -> None:
        with suppress(EOFError, OSError):
            first.line.recv()
        os.kill(os.getpid(), signal.SIGTERM)

    Thread(target=follow, daemon=True).start()
    try:
        serve(settings, sockets, siblings, first)
    except DacaboError as error:
        with suppress(OSError):
            first.line.send(error)
        raise SystemExit(1) from None


MESSAGES: Final = 2
"""Raised when nodes say other things to each other, or to clients: an older one would not know
the links to tables that a newer one has given to people."""


def speaks() -> str:
    """A short name for all kinds of facts and the versions of the games.

    A version that knows another fact, or plays a move differently, has another one.
    """
    kinds = msgspec.json.schema_components(
        (TableEntry, EventEntry, PadEntry, ClubEntry), ref_template="{name}"
    )
    games = {name: game.version for name, game in GAMES.items()}
    text = msgspec.json.encode((MESSAGES, _bare(kinds), games), order="deterministic")
    return sha256(text).hexdigest()[:16]


def _bare(schema: Any) -> Any:  # noqa: ANN401 (JSON)
    """A schema without its explanations."""
    match schema:
        case dict():
            return {name: _bare(part) for name, part in schema.items() if name != "description"}
        case list() | tuple():
            return [_bare(part) for part in schema]
        case _:
            return schema

"""Several server processes on one machine with one database, and the version they must share.

All worker processes accept from one socket. The parent process only supervises them: it replaces a
worker that dies or hangs, and forwards the signal to stop. If the parent itself is killed, the
workers notice and stop.
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

RESTART_DELAY_SECONDS: Final = 1.0
"""Seconds before a worker that has died is replaced, because the cause may still be there."""
HANG_SECONDS: Final = 10.0
"""Seconds without a heartbeat after which a worker is killed."""

Serve: TypeAlias = Callable[[Any, Sockets, Siblings | None, Supervisor], None]
"""A function, importable by its name, that serves with these settings at these sockets."""

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
    """Serve with several worker processes until this process is told to stop.

    The supervisor sees only this process, which answers for all workers.

    Raises:
        DacaboError: the error of a worker that could not start for the first time.
    """
    metrics_sockets = {}
    if sockets.metrics is not None:
        metrics_sockets = {
            number: socket.create_server(("127.0.0.1", 0)) for number in range(1, count + 1)
        }
    ports = {number: listening.getsockname()[1] for number, listening in metrics_sockets.items()}
    siblings = {
        number: Siblings(number, listening, ports) for number, listening in metrics_sockets.items()
    }
    workers = _Workers(
        lambda number: _Worker(number, serve, settings, sockets, siblings.get(number))
    )
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda _signal, _frame: workers.stop())
    try:
        workers.start(count)
        if not workers.is_stopping:
            opened()
            supervisor.notify_ready()
        while not workers.is_stopping:
            workers.replace_dead(supervisor.heartbeat_seconds)
            supervisor.notify_alive()
    finally:
        supervisor.notify_stopping()
        workers.stop()
        for worker in workers.all:
            worker.process.join()


class _Workers:
    """All worker processes."""

    def __init__(self, start_worker: "Callable[[int], _Worker]") -> None:
        self.all: list[_Worker] = []
        self.is_stopping = False
        self._start_worker = start_worker

    def start(self, count: int) -> None:
        """Start the workers, and wait until they answer."""
        for number in range(1, count + 1):
            self.all.append(self._start_worker(number))
        for worker in self.all:
            worker.await_ready()

    def replace_dead(self, seconds: float) -> None:
        """Wait for a time, or until a worker ends; then replace those that ended or hang."""
        began = monotonic()
        wait([worker.process.sentinel for worker in self.all], seconds)
        # If the machine was suspended, the clock ran on without anybody waiting.
        waited = min(monotonic() - began, seconds)
        dead = [worker for worker in self.all if not self.is_stopping and worker.is_dead(waited)]
        if dead and not self.is_stopping:
            time.sleep(RESTART_DELAY_SECONDS)
            self.all = [
                self._start_worker(worker.number) if worker in dead else worker
                for worker in self.all
            ]

    def stop(self) -> None:
        """Ask all workers to stop."""
        self.is_stopping = True
        for worker in self.all:
            worker.stop()


class _Worker:
    """A worker process, as the parent sees it."""

    def __init__(
        self,
        number: int,
        serve: Serve,
        settings: object,
        sockets: Sockets,
        siblings: Siblings | None,
    ) -> None:
        self.number = number
        self._pipe, workers_end = _SPAWN.Pipe()
        self._heartbeats = _SPAWN.RawValue("L", 0)
        """The number of heartbeats, which the worker increases."""
        self._last_heartbeats = 0
        """The number of heartbeats at the last check."""
        self._silent_seconds = 0.0
        """Seconds that the parent has waited since the last heartbeat."""
        parent = _Parent(workers_end, self._heartbeats)
        self.process: SpawnProcess = _SPAWN.Process(
            target=_run, args=(serve, settings, sockets, siblings, parent)
        )
        self.process.start()
        workers_end.close()

    def await_ready(self) -> None:
        """Wait until the worker answers.

        Raises:
            DacaboError: the worker could not start.
        """
        with suppress(EOFError):  # it has died, and will be replaced
            error: DacaboError | None = self._pipe.recv()
            if error is not None:
                raise error

    def is_dead(self, waited: float) -> bool:
        """Whether the worker has died; one that hangs is killed.

        Args:
            waited: seconds that the parent has waited since the last check, without any time in
                which the whole machine was suspended.
        """
        if not self.process.is_alive():
            note("process-died", WARNING)
            return True
        heartbeats = self._heartbeats.value
        is_silent = heartbeats == self._last_heartbeats
        self._silent_seconds = self._silent_seconds + waited if is_silent else 0.0
        self._last_heartbeats = heartbeats
        is_starting = not heartbeats  # which may take long
        if is_starting or self._silent_seconds <= HANG_SECONDS:
            return False
        note("process-hangs", WARNING)
        self.process.kill()
        self.process.join()
        return True

    def stop(self) -> None:
        """Ask the worker to stop."""
        if self.process.is_alive():
            self.process.terminate()


class _Parent(Supervisor):
    """The parent process, as a worker sees it."""

    def __init__(self, pipe: Connection, heartbeats: c_ulong) -> None:
        self.pipe = pipe
        self._heartbeats = heartbeats

    def notify_ready(self) -> None:
        """Report that the server answers."""
        self.notify_alive()
        self.pipe.send(None)

    def notify_alive(self) -> None:
        """Report that the server's event loop runs."""
        self._heartbeats.value += 1


def _run(
    serve: Serve, settings: object, sockets: Sockets, siblings: Siblings | None, parent: _Parent
) -> None:
    """Serve in a worker process, and stop if the parent dies."""

    def stop_with_parent() -> None:
        with suppress(EOFError, OSError):
            parent.pipe.recv()  # the parent sends nothing: this returns when it has died
        os.kill(os.getpid(), signal.SIGTERM)

    Thread(target=stop_with_parent, daemon=True).start()
    try:
        serve(settings, sockets, siblings, parent)
    except DacaboError as error:
        with suppress(OSError):
            parent.pipe.send(error)
        raise SystemExit(1) from None


MESSAGES: Final = 3
"""The version of the messages between nodes, and of links. Increase it when they change: an older
node would not understand the links to tables that a newer node has given to people."""


def node_compatibility() -> str:
    """A fingerprint of the facts, the games and the messages between nodes.

    Only nodes with the same fingerprint can share a database. It differs for a release that knows
    another fact, plays a move differently, or sends other messages.
    """
    kinds = msgspec.json.schema_components(
        (TableEntry, EventEntry, PadEntry, ClubEntry), ref_template="{name}"
    )
    games = {name: game.version for name, game in GAMES.items()}
    text = msgspec.json.encode(
        (MESSAGES, _without_descriptions(kinds), games), order="deterministic"
    )
    return sha256(text).hexdigest()[:16]


def _without_descriptions(schema: Any) -> Any:  # noqa: ANN401 (JSON)
    match schema:
        case dict():
            return {
                name: _without_descriptions(part)
                for name, part in schema.items()
                if name != "description"
            }
        case list() | tuple():
            return [_without_descriptions(part) for part in schema]
        case _:
            return schema

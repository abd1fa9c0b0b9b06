"""The first of several processes, which replaces those that die or hang."""

import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import pairwise
from typing import TypeAlias

import pytest
from server.harness.idle_server import beat

from dacabo.server import processes
from dacabo.server.processes import serve_together
from dacabo.server.sockets.listener import Sockets
from dacabo.server.supervisor import Supervisor

Run: TypeAlias = Callable[[int, Iterator[None]], list[float]]


class EndOfTest(Exception):
    """Ends the first process once a test is over."""


class Systemd(Supervisor):
    """Continues with a test whenever the first process reports that it is alive."""

    heartbeat_seconds = 0.05

    def __init__(self, test: Iterator[None]) -> None:
        self._test = test
        self.times: list[float] = []

    def notify_alive(self) -> None:
        """Note the time, and continue with the test."""
        self.times.append(time.monotonic())
        next(self._test)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Iterator[Run]:
    """Serve with some processes until a test is over; return the times of the signs of life."""
    monkeypatch.setattr(processes, "HANG_SECONDS", 0.5)
    handlers = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}

    def run_processes(count: int, test: Iterator[None]) -> list[float]:
        systemd = Systemd(test)
        with socket.create_server(("127.0.0.1", 0)) as public, pytest.raises(EndOfTest):
            serve_together(
                count, beat, None, Sockets(public), opened=lambda: None, supervisor=systemd
            )
        return systemd.times

    yield run_processes
    for number, handler in handlers.items():
        signal.signal(number, handler)


def children() -> set[int]:
    """The ids of the serving processes."""
    return {child.pid for child in multiprocessing.active_children() if child.pid is not None}


def test_many_that_die_at_once_are_replaced_at_once(run: Run) -> None:
    """One by one would take so long that systemd would kill the first process, too."""

    def test() -> Iterator[None]:
        before = children()
        for child in before:
            os.kill(child, signal.SIGKILL)
        while before & children() or len(children()) < len(before):
            yield
        raise EndOfTest

    times = run(3, test())
    silences = [after - before for before, after in pairwise(times)]
    assert max(silences) < 2 * processes.RESTART_DELAY_SECONDS


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP])
def test_a_process_that_dies_or_hangs_is_replaced(run: Run, blow: signal.Signals) -> None:
    """The others keep running."""

    def test() -> Iterator[None]:
        before = children()
        hit = min(before)
        os.kill(hit, blow)
        while hit in children() or len(children()) < len(before):
            yield
        assert before - children() == {hit}
        raise EndOfTest

    run(2, test())


def test_no_process_is_killed_because_the_machine_was_paused(run: Run) -> None:
    """The first process resumes before the others, and must not take their silence for a hang."""

    def test() -> Iterator[None]:
        before = children()
        for child in before:
            os.kill(child, signal.SIGSTOP)
        time.sleep(1)
        yield
        for child in before:
            with suppress(ProcessLookupError):
                os.kill(child, signal.SIGCONT)
        for _ in range(20):
            yield
        assert children() == before
        raise EndOfTest

    run(2, test())
